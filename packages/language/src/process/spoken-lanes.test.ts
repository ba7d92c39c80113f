import { expect, test } from 'vitest';
import { buildType, drawn } from '../testing/drawn.ts';
import { understand } from '../understand.ts';

const type = buildType('process');
const told = (text: string): readonly string[] => drawn(understand(text, { type }));

test('who acts may stand before a colon in small letters, in one line', () => {
  const read = understand(
    'keel check. requester: raise ticket. yard: weld or replace the plate. checker: test plate, errors -> back to yard. dock control: release, archive ticket.',
    { type },
  );
  expect(read.ok && (read.spec.groups ?? []).map(({ label }) => label)).toEqual([
    'Requester',
    'Yard',
    'Checker',
    'Dock control',
  ]);
});

test('numbers that count on within a line are steps without any mark', () => {
  expect(told('1 weigh the bag 2 bag torn? then sew it 3 load the truck')).toEqual(
    told('1. weigh the bag\n2. bag torn? then sew it\n3. load the truck'),
  );
});

test('lines that count on are steps without any mark', () => {
  expect(told('Tea\n1 boil the water\n2 fill the cup\n3 wait a minute')).toEqual([
    '(Start) -> Boil the water',
    'Boil the water -> Fill the cup',
    'Fill the cup -> Wait a minute',
    'Wait a minute -> (End)',
  ]);
});

test('a till is no time, and what is done anew is done again', () => {
  expect(told('The mate types it in the till, the cook cooks the food. Then they eat.')).toContain(
    'Type it in the till -> Cook the food',
  );
  expect(
    told('The mate draws the plan. The boss approves it; if he does not approve it, the mate must draw the plan anew.'),
  ).toContain('<Approves it?> -No-> Draw the plan');
});

test('parallel work may stand behind a colon, and wishes about the drawing are no steps', () => {
  expect(
    told(
      'Our launch procedure shall be shown. The boss signs. Then in parallel: the mate loads, the cook packs. Swimlanes pls',
    ).join('\n'),
  ).not.toMatch(/swimlanes|shown|parallel\?/i);
});

test('a step that tells a deed stays, whatever its words', () => {
  expect(
    told('The mate gets 3 ropes, picks the best one. Over 5 knots the cook has to tie it. The mate hoists the flag.'),
  ).toContainEqual(expect.stringMatching(/> Pick the best one$/));
});
