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

test('what shall be is, initially too, and a reason may say where it happens', () => {
  expect(
    lines(
      'A hatch shall be Closed initially. On signal it shall become Open. If 2 hours pass while Closed, it shall become Locked.',
    ),
  ).toEqual(['Start -> Closed', 'Closed -> Open: Signal', 'Closed -> Locked: 2 hours pass while Closed']);
});
