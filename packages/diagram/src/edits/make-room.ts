import { labelGeometryAt, labelPointOf } from '../layout/label-geometry.ts';
import { hair, runsThrough, segmentsOf } from '../layout/polyline.ts';
import { type Cell, type CellChange, grown, overlaps, type Point, type Rect } from '../model/index.ts';
import { type Axis, endAlong, middleAlong, movedAlong } from './axis.ts';
import { type Canvas, put, withChanges } from './canvas.ts';
import { isLocked, isPlacedByHand } from './is-locked.ts';
import { routeEdges } from './route-edge.ts';
import { routesOf } from './routes.ts';

/** A cut across the page: all that lies beyond it moves on by `distance` px. */
export interface Cut {
  readonly axis: Axis;
  readonly at: number;
  readonly distance: number;
  /** Shapes that move on even where a hand put them. */
  readonly moves?: ReadonlySet<string>;
}

/**
 * Opens a gap on a page of our own. Shapes whose middle lies beyond the cut move as they are, shapes that hold others
 * and lie across it grow, bends beyond it move along. Since all move alike, no two shapes come nearer to each other.
 * A line whose end would part from it gets a new route.
 */
export const makeRoom = (canvas: Canvas, cut: Cut): Canvas => {
  if (cut.distance <= 0) return canvas;
  const shifts = shiftsOf(canvas, cut);
  const routes = routesOf(canvas);
  const torn: string[] = [];
  const changes: CellChange[] = [];
  for (const cell of canvas.page.cells) {
    if (cell.kind === 'edge') {
      const moved = moveEdge(canvas, cell, routes.get(cell.id), shifts, cut);
      if (moved === 'torn') torn.push(cell.id);
      else if (moved !== undefined) changes.push(put(canvas, moved));
    } else {
      const moved = moveShape(canvas, cell, shifts, cut);
      if (moved !== undefined) changes.push(put(canvas, moved));
    }
  }
  return routeEdges(withChanges(canvas, changes), torn);
};

interface Shifts {
  /** How far the top left corner of a shape moves on the page. */
  readonly moved: ReadonlyMap<string, number>;
  /** Shapes that become longer instead. */
  readonly stretched: ReadonlySet<string>;
}

/** What is locked stays, and so does what a hand put where it is, unless something would come to lie on it. */
const shiftsOf = (canvas: Canvas, cut: Cut): Shifts => {
  const locked = [...canvas.cells.values()].filter(isLocked).map(({ id }) => id);
  const placed = [...canvas.cells.values()].filter(
    (cell) => isPlacedByHand(cell) && !isLocked(cell) && cut.moves?.has(cell.id) !== true,
  );
  if (locked.length === 0 && placed.length === 0) return shiftsBut(canvas, cut, new Set());
  const all = new Set([...locked, ...placed.map(({ id }) => id)]);
  const shifts = shiftsBut(canvas, cut, all);
  const hit = new Set(placed.filter(({ id }) => isHit(canvas, id, shifts, cut)).map(({ id }) => id));
  return hit.size === 0 ? shifts : shiftsBut(canvas, cut, new Set([...all].filter((id) => !hit.has(id))));
};

/** True where something that moves, and is neither in the shape nor around it, would lie on the shape. */
const isHit = (canvas: Canvas, id: string, { moved }: Shifts, { axis }: Cut): boolean => {
  const box = canvas.boxes.get(id);
  const own = new Set([id, ...canvas.ancestorsOf(id)]);
  return [...canvas.boxes].some(([other, at]) => {
    const step = moved.get(other) ?? 0;
    const isApart = !own.has(other) && !canvas.ancestorsOf(other).includes(id) && canvas.childrenOf(other).length === 0;
    return box !== undefined && step !== 0 && isApart && overlaps(movedAlong(at, axis, step), box);
  });
};

const shiftsBut = (canvas: Canvas, { axis, at, distance }: Cut, staying: ReadonlySet<string>): Shifts => {
  const holders = holdersOf(canvas);
  const moved = new Map<string, number>();
  const stretched = new Set<string>();
  // The boxes come with parents before their children.
  for (const [id, box] of canvas.boxes) {
    const parent = canvas.holderOf(id);
    if (parent !== undefined && !stretched.has(parent)) {
      moved.set(id, moved.get(parent) ?? 0);
    } else if (holders.has(id) && box[axis] < at && at < endAlong(box, axis)) {
      stretched.add(id);
      moved.set(id, 0);
    } else {
      moved.set(id, middleAlong(box, axis) > at && !staying.has(id) ? distance : 0);
    }
  }
  return { moved, stretched };
};

/** Shapes that hold what the diagram is about, rather than their own parts. */
const holdersOf = (canvas: Canvas): ReadonlySet<string> => {
  const { nodes, groups } = canvas.spec();
  const holders = new Set(groups.map(({ id }) => id));
  // A pool that only carries the title is no group, but it holds the lanes, which are.
  for (const { id } of [...nodes, ...groups]) {
    for (let holder = canvas.holderOf(id); holder !== undefined; holder = canvas.holderOf(holder)) holders.add(holder);
  }
  return holders;
};

const moveShape = (canvas: Canvas, cell: Cell, { moved, stretched }: Shifts, cut: Cut): Cell | undefined => {
  const { geometry } = cell;
  if (geometry === undefined || !canvas.boxes.has(cell.id) || geometry.relative === true) return undefined;
  const step = (moved.get(cell.id) ?? 0) - parentShift(canvas, cell, moved);
  const side = cut.axis === 'x' ? 'width' : 'height';
  if (stretched.has(cell.id)) return { ...cell, geometry: { ...geometry, [side]: geometry[side] + cut.distance } };
  return step === 0 ? undefined : { ...cell, geometry: movedAlong(geometry, cut.axis, step) };
};

const parentShift = (canvas: Canvas, cell: Cell, moved: Shifts['moved']): number => {
  const parent = canvas.holderOf(cell.id);
  return parent === undefined ? 0 : (moved.get(parent) ?? 0);
};

const moveEdge = (
  canvas: Canvas,
  cell: Cell,
  route: readonly Point[] | undefined,
  { moved, stretched }: Shifts,
  cut: Cut,
): Cell | 'torn' | undefined => {
  const ends = [cell.source ?? '', cell.target ?? ''];
  const [start = 0, end = 0] = ends.map((id) => moved.get(id) ?? 0);
  if (route === undefined) return undefined;
  if (ends.some((id) => stretched.has(id))) return 'torn';
  const steps = stepsOf(route, start, end, cut);
  if (steps === undefined) return 'torn';
  const own = parentShift(canvas, cell, moved);
  if (steps.every((step) => step === own)) return undefined;
  const points = route.map((point, index) => movedAlong(point, cut.axis, steps[index] ?? 0));
  if (entersItsEnds(canvas, ends, points, [start, end], cut)) return 'torn';
  return withMovedPoints(canvas, cell, route, points, own, cut);
};

/** How far each point moves; undefined where a piece of line would become slanted. */
const stepsOf = (route: readonly Point[], start: number, end: number, cut: Cut): readonly number[] | undefined => {
  const steps = route.map((point) => (point[cut.axis] > cut.at ? cut.distance : 0));
  const isLevel = (index: number, other: number): boolean =>
    Math.abs((route[index]?.[cut.axis] ?? 0) - (route[other]?.[cut.axis] ?? 0)) < hair;
  const last = route.length - 1;
  steps[0] = start;
  for (let index = 1; index < last && isLevel(index, 0); index += 1) steps[index] = start;
  steps[last] = end;
  for (let index = last - 1; index > 0 && isLevel(index, last); index -= 1) steps[index] = end;
  const isTorn = steps.some((step, index) => index > 0 && isLevel(index, index - 1) && step !== steps[index - 1]);
  return isTorn ? undefined : steps;
};

const entersItsEnds = (
  canvas: Canvas,
  ends: readonly string[],
  points: readonly Point[],
  steps: readonly number[],
  { axis }: Cut,
): boolean =>
  ends.some((id, index) => {
    const box = canvas.boxes.get(id);
    if (box === undefined) return false;
    const after: Rect = grown(movedAlong(box, axis, steps[index] ?? 0), -1);
    return segmentsOf(points).some((segment) => runsThrough(segment, after));
  });

const withMovedPoints = (
  canvas: Canvas,
  cell: Cell,
  before: readonly Point[],
  after: readonly Point[],
  ownShift: number,
  cut: Cut,
): Cell => {
  const geometry = cell.geometry ?? { x: 0, y: 0, width: 0, height: 0, relative: true };
  const origin = movedAlong(canvas.originOf(cell.parent), cut.axis, ownShift);
  const bends = after.slice(1, -1).map(({ x, y }) => ({ x: x - origin.x, y: y - origin.y }));
  const hadBends = geometry.points !== undefined && geometry.points.length > 0;
  const { offset, ...unlabelled } = geometry;
  const label = labelPointOf(before, geometry.x, geometry.y);
  const drawn = { x: label.x + (offset?.x ?? 0), y: label.y + (offset?.y ?? 0) };
  const place = movedAlong(drawn, cut.axis, drawn[cut.axis] > cut.at ? cut.distance : 0);
  return {
    ...cell,
    geometry: {
      ...(cell.value === '' ? geometry : { ...unlabelled, ...labelGeometryAt(after, place) }),
      ...(hadBends ? { points: bends } : {}),
    },
  };
};
