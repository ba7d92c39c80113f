import type { Diagram, Placement, Point } from '../../model/index.ts';
import { flowOrderOf } from '../flow-order.ts';
import { withoutNeedlessPoints } from '../polyline.ts';
import { type Axis, axisOf } from './axis.ts';
import { type Fan, fansOf } from './find-fans.ts';
import { beyond, inLineWith } from './moving-with-hub.ts';
import { staysSound } from './stays-sound.ts';

/**
 * Puts a shape from which lines fan out over the middle of the shapes that they lead to, as a draughtsman would: a switch over
 * its devices, a parent class over its children, a fork over its branches. What stands in one straight line with it moves along.
 * ELK keeps one of the lines straight instead, which leaves the shape at the end of the row. A move that would cross lines, touch
 * a shape or leave a container is not made.
 */
export const centreFans = (diagram: Diagram, placement: Placement): Placement => {
  if (diagram.connectors.length > mostConnectors) return placement;
  const axis = axisOf(diagram.direction);
  const order = flowOrderOf(diagram);
  let current = placement;
  for (let pass = 0; pass < passes; pass += 1) {
    const before = current;
    for (const fan of fansOf(diagram, current, axis, order)) {
      const better = centred(diagram, current, axis, fan);
      if (better !== undefined) current = better;
    }
    if (current === before) break;
  }
  return current;
};

/** Beyond this many lines nobody sees which shape is in the middle of which. */
const mostConnectors = 250;

/** A hub of hubs is moved after these have found their place. */
const passes = 2;

const centred = (diagram: Diagram, placement: Placement, axis: Axis, fan: Fan): Placement | undefined => {
  const hub = placement.shapes.get(fan.hub);
  if (hub === undefined) return undefined;
  const distance = Math.round(fan.middle - (axis.across(hub) + axis.breadth(hub) / 2));
  if (Math.abs(distance) < leastMove) return undefined;
  for (const moving of [inLineWith(diagram, placement, axis, fan), beyond(diagram, fan)]) {
    if (moving === undefined) continue;
    const moved = moveAll(diagram, placement, axis, { fan, moving, distance });
    if (staysSound(diagram, placement, moved, moving)) return moved;
  }
  return undefined;
};

/** A smaller step in a line would look like a mistake, px. */
const leastMove = 2;

interface Move {
  readonly fan: Fan;
  readonly moving: ReadonlySet<string>;
  readonly distance: number;
}

const moveAll = (diagram: Diagram, placement: Placement, axis: Axis, { fan, moving, distance }: Move): Placement => {
  const shapes = new Map(placement.shapes);
  for (const id of moving) {
    const box = shapes.get(id);
    if (box !== undefined) shapes.set(id, axis.shifted(box, distance));
  }
  const own = new Set(fan.members.map(({ id }) => id));
  const routes = new Map(placement.routes);
  for (const { id, from, to } of diagram.connectors) {
    const route = placement.routes.get(id);
    const [hasFrom, hasTo] = [moving.has(from), moving.has(to)];
    if (route === undefined || (!hasFrom && !hasTo)) continue;
    const bent = own.has(id) ? withBend(route.points, axis, fan.level) : route.points;
    const points = bent.map((point, index) => {
      const isMoved =
        (hasFrom && hasTo) ||
        (hasFrom ? isAtEnd(bent, index, axis) : isAtEnd(bent.toReversed(), bent.length - 1 - index, axis));
      return isMoved ? axis.shifted(point, distance) : point;
    });
    const label = route.label === undefined || !hasFrom ? route.label : axis.shifted(route.label, distance);
    routes.set(id, { points: withoutNeedlessPoints(points), ...(label === undefined ? {} : { label }) });
  }
  return { shapes, routes };
};

/** The end of a line moves with its shape; the next point, too, where the line leaves along the flow. */
const isAtEnd = (points: readonly Point[], index: number, axis: Axis): boolean =>
  index === 0 || (index === 1 && points.length > 2 && axis.isAlong(points.slice(0, 2)));

/** A straight line gets the step of its neighbours in the fan. */
const withBend = (points: readonly Point[], axis: Axis, level: number): readonly Point[] => {
  const [start, end] = points;
  if (points.length !== 2 || start === undefined || end === undefined) return points;
  return [start, axis.atLevel(start, level), axis.atLevel(end, level), end];
};
