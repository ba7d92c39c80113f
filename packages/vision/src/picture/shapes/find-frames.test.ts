import { expect, test } from 'vitest';
import type { Rule } from '../lines/find-rules.ts';
import { findFrames } from './find-frames.ts';

const buildDashes = (axis: Rule['axis'], at: number, [from, to]: readonly [number, number]): Rule => ({
  axis,
  at,
  from,
  to,
  thickness: 5,
  isDashed: true,
});

test('thick dashes that end far from their corners make a frame', () => {
  const rules = [
    buildDashes('level', 30, [37, 370]),
    buildDashes('level', 149, [62, 374]),
    buildDashes('upright', 28, [53, 133]),
    buildDashes('upright', 384, [47, 127]),
  ];
  expect(findFrames(rules).map(({ isDashed, box: { x, y } }) => ({ isDashed, x, y }))).toEqual([
    { isDashed: true, x: 31, y: 33 },
  ]);
});

test('a tag hides the corner of a dashed frame', () => {
  const buildEdge = (axis: Rule['axis'], at: number, along: readonly [number, number]): Rule => ({
    ...buildDashes(axis, at, along),
    thickness: 2,
    isDashed: false,
  });
  const rules = [
    buildDashes('level', 30, [85, 370]),
    buildDashes('level', 149, [32, 374]),
    buildDashes('upright', 28, [56, 140]),
    buildDashes('upright', 384, [47, 140]),
    buildEdge('level', 30, [28, 80]),
    buildEdge('upright', 28, [30, 50]),
  ];
  expect(findFrames(rules).map(({ isDashed, box: { x, y } }) => ({ isDashed, x, y }))).toEqual([
    { isDashed: true, x: 31, y: 33 },
  ]);
});
