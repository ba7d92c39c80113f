import { expect, test } from 'vitest';
import { buildType, drawn } from '../testing/drawn.ts';
import { understand } from '../understand.ts';

const sequence = (text: string): readonly string[] => drawn(understand(text, { type: buildType('messages') }));

test('a table with a column for who sends and one for who gets it has a message in each row', () => {
  expect(
    sequence(
      'Lending a boat\n| no | sender | recipient | message |\n|---|---|---|---|\n| 1 | guest | harbour app | pick a boat |\n| 2 | harbour app | warden | ask for the key |',
    ),
  ).toEqual(['Guest -Pick a boat-> Harbour app', 'Harbour app -Ask for the key-> Warden']);
});

test('without such columns no message is made up', () => {
  expect(
    sequence('| boat | berth |\n| 1 | north |\nThe guest asks the warden for a key, the warden gives the key'),
  ).toEqual(['Guest -Ask for key-> Warden', 'Warden -Give key-> Guest']);
});

test('an empty cell keeps its column', () => {
  expect(
    sequence(
      '| no | sender | note | recipient | message |\n|---|---|---|---|---|\n| 1 | pilot |  | harbour app | open lock |\n|  | harbour app | late | warden | raise gate |',
    ),
  ).toEqual(['Pilot -Open lock-> Harbour app', 'Harbour app -Raise gate-> Warden']);
});
