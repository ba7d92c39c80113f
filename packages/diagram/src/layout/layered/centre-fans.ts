import {
  contains,
  type Diagram,
  grown,
  overlaps,
  type Placement,
  type Point,
  type Rect,
  type Route,
} from '../../model/index.ts';
import { ancestryOf } from '../ancestry.ts';
import { flowOrderOf } from '../flow-order.ts';
import { hair, runsThrough, segmentsOf, withoutNeedlessPoints } from '../polyline.ts';
import { isBlocked, lengthBeside, routeWorldOf } from '../route-world.ts';
import { type Axis, axisOf } from './axis.ts';
import { type Fan, fansOf } from './find-fans.ts';
import { judge } from './judge.ts';

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

/** Free room beside a shape that was moved, and between it and the border of its container, px. */
const room = { beside: 24, inside: 16 } as const;

/** The nearest that a line comes by a shape that it does not end at, px. */
const shapeGap = 8;

/** Two lines of different fans may not come nearer than this, px. */
const lineGap = 10;

const centred = (diagram: Diagram, placement: Placement, axis: Axis, fan: Fan): Placement | undefined => {
  const hub = placement.shapes.get(fan.hub);
  if (hub === undefined) return undefined;
  const distance = Math.round(fan.middle - (axis.across(hub) + axis.breadth(hub) / 2));
  if (Math.abs(distance) < leastMove) return undefined;
  for (const moving of [inLineWith(diagram, placement, axis, fan), beyond(diagram, fan)]) {
    if (moving === undefined) continue;
    const moved = moveAll(diagram, placement, axis, { fan, moving, distance });
    if (isSound(diagram, placement, moved, moving)) return moved;
  }
  return undefined;
};

/** A smaller step in a line would look like a mistake, px. */
const leastMove = 2;

/** The hub and what a straight line ties to it, and so on; undefined where that reaches one of the fan's own shapes. */
const inLineWith = (
  diagram: Diagram,
  placement: Placement,
  axis: Axis,
  { hub, members }: Fan,
): ReadonlySet<string> | undefined => {
  const moving = new Set([hub]);
  const ownLines = new Set(members.map(({ id }) => id));
  const ties = diagram.connectors.filter(({ id, from, to }) => {
    const points = placement.routes.get(id)?.points ?? [];
    return from !== to && !ownLines.has(id) && points.length === 2 && axis.isAlong(points);
  });
  for (let size = 0; size < moving.size; ) {
    size = moving.size;
    for (const { from, to } of ties) {
      if (moving.has(from)) moving.add(to);
      else if (moving.has(to)) moving.add(from);
    }
  }
  const isFree = members.every(({ from, to }) => !moving.has(from === hub ? to : from));
  const areNodes = diagram.shapes.every(({ id, placing }) => !moving.has(id) || placing === 'node');
  return isFree && areNodes ? moving : undefined;
};

/** Everything on the hub's side of the fan, with the containers that hold nothing else; undefined where that reaches around it. */
const beyond = (diagram: Diagram, { hub, members }: Fan): ReadonlySet<string> | undefined => {
  const own = new Set(members.map(({ id }) => id));
  const others = diagram.connectors.filter(({ id }) => !own.has(id));
  const moving = new Set([hub]);
  for (const id of moving) {
    for (const { from, to } of others) {
      if (from === id) moving.add(to);
      if (to === id) moving.add(from);
    }
  }
  if (members.some(({ from, to }) => moving.has(from === hub ? to : from))) return undefined;
  const { around } = ancestryOf(diagram.shapes);
  const placed = diagram.shapes.filter(({ placing }) => placing !== 'part');
  for (const { id, placing } of placed) {
    if (placing !== 'container' || moving.has(id)) continue;
    const children = placed.filter((child) => child.placing !== 'container' && around(child.id).includes(id));
    if (children.length > 0 && children.every((child) => moving.has(child.id))) moving.add(id);
  }
  return placed.every(
    ({ id, placing }) => !moving.has(id) || placing === 'node' || placing === 'note' || placing === 'container',
  )
    ? moving
    : undefined;
};

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

const isSound = (diagram: Diagram, before: Placement, after: Placement, moving: ReadonlySet<string>): boolean =>
  standsFree(diagram, after, moving) &&
  isLeftAlone(diagram, before, after, moving) &&
  runsFree(diagram, before, after) &&
  judge(diagram, after).crossings <= judge(diagram, before).crossings;

const standsFree = (diagram: Diagram, { shapes }: Placement, moving: ReadonlySet<string>): boolean => {
  const ancestry = ancestryOf(diagram.shapes);
  const others = diagram.shapes.filter(({ id, placing }) => placing !== 'part' && !moving.has(id));
  return [...moving].every((id) => {
    const box = shapes.get(id);
    if (box === undefined) return false;
    const [parent] = ancestry.around(id);
    const inside = parent === undefined ? undefined : innerBox(diagram, shapes.get(parent), parent);
    if (inside !== undefined && !contains(inside, box)) return false;
    return others.every((other) => {
      const near = shapes.get(other.id);
      return (
        near === undefined ||
        ancestry.holds(other.id, id) ||
        ancestry.holds(id, other.id) ||
        !overlaps(grown(box, room.beside), near)
      );
    });
  });
};

const innerBox = (diagram: Diagram, box: Rect | undefined, id: string): Rect | undefined => {
  if (box === undefined) return undefined;
  const title = diagram.shapes.find((shape) => shape.id === id)?.title;
  const inner = grown(box, -room.inside);
  if (title === undefined) return inner;
  return title.side === 'top'
    ? { ...inner, y: inner.y + title.size, height: inner.height - title.size }
    : { ...inner, x: inner.x + title.size, width: inner.width - title.size };
};

/** No line that stays where it was runs through a shape that was moved, or close by. */
const isLeftAlone = (diagram: Diagram, before: Placement, after: Placement, moving: ReadonlySet<string>): boolean => {
  const boxes = [...moving].flatMap((id) => grownBox(after.shapes.get(id)));
  const standing = diagram.connectors.flatMap(({ id }) => {
    const route = after.routes.get(id);
    return route === undefined || route !== before.routes.get(id) ? [] : [route];
  });
  return !standing.some(({ points }) =>
    segmentsOf(points).some((segment) => boxes.some((box) => runsThrough(segment, box))),
  );
};

const grownBox = (box: Rect | undefined): readonly Rect[] => (box === undefined ? [] : [grown(box, shapeGap)]);

/** No line that changed runs through a shape, or along another one where it did not before. */
const runsFree = (diagram: Diagram, before: Placement, after: Placement): boolean => {
  const world = routeWorldOf(diagram, after);
  const changed = diagram.connectors.filter(({ id }) => after.routes.get(id) !== before.routes.get(id));
  return changed.every(({ id }) => {
    const [old, route] = [before.routes.get(id), after.routes.get(id)];
    if (old === undefined || route === undefined) return false;
    return (
      !isBlocked(route.points, id, world, { clearance: shapeGap, hasStart: true, hasEnd: true }) &&
      besides(route, id, after) <= besides(old, id, before) + hair
    );
  });
};

const besides = (route: Route, id: string, { routes }: Placement): number => {
  const others = [...routes].flatMap(([other, { points }]) =>
    other === id || meets(points, route.points) ? [] : segmentsOf(points),
  );
  return segmentsOf(route.points).reduce((sum, segment) => sum + lengthBeside(segment, others, lineGap), 0);
};

/** Lines with a common end are one bundle there. */
const meets = (one: readonly Point[], other: readonly Point[]): boolean => {
  const ends = [one.at(0), one.at(-1)];
  return [other.at(0), other.at(-1)].some((end) =>
    ends.some(
      (own) => own !== undefined && end !== undefined && Math.abs(own.x - end.x) < 1 && Math.abs(own.y - end.y) < 1,
    ),
  );
};
