import { expect, test } from 'vitest';
import { isTooShort } from './is-too-short.ts';

const confidence = 0.9;

/** One piece: its letters touch each other. */
const ink = [{ label: 1, box: { x: 0, y: 0, width: 40, height: 7 }, area: 180 }];

test('what was read of part of the letters only is too short for them', () => {
  expect(isTooShort({ text: 'De d', confidence }, ink)).toBe(true);
  expect(isTooShort({ text: 'Declined?', confidence }, ink)).toBe(false);
});
