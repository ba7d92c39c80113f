import type { Diagram, Placement, Point, Rect, Route, Shape } from '../model/index.ts';
import { besidesAt, createLineGrid, crossingsAt, type LineGrid } from './line-grid.ts';
import { fillsBox, meetOutline } from './outline.ts';
import { boxOf, hair, isVertical, runsThrough, segmentsOf, withoutNeedlessPoints } from './polyline.ts';
import { isBlocked, type RouteWorld, routeWorldOf } from './route-world.ts';
import { createSpatialGrid, type SpatialGrid } from './spatial-grid.ts';

/**
 * Takes needless bends out of right-angled routes and draws their ends on to the outlines of their shapes. A step in a line goes when
 * the line can run straight on without touching a shape, crossing more lines or running close along another one.
 */
export const tidyRoutes = (diagram: Diagram, placement: Placement): Placement => {
  const world = routeWorldOf(diagram, placement);
  const routes = new Map(placement.routes);
  const ends = endCounts(placement.routes.values());
  const lines = createLineGrid(routes);
  const labels = createSpatialGrid<LabelBox>();
  for (const label of labelBoxes(diagram, routes)) labels.add(label.box, label);
  const shapes = new Map(diagram.shapes.map((shape) => [shape.id, shape]));
  const pieces = [...routes.values()].reduce((sum, { points }) => sum + points.length, 0);
  const passes = pieces > mostPieces ? 0 : 2;
  for (let pass = 0; pass < passes; pass += 1) {
    for (const connector of diagram.connectors) {
      const route = routes.get(connector.id);
      if (route === undefined || route.points.length < 4) continue;
      const slides = {
        from: slideOf(shapes.get(connector.from), placement, route.points[0], ends),
        to: slideOf(shapes.get(connector.to), placement, route.points.at(-1), ends),
      };
      const points = straighten(route.points, { id: connector.id, world, lines, labels, slides });
      if (points === route.points) continue;
      routes.set(connector.id, { ...route, points });
      lines.replace(connector.id, points);
    }
  }
  return { shapes: placement.shapes, routes: onOutlines(diagram, placement.shapes, routes) };
};

/** Beyond this many pieces, far more than anyone could follow, tidying takes longer than it is worth. */
const mostPieces = 40_000;

interface LabelBox {
  readonly id: string;
  readonly box: Rect;
}

interface Surroundings {
  readonly id: string;
  readonly world: RouteWorld;
  readonly lines: LineGrid;
  /** Where labels stand so far. */
  readonly labels: SpatialGrid<LabelBox>;
  /** The box along whose border an end may move; undefined where it must stay. */
  readonly slides: { readonly from: Rect | undefined; readonly to: Rect | undefined };
}

/** Where labels stand so far; tidying does not move them. */
const labelBoxes = (diagram: Diagram, routes: ReadonlyMap<string, Route>): readonly LabelBox[] =>
  diagram.connectors.flatMap(({ id, labelSize }) => {
    const label = routes.get(id)?.label;
    if (label === undefined) return [];
    return [{ id, box: { x: label.x - labelSize.width / 2, y: label.y - labelSize.height / 2, ...labelSize } }];
  });

const keyOf = (point: Point): string => `${Math.round(point.x)},${Math.round(point.y)}`;

const endCounts = (routes: Iterable<Route>): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { points } of routes) {
    for (const end of [points[0], points.at(-1)]) {
      if (end !== undefined) counts.set(keyOf(end), (counts.get(keyOf(end)) ?? 0) + 1);
    }
  }
  return counts;
};

const slideOf = (
  shape: Shape | undefined,
  placement: Placement,
  end: Point | undefined,
  counts: ReadonlyMap<string, number>,
): Rect | undefined => {
  if (shape === undefined || end === undefined || !fillsBox(shape.style)) return undefined;
  return (counts.get(keyOf(end)) ?? 0) > 1 ? undefined : placement.shapes.get(shape.id);
};

/** The nearest that an end may come to a corner of its shape, and two parallel lines to each other, px. */
const cornerGap = 12;
const lineGap = 10;
const shapeGap = 8;

const straighten = (points: readonly Point[], surroundings: Surroundings): readonly Point[] => {
  let current = points;
  for (let index = 0; index + 3 < current.length; ) {
    const better = stepless(current, index, surroundings).find((candidate) =>
      isBetter(candidate, current, index, surroundings),
    );
    if (better === undefined) {
      index += 1;
      continue;
    }
    current = withoutNeedlessPoints(better);
    // The pieces before this step are longer now and may end in a step that can go, too.
    index = Math.max(0, index - 3);
  }
  return current;
};

/** Ways to take out the step between segment `index` and the next but one: move the one in line with the other, or back. */
const stepless = (points: readonly Point[], index: number, { slides }: Surroundings): readonly (readonly Point[])[] => {
  const [a, b, c, d] = points.slice(index, index + 4);
  if (a === undefined || b === undefined || c === undefined || d === undefined) return [];
  const isUpright = isVertical({ from: a, to: b });
  const isSameWay = (b.x - a.x) * (d.x - c.x) + (b.y - a.y) * (d.y - c.y) > 0;
  if (isUpright !== isVertical({ from: c, to: d }) || !isSameWay) return [];
  const moved = (point: Point, like: Point): Point =>
    isUpright ? { x: like.x, y: point.y } : { x: point.x, y: like.y };
  const isFirst = index === 0;
  const isLast = index + 4 === points.length;
  const candidates: Point[][] = [];
  const firstMoved = moved(a, d);
  const lastMoved = moved(d, a);
  if (!isFirst || mayStand(firstMoved, slides.from, isUpright)) {
    candidates.push([...points.slice(0, index), firstMoved, ...points.slice(index + 3)]);
  }
  if (!isLast || mayStand(lastMoved, slides.to, isUpright)) {
    candidates.push([...points.slice(0, index + 1), lastMoved, ...points.slice(index + 4)]);
  }
  return candidates;
};

const mayStand = (end: Point, box: Rect | undefined, isUpright: boolean): boolean => {
  if (box === undefined) return false;
  return isUpright
    ? end.x >= box.x + cornerGap && end.x <= box.x + box.width - cornerGap
    : end.y >= box.y + cornerGap && end.y <= box.y + box.height - cornerGap;
};

/** Compares the pieces around the step alone: the rest of the line is the same. */
const isBetter = (
  candidate: readonly Point[],
  current: readonly Point[],
  index: number,
  { id, world, lines, labels }: Surroundings,
): boolean => {
  const start = Math.max(0, index - 1);
  const fromEnd = Math.max(0, current.length - (index + 5));
  const before = current.slice(start, current.length - fromEnd);
  const after = candidate.slice(start, candidate.length - fromEnd);
  const extent = { hasStart: start === 0, hasEnd: fromEnd === 0 };
  if (turnsBack(after) || isBlocked(after, id, world, { clearance: shapeGap, ...extent })) return false;
  if (hits(after, id, labels) > hits(before, id, labels)) return false;
  if (crossingsAt(after, id, lines) > crossingsAt(before, id, lines)) return false;
  return besidesAt(after, id, lines, lineGap) <= besidesAt(before, id, lines, lineGap) + hair;
};

const hits = (points: readonly Point[], id: string, labels: SpatialGrid<LabelBox>): number => {
  const hit = new Set<string>();
  for (const segment of segmentsOf(points)) {
    for (const label of labels.near(boxOf(segment))) {
      if (label.id !== id && runsThrough(segment, label.box)) hit.add(label.id);
    }
  }
  return hit.size;
};

const turnsBack = (points: readonly Point[]): boolean =>
  points.slice(1, -1).some((point, index) => {
    const before = points[index] ?? point;
    const after = points[index + 2] ?? point;
    return (point.x - before.x) * (after.x - point.x) + (point.y - before.y) * (after.y - point.y) < -hair;
  });

const onOutlines = (
  diagram: Diagram,
  shapes: ReadonlyMap<string, Rect>,
  routes: ReadonlyMap<string, Route>,
): ReadonlyMap<string, Route> => {
  const styles = new Map(diagram.shapes.map((shape) => [shape.id, shape.style]));
  const met = (id: string, end: Point, next: Point): Point => {
    const box = shapes.get(id);
    return box === undefined ? end : meetOutline(styles.get(id) ?? {}, box, end, next);
  };
  const result = new Map<string, Route>();
  for (const { id, from, to } of diagram.connectors) {
    const route = routes.get(id);
    if (route === undefined) continue;
    const points = [...route.points];
    const [first, second] = points;
    const last = points.at(-1);
    const beforeLast = points.at(-2);
    if (first !== undefined && second !== undefined) points[0] = met(from, first, second);
    if (last !== undefined && beforeLast !== undefined) points[points.length - 1] = met(to, last, beforeLast);
    result.set(id, { ...route, points });
  }
  return result;
};
