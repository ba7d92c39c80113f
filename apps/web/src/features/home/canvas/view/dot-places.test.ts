import { expect, test } from 'vitest';
import { dotPlaces } from './dot-places.ts';

const box = { x: 100, y: 100, width: 120, height: 60 };

test('dots stand beside the middle of their sides', () => {
  expect(dotPlaces(box, [])).toEqual([
    { side: 'top', x: 160, y: 80 },
    { side: 'right', x: 240, y: 130 },
    { side: 'bottom', x: 160, y: 180 },
    { side: 'left', x: 80, y: 130 },
  ]);
});

test('a side that has a line has no dot', () => {
  const fromAbove = { x: 154, y: 40, width: 12, height: 60 };
  expect(dotPlaces(box, [fromAbove]).map(({ side }) => side)).toEqual(['right', 'bottom', 'left']);
});
