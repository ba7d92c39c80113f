import type { Diagram, Placement, Point, Rect } from '../model/index.ts';
import { besidesAt, createLineGrid, crossingsAt } from './line-grid.ts';
import { fillsBox } from './outline.ts';
import { isVertical } from './polyline.ts';
import { isBlocked, routeWorldOf } from './route-world.ts';

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
  const lines = createLineGrid(routes);
  let ends = [...routes].flatMap(([id, { points }]) => endsOf(id, points));
  for (const { id, from, to } of diagram.connectors) {
    const route = routes.get(id);
    if (from === to || route === undefined || route.points.length < 4) continue;
    const isEndTaken = (point: Point, distance: number): boolean =>
      ends.some((end) => end.id !== id && isNear(end.point, point, distance));
    const ways = [
      ...cornersFrom(boxFor(from), route.points, isEndTaken),
      ...cornersFrom(boxFor(to), route.points.toReversed(), isEndTaken).map((points) => points.toReversed()),
    ];
    const better = ways.find(
      (points) =>
        !isBlocked(points, id, world, { clearance: shapeGap, hasStart: true, hasEnd: true }) &&
        crossingsAt(points, id, lines) <= crossingsAt(route.points, id, lines) &&
        besidesAt(points, id, lines, lineGap) === 0,
    );
    if (better === undefined) continue;
    routes.set(id, { ...route, points: better });
    lines.replace(id, better);
    ends = ends.filter((end) => end.id !== id).concat(endsOf(id, better));
  }
  return { shapes: placement.shapes, routes };
};

interface End {
  readonly id: string;
  readonly point: Point;
}

const endsOf = (id: string, points: readonly Point[]): readonly End[] =>
  [points[0], points.at(-1)].flatMap((point) => (point === undefined ? [] : [{ id, point }]));

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
  isTaken: (point: Point, distance: number) => boolean,
): readonly (readonly Point[])[] => {
  const [first, second] = points;
  const last = points.at(-1);
  const beforeLast = points.at(-2);
  if (box === undefined || !first || !second || !last || !beforeLast || isTaken(first, 1)) return [];
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
    .filter(([start]) => start !== undefined && !isTaken(start, endGap));
};

/** The shortest piece of a line that leaves room for a head, px. */
const leastRun = 28;

const isNear = (one: Point, other: Point, distance: number): boolean =>
  Math.abs(one.x - other.x) < distance && Math.abs(one.y - other.y) < distance;
