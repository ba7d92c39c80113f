import { type Diagram, grown, type Placement, type Point, type Rect, type Route, type Shape } from '../model/index.ts';
import { ancestryOf } from './ancestry.ts';
import { fillsBox } from './outline.ts';
import { boxOf, cross, hair, isHorizontal, isVertical, runsThrough, type Segment, segmentsOf } from './polyline.ts';
import { createSpatialGrid, sideFor } from './spatial-grid.ts';

/**
 * What a line has to mind on a placed diagram: the boxes that it must not run through, the other lines that it should not cross
 * or run along, and the borders and titles of containers that a label must not stand on.
 */
export interface RouteWorld {
  /** Boxes that a connector must keep out of, its own ends excepted. */
  readonly obstaclesOf: (connector: string) => readonly Rect[];
  /** Those of them that may touch a box. */
  readonly obstaclesNear: (connector: string, box: Rect) => readonly Rect[];
  /** The boxes of its own source and target; a container that holds the other end is not among them. */
  readonly endsOf: (connector: string) => Ends;
  /** Borders of containers and their titles. */
  readonly borders: readonly Segment[];
  readonly titles: readonly Rect[];
  /** Boxes of everything but containers. */
  readonly solids: readonly Rect[];
}

interface Ends {
  readonly from?: EndBox;
  readonly to?: EndBox;
}

interface EndBox {
  readonly box: Rect;
  /** False for a figure such as a rhombus, where a line may run on inside the box until it meets the outline. */
  readonly isFilled: boolean;
}

export const routeWorldOf = (diagram: Diagram, placement: Placement): RouteWorld => {
  const ancestry = ancestryOf(diagram.shapes);
  const holders = new Set(diagram.shapes.flatMap((shape) => (isEnclosing(shape.placing) ? [shape.id] : [])));
  const outer = diagram.shapes.filter((shape) => shape.placing !== 'part');
  const boxes = outer.flatMap((shape) => {
    const box = placement.shapes.get(shape.id);
    return box === undefined ? [] : [{ shape, box, isHolder: holders.has(shape.id) }];
  });
  const byId = new Map(diagram.connectors.map((connector) => [connector.id, connector]));
  const closed = boxes.map(({ shape, box }) => ({ shape, parts: closedPart(shape, box) }));
  const endBoxes = new Map(boxes.map(({ shape, box }) => [shape.id, { box, isFilled: fillsBox(shape.style) }]));
  const grid = createSpatialGrid<{ readonly shape: string; readonly part: Rect }>(sideFor(placement.shapes.values()));
  for (const { shape, parts } of closed) for (const part of parts) grid.add(part, { shape: shape.id, part });
  const holdersOf = memoised((id: string): ReadonlySet<string> => {
    const connector = byId.get(id);
    if (connector === undefined) return new Set();
    const { from, to } = connector;
    return new Set([from, to, ...ancestry.around(from), ...ancestry.around(to)]);
  });
  const endsOf = memoised((id: string): Ends => {
    const connector = byId.get(id);
    if (connector === undefined) return {};
    const { from, to } = connector;
    const source = from !== to && ancestry.holds(from, to) ? undefined : endBoxes.get(from);
    const target = from !== to && ancestry.holds(to, from) ? undefined : endBoxes.get(to);
    return { ...(source === undefined ? {} : { from: source }), ...(target === undefined ? {} : { to: target }) };
  });
  const enclosing = boxes.filter(({ isHolder }) => isHolder);
  return {
    obstaclesOf: (id) => closed.flatMap(({ shape, parts }) => (holdersOf(id).has(shape.id) ? [] : parts)),
    obstaclesNear: (id, box) =>
      [...grid.near(box)].flatMap(({ shape, part }) => (holdersOf(id).has(shape) ? [] : [part])),
    endsOf,
    borders: enclosing.flatMap(({ box }) => bordersOf(box)),
    titles: enclosing.flatMap(({ shape, box }) => titleOf(shape, box)),
    solids: boxes.filter(({ isHolder }) => !isHolder).map(({ box }) => box),
  };
};

const memoised = <Value>(compute: (id: string) => Value): ((id: string) => Value) => {
  const known = new Map<string, Value>();
  return (id) => {
    const found = known.get(id);
    if (found !== undefined) return found;
    const value = compute(id);
    known.set(id, value);
    return value;
  };
};

/** Lines may cross lanes, frames and sections, but not their titles. */
const closedPart = (shape: Shape, box: Rect): readonly Rect[] => {
  if (shape.placing === 'frame' || shape.placing === 'section') return [];
  return shape.placing === 'lane' ? titleOf(shape, box) : [box];
};

const titleOf = ({ title }: Shape, box: Rect): readonly Rect[] => {
  if (title === undefined) return [];
  return title.side === 'top' ? [{ ...box, height: title.size }] : [{ ...box, width: title.size }];
};

const isEnclosing = (placing: string): boolean =>
  placing === 'container' || placing === 'lane' || placing === 'frame' || placing === 'section';

const bordersOf = ({ x, y, width, height }: Rect): readonly Segment[] => {
  const corners = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
    { x, y },
  ];
  return segmentsOf(corners);
};

/** Which part of a line is asked about: whether it has the line's start and its end. */
interface Extent {
  readonly hasStart: boolean;
  readonly hasEnd: boolean;
}

const wholeLine: Extent = { hasStart: true, hasEnd: true };

/** True where a line, or a part of it, runs through a box that it must keep out of, or nearer than `clearance` px by a foreign one. */
export const isBlocked = (
  points: readonly Point[],
  id: string,
  world: RouteWorld,
  { clearance = 0, hasStart, hasEnd }: Extent & { readonly clearance?: number } = wholeLine,
): boolean => {
  const segments = segmentsOf(points);
  const { from, to } = world.endsOf(id);
  const isLoop = from !== undefined && from === to;
  const beyond = (end: EndBox, isSource: boolean): readonly Segment[] => {
    if (end.isFilled) return segments;
    const skipsFirst = hasStart && (isSource || isLoop);
    const skipsLast = hasEnd && (!isSource || isLoop);
    return segments.slice(skipsFirst ? 1 : 0, skipsLast ? -1 : undefined);
  };
  if (from !== undefined && beyond(from, true).some((segment) => runsThrough(segment, from.box))) return true;
  if (to !== undefined && beyond(to, false).some((segment) => runsThrough(segment, to.box))) return true;
  return segments.some((segment) =>
    world
      .obstaclesNear(id, grown(boxOf(segment), clearance + 1))
      .some((obstacle) => runsThrough(segment, grown(obstacle, clearance))),
  );
};

/** How often a line crosses the given ones. */
export const crossingsWith = (points: readonly Point[], others: readonly Route[]): number => {
  const segments = segmentsOf(points);
  let count = 0;
  for (const other of others) {
    for (const segment of segmentsOf(other.points)) count += segments.filter((own) => cross(own, segment)).length;
  }
  return count;
};

/** How many px a segment runs along others at less than `distance` px; lines that meet it at a common end do not count. */
export const lengthBeside = (segment: Segment, others: readonly Segment[], distance: number): number => {
  const box = boxOf(segment);
  let length = 0;
  for (const other of others) {
    const near = boxOf(other);
    if (isVertical(segment) && isVertical(other) && Math.abs(box.x - near.x) < distance - hair) {
      length += Math.max(0, Math.min(box.y + box.height, near.y + near.height) - Math.max(box.y, near.y));
    } else if (isHorizontal(segment) && isHorizontal(other) && Math.abs(box.y - near.y) < distance - hair) {
      length += Math.max(0, Math.min(box.x + box.width, near.x + near.width) - Math.max(box.x, near.x));
    }
  }
  return length;
};
