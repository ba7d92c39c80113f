import { expect, test } from 'vitest';
import { straightenRoute } from './straighten-route.ts';

test('a line with a rounded corner has a square one', () => {
  const traced = [
    { x: 10, y: 20 },
    { x: 95, y: 21 },
    { x: 99, y: 24 },
    { x: 100, y: 28 },
    { x: 101, y: 90 },
  ];
  expect(straightenRoute(traced, 1.5)).toEqual([
    { x: 10, y: 20.5 },
    { x: 100, y: 20.5 },
    { x: 100, y: 90 },
  ]);
});

test('a slanted line keeps its slope and loses the hook at its end', () => {
  const traced = [
    { x: 0, y: 0 },
    { x: 80, y: 60 },
    { x: 80, y: 64 },
  ];
  expect(straightenRoute(traced, 1.5)).toEqual([
    { x: 0, y: 0 },
    { x: 80, y: 64 },
  ]);
});
