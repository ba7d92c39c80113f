import type { Grid } from './grid.ts';
import type { Occupancy } from './occupancy.ts';
import { createPriorityQueue } from './priority-queue.ts';
import { routeCosts, type Side, type SideCosts } from './route-costs.ts';

/**
 * The cheapest way of one flow through the grid (A*). A state is a point and the axis on which it was reached. A way may start on
 * another flow's way from the same step, or end on one that leads to the same step, where the caller offers that.
 */
export interface Trip {
  readonly start: number;
  readonly goal: number;
  readonly costs: SideCosts;
  readonly kind: 'forward' | 'back';
  /** Ways that this one may follow from its start, and ways that it may follow to its goal. */
  readonly shareableStarts: readonly (readonly number[])[];
  readonly shareableEnds: readonly (readonly number[])[];
  /** The flows of those ways. */
  readonly sharing: ReadonlySet<number>;
}

export interface FoundWay {
  readonly way: readonly number[];
  readonly cost: number;
}

export interface WayFinder {
  /** The points from start to goal, both included, and what the way costs; undefined where there is no way. */
  readonly find: (trip: Trip) => FoundWay | undefined;
}

export const createWayFinder = (grid: Grid, occupancy: Occupancy): WayFinder => {
  const width = grid.along.length;
  const count = width * grid.across.length;
  const goalState = count * 2;
  const cost = new Float64Array(goalState + 1);
  const parent = new Int32Array(goalState + 1);
  const seen = new Int32Array(goalState + 1);
  const closed = new Int32Array(goalState + 1);
  const blocked = new Uint8Array(count);
  for (const { along, across } of grid.at) blocked[across * width + along] = 1;
  const places = {
    along: Float64Array.from(grid.along, ({ place }) => place),
    across: Float64Array.from(grid.across, ({ place }) => place),
  };
  let trips = 0;

  const alongOf = (point: number): number => point % width;
  const acrossOf = (point: number): number => (point - (point % width)) / width;
  const distance = (one: number, other: number): number =>
    Math.abs((places.along[alongOf(one)] ?? 0) - (places.along[alongOf(other)] ?? 0)) +
    Math.abs((places.across[acrossOf(one)] ?? 0) - (places.across[acrossOf(other)] ?? 0));
  const neighbours = (point: number): readonly (readonly [number, Side])[] => {
    const found: [number, Side][] = [];
    const along = point % width;
    if (along + 1 < width) found.push([point + 1, 'ahead']);
    if (along > 0) found.push([point - 1, 'behind']);
    if (point + width < count) found.push([point + width, 'after']);
    if (point >= width) found.push([point - width, 'before']);
    return found;
  };
  const unitCost = (from: number, to: number, { kind }: Trip): number => {
    const isAlong = Math.abs(from - to) === 1;
    const line = isAlong ? grid.across[acrossOf(from)] : grid.along[alongOf(from)];
    const factor = isAlong && kind === 'back' && line?.kind === 'middle' ? routeCosts.backOnRow : 1;
    const taken = occupancy.isTaken(from, to) ? routeCosts.clash : 0;
    return distance(from, to) * (line?.weight ?? 1) * factor + taken;
  };

  /** What it costs to follow another way from its first point to each of its points. */
  const sharedCosts = (way: readonly number[]): readonly number[] => {
    let sum = 0;
    return way.map((point, index) => {
      const [before, earlier] = [way[index - 1], way[index - 2]];
      if (before === undefined) return 0;
      const turn = earlier !== undefined && isTurn(earlier, before, point) ? routeCosts.bend : 0;
      sum += (distance(before, point) + turn) * routeCosts.shared;
      return sum;
    });
  };

  const find = (trip: Trip): FoundWay | undefined => {
    trips += 1;
    const queue = createPriorityQueue();
    const prefixes = new Map<number, readonly number[]>();
    const reach = (state: number, newCost: number, from: number): boolean => {
      if (closed[state] === trips || (seen[state] === trips && (cost[state] ?? 0) <= newCost)) return false;
      seen[state] = trips;
      cost[state] = newCost;
      parent[state] = from;
      const point = state >> 1;
      queue.push(state, state === goalState ? newCost : newCost + distance(point, trip.goal) * hurry);
      return true;
    };
    const stateOf = (point: number, from: number): number => 2 * point + (Math.abs(point - from) === 1 ? 0 : 1);
    const isShared = (point: number): boolean => occupancy.isUsedOnlyBy(point, trip.sharing);
    const ends = endsOf(trip.shareableEnds, sharedCosts, isShared);
    const hurry = ends.size > 0 ? routeCosts.shared : 1;

    const leave = (from: number, soFar: number, prefix: readonly number[]): void => {
      const before = prefix.at(-2);
      for (const [next, side] of neighbours(from)) {
        if (blocked[next] === 1 || next === before) continue;
        if (before !== undefined && occupancy.isTaken(from, next)) continue;
        const turn = before === undefined ? trip.costs.exit[side] : isTurn(before, from, next) ? routeCosts.bend : 0;
        const state = stateOf(next, from);
        if (reach(state, soFar + turn + unitCost(from, next, trip), -1)) prefixes.set(state, prefix);
      }
    };
    leave(trip.start, 0, [trip.start]);
    for (const way of trip.shareableStarts) {
      const costs = sharedCosts(way);
      for (let index = 1; index < way.length - 1; index += 1) {
        const point = way[index] ?? 0;
        if (isShared(point)) leave(point, (costs[index] ?? 0) + routeCosts.merge, way.slice(0, index + 1));
      }
    }

    let tail: readonly number[] = [];
    for (let state = queue.pop(); state !== undefined; state = queue.pop()) {
      if (closed[state] === trips) continue;
      closed[state] = trips;
      if (state === goalState) return { way: traceWay(tail, prefixes), cost: cost[goalState] ?? 0 };
      const point = state >> 1;
      const soFar = cost[state] ?? 0;
      const axis = state % 2 === 0 ? 'along' : 'across';
      const before = parent[state] ?? -1;
      const cameFrom = before >= 0 ? before >> 1 : (prefixes.get(state)?.at(-1) ?? -1);
      for (const end of ends.get(point) ?? []) {
        const turn = isTurn(cameFrom, point, end.tail[0] ?? point) ? routeCosts.bend : 0;
        if (reach(goalState, soFar + turn + end.cost, state)) tail = end.tail;
      }
      for (const [next, side] of neighbours(point)) {
        if (next === cameFrom || (blocked[next] === 1 && next !== trip.goal)) continue;
        const nextAxis = side === 'ahead' || side === 'behind' ? 'along' : 'across';
        const met = occupancy.meets(point, nextAxis === axis ? axis : 'bend');
        const passing = met === 'nothing' ? 0 : met === 'crossing' ? routeCosts.crossing : routeCosts.clash;
        const newCost = soFar + passing + unitCost(point, next, trip) + (nextAxis === axis ? 0 : routeCosts.bend);
        if (next === trip.goal) {
          if (reach(goalState, newCost + trip.costs.entry[opposite[side]], state)) tail = [next];
        } else reach(2 * next + (nextAxis === 'along' ? 0 : 1), newCost, state);
      }
    }
    return undefined;
  };

  const traceWay = (tail: readonly number[], prefixes: ReadonlyMap<number, readonly number[]>): readonly number[] => {
    const points: number[] = [];
    let state = parent[goalState] ?? -1;
    for (;;) {
      points.push(state >> 1);
      const before = parent[state] ?? -1;
      if (before < 0) break;
      state = before;
    }
    return [...(prefixes.get(state) ?? []), ...points.reverse(), ...tail];
  };

  return { find };
};

const opposite = { ahead: 'behind', behind: 'ahead', before: 'after', after: 'before' } as const;

interface End {
  readonly cost: number;
  readonly tail: readonly number[];
}

/** The points at which a way may join others to its goal, with the rest of the way from there. */
const endsOf = (
  ways: Trip['shareableEnds'],
  sharedCosts: (way: readonly number[]) => readonly number[],
  isShared: (point: number) => boolean,
): ReadonlyMap<number, readonly End[]> => {
  const ends = new Map<number, End[]>();
  for (const way of ways) {
    const costs = sharedCosts(way.toReversed()).toReversed();
    for (let index = way.length - 2; index > 0; index -= 1) {
      const point = way[index] ?? 0;
      if (!isShared(point)) continue;
      const own = ends.get(point) ?? [];
      ends.set(point, own);
      own.push({ cost: (costs[index] ?? 0) + routeCosts.merge, tail: way.slice(index + 1) });
    }
  }
  return ends;
};

const isTurn = (before: number, point: number, after: number): boolean =>
  (Math.abs(point - before) === 1) !== (Math.abs(after - point) === 1);
