import { expect, test } from 'vitest';
import { findDashedRules } from './find-rules.ts';

/** Upright strokes of 3 by 12 px below each other, so far apart. */
const strokes = (gap: number) =>
  [0, 1, 2, 3].map((index) => ({
    label: index + 1,
    box: { x: 100, y: 40 + index * (12 + gap), width: 3, height: 12 },
    area: 36,
  }));

test('strokes close to each other are a dashed line', () => {
  expect(findDashedRules(strokes(8), 'upright')).toHaveLength(1);
});

test('the same letter in labels above each other is none', () => {
  expect(findDashedRules(strokes(60), 'upright')).toEqual([]);
});

test('three dashes of which a line that crosses hides one are a dashed line', () => {
  const withGap = strokes(11).filter((_, index) => index !== 1);
  expect(findDashedRules(withGap, 'upright')).toHaveLength(1);
});
