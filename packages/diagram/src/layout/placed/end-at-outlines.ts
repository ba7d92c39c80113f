import type { Point, Rect } from '../../model/index.ts';
import { meetOutline } from '../outline.ts';
import type { End } from './straight-line.ts';

/** A way that was wished for, from outline to outline, where its shapes are larger or of another figure than those that it was drawn for. */
export const endAtOutlines = (points: readonly Point[], from: End, to: End): readonly Point[] =>
  fromOutline(fromOutline(points, from).toReversed(), to).toReversed();

const fromOutline = (points: readonly Point[], { box, style }: End): readonly Point[] => {
  const outside = points.findIndex((point) => !isInside(box, point));
  const [first, second] = [points[0], points[1]];
  if (outside < 0 || first === undefined || second === undefined) return points;
  const next = outside === 0 ? second : (points[outside] ?? second);
  const end = outside === 0 ? first : borderOf(box, points[outside - 1] ?? first, next);
  return [meetOutline(style, box, end, next), ...points.slice(Math.max(1, outside))];
};

const isInside = ({ x, y, width, height }: Rect, point: Point): boolean =>
  point.x > x && point.x < x + width && point.y > y && point.y < y + height;

/** Where a piece of a way leaves a box. */
const borderOf = ({ x, y, width, height }: Rect, inside: Point, outside: Point): Point => {
  const [dx, dy] = [outside.x - inside.x, outside.y - inside.y];
  const share = Math.min(
    dx === 0 ? Infinity : ((dx > 0 ? x + width : x) - inside.x) / dx,
    dy === 0 ? Infinity : ((dy > 0 ? y + height : y) - inside.y) / dy,
  );
  return { x: inside.x + dx * share, y: inside.y + dy * share };
};
