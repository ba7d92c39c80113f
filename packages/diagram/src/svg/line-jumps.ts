import { boundsOfPoints, boxesAlong, type Segment, segmentsOf } from '../layout/polyline.ts';
import { createSpatialGrid, sideFor } from '../layout/spatial-grid.ts';
import { type Point, type Style, styleNumber } from '../model/index.ts';
import type { SceneItem } from '../scene/scene.ts';
import type { Path, PathCommand } from './shapes/path.ts';

/** Gives where a straight piece of an edge crosses the lines that are painted below it, in the order in which the piece meets them. */
export type Crossings = (from: Point, to: Point) => readonly Point[];

/** The crossings of a page. */
export interface PageCrossings {
  readonly of: (item: SceneItem) => Crossings;
  /** Whether there were more than are drawn. */
  readonly isSpent: () => boolean;
}

/** What draws an edge's way over the lines below it: the straight pieces of its path with a jump at each crossing. */
export const withJumps = (path: Path, style: Style, crossingsOn: Crossings): Path => {
  const reach = (styleNumber(style, 'jumpSize', 6) - 2) / 2 + styleNumber(style, 'strokeWidth', 1);
  const jumped: PathCommand[] = [];
  let at: Point | undefined;
  for (const command of path) {
    if (command[0] === 'Z') {
      jumped.push(command);
      continue;
    }
    const end = { x: command.at(-2), y: command.at(-1) };
    if (typeof end.x !== 'number' || typeof end.y !== 'number') continue;
    const next = { x: end.x, y: end.y };
    if (command[0] === 'L' && at) {
      const from = at;
      for (const crossing of crossingsOn(from, next)) {
        const clear = Math.min(distance(crossing, from), distance(crossing, next));
        if (clear > reach) jumped.push(...jumpAt(crossing, unit(from, next), { style, reach }));
      }
    }
    jumped.push(command);
    at = next;
  }
  return jumped;
};

/** True where a style lets a line jump over others. */
export const jumpsLines = (style: Style): boolean => ['arc', 'gap', 'sharp', 'line'].includes(style.jumpStyle ?? '');

/** Jumps on one page: with more, nobody can follow a line, and each one is drawn and sent. The lines above go straight over. */
const mostJumps = 20_000;

/** Lines that are compared on one page, for a heap of them has few crossings and as many pairs as any other. */
const mostComparisons = 2_000_000;

/**
 * The crossings of a page whose items are asked for in paint order. Lines are found by the squares of a grid that they run through, and
 * `mostJumps` and `mostComparisons` bound what a page may cost: else each line would be compared with all below it.
 */
export const crossingsOf = (items: readonly SceneItem[]): PageCrossings => {
  const side = sideFor(items.flatMap((item) => (item.kind === 'edge' ? [boundsOfPoints(item.points)] : [])));
  const grid = createSpatialGrid<number>(side);
  const lines: Segment[] = [];
  const budget = { jumps: mostJumps, comparisons: mostComparisons };
  const isSpent = (): boolean => budget.jumps <= 0 || budget.comparisons <= 0;
  let isReadTo = 0;
  const add = (item: SceneItem): void => {
    if (isSpent() || item.kind !== 'edge' || item.style.noJump === '1') return;
    for (const line of segmentsOf(item.points)) {
      for (const box of boxesAlong(line, side)) grid.add(box, lines.length);
      lines.push(line);
    }
  };
  const order = new Map(items.map((item, index) => [item, index]));
  const crossingsOn: Crossings = (from, to) => {
    if (isSpent()) return [];
    const near = new Set<number>();
    for (const box of boxesAlong({ from, to }, side)) {
      for (const index of grid.near(box, budget.comparisons)) near.add(index);
    }
    budget.comparisons -= near.size;
    const found = [...near]
      .sort((one, other) => one - other)
      .flatMap((index) => {
        const line = lines[index];
        const crossing = line && crossingOf(from, to, line.from, line.to);
        return crossing ? [crossing] : [];
      });
    budget.jumps -= found.length;
    return found.sort((one, other) => distance(from, one) - distance(from, other));
  };
  return {
    of: (item) => {
      const end = order.get(item) ?? 0;
      for (; isReadTo < end; isReadTo += 1) {
        const next = items[isReadTo];
        if (next !== undefined) add(next);
      }
      return crossingsOn;
    },
    isSpent,
  };
};

const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

const unit = (from: Point, to: Point): Point => {
  const length = distance(from, to) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
};

const crossingOf = (a: Point, b: Point, c: Point, d: Point): Point | undefined => {
  const determinant = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x);
  if (Math.abs(determinant) < 1e-9) return undefined;
  const along = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / determinant;
  const across = ((c.x - a.x) * (b.y - a.y) - (c.y - a.y) * (b.x - a.x)) / determinant;
  if (along <= 0 || along >= 1 || across <= 0 || across >= 1) return undefined;
  return { x: a.x + (b.x - a.x) * along, y: a.y + (b.y - a.y) * along };
};

/** How much higher than wide draw.io draws the control points of an arc. */
const archHeight = 1.3;

/** From before a crossing to behind it, upwards or to the left of an upright line. */
const jumpAt = (
  crossing: Point,
  direction: Point,
  { style, reach }: { readonly style: Style; readonly reach: number },
): readonly PathCommand[] => {
  const along = { x: direction.x * reach, y: direction.y * reach };
  const isBackwards = Math.round(along.x) < 0 || (Math.round(along.x) === 0 && Math.round(along.y) <= 0);
  const side = isBackwards ? 1 : -1;
  const [x0, y0] = [crossing.x - along.x, crossing.y - along.y];
  const [x1, y1] = [crossing.x + along.x, crossing.y + along.y];
  const up = { x: -along.y * side, y: along.x * side };
  const start: PathCommand = ['L', x0, y0];
  switch (style.jumpStyle) {
    case 'sharp':
      return [start, ['L', x0 + up.x, y0 + up.y], ['L', x1 + up.x, y1 + up.y], ['L', x1, y1]];
    case 'line':
      return [
        start,
        ['M', x0 - up.x, y0 - up.y],
        ['L', x0 + up.x, y0 + up.y],
        ['M', x1 + up.x, y1 + up.y],
        ['L', x1 - up.x, y1 - up.y],
        ['M', x1, y1],
      ];
    case 'arc': {
      const arch = { x: up.x * archHeight, y: up.y * archHeight };
      return [start, ['C', x0 + arch.x, y0 + arch.y, x1 + arch.x, y1 + arch.y, x1, y1]];
    }
    default:
      return [start, ['M', x1, y1]];
  }
};
