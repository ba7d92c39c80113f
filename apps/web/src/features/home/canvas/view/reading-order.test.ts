import { expect, it } from 'vitest';
import { readingOrder, readingStart } from './reading-order.ts';

it('goes row by row, and from left to right in each', () => {
  const size = { width: 100, height: 40 };
  expect(
    readingOrder([
      ['below', { x: 0, y: 200, ...size }],
      ['right', { x: 300, y: 0, ...size }],
      ['left', { x: 0, y: 10, ...size }],
    ]),
  ).toEqual(['left', 'right', 'below']);
});

it('begins at the first row with what stands a little further left below it', () => {
  const start = { x: 220, y: 0, width: 100, height: 40 };
  const step = { x: 190, y: 100, width: 160, height: 40 };
  const far = { x: 0, y: 300, width: 100, height: 40 };
  expect(readingStart([start, step, far])).toBe(190);
  expect(readingStart([])).toBeUndefined();
});
