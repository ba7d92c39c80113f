import { boundsOf, centreOf, grown, overlaps, type Point, type Rect, type Route, type Size } from '../model/index.ts';
import { createGridCosts } from './grid-costs.ts';
import { labelBeside } from './label-beside.ts';
import { createMinHeap } from './min-heap.ts';
import { type Segment, withoutNeedlessPoints } from './polyline.ts';

/**
 * Finds a right-angled way for one line between two boxes and around all others. The candidates are the lines beside the borders and
 * through the middles of all boxes; the cheapest way over their crossing points wins, where a bend costs as much as a detour
 * of `bendCost` px. The work is bounded; where no way is found a plain one that ignores the obstacles is given.
 */
export const routeAround = (from: Rect, to: Rect, obstacles: readonly Rect[], options: RouteOptions = {}): Route => {
  const { clearance = 12 } = options;
  const around = grown(boundsOf([from, to]) ?? from, 160);
  const near = obstacles.filter((obstacle) => overlaps(obstacle, around));
  const found =
    search(from, to, near, { ...options, clearance }) ??
    search(from, to, obstacles, { ...options, clearance }) ??
    search(from, to, obstacles, { ...options, clearance: 3 });
  const points = withoutNeedlessPoints(found ?? plainRoute(from, to));
  const { labelSize, lines = [] } = options;
  if (labelSize === undefined || labelSize.width === 0) return { points };
  const occupied = { solids: [from, to, ...obstacles], taken: [], reserved: [], borders: [], lines: [lines] };
  return { points, label: labelBeside({ points }, labelSize, occupied) };
};

type Side = 'top' | 'right' | 'bottom' | 'left';

export interface RouteOptions {
  /** The sides where the line may leave and arrive; all when absent. */
  readonly fromSides?: readonly Side[];
  readonly toSides?: readonly Side[];
  /** The distance that the line keeps from other boxes where it can, px. */
  readonly clearance?: number;
  /** The box of the line's label, which is then placed beside the line. */
  readonly labelSize?: Size;
  /** Lines that it should not cross or cover. */
  readonly lines?: readonly Segment[];
  /** What is left of the work for all lines of a page; a plain way is taken when it is used up. */
  readonly budget?: RouteBudget;
}

/** How many crossing points may still be looked at. Counted down by each search. */
export interface RouteBudget {
  visits: number;
}

const bendCost = 60;
const mostVisits = 40_000;
const allSides: readonly Side[] = ['bottom', 'right', 'left', 'top'];

const steps: Readonly<Record<Side, Point>> = {
  top: { x: 0, y: -1 },
  right: { x: 1, y: 0 },
  bottom: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
};

const portOn = (rect: Rect, side: Side): Point => {
  const centre = centreOf(rect);
  return {
    x: centre.x + (steps[side].x * rect.width) / 2,
    y: centre.y + (steps[side].y * rect.height) / 2,
  };
};

interface Visit {
  readonly x: number;
  readonly y: number;
  readonly side: Side;
  readonly cost: number;
  readonly before: Visit | undefined;
}

const search = (
  from: Rect,
  to: Rect,
  obstacles: readonly Rect[],
  options: RouteOptions & { readonly clearance: number },
): readonly Point[] | undefined => {
  const { clearance, lines = [], fromSides = allSides, toSides = allSides, budget = { visits: mostVisits } } = options;
  if (budget.visits <= 0) return undefined;
  const xs = gridLines([from, to], obstacles, clearance, 'x');
  const ys = gridLines([from, to], obstacles, clearance, 'y');
  const costBetween = createGridCosts({ xs, ys, ends: [from, to], obstacles, clearance, lines });
  const goals = new Map(toSides.map((side) => [keyOf(portOn(to, side)), side]));
  const target = centreOf(to);
  const guess = (point: Point): number => Math.abs(point.x - target.x) + Math.abs(point.y - target.y);

  const heap = createMinHeap<Visit>();
  const best = new Map<number, number>();
  const placeOf = (x: number, y: number, side: Side): number => (x * ys.length + y) * 4 + sideNumbers[side];
  const visit = (x: number, y: number, side: Side, cost: number, before?: Visit): void => {
    const place = placeOf(x, y, side);
    if (cost >= (best.get(place) ?? Infinity)) return;
    best.set(place, cost);
    heap.push(cost + guess({ x: xs[x] ?? 0, y: ys[y] ?? 0 }), { x, y, side, cost, before });
  };
  for (const side of fromSides) {
    const start = portOn(from, side);
    visit(xs.indexOf(start.x), ys.indexOf(start.y), side, 0);
  }
  for (let count = 0; count < mostVisits && budget.visits > 0; count += 1) {
    budget.visits -= 1;
    const current = heap.pop();
    if (current === undefined) return undefined;
    // A cheaper way to this place was followed before.
    if (current.cost > (best.get(placeOf(current.x, current.y, current.side)) ?? Infinity)) continue;
    const point = { x: xs[current.x] ?? 0, y: ys[current.y] ?? 0 };
    const goal = goals.get(keyOf(point));
    if (goal !== undefined && goalSides[goal] === current.side) return pointsOf(current, xs, ys);
    for (const side of allSides) {
      if (side === goalSides[current.side] || (current.before === undefined && side !== current.side)) continue;
      const x = current.x + steps[side].x;
      const y = current.y + steps[side].y;
      const step = costBetween(current, { x, y });
      if (step === undefined) continue;
      const bend = side === current.side ? 0 : bendCost;
      visit(x, y, side, current.cost + step.length + bend + step.lines, current);
    }
  }
  return undefined;
};

const goalSides: Readonly<Record<Side, Side>> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' };
const sideNumbers: Readonly<Record<Side, number>> = { top: 0, right: 1, bottom: 2, left: 3 };

const keyOf = ({ x, y }: Point): string => `${x},${y}`;

const pointsOf = (last: Visit, xs: readonly number[], ys: readonly number[]): readonly Point[] => {
  const points: Point[] = [];
  for (let visit: Visit | undefined = last; visit !== undefined; visit = visit.before) {
    points.push({ x: xs[visit.x] ?? 0, y: ys[visit.y] ?? 0 });
  }
  return points.reverse();
};

/** Lines of the grid: middles and borders of the two ends, beside every box, and half-way between neighbouring lines that are far apart. */
const gridLines = (
  ends: readonly Rect[],
  obstacles: readonly Rect[],
  clearance: number,
  axis: 'x' | 'y',
): readonly number[] => {
  const size = axis === 'x' ? 'width' : 'height';
  const lines = new Set<number>();
  for (const end of ends) {
    const gap = Math.max(clearance, 16);
    for (const line of [end[axis], end[axis] + end[size] / 2, end[axis] + end[size]]) lines.add(line);
    lines.add(end[axis] - gap).add(end[axis] + end[size] + gap);
  }
  for (const obstacle of obstacles) {
    lines.add(obstacle[axis] - clearance).add(obstacle[axis] + obstacle[size] + clearance);
  }
  return [...lines].sort((one, other) => one - other);
};

/** From the nearest side to the nearest side with one step half-way. */
const plainRoute = (from: Rect, to: Rect): readonly Point[] => {
  const a = centreOf(from);
  const b = centreOf(to);
  const isUpright = Math.abs(b.y - a.y) >= Math.abs(b.x - a.x);
  const sides: readonly [Side, Side] = isUpright
    ? b.y >= a.y
      ? ['bottom', 'top']
      : ['top', 'bottom']
    : b.x >= a.x
      ? ['right', 'left']
      : ['left', 'right'];
  const start = portOn(from, sides[0]);
  const end = portOn(to, sides[1]);
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  return isUpright
    ? [start, { x: start.x, y: middle.y }, { x: end.x, y: middle.y }, end]
    : [start, { x: middle.x, y: start.y }, { x: middle.x, y: end.y }, end];
};
