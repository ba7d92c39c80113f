import { expect, test } from 'vitest';
import { straightened } from './straightened.ts';

const start = { x: 100, y: 100 };

test('a line that is nearly level becomes level and keeps its length', () => {
  const { x, y } = straightened(start, { x: 300, y: 112 });
  expect(y).toBeCloseTo(100);
  expect(x).toBeCloseTo(100 + Math.hypot(200, 12));
});

test('a line that is nearly aslant goes at 45 degrees, backwards too', () => {
  const { x, y } = straightened(start, { x: 20, y: 26 });
  expect(x).toBeCloseTo(y);
  expect(x).toBeLessThan(100);
});

test('a line without length stays where it is', () => {
  expect(straightened(start, start)).toEqual(start);
});
