import { type Diagram, grown, overlaps, type Placement, type Point, type Rect, type Route } from '../model/index.ts';
import { fillsBox } from './outline.ts';
import { boundsOfPoints, isVertical, segmentsOf } from './polyline.ts';
import { crossingsWith, isBlocked, lengthBeside, routeWorldOf } from './route-world.ts';

/**
 * A line that leaves its shape, turns, and turns again to meet the other one needs a single bend when it leaves or arrives at the side
 * that faces the other shape. Takes that way where it is free and the end is the line's own. For relations, which may end
 * at any side; a flow keeps to the sides where it enters and leaves.
 */
export const cutCorners = (diagram: Diagram, placement: Placement): Placement => {
  const world = routeWorldOf(diagram, placement);
  const routes = new Map(placement.routes);
  const filled = new Set(diagram.shapes.flatMap(({ id, style }) => (fillsBox(style) ? [id] : [])));
  const boxFor = (id: string): Rect | undefined => (filled.has(id) ? placement.shapes.get(id) : undefined);
  for (const { id, from, to } of diagram.connectors) {
    const route = routes.get(id);
    if (from === to || route === undefined || route.points.length < 4) continue;
    const others = [...routes].filter(([other]) => other !== id).map(([, other]) => other);
    const ends = others.flatMap(({ points }) => [points[0], points.at(-1)]).filter((end) => end !== undefined);
    const ways = [
      ...cornersFrom(boxFor(from), route.points, ends),
      ...cornersFrom(boxFor(to), route.points.toReversed(), ends).map((points) => points.toReversed()),
    ];
    const better = ways.find((points) => {
      if (isBlocked(points, id, world, shapeGap)) return false;
      const near = others.filter(({ points: line }) =>
        overlaps(grown(boundsOfPoints(points), 20), grown(boundsOfPoints(line), 1)),
      );
      return crossingsWith(points, near) <= crossingsWith(route.points, others) && besides(points, near) === 0;
    });
    if (better !== undefined) routes.set(id, { ...route, points: better });
  }
  return { shapes: placement.shapes, routes };
};

/** The nearest that a line may come to another shape, and to another line that runs along it, px. */
const shapeGap = 10;
const lineGap = 12;
/** Between two ends on one side of a shape, px: texts stand beside them. */
const endGap = 20;
const cornerGap = 12;

/** Ways with one bend from the sides of the first shape to the end of the line, which stays where it is. */
const cornersFrom = (
  box: Rect | undefined,
  points: readonly Point[],
  ends: readonly Point[],
): readonly (readonly Point[])[] => {
  const [first, second] = points;
  const last = points.at(-1);
  const beforeLast = points.at(-2);
  if (box === undefined || !first || !second || !last || !beforeLast || isTaken(first, ends, 1)) return [];
  const isUpright = isVertical({ from: beforeLast, to: last });
  if (isVertical({ from: first, to: second }) !== isUpright) return [];
  const [along, across] = isUpright ? (['x', 'y'] as const) : (['y', 'x'] as const);
  const [length, breadth] = isUpright ? (['width', 'height'] as const) : (['height', 'width'] as const);
  const border = last[along] < box[along] ? box[along] : box[along] + box[length];
  if (last[along] > box[along] - leastRun && last[along] < box[along] + box[length] + leastRun) return [];
  const isSameWay = Math.sign(last[across] - beforeLast[across]);
  const middle = box[across] + box[breadth] / 2;
  return [0, 1 / 4, -1 / 4]
    .map((share) => middle + share * box[breadth])
    .filter((level) => Math.abs(level - middle) <= box[breadth] / 2 - cornerGap)
    .filter((level) => Math.sign(last[across] - level) === isSameWay && Math.abs(last[across] - level) >= leastRun)
    .map((level) => {
      const at = (one: number, other: number): Point => (isUpright ? { x: one, y: other } : { x: other, y: one });
      return [at(border, level), at(last[along], level), last];
    })
    .filter(([start]) => start !== undefined && !isTaken(start, ends, endGap));
};

/** The shortest piece of a line that leaves room for a head, px. */
const leastRun = 28;

const isTaken = (point: Point, ends: readonly Point[], distance: number): boolean =>
  ends.some((end) => Math.abs(end.x - point.x) < distance && Math.abs(end.y - point.y) < distance);

const besides = (points: readonly Point[], others: readonly Route[]): number => {
  const lines = others.flatMap((other) => segmentsOf(other.points));
  return segmentsOf(points).reduce((sum, segment) => sum + lengthBeside(segment, lines, lineGap), 0);
};
