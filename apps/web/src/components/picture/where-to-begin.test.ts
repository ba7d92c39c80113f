import { expect, test } from 'vitest';
import { whereToBegin } from './where-to-begin.ts';

const size = { width: 180, height: 70 };
const boxAt = (x: number, y: number) => ({ x, y, ...size });
const window = { width: 400, height: 500 };

/** An organisation: the root above five others, of which the third is right below it. */
const wide = { x: 16, y: 16, width: 1600, height: 360 };
const root = boxAt(710, 40);
const level = [40, 375, 710, 1045, 1380].map((x) => boxAt(x, 160));

test('the first branch is seen with its root where there is room for both', () => {
  const { x } = whereToBegin({ first: root, next: level }, wide, { ...window, width: 950 });
  expect(x).toBe(16);
});

test('else the foremost that is seen with its root, both in the middle', () => {
  expect(whereToBegin({ first: root, next: level }, wide, { ...window, width: 600 })).toEqual({ x: 332.5, y: 16 });
  expect(whereToBegin({ first: root, next: level }, wide, window)).toEqual({ x: 600, y: 16 });
});

test('what comes first is in sight from the corner of the picture: it is seen from there', () => {
  const pool = { x: 40, y: 40, width: 1100, height: 434 };
  expect(whereToBegin({ first: pool, next: [] }, { x: 16, y: 16, width: 1148, height: 482 }, window)).toEqual({
    x: 16,
    y: 16,
  });
});

test('a root at the foot of a high picture is seen, and nothing beyond the picture', () => {
  const high = { x: 0, y: 0, width: 380, height: 2000 };
  expect(whereToBegin({ first: boxAt(24, 1900), next: [] }, high, window)).toEqual({ x: 0, y: 1500 });
});
