import {
  boundsOf,
  type Diagram,
  grown,
  overlaps,
  type Placement,
  type Point,
  type Rect,
  type Shape,
} from '../../model/index.ts';
import { pageMargin } from '../build-page.ts';
import { groupBy } from '../group-by.ts';
import { boundsOfPoints } from '../polyline.ts';
import type { Standing } from './index.ts';
import { type Axis, openGap } from './open-gap.ts';

/** Between a new shape and what is beside it, px. */
const gap = 40;
const innerMargin = 24;

/**
 * Gives the new shapes of a diagram a place among those that stand already. One after the other in the order of the flow: beside
 * the neighbour that a layout of the whole puts it next to; what is in its way there moves on, and everything behind it as far.
 */
export const insertShapes = (diagram: Diagram, fresh: Placement, standing: Standing): Placement | undefined => {
  const axis: Axis | undefined = axes[diagram.direction];
  if (axis === undefined) return undefined;
  const holders = new Set(diagram.shapes.map(({ parent }) => parent));
  let placed = whatStays(diagram, standing, holders);
  const isLeaf = ({ id }: Shape): boolean => !holders.has(id);
  const missing = diagram.shapes
    .filter((shape) => isLeaf(shape) && !placed.shapes.has(shape.id))
    .toSorted((one, other) => (fresh.shapes.get(one.id)?.[axis] ?? 0) - (fresh.shapes.get(other.id)?.[axis] ?? 0));
  for (const { id } of missing) {
    const box = wishFor(id, diagram, fresh, placed);
    if (box === undefined) return undefined;
    const leaves = new Map([...placed.shapes].filter(([other]) => !holders.has(other)));
    const free = behindWhatIsBefore(box, leaves, axis);
    const behind = [...leaves].filter(([, other]) => middleOf(other, axis) > middleOf(free, axis));
    const inWay = behind.filter(([, other]) => overlaps(grown(free, gap - 1), other));
    const distance = Math.max(0, ...inWay.map(([, other]) => endOf(free, axis) + gap - other[axis]));
    if (distance > 0 && behind.some(([other]) => standing.locked?.has(other))) {
      placed = withShape(placed, id, besideAll(free, leaves, axis));
      continue;
    }
    placed = openGap(placed, diagram.connectors, { axis, at: middleOf(free, axis), distance, holders });
    placed = withShape(placed, id, free);
  }
  return onPage(aroundChildren(diagram, placed, axis), boundsOf(standing.shapes.values()));
};

/** Everything moves on where something has come to stand beyond the top or the left of the page. */
const onPage = ({ shapes, routes }: Placement, before: Rect | undefined): Placement => {
  const bounds = boundsOf(shapes.values());
  const dx = Math.max(0, Math.min(pageMargin, before?.x ?? pageMargin) - (bounds?.x ?? pageMargin));
  const dy = Math.max(0, Math.min(pageMargin, before?.y ?? pageMargin) - (bounds?.y ?? pageMargin));
  if (dx === 0 && dy === 0) return { shapes, routes };
  const moved = <P extends Point>(point: P): P => ({ ...point, x: point.x + dx, y: point.y + dy });
  return {
    shapes: new Map([...shapes].map(([id, box]) => [id, moved(box)])),
    routes: new Map([...routes].map(([id, { points }]) => [id, { points: points.map(moved) }])),
  };
};

const axes: Readonly<Partial<Record<Diagram['direction'], Axis>>> = { down: 'y', right: 'x' };

const lengths = { x: 'width', y: 'height' } as const;
const endOf = (box: Rect, axis: Axis): number => box[axis] + box[lengths[axis]];
const middleOf = (box: Rect, axis: Axis): number => box[axis] + box[lengths[axis]] / 2;

const withShape = ({ shapes, routes }: Placement, id: string, box: Rect): Placement => ({
  shapes: new Map([...shapes, [id, box]]),
  routes,
});

/** Shapes around the middle where they stood, in the size that they have now; routes that still meet both of their shapes. */
const whatStays = (diagram: Diagram, standing: Standing, holders: ReadonlySet<string | undefined>): Placement => {
  const shapes = new Map<string, Rect>();
  for (const { id, size } of diagram.shapes) {
    const box = standing.shapes.get(id);
    if (box === undefined) continue;
    const isSame = holders.has(id) || (box.width === size.width && box.height === size.height);
    const x = Math.round(box.x + (box.width - size.width) / 2);
    const y = Math.round(box.y + (box.height - size.height) / 2);
    shapes.set(id, isSame ? box : { x, y, ...size });
  }
  const routes = diagram.connectors.flatMap(({ id, from, to }) => {
    const route = standing.routes.get(id);
    const [start, end] = [shapes.get(from), shapes.get(to)];
    if (route === undefined || start === undefined || end === undefined) return [];
    const meets = (box: Rect, at: number): boolean => {
      const point = route.points.at(at);
      return point !== undefined && overlaps(grown(box, 1), boundsOfPoints([point]));
    };
    return meets(start, 0) && meets(end, -1) ? [[id, route] as const] : [];
  });
  return { shapes, routes: new Map(routes) };
};

/** Where the shape stands in the fresh layout, seen from a neighbour that has its place. */
const wishFor = (id: string, diagram: Diagram, fresh: Placement, placed: Placement): Rect | undefined => {
  const own = fresh.shapes.get(id);
  const before = diagram.connectors.flatMap(({ from, to }) => (to === id ? [from] : []));
  const after = diagram.connectors.flatMap(({ from, to }) => (from === id ? [to] : []));
  const neighbour = [...before, ...after, ...placed.shapes.keys()].find(
    (other) => other !== id && placed.shapes.has(other),
  );
  const now = placed.shapes.get(neighbour ?? '');
  const then = fresh.shapes.get(neighbour ?? '');
  if (own === undefined || now === undefined || then === undefined) return own;
  const dx = middleOf(now, 'x') - middleOf(then, 'x');
  const dy = middleOf(now, 'y') - middleOf(then, 'y');
  return { ...own, x: Math.round(own.x + dx), y: Math.round(own.y + dy) };
};

/** Moved on until nothing that lies before it is in its way. */
const behindWhatIsBefore = (box: Rect, leaves: ReadonlyMap<string, Rect>, axis: Axis): Rect => {
  const inWay = [...leaves.values()].filter(
    (other) => middleOf(other, axis) <= middleOf(box, axis) && overlaps(grown(box, gap - 1), other),
  );
  return { ...box, [axis]: Math.max(box[axis], ...inWay.map((other) => endOf(other, axis) + gap)) };
};

/** Beside everything at its height, for where something locked is in the way. */
const besideAll = (box: Rect, leaves: ReadonlyMap<string, Rect>, axis: Axis): Rect => {
  const across = axis === 'x' ? 'y' : 'x';
  const level = [...leaves.values()].filter((other) =>
    overlaps({ ...grown(box, gap), [across]: other[across] }, other),
  );
  return { ...box, [across]: Math.max(box[across], ...level.map((other) => endOf(other, across) + gap)) };
};

/** Containers reach around their children, the innermost first; one that is large enough stays. Lanes end where the longest does. */
const aroundChildren = (diagram: Diagram, placed: Placement, axis: Axis): Placement => {
  const byParent = groupBy(diagram.shapes, ({ parent }) => parent);
  const shapes = new Map(placed.shapes);
  // Parents come before their children.
  for (const { id, title, size } of diagram.shapes.toReversed()) {
    const own = byParent.get(id);
    if (own === undefined) continue;
    const hasLanes = own.some(({ placing }) => placing === 'lane');
    if (hasLanes) asLong(own, shapes, axis);
    const children = own.flatMap((child) => shapes.get(child.id) ?? []);
    const inside = grown(boundsOf(children) ?? { x: 0, y: 0, ...size }, hasLanes ? 0 : innerMargin);
    const left = title?.side === 'left' ? title.size : 0;
    const top = title?.side === 'top' ? title.size : 0;
    const needed = { x: inside.x - left, y: inside.y - top, width: inside.width + left, height: inside.height + top };
    const before = shapes.get(id);
    const box = boundsOf(before === undefined ? [needed] : [before, needed]);
    if (box !== undefined) shapes.set(id, box);
  }
  const outermost = byParent.get(undefined) ?? [];
  if (outermost.some(({ placing }) => placing === 'lane')) asLong(outermost, shapes, axis);
  return { shapes, routes: placed.routes };
};

const asLong = (siblings: readonly Shape[], shapes: Map<string, Rect>, axis: Axis): void => {
  const lanes = siblings.flatMap(({ id, placing }) => {
    const box = placing === 'lane' ? shapes.get(id) : undefined;
    return box === undefined ? [] : [{ id, box }];
  });
  const start = Math.min(...lanes.map(({ box }) => box[axis]));
  const length = Math.max(...lanes.map(({ box }) => endOf(box, axis))) - start;
  for (const { id, box } of lanes) shapes.set(id, { ...box, [axis]: start, [lengths[axis]]: length });
};
