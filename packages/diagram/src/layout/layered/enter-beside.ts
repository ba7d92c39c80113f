import type { Connector, Diagram, Placement, Point, Rect, Route } from '../../model/index.ts';
import { groupBy } from '../group-by.ts';
import { besidesAt, createLineGrid, crossingsAt, type LineGrid } from '../line-grid.ts';
import { figureOf, meetOutline } from '../outline.ts';
import { isBlocked, type RouteWorld, routeWorldOf } from '../route-world.ts';
import { type Axis, axisOf } from './axis.ts';

/**
 * Leads a line that joins others just before a step into the side of the step, where that is free: it gets an arrowhead of its own and
 * has a bend less. In flows with decisions alone: elsewhere lines that meet in one point are read as one bundle.
 */
export const enterBeside = (diagram: Diagram, placement: Placement): Placement => {
  const { connectors, shapes } = diagram;
  if (connectors.length > mostConnectors || !shapes.some(({ style }) => figureOf(style) === 'rhombus'))
    return placement;
  const styles = new Map(shapes.map(({ id, style }) => [id, style]));
  const axis = axisOf(diagram.direction);
  const routes = new Map(placement.routes);
  const surroundings = { routes, lines: createLineGrid(routes), world: routeWorldOf(diagram, placement) };
  for (const joined of groupBy(connectors, (connector) => endOf(connector, routes)).values()) {
    let left = joined.length;
    // The outermost goes first: one further in would have to be crossed.
    for (const { id, to } of outermostFirst(joined, routes, axis)) {
      const box = placement.shapes.get(to);
      const points = box === undefined ? undefined : intoSide(routes.get(id)?.points ?? [], box, axis);
      const [next, end] = points?.slice(-2) ?? [];
      if (left < 2 || points === undefined || box === undefined || next === undefined || end === undefined) continue;
      const met = [...points.slice(0, -1), meetOutline(styles.get(to) ?? {}, box, end, next)];
      if (!isFree(end, box, routes, axis) || !isSound(met, id, surroundings)) continue;
      routes.set(id, { ...routes.get(id), points: met });
      surroundings.lines.replace(id, met);
      left -= 1;
    }
  }
  return { shapes: placement.shapes, routes };
};

/** Beyond this many lines nobody follows a single one. */
const mostConnectors = 250;

/** Between a line's last corner and the step: an arrowhead and some line before it, px. */
const leastEnd = 24;

/** A step less long than this has no side to enter, such as a bar, px. */
const leastSide = 30;

/** The nearest that a line may come to another one, and to a shape, px. */
const lineGap = 10;
const shapeGap = 8;

const endOf = ({ id, to }: Connector, routes: ReadonlyMap<string, Route>): string => {
  const { x = 0, y = 0 } = routes.get(id)?.points.at(-1) ?? {};
  return `${to} ${Math.round(x)},${Math.round(y)}`;
};

const outermostFirst = (
  joined: readonly Connector[],
  routes: ReadonlyMap<string, Route>,
  axis: Axis,
): readonly Connector[] => {
  const reach = ({ id }: Connector): number => {
    const [corner, , end] = routes.get(id)?.points.slice(-3) ?? [];
    return corner === undefined || end === undefined ? 0 : Math.abs(axis.across(corner) - axis.across(end));
  };
  return joined.toSorted((one, other) => reach(other) - reach(one));
};

/** The line led on to the middle of the side that it comes from; undefined where it comes straight or turns too near to the step. */
const intoSide = (points: readonly Point[], box: Rect, axis: Axis): readonly Point[] | undefined => {
  const [before, corner, turn, end] = points.slice(-4);
  if (before === undefined || corner === undefined || turn === undefined || end === undefined) return undefined;
  if (!axis.isAlong([before, corner]) || !axis.isAlong([turn, end]) || axis.length(box) < leastSide) return undefined;
  const middle = axis.along(box) + axis.length(box) / 2;
  const [way, led] = [axis.along(corner) - axis.along(before), middle - axis.along(before)];
  const start = axis.across(box);
  const side = axis.across(corner) < start ? start : start + axis.breadth(box);
  const distance = Math.abs(axis.across(corner) - side);
  const isOutside = axis.across(corner) < start || axis.across(corner) > start + axis.breadth(box);
  if (way * led <= 0 || Math.abs(led) < leastEnd || !isOutside || distance < leastEnd) return undefined;
  const last = axis.atLevel(axis.shifted(corner, side - axis.across(corner)), middle);
  return [...points.slice(0, -3), axis.atLevel(corner, middle), last];
};

/** True where no line starts or ends on the side of the step. */
const isFree = (end: Point, box: Rect, routes: ReadonlyMap<string, Route>, axis: Axis): boolean =>
  [...routes.values()].every(({ points }) =>
    [points.at(0), points.at(-1)].every(
      (other) =>
        other === undefined ||
        Math.abs(axis.across(other) - axis.across(end)) > 1 ||
        axis.along(other) < axis.along(box) ||
        axis.along(other) > axis.along(box) + axis.length(box),
    ),
  );

interface Surroundings {
  readonly routes: ReadonlyMap<string, Route>;
  readonly lines: LineGrid;
  readonly world: RouteWorld;
}

const isSound = (points: readonly Point[], id: string, { routes, lines, world }: Surroundings): boolean => {
  const before = routes.get(id)?.points ?? [];
  return (
    !isBlocked(points, id, world, { clearance: shapeGap, hasStart: true, hasEnd: true }) &&
    crossingsAt(points, id, lines) <= crossingsAt(before, id, lines) &&
    besidesAt(points, id, lines, lineGap) <= besidesAt(before, id, lines, lineGap)
  );
};
