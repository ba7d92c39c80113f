import { expect, test } from 'vitest';
import { buildType, drawn } from '../testing/drawn.ts';
import { understand } from '../understand.ts';

const inner = (text: string): readonly string[] =>
  drawn(understand(text, { type: buildType('process') })).filter((line) => !/\((?:Start|End)\)/.test(line));

test.each([
  ['Look for a tag. Tag → call the owner. No tag → hang up a note.'],
  ['Look for a tag. Tag: call the owner. No tag: hang up a note.'],
  ['Look for a tag. Tag - call the owner. No tag, hang up a note.'],
])('a head and its denial are one question: %s', (text) => {
  expect(inner(text)).toEqual([
    'Look for a tag -> <Tag?>',
    '<Tag?> -Yes-> Call the owner',
    '<Tag?> -No-> Hang up a note',
  ]);
});

test('two states of one thing are one question', () => {
  expect(inner('Check the rope. Rope loose: tie it to the pier. Rope tight: open the bridge.')).toEqual([
    'Check the rope -> <Rope loose?>',
    '<Rope loose?> -Yes-> Tie rope to the pier',
    '<Rope loose?> -No-> Open the bridge',
  ]);
});

test('teams before colons are no states', () => {
  const read = understand('Team lead: writes the plan. Team member: does the work.', { type: buildType('process') });
  expect(read.ok && read.spec.groups.map(({ label }) => label)).toEqual(['Team lead', 'Team member']);
});

test('qualities of one thing as heads are cases, and stages are none', () => {
  const read = (text: string): string => drawn(understand(text, { type: buildType('process') })).join('\n');
  const barn = read(
    'Look at the calf. Sick calf: call the vet. Weak: feed milk. Strong: open the gate. Then close the barn.',
  );
  expect(barn).toContain('-Weak-> Feed milk');
  expect(barn).toContain('-Strong-> Open the gate');
  expect(read('Prep: chop the nuts. Cooking: fry the nuts. Serving: salt the nuts.')).not.toContain('<');
});
