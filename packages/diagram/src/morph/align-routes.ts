import type { Point } from '../model/index.ts';

/**
 * Two routes with as many points each: the one with fewer gets points on its longest pieces, so that it keeps its course. An
 * animation can then lead every point straight to the one of the same index.
 */
export const alignRoutes = (
  from: readonly Point[],
  to: readonly Point[],
): { readonly from: readonly Point[]; readonly to: readonly Point[] } => {
  const count = Math.max(from.length, to.length);
  return { from: withPoints(from, count), to: withPoints(to, count) };
};

const withPoints = (route: readonly Point[], count: number): readonly Point[] => {
  const points = [...route];
  while (points.length > 0 && points.length < count) {
    const longest = indexOfLongestPiece(points);
    const [start, end] = [points[longest], points[longest + 1] ?? points[longest]];
    if (start === undefined || end === undefined) break;
    points.splice(longest + 1, 0, { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 });
  }
  return points;
};

const indexOfLongestPiece = (points: readonly Point[]): number => {
  const lengths = points
    .slice(1)
    .map(({ x, y }, index) => Math.hypot(x - (points[index]?.x ?? x), y - (points[index]?.y ?? y)));
  return lengths.reduce((best, length, index) => (length > (lengths[best] ?? 0) ? index : best), 0);
};
