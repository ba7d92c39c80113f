import { expect, test } from 'vitest';
import { buildModelType, modelled } from '../../testing/model-types.ts';
import { understand } from '../../understand.ts';

const type = buildModelType('classes');
const lines = (text: string): readonly string[] =>
  modelled(understand(text, { type }))
    .filter((line) => line.includes('->'))
    .map((line) => line.replace('-transition->', '->'));

test.each([
  'hatch starts closed, lever -> opened, spring -> closed',
  'The hatch starts closed. Lever -> opened. Spring -> closed.',
])('arrows lead from what happens to a state where nothing leads to what stands before them: %s', (text) => {
  expect(lines(text)).toEqual(['Start -> Closed', 'Closed -> Opened: Lever', 'Opened -> Closed: Spring']);
});

test('what it goes through stands in a row, and a reason needs no comma', () => {
  expect(
    lines('States of a crate. It goes packed, sealed, shipped. If the seal breaks it moves from sealed to packed.'),
  ).toEqual(expect.arrayContaining(['Packed -> Sealed', 'Sealed -> Shipped', 'Sealed -> Packed: Seal breaks']));
});
