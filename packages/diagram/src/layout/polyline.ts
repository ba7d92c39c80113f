import type { Point, Rect } from '../model/index.ts';

/** Small geometry of routes. */

export interface Segment {
  readonly from: Point;
  readonly to: Point;
}

export const segmentsOf = (points: readonly Point[]): readonly Segment[] =>
  points.slice(1).map((to, index) => ({ from: points[index] ?? to, to }));

export const lengthOf = (segment: Segment): number =>
  Math.hypot(segment.to.x - segment.from.x, segment.to.y - segment.from.y);

/** Below this distance two coordinates count as the same, px. */
export const hair = 0.01;

export const isVertical = (segment: Segment): boolean => Math.abs(segment.from.x - segment.to.x) < hair;
export const isHorizontal = (segment: Segment): boolean => Math.abs(segment.from.y - segment.to.y) < hair;

export const isRightAngled = (points: readonly Point[]): boolean =>
  segmentsOf(points).every((segment) => isHorizontal(segment) || isVertical(segment));

/** Drops points that repeat their neighbour or lie on the straight line between their neighbours. */
export const withoutNeedlessPoints = (points: readonly Point[]): readonly Point[] => {
  const kept: Point[] = [];
  for (const point of points) {
    const last = kept.at(-1);
    if (last !== undefined && Math.abs(last.x - point.x) < hair && Math.abs(last.y - point.y) < hair) continue;
    const before = kept.at(-2);
    if (before !== undefined && last !== undefined && isBetween(before, last, point)) kept.pop();
    kept.push(point);
  }
  const [only] = points;
  return kept.length === 1 && only !== undefined ? [only, only] : kept;
};

const isBetween = (before: Point, point: Point, after: Point): boolean => {
  const cross = (point.x - before.x) * (after.y - before.y) - (point.y - before.y) * (after.x - before.x);
  const ahead = (point.x - before.x) * (after.x - point.x) + (point.y - before.y) * (after.y - point.y);
  return Math.abs(cross) < hair * 10 && ahead >= 0;
};

/** The box around a segment; its width or height is 0 for a straight one. */
export const boxOf = ({ from, to }: Segment): Rect => ({
  x: Math.min(from.x, to.x),
  y: Math.min(from.y, to.y),
  width: Math.abs(from.x - to.x),
  height: Math.abs(from.y - to.y),
});

/**
 * Boxes along a segment, none much longer than `side`: the one box around a slanting line would hold most of its page, and with it
 * nearly everything that the line is not near to.
 */
export const boxesAlong = (segment: Segment, side: number): readonly Rect[] => {
  const { from, to } = segment;
  const box = boxOf(segment);
  const pieces = Math.ceil(Math.min(box.width, box.height) / side);
  if (pieces <= 1) return [box];
  const at = (piece: number): Point => ({
    x: from.x + ((to.x - from.x) * piece) / pieces,
    y: from.y + ((to.y - from.y) * piece) / pieces,
  });
  return Array.from({ length: pieces }, (_, piece) => boxOf({ from: at(piece), to: at(piece + 1) }));
};

export const boundsOfPoints = (points: readonly Point[]): Rect => {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return left === Infinity
    ? { x: 0, y: 0, width: 0, height: 0 }
    : { x: left, y: top, width: right - left, height: bottom - top };
};

/** True where a segment runs through the inside of a box; touching its border does not count. */
export const runsThrough = (segment: Segment, rect: Rect): boolean => {
  let enter = 0;
  let leave = 1;
  const clip = (start: number, delta: number, low: number, high: number): boolean => {
    if (Math.abs(delta) < 1e-9) return start > low + hair && start < high - hair;
    const first = (low + hair - start) / delta;
    const second = (high - hair - start) / delta;
    enter = Math.max(enter, Math.min(first, second));
    leave = Math.min(leave, Math.max(first, second));
    return enter < leave;
  };
  const { from, to } = segment;
  return (
    clip(from.x, to.x - from.x, rect.x, rect.x + rect.width) &&
    clip(from.y, to.y - from.y, rect.y, rect.y + rect.height)
  );
};

/** True where two straight segments cross inside both; meeting at an end or running along each other does not count. */
export const cross = (one: Segment, other: Segment): boolean => {
  const [level, upright] = isHorizontal(one) ? [one, other] : [other, one];
  if (!isHorizontal(level) || !isVertical(upright)) return false;
  const across = boxOf(level);
  const down = boxOf(upright);
  return (
    down.x > across.x + hair &&
    down.x < across.x + across.width - hair &&
    across.y > down.y + hair &&
    across.y < down.y + down.height - hair
  );
};
