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
import { boundsOfPoints, hair, runsThrough, segmentsOf } from '../polyline.ts';
import { isBlocked, lengthBeside, routeWorldOf } from '../route-world.ts';
import { countCrossings } from './judge.ts';

/** Free room beside a shape that was moved, and between it and the border of its container, px. */
const room = { beside: 24, inside: 16 } as const;

/** The nearest that a line comes by a shape that it does not end at, px. */
const shapeGap = 8;

/** Two lines of different fans may not come nearer than this, px. */
const lineGap = 10;

/** True where moving shapes made nothing worse: none stands on another or leaves its container, no line crosses or touches more. */
export const staysSound = (
  diagram: Diagram,
  before: Placement,
  after: Placement,
  moving: ReadonlySet<string>,
): boolean =>
  standsFree(diagram, after, moving) &&
  isLeftAlone(diagram, before, after, moving) &&
  runsFree(diagram, before, after) &&
  crossesNoMore(diagram, before, after);

/** Lines that stay as they are cross each other as often as before. */
const crossesNoMore = (diagram: Diagram, before: Placement, after: Placement): boolean => {
  const isChanged = (id: string): boolean => after.routes.get(id) !== before.routes.get(id);
  return countCrossings(diagram, after, isChanged) <= countCrossings(diagram, before, isChanged);
};

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
  const reach = grown(boundsOfPoints(route.points), lineGap);
  const others = [...routes].flatMap(([other, { points }]) =>
    other === id || !overlaps(reach, boundsOfPoints(points)) || meets(points, route.points) ? [] : segmentsOf(points),
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
