import { withoutNeedlessPoints } from '@diagloom/diagram/layout';
import type { Point, Rect } from '@diagloom/diagram/model';

/** A line as a hand holds it: its points, ends included, and the shapes at its ends, px of the page. */
export interface HeldLine {
  readonly points: readonly Point[];
  readonly source: Rect | undefined;
  readonly target: Rect | undefined;
}

/** How near a piece must come to another one for both to become one straight line, px. */
const reach = 6;

/** From the corners of a shape, px. */
const corner = 4;

/** How far a line leaves its shape before it turns away, px. */
const stub = 20;

/**
 * The points of a line of right angles after one of its pieces was pushed sideways. The first and last piece slide along the side of
 * their shape; beyond that side they get two bends more. A piece that comes in line with the next but one becomes one with it.
 */
export const pushPiece = ({ points, source, target }: HeldLine, index: number, by: Point): readonly Point[] => {
  const [from, to] = [points[index], points[index + 1]];
  if (from === undefined || to === undefined) return points;
  const axis = isLevel(from, to) ? 'y' : 'x';
  const wish = from[axis] + by[axis];
  const neighbours = [points[index - 1], points[index + 2]].flatMap((point) => point?.[axis] ?? []);
  const at = neighbours.find((other) => Math.abs(other - wish) <= reach) ?? Math.round(wish);
  const start = index === 0 ? endOf(from, to, source, at, axis) : [{ ...from, [axis]: at }];
  const end = index === points.length - 2 ? endOf(to, from, target, at, axis).toReversed() : [{ ...to, [axis]: at }];
  return withoutNeedlessPoints([...points.slice(0, index), ...start, ...end, ...points.slice(index + 2)]);
};

/** The points of a straight or bent line with one of its bends elsewhere, or with a new one in a piece. */
export const putBend = (
  points: readonly Point[],
  bend: { readonly index: number; readonly isNew: boolean },
  at: Point,
) => points.toSpliced(bend.index, bend.isNew ? 0 : 1, { x: Math.round(at.x), y: Math.round(at.y) });

export const isLevel = (one: Point, other: Point): boolean => Math.abs(one.y - other.y) < Math.abs(one.x - other.x);

/** The points at an end whose piece comes to lie at `at`. */
const endOf = (end: Point, next: Point, shape: Rect | undefined, at: number, axis: 'x' | 'y'): readonly Point[] => {
  if (shape === undefined) return [{ ...end, [axis]: at }];
  const length = axis === 'x' ? shape.width : shape.height;
  if (at >= shape[axis] + corner && at <= shape[axis] + length - corner) return [{ ...end, [axis]: at }];
  const along = axis === 'x' ? 'y' : 'x';
  const way = next[along] - end[along];
  const turn = { ...end, [along]: end[along] + Math.sign(way) * Math.min(stub, Math.abs(way) / 3) };
  return [end, turn, { ...turn, [axis]: at }];
};
