import { centreOf, type Point, type Rect } from '@diagloom/diagram/model';
import { type HeldLine, isLevel, pushPiece, putBend } from './bend-line.ts';

/**
 * The points of a line after the keyboard pushed it: of right angles, its longest piece that lies across the push; else its middle bend, which it
 * gets where it has none. Undefined where no piece lies across.
 */
export const nudgeLine = (line: HeldLine, hasCorners: boolean, step: Point): readonly Point[] | undefined => {
  const { points } = line;
  if (!hasCorners) {
    const index = Math.max(1, Math.floor(points.length / 2));
    const isNew = points.length === 2;
    const at = isNew ? middleOf(points[0], points[1]) : points[index];
    return at === undefined ? undefined : putBend(points, { index, isNew }, { x: at.x + step.x, y: at.y + step.y });
  }
  const across = points.slice(1).flatMap((to, index) => {
    const from = points[index] ?? to;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    return isLevel(from, to) === (step.y !== 0) ? [{ index, length }] : [];
  });
  const [longest] = across.toSorted((one, other) => other.length - one.length);
  return longest === undefined ? undefined : pushPiece(line, longest.index, step);
};

const middleOf = (one: Point | undefined, other: Point | undefined): Point | undefined =>
  one === undefined || other === undefined ? undefined : { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };

/** The shape that comes next in a direction, seen from a box; what lies more to the side than ahead is no next one. */
export const nextToward = (from: Rect, direction: Point, shapes: ReadonlyMap<string, Rect>): string | undefined => {
  const start = centreOf(from);
  const ahead = [...shapes].flatMap(([id, box]) => {
    const { x, y } = centreOf(box);
    const [dx, dy] = [x - start.x, y - start.y];
    const along = dx * direction.x + dy * direction.y;
    const aside = Math.abs(dx * direction.y) + Math.abs(dy * direction.x);
    return along > 0 && along >= aside ? [{ id, way: along + 2 * aside }] : [];
  });
  return ahead.toSorted((one, other) => one.way - other.way)[0]?.id;
};
