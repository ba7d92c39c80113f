import { expect, test } from 'vitest';
import { buildType, drawn } from '../testing/drawn.ts';
import { understand } from '../understand.ts';

const inner = (text: string): readonly string[] =>
  drawn(understand(text, { type: buildType('process') })).filter((line) => !/\((?:Start|End)\)/.test(line));

test('who is to be made to do something does it', () => {
  expect(
    inner('Open the gate. Have the guard check the badge. If it is red, let the porter take the bags. Sign the list.'),
  ).toEqual([
    'Open the gate -> Check the badge',
    'Check the badge -> <Red?>',
    '<Red?> -Yes-> Take the bags',
    'Take the bags -> Sign the list',
    '<Red?> -No-> Sign the list',
  ]);
});

test('what somebody is asked is what is decided', () => {
  expect(
    inner('Ask the warden if there is a free pitch. If yes: hand over the key, that’s it for tonight. Call the farm.'),
  ).toContain('<Free pitch?> -Yes-> Hand over the key');
});

test('none of what was looked for is the other answer', () => {
  expect(
    inner('Search the attic. When a lamp is found the caretaker cleans it. When none is found, buy a lamp.'),
  ).toEqual([
    'Search the attic -> <Lamp found?>',
    '<Lamp found?> -Yes-> Caretaker cleans lamp',
    '<Lamp found?> -No-> Buy a lamp',
  ]);
});

test('a condition without a comma ends where an article opens another phrase', () => {
  expect(inner('Log the call. If you are a dock worker the warden then opens the side door. Go home.')).toContain(
    '<Dock worker?> -Yes-> Warden opens the side door',
  );
});

test('done behind a comma ends the branch', () => {
  expect(
    inner('Look at the meter. If it is green, note the time, done. Otherwise turn the valve. Ring the office.'),
  ).toEqual(['<Green?> -Yes-> Note the time', '<Green?> -No-> Turn the valve', 'Turn the valve -> Ring the office']);
});
