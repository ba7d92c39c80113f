import { expect, test } from 'vitest';
import { nextToward, nudgeLine } from './nudge-line.ts';

const box = (x: number, y: number) => ({ x, y, width: 100, height: 40 });

test('a line of right angles is pushed by the longest piece across, a straight one gets a bend and moves it', () => {
  const [source, target] = [box(0, 0), box(200, 200)];
  const points = [
    { x: 50, y: 40 },
    { x: 50, y: 120 },
    { x: 250, y: 120 },
    { x: 250, y: 200 },
  ];
  const down = nudgeLine({ points, source, target }, true, { x: 0, y: 10 });
  expect(down).toEqual([points[0], { x: 50, y: 130 }, { x: 250, y: 130 }, points[3]]);
  const upright = points.slice(0, 2);
  expect(nudgeLine({ points: upright, source, target }, true, { x: 0, y: 10 })).toBeUndefined();
  const straight = [points[0], points[3]].flatMap((point) => point ?? []);
  const bent = nudgeLine({ points: straight, source, target }, false, { x: 10, y: 0 });
  expect(bent).toEqual([points[0], { x: 160, y: 120 }, points[3]]);
  expect(nudgeLine({ points: bent ?? [], source, target }, false, { x: 10, y: 0 })?.[1]).toEqual({ x: 170, y: 120 });
});

test('the next shape in a direction is the nearest one ahead', () => {
  const shapes = new Map([
    ['right', box(300, 10)],
    ['far', box(600, 0)],
    ['below', box(0, 200)],
    ['aside', box(120, 400)],
  ]);
  const from = box(0, 0);
  expect(nextToward(from, { x: 1, y: 0 }, shapes)).toBe('right');
  expect(nextToward(from, { x: 0, y: 1 }, shapes)).toBe('below');
  expect(nextToward(from, { x: -1, y: 0 }, shapes)).toBeUndefined();
});
