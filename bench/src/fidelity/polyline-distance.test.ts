import { expect, test } from 'vitest';
import { polylineDistance } from './polyline-distance.ts';

const line = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
];

test('a line has no distance to itself, however many points it is given by', () => {
  expect(
    polylineDistance(line, [
      { x: 0, y: 0 },
      { x: 40, y: 0 },
      { x: 100, y: 0 },
    ]),
  ).toBeLessThan(0.2);
});

test('a parallel line is as far away as it stands', () => {
  expect(
    polylineDistance(
      line,
      line.map(({ x, y }) => ({ x, y: y + 7 })),
    ),
  ).toBeCloseTo(7, 5);
});
