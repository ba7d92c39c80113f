import type { Geometry, Point } from '../../model/index.ts';
import { finite } from '../cell-tree.ts';

/**
 * The place of an edge's label: `x` runs from -1 at the source to 1 at the target, `y` is px to the left of the line as
 * seen along it, `offset` is added as it is.
 */
export const pointAlong = (points: readonly Point[], geometry: Geometry | undefined): Point => {
  const share = geometry?.relative ? (Math.max(-1, Math.min(1, finite(geometry.x))) + 1) / 2 : 0.5;
  const { point, direction } = walk(points, share);
  const aside = geometry?.relative ? finite(geometry.y) : 0;
  return {
    x: point.x + direction.y * aside + finite(geometry?.offset?.x ?? 0),
    y: point.y - direction.x * aside + finite(geometry?.offset?.y ?? 0),
  };
};

/** A point at a share of a line's length and the unit direction of the line there. */
const walk = (points: readonly Point[], share: number): { readonly point: Point; readonly direction: Point } => {
  const lengths = points.slice(1).map((point, index) => distance(points[index] ?? point, point));
  let left = share * lengths.reduce((sum, length) => sum + length, 0);
  const lastIndex = lengths.length - 1;
  for (const [index, length] of lengths.entries()) {
    const from = points[index];
    const to = points[index + 1];
    if (!from || !to) break;
    if (length > 0 && (left <= length || index === lastIndex)) {
      const direction = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
      return { point: { x: from.x + direction.x * left, y: from.y + direction.y * left }, direction };
    }
    left -= length;
  }
  return { point: points[0] ?? { x: 0, y: 0 }, direction: { x: 0, y: 0 } };
};

const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);
