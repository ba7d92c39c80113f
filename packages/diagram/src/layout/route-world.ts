import type { Diagram, Placement, Point, Rect, Route } from '../model/index.ts';
import { ancestryOf } from './ancestry.ts';
import { boxOf, cross, hair, isHorizontal, isVertical, runsThrough, type Segment, segmentsOf } from './polyline.ts';

/**
 * What a line has to mind on a placed diagram: the boxes that it must not run through, the other lines that it should not cross
 * or run along, and the borders and titles of containers that a label must not stand on.
 */
export interface RouteWorld {
  /** Boxes that a connector must keep out of, its own ends excepted. */
  readonly obstaclesOf: (connector: string) => readonly Rect[];
  /** The boxes of its own two ends where it must not run through them; a container that holds the other end is none. */
  readonly endsOf: (connector: string) => readonly Rect[];
  /** Borders of containers and their titles. */
  readonly borders: readonly Segment[];
  readonly titles: readonly Rect[];
  /** Boxes of everything but containers. */
  readonly solids: readonly Rect[];
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
  const known = new Map<string, { obstacles: readonly Rect[]; ends: readonly Rect[] }>();
  const surroundings = (id: string): { obstacles: readonly Rect[]; ends: readonly Rect[] } => {
    const found = known.get(id);
    const connector = byId.get(id);
    if (found !== undefined || connector === undefined) return found ?? { obstacles: [], ends: [] };
    const { from, to } = connector;
    const isEnd = (shape: string): boolean => ancestry.holds(shape, from) || ancestry.holds(shape, to);
    // A shape inside an end, such as a child of a container that the line starts at, is passed at the outside only.
    const obstacles = boxes.filter(({ shape }) => !isEnd(shape.id));
    const ends = boxes.filter(
      ({ shape }) =>
        (ancestry.holds(shape.id, from) && !ancestry.holds(shape.id, to) && shape.id === from) ||
        (ancestry.holds(shape.id, to) && !ancestry.holds(shape.id, from) && shape.id === to),
    );
    const result = { obstacles: obstacles.map(({ box }) => box), ends: ends.map(({ box }) => box) };
    known.set(id, result);
    return result;
  };
  const enclosing = boxes.filter(({ isHolder }) => isHolder);
  return {
    obstaclesOf: (id) => surroundings(id).obstacles,
    endsOf: (id) => surroundings(id).ends,
    borders: enclosing.flatMap(({ box }) => bordersOf(box)),
    titles: enclosing.flatMap(({ shape, box }) => {
      if (shape.title === undefined) return [];
      return shape.title.side === 'top'
        ? [{ ...box, height: shape.title.size }]
        : [{ ...box, width: shape.title.size }];
    }),
    solids: boxes.filter(({ isHolder }) => !isHolder).map(({ box }) => box),
  };
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

/** True where a line runs through a box that it must keep out of. */
export const isBlocked = (points: readonly Point[], id: string, world: RouteWorld, clearance = 0): boolean => {
  const segments = segmentsOf(points);
  const hits = (rect: Rect, margin: number): boolean => {
    const box = {
      x: rect.x - margin,
      y: rect.y - margin,
      width: rect.width + 2 * margin,
      height: rect.height + 2 * margin,
    };
    return segments.some((segment) => runsThrough(segment, box));
  };
  return world.endsOf(id).some((rect) => hits(rect, 0)) || world.obstaclesOf(id).some((rect) => hits(rect, clearance));
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
