import {
  type Connector,
  type Diagram,
  grown,
  overlaps,
  type Placement,
  type Point,
  type Rect,
  type Route,
} from '../model/index.ts';
import { boundsOfPoints, isVertical, segmentsOf } from './polyline.ts';
import { crossingsWith, isBlocked, lengthBeside, type RouteWorld, routeWorldOf } from './route-world.ts';

/** Nearer than this two lines look like one, px. */
const sameLine = 3;
/** Running together for less than this nobody takes two lines for one, px. */
const shortest = 8;
/** How far a piece of a line may be moved off another one, px, the nearest first. */
const offsets = [12, -12, 24, -24] as const;
/** How near a moved piece may come to a shape, px. */
const shapeGap = 8;
/** Beyond this many connectors every pair takes too long to compare. */
const mostConnectors = 400;

/**
 * Moves lines apart that run on top of each other, so that they can be told apart: a piece between two corners goes aside where
 * it meets no shape and crosses no more. Lines with an end in common may run together to it.
 */
export const separateLines = (diagram: Diagram, placement: Placement): Placement => {
  if (diagram.connectors.length > mostConnectors) return placement;
  const routes = new Map(placement.routes);
  let world: RouteWorld | undefined;
  for (const connector of diagram.connectors) {
    const others = strangersOf(connector, diagram, routes);
    const route = routes.get(connector.id);
    if (route === undefined || !runsOnOthers(route, others)) continue;
    world ??= routeWorldOf(diagram, placement);
    routes.set(connector.id, apart(route, connector.id, others, world));
  }
  return { shapes: placement.shapes, routes };
};

/** How many pairs of lines without a common end run on top of each other, of all or of those with a line that is counted. */
export const linesOnOthers = (
  { connectors }: Diagram,
  { routes }: Placement,
  isCounted: (id: string) => boolean = () => true,
): number => {
  if (connectors.length > mostConnectors) return 0;
  const lines = connectors.flatMap((connector) => {
    const route = routes.get(connector.id);
    return route === undefined ? [] : [{ connector, route, box: reachOf(route) }];
  });
  let covered = 0;
  for (const [at, one] of lines.entries()) {
    const isOwn = isCounted(one.connector.id);
    for (const other of lines.slice(at + 1)) {
      if (!isOwn && !isCounted(other.connector.id)) continue;
      if (!areStrangers(one.connector, other.connector) || !overlaps(one.box, other.box)) continue;
      covered += Number(runsOnOthers(one.route, [other.route])) + Number(runsOnOthers(other.route, [one.route]));
    }
  }
  return covered / 2;
};

/** Where a line has to come to look like one with another. */
const reachOf = ({ points }: Route): Rect => grown(boundsOfPoints(points), sameLine);

const areStrangers = (one: Connector, other: Connector): boolean =>
  one.from !== other.from && one.to !== other.to && one.id !== other.id;

const strangersOf = (
  connector: Connector,
  { connectors }: Diagram,
  routes: ReadonlyMap<string, Route>,
): readonly Route[] => {
  const own = routes.get(connector.id);
  if (own === undefined) return [];
  const box = reachOf(own);
  return connectors.flatMap((other) => {
    const route = areStrangers(connector, other) ? routes.get(other.id) : undefined;
    return route !== undefined && overlaps(box, reachOf(route)) ? [route] : [];
  });
};

const runsOnOthers = ({ points }: Route, others: readonly Route[]): boolean =>
  others.some((other) => {
    const segments = segmentsOf(other.points);
    return segmentsOf(points).some((segment) => lengthBeside(segment, segments, sameLine) > shortest);
  });

const apart = (route: Route, id: string, others: readonly Route[], world: RouteWorld): Route => {
  const crossings = crossingsWith(route.points, others);
  for (let index = 1; index + 2 < route.points.length; index += 1) {
    for (const offset of offsets) {
      const moved = { ...route, points: shifted(route.points, index, offset) };
      const isSound =
        !runsOnOthers(moved, others) &&
        crossingsWith(moved.points, others) <= crossings &&
        !isBlocked(moved.points, id, world, { clearance: shapeGap, hasStart: true, hasEnd: true });
      if (isSound) return moved;
    }
  }
  return route;
};

/** The points with the piece from `index` to the next one moved across its own way. */
const shifted = (points: readonly Point[], index: number, offset: number): readonly Point[] => {
  const [from, to] = [points[index], points[index + 1]];
  if (from === undefined || to === undefined) return points;
  const isUpright = isVertical({ from, to });
  return points.map((point, at) => {
    if (at !== index && at !== index + 1) return point;
    return isUpright ? { x: point.x + offset, y: point.y } : { x: point.x, y: point.y + offset };
  });
};
