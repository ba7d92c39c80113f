import {
  type Diagram,
  grown,
  overlaps,
  type Placement,
  type Point,
  type Rect,
  type Route,
  type Shape,
} from '../model/index.ts';
import { fillsBox, meetOutline } from './outline.ts';
import { boundsOfPoints, hair, isVertical, runsThrough, segmentsOf, withoutNeedlessPoints } from './polyline.ts';
import { crossingsWith, isBlocked, lengthBeside, type RouteWorld, routeWorldOf } from './route-world.ts';

/**
 * Takes needless bends out of right-angled routes and draws their ends on to the outlines of their shapes. A step in a line goes when
 * the line can run straight on without touching a shape, crossing more lines or running close along another one.
 */
export const tidyRoutes = (diagram: Diagram, placement: Placement): Placement => {
  const world = routeWorldOf(diagram, placement);
  const routes = new Map(placement.routes);
  const ends = endCounts(placement.routes.values());
  const boxes = new Map([...routes].map(([id, { points }]) => [id, grown(boundsOfPoints(points), 1)]));
  const allLabels = labelBoxes(diagram, routes);
  const shapes = new Map(diagram.shapes.map((shape) => [shape.id, shape]));
  for (let pass = 0; pass < 2; pass += 1) {
    for (const connector of diagram.connectors) {
      const route = routes.get(connector.id);
      if (route === undefined || route.points.length < 4) continue;
      // Taking out steps keeps a line inside its own box: lines elsewhere do not matter.
      const reach = grown(boundsOfPoints(route.points), 2 * lineGap);
      const isNear = ([id]: readonly [string, Route]): boolean =>
        id !== connector.id && overlaps(reach, boxes.get(id) ?? reach);
      const others = [...routes].filter(isNear).map(([, other]) => other);
      const slides = {
        from: slideOf(shapes.get(connector.from), placement, route.points[0], ends),
        to: slideOf(shapes.get(connector.to), placement, route.points.at(-1), ends),
      };
      const labels = allLabels
        .filter(({ id, box }) => id !== connector.id && overlaps(reach, box))
        .map(({ box }) => box);
      const surroundings = { id: connector.id, world, others, labels, slides };
      const points = straighten(route.points, surroundings);
      routes.set(connector.id, { ...route, points });
      boxes.set(connector.id, grown(boundsOfPoints(points), 1));
    }
  }
  return { shapes: placement.shapes, routes: onOutlines(diagram, placement.shapes, routes) };
};

interface Surroundings {
  readonly id: string;
  readonly world: RouteWorld;
  readonly others: readonly Route[];
  /** Where the labels of other lines stand so far. */
  readonly labels: readonly Rect[];
  /** The box along whose border an end may move; undefined where it must stay. */
  readonly slides: { readonly from: Rect | undefined; readonly to: Rect | undefined };
}

/** Where labels stand so far; tidying does not move them. */
const labelBoxes = (diagram: Diagram, routes: ReadonlyMap<string, Route>): readonly { id: string; box: Rect }[] =>
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
  for (let changed = true; changed; ) {
    changed = false;
    for (let index = 0; index + 3 < current.length; index += 1) {
      const better = stepless(current, index, surroundings).find((candidate) =>
        isBetter(candidate, current, surroundings),
      );
      if (better === undefined) continue;
      current = withoutNeedlessPoints(better);
      changed = true;
      break;
    }
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

const isBetter = (candidate: readonly Point[], current: readonly Point[], surroundings: Surroundings): boolean => {
  const { id, world, others, labels } = surroundings;
  if (turnsBack(candidate) || isBlocked(candidate, id, world, shapeGap)) return false;
  if (hits(candidate, labels) > hits(current, labels)) return false;
  if (crossingsWith(candidate, others) > crossingsWith(current, others)) return false;
  return besides(candidate, others) <= besides(current, others) + hair;
};

const hits = (points: readonly Point[], boxes: readonly Rect[]): number => {
  const segments = segmentsOf(points);
  return boxes.filter((box) => segments.some((segment) => runsThrough(segment, box))).length;
};

const turnsBack = (points: readonly Point[]): boolean =>
  points.slice(1, -1).some((point, index) => {
    const before = points[index] ?? point;
    const after = points[index + 2] ?? point;
    return (point.x - before.x) * (after.x - point.x) + (point.y - before.y) * (after.y - point.y) < -hair;
  });

const besides = (points: readonly Point[], others: readonly Route[]): number => {
  const lines = others.flatMap((other) => segmentsOf(other.points));
  return segmentsOf(points).reduce((sum, segment) => sum + lengthBeside(segment, lines, lineGap), 0);
};

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
