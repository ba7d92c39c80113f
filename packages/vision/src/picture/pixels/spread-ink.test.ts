import { expect, test } from 'vitest';
import { spreadInk } from './spread-ink.ts';

const size = { width: 5, height: 3 };
const dot = Uint8Array.from([0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]);

test('ink grows by a square, and shrinks to where it was', () => {
  const grown = spreadInk(dot, size, { reach: 1, way: 'grow' });
  expect([...grown]).toEqual([0, 1, 1, 1, 0, 0, 1, 1, 1, 0, 0, 1, 1, 1, 0]);
  // Beyond the edge of the picture nothing is known: it does not shrink there.
  expect([...spreadInk(grown, size, { reach: 1, way: 'shrink' })]).toEqual([
    0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0,
  ]);
});
