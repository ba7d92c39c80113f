import type { Grid } from './grid.ts';
import { routeCosts, type Side, type SideCosts } from './route-costs.ts';

type Ways = readonly (readonly number[])[];

/** What a set of ways costs as a picture: a piece that several flows share counts once. */
export const costOfWays = (ways: Ways, grid: Grid, sideCosts: readonly SideCosts[]): number => {
  const width = grid.along.length;
  const pieces = new Set<number>();
  const bends = new Set<number>();
  let cost = crossingPairs(ways).length * routeCosts.crossing;
  ways.forEach((way, flow) => {
    for (let index = 1; index < way.length; index += 1) {
      const [before = 0, point = 0, after] = [way[index - 1], way[index], way[index + 1]];
      const isAlong = Math.abs(point - before) === 1;
      const piece = 2 * Math.min(before, point) + (isAlong ? 0 : 1);
      if (!pieces.has(piece)) {
        pieces.add(piece);
        cost += lengthOf(before, point, grid);
      }
      if (after !== undefined && isAlong !== (Math.abs(after - point) === 1) && !bends.has(point)) {
        bends.add(point);
        cost += routeCosts.bend;
      }
    }
    const [first = 0, second = 0] = way;
    const [beforeLast = 0, last = 0] = way.slice(-2);
    const costs = sideCosts[flow];
    if (costs === undefined || way.length < 2) return;
    cost += costs.exit[sideTowards(first, second, width)] + costs.entry[sideTowards(last, beforeLast, width)];
  });
  return cost;
};

const sideTowards = (point: number, next: number, width: number): Side => {
  if (next - point === 1) return 'ahead';
  if (point - next === 1) return 'behind';
  return next - point === width ? 'after' : 'before';
};

const lengthOf = (one: number, other: number, { along, across }: Grid): number => {
  const width = along.length;
  const place = (line: { readonly place: number } | undefined): number => line?.place ?? 0;
  return Math.abs(one - other) === 1
    ? Math.abs(place(along[one % width]) - place(along[other % width]))
    : Math.abs(place(across[Math.floor(one / width)]) - place(across[Math.floor(other / width)]));
};

/** Pairs of flows that cross, a pair once however often it does. */
export const crossingPairs = (ways: Ways): readonly (readonly [number, number])[] => {
  const users = new Map<number, { readonly flow: number; readonly step: number }[]>();
  const pairs = new Map<string, readonly [number, number]>();
  ways.forEach((way, flow) => {
    for (let index = 1; index < way.length - 1; index += 1) {
      const [before = 0, point = 0, after = 0] = [way[index - 1], way[index], way[index + 1]];
      const step = after - point;
      if (step !== point - before) continue;
      const own = users.get(point) ?? [];
      users.set(point, own);
      for (const other of own) {
        if (Math.abs(other.step) !== Math.abs(step)) pairs.set(`${other.flow} ${flow}`, [other.flow, flow]);
      }
      own.push({ flow, step });
    }
  });
  return [...pairs.values()];
};

/** How many flows run on one that they may not share a piece with. */
export const countClashes = (ways: Ways, mayShare: (one: number, other: number) => boolean): number => {
  const users = new Map<number, number[]>();
  ways.forEach((way, flow) => {
    for (let index = 1; index < way.length; index += 1) {
      const [before = 0, point = 0] = [way[index - 1], way[index]];
      const piece = 2 * Math.min(before, point) + (Math.abs(point - before) === 1 ? 0 : 1);
      const own = users.get(piece) ?? [];
      users.set(piece, own);
      own.push(flow);
    }
  });
  const clashing = new Set<number>();
  for (const own of users.values()) {
    for (const flow of own) if (own.some((other) => other !== flow && !mayShare(flow, other))) clashing.add(flow);
  }
  return clashing.size;
};
