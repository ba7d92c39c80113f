import { expect, test } from 'vitest';
import { dotPlaces } from './dot-places.ts';

const box = { x: 100, y: 100, width: 120, height: 60 };

test('dots stand in the middle of their sides', () => {
  expect(dotPlaces(box, [])).toEqual([
    { side: 'top', x: 160, y: 80, isFree: true },
    { side: 'right', x: 240, y: 130, isFree: true },
    { side: 'bottom', x: 160, y: 180, isFree: true },
    { side: 'left', x: 80, y: 130, isFree: true },
  ]);
});

test('a dot makes way for a line, and stays where lines are everywhere', () => {
  const fromAbove = { x: 154, y: 40, width: 12, height: 60 };
  expect(dotPlaces(box, [fromAbove])[0]).toEqual({ side: 'top', x: 124, y: 80, isFree: false });
  const everywhere = { x: 0, y: 0, width: 400, height: 400 };
  expect(dotPlaces(box, [everywhere])[0]).toEqual({ side: 'top', x: 160, y: 80, isFree: false });
});
