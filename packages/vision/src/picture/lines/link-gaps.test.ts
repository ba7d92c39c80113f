import { expect, it } from 'vitest';
import { findGaps } from './link-gaps.ts';

const width = 400;

const draw = (pixels: readonly (readonly [number, number])[]): Uint8Array => {
  const cells = new Uint8Array(width * 200);
  for (const [x, y] of pixels) cells[y * width + x] = 1;
  return cells;
};

/** A line that comes from the left, and one that leads on downwards to the right from lower. */
const steps = Array.from({ length: 30 }, (_, step) => step);
const skeleton = draw([
  ...steps.map((step) => [20 + step, 40 + (step >> 1)] as const),
  ...steps.map((step) => [200 + step, 80 + step] as const),
]);
const labels = Int32Array.from(skeleton, (cell, at) => (cell === 0 ? 0 : at % width < 100 ? 1 : 2));
const options = { width, stroke: 1, isTied: () => false, labels, bends: true };

it('follows a line that bends under words', () => {
  const words = [{ x: 54, y: 50, width: 142, height: 28 }];
  expect(findGaps(skeleton, { ...options, words })).toEqual([[54 * width + 49, 80 * width + 200]]);
});

it('joins no lines of a hand under words', () => {
  const words = [{ x: 54, y: 50, width: 142, height: 28 }];
  expect(findGaps(skeleton, { ...options, words, bends: false })).toEqual([]);
});

it('leaves ends that no words part', () => {
  expect(findGaps(skeleton, { ...options, words: [] })).toEqual([]);
});
