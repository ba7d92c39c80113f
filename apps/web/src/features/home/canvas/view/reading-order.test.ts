import { expect, it } from 'vitest';
import { readingOrder } from './reading-order.ts';

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
