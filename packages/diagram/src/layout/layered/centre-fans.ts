import type { Diagram, Placement, Point } from '../../model/index.ts';
import { flowOrderOf } from '../flow-order.ts';
import { withoutNeedlessPoints } from '../polyline.ts';
import { type Axis, axisOf } from './axis.ts';
import { type Fan, fansOf } from './find-fans.ts';
import { beyondHub, beyondOthers, inLineWith } from './moving-with-hub.ts';
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
    for (const { id } of fansOf(diagram, current, axis, order)) {
      current = centred(diagram, current, axis, { id, fans: fansOf(diagram, current, axis, order) });
    }
    if (current === before) break;
  }
  return current;
};

/** Beyond this many lines nobody sees which shape is in the middle of which. */
const mostConnectors = 250;

/** A hub of hubs is moved after these have found their place. */
const passes = 2;

interface Wish {
  readonly id: string;
  /** As they stand now. */
  readonly fans: readonly Fan[];
}

/**
 * First the hub moves to the middle, alone or with all that is on its side; a hub that is in the middle of other lines already stays
 * with those. Else what the lines lead to moves.
 */
const centred = (diagram: Diagram, placement: Placement, axis: Axis, { id, fans }: Wish): Placement => {
  const fan = fans.find((other) => other.id === id);
  if (fan === undefined) return placement;
  const distance = offCentre(placement, axis, fan);
  if (Math.abs(distance) < leastMove) return placement;
  const isTied = fans.some(
    (other) => other.hub === fan.hub && other !== fan && Math.abs(offCentre(placement, axis, other)) < leastMove,
  );
  const attempts = [
    { moving: isTied ? undefined : inLineWith(diagram, placement, axis, fan), distance },
    { moving: beyondHub(diagram, fan), distance },
    { moving: beyondOthers(diagram, fan), distance: -distance },
  ];
  for (const { moving, distance: step } of attempts) {
    if (moving === undefined) continue;
    const moved = moveAll(diagram, placement, axis, { fan, moving, distance: step });
    if (staysSound(diagram, placement, moved, moving)) return moved;
  }
  return placement;
};

/** How far the hub would have to move across the flow, px. */
const offCentre = ({ shapes }: Placement, axis: Axis, { hub, middle }: Fan): number => {
  const box = shapes.get(hub);
  return box === undefined ? 0 : Math.round(middle - (axis.across(box) + axis.breadth(box) / 2));
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
