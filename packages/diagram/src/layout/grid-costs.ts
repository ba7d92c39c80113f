import { grown, type Point, type Rect } from '../model/index.ts';
import { boxOf, cross, lengthOf, runsThrough, type Segment } from './polyline.ts';
import { createSpatialGrid, sideFor } from './spatial-grid.ts';

export interface CostGrid {
  /** Where the lines of the grid stand, px. */
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  /** The boxes that the way leads from and to, which it must not run through. */
  readonly ends: readonly Rect[];
  readonly obstacles: readonly Rect[];
  /** The distance that the way keeps from obstacles, px. */
  readonly clearance: number;
  /** Lines that it should not cross or cover. */
  readonly lines: readonly Segment[];
}

export interface StepCost {
  /** px. */
  readonly length: number;
  /** What the lines cost that the step crosses or covers, px of detour. */
  readonly lines: number;
}

/**
 * What a step from one crossing of a grid to the next one costs; undefined where something stands in the way, and beyond the grid. Each
 * step is worked out once, however many ways lead over it: that is most of the work of finding a way.
 */
export const createGridCosts = (grid: CostGrid): ((from: Point, to: Point) => StepCost | undefined) => {
  const { xs, ys, ends, obstacles, clearance, lines } = grid;
  const side = sideFor([...ends, ...obstacles]);
  const boxes = createSpatialGrid<Rect>(side);
  for (const obstacle of obstacles) {
    const box = grown(obstacle, clearance - 1);
    boxes.add(box, box);
  }
  const nearLines = createSpatialGrid<Segment>(side);
  for (const line of lines) nearLines.add(grown(boxOf(line), alongside), line);

  const isFree = (segment: Segment): boolean => {
    if (ends.some((end) => runsThrough(segment, end))) return false;
    for (const box of boxes.near(boxOf(segment))) if (runsThrough(segment, box)) return false;
    return true;
  };
  const measure = (segment: Segment): StepCost | undefined =>
    isFree(segment)
      ? { length: lengthOf(segment), lines: lineCost(segment, nearLines.near(boxOf(segment))) }
      : undefined;

  const known = new Map<number, StepCost | undefined>();
  return (from, to) => {
    const [x, y] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
    const [left, top, right, bottom] = [xs[x], ys[y], xs[Math.max(from.x, to.x)], ys[Math.max(from.y, to.y)]];
    if (left === undefined || top === undefined || right === undefined || bottom === undefined) return undefined;
    const key = (x * ys.length + y) * 2 + (from.x === to.x ? 1 : 0);
    const cost = known.get(key);
    if (cost !== undefined || known.has(key)) return cost;
    const measured = measure({ from: { x: left, y: top }, to: { x: right, y: bottom } });
    known.set(key, measured);
    return measured;
  };
};

const crossingCost = 80;
/** Running on top of another line is worse than any detour that a person would take. */
const coverCost = 20;

const lineCost = (segment: Segment, lines: Iterable<Segment>): number => {
  let cost = 0;
  for (const line of lines) {
    if (cross(segment, line)) cost += crossingCost;
    const shared = sharedLength(segment, line);
    if (shared > 0) cost += shared * coverCost;
  }
  return cost;
};

/** Two lines nearer than this look like one, px. */
const alongside = 6;

const sharedLength = (one: Segment, other: Segment): number => {
  const isLevel = (segment: Segment): boolean => segment.from.y === segment.to.y;
  if (isLevel(one) !== isLevel(other)) return 0;
  const across = isLevel(one) ? 'y' : 'x';
  const along = isLevel(one) ? 'x' : 'y';
  if (Math.abs(one.from[across] - other.from[across]) > alongside) return 0;
  const end = Math.min(Math.max(one.from[along], one.to[along]), Math.max(other.from[along], other.to[along]));
  const start = Math.max(Math.min(one.from[along], one.to[along]), Math.min(other.from[along], other.to[along]));
  return Math.max(0, end - start);
};
