import { expect, test } from 'vitest';
import { dotPlaces } from './dot-places.ts';

const box = { x: 100, y: 100, width: 120, height: 60 };

test('dots stand in the middle of their sides', () => {
  expect(dotPlaces(box, [])).toEqual([
    { side: 'top', x: 160, y: 82, isFree: true },
    { side: 'right', x: 238, y: 130, isFree: true },
    { side: 'bottom', x: 160, y: 178, isFree: true },
    { side: 'left', x: 82, y: 130, isFree: true },
  ]);
});

test('a side that a line comes to says so', () => {
  const fromAbove = { x: 154, y: 40, width: 12, height: 60 };
  expect(dotPlaces(box, [fromAbove]).map(({ isFree }) => isFree)).toEqual([false, true, true, true]);
});
