import { createMinHeap } from '../min-heap.ts';
import type { Grid } from './grid.ts';
import type { Occupancy } from './occupancy.ts';
import { mergeCosts, routeCosts, type Side, type SideCosts } from './route-costs.ts';

/** A flow that looks for its way: the numbers of two grid points and what it may do on the way. */
export interface Trip {
  readonly start: number;
  readonly goal: number;
  readonly costs: SideCosts;
  readonly kind: 'forward' | 'back';
  /** Ways of other flows that this one may follow from its start, and ways that it may follow to its goal. */
  readonly shareableStarts: readonly (readonly number[])[];
  readonly shareableEnds: readonly (readonly number[])[];
}

export interface WayFinder {
  /** The points from start to goal, both included; undefined where there is no way. */
  readonly find: (trip: Trip) => readonly number[] | undefined;
}

/**
 * Finds the cheapest way of a flow through the grid (A*). A state is a point and the axis on which it was reached; one more
 * state stands for the goal. A way may begin with a part of another flow's way from the same step, or end with a part
 * of one that leads to the same step, where the trip offers that: such a part costs less than its length.
 */
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
  const alongPlaces = Float64Array.from(grid.along, ({ place }) => place);
  const acrossPlaces = Float64Array.from(grid.across, ({ place }) => place);
  const moves = [
    { side: 'ahead', step: 1, axis: 0 },
    { side: 'behind', step: -1, axis: 0 },
    { side: 'after', step: width, axis: 1 },
    { side: 'before', step: -width, axis: 1 },
  ] as const satisfies readonly { readonly side: Side; readonly step: number; readonly axis: 0 | 1 }[];
  let trips = 0;

  const distance = (one: number, other: number): number => {
    const [a, b] = [one % width, other % width];
    return (
      Math.abs((alongPlaces[a] ?? 0) - (alongPlaces[b] ?? 0)) +
      Math.abs((acrossPlaces[(one - a) / width] ?? 0) - (acrossPlaces[(other - b) / width] ?? 0))
    );
  };
  const isOnGrid = (point: number, { side }: (typeof moves)[number]): boolean => {
    if (side === 'ahead') return (point + 1) % width !== 0;
    if (side === 'behind') return point % width !== 0;
    return side === 'after' ? point + width < count : point >= width;
  };
  const pieceCost = (from: number, to: number, axis: 0 | 1, kind: Trip['kind']): number => {
    const along = from % width;
    const line = axis === 0 ? grid.across[(from - along) / width] : grid.along[along];
    const factor = axis === 0 && kind === 'back' && line?.kind === 'middle' ? routeCosts.backOnRow : 1;
    return distance(from, to) * (line?.weight ?? 1) * factor + (occupancy.isTaken(from, to) ? routeCosts.clash : 0);
  };
  /** What it costs to go another way from its first point to each of its points. */
  const wayCosts = (way: readonly number[]): readonly number[] => {
    let sum = 0;
    return way.map((point, index) => {
      const [before, earlier] = [way[index - 1], way[index - 2]];
      if (before === undefined) return 0;
      const turn = earlier !== undefined && isTurn(earlier, before, point) ? routeCosts.bend : 0;
      sum += distance(before, point) + turn;
      return sum;
    });
  };
  /** True for a point that nobody else than the given ways passes. */
  const onlyUsedBy = (ways: readonly (readonly number[])[]): ((point: number) => boolean) => {
    const counts = new Map<number, number>();
    for (const way of ways) for (const point of way.slice(1, -1)) counts.set(point, (counts.get(point) ?? 0) + 1);
    return (point) => counts.get(point) === occupancy.countAt(point);
  };

  const find = (trip: Trip): readonly number[] | undefined => {
    trips += 1;
    const queue = createMinHeap<number>();
    const prefixes = new Map<number, readonly number[]>();
    const isShared = onlyUsedBy([...trip.shareableStarts, ...trip.shareableEnds]);
    const entryOf = (way: readonly number[]): number => {
      const [before = 0, last = 0] = way.slice(-2);
      const move = moves.find(({ step }) => step === last - before);
      return move === undefined ? 0 : trip.costs.entry[opposite[move.side]];
    };
    const ends = endsOf(trip.shareableEnds, { costsOf: wayCosts, entryOf, isShared });
    const hurry = ends.size > 0 ? mergeCosts(trip.shareableEnds.length).share : 1;
    const reach = (state: number, newCost: number, from: number): boolean => {
      if (closed[state] === trips || (seen[state] === trips && (cost[state] ?? 0) <= newCost)) return false;
      seen[state] = trips;
      cost[state] = newCost;
      parent[state] = from;
      queue.push(state === goalState ? newCost : newCost + distance(state >> 1, trip.goal) * hurry, state);
      return true;
    };

    let direct: { readonly way: readonly number[]; readonly cost: number } | undefined;
    const leave = (from: number, soFar: number, prefix: readonly number[]): void => {
      const before = prefix.at(-2);
      for (const move of moves) {
        const next = from + move.step;
        if (!isOnGrid(from, move) || next === before || (blocked[next] === 1 && next !== trip.goal)) continue;
        if (before !== undefined && occupancy.isTaken(from, next)) continue;
        const turn =
          before === undefined ? trip.costs.exit[move.side] : isTurn(before, from, next) ? routeCosts.bend : 0;
        const newCost = soFar + turn + pieceCost(from, next, move.axis, trip.kind);
        const state = 2 * next + move.axis;
        if (next === trip.goal) {
          const whole = newCost + trip.costs.entry[opposite[move.side]];
          if (direct === undefined || whole < direct.cost) direct = { way: [...prefix, next], cost: whole };
        } else if (reach(state, newCost, -1)) prefixes.set(state, prefix);
      }
    };
    leave(trip.start, 0, [trip.start]);
    for (const way of trip.shareableStarts) {
      const costs = wayCosts(way);
      for (let index = 1; index < way.length - 1; index += 1) {
        const point = way[index] ?? 0;
        if (isShared(point))
          leave(point, (costs[index] ?? 0) * routeCosts.shared + routeCosts.merge, way.slice(0, index + 1));
      }
    }

    let tail: readonly number[] = [];
    for (let state = queue.pop(); state !== undefined; state = queue.pop()) {
      if (closed[state] === trips) continue;
      closed[state] = trips;
      if (direct !== undefined && direct.cost <= (cost[state] ?? 0)) return direct.way;
      if (state === goalState) return [...traceBack(prefixes), ...tail];
      const point = state >> 1;
      const axis = state % 2;
      const soFar = cost[state] ?? 0;
      const before = parent[state] ?? -1;
      const cameFrom = before >= 0 ? before >> 1 : (prefixes.get(state)?.at(-1) ?? -1);
      for (const end of ends.get(point) ?? []) {
        const turn = isTurn(cameFrom, point, end.tail[0] ?? point) ? routeCosts.bend : 0;
        if (reach(goalState, soFar + turn + end.cost, state)) tail = end.tail;
      }
      for (const move of moves) {
        const next = point + move.step;
        if (next === cameFrom || !isOnGrid(point, move) || (blocked[next] === 1 && next !== trip.goal)) continue;
        const met = occupancy.meets(point, move.axis !== axis ? 'bend' : axis === 0 ? 'along' : 'across');
        const passing = met === 'nothing' ? 0 : met === 'crossing' ? routeCosts.crossing : routeCosts.clash;
        const bend = move.axis === axis ? 0 : routeCosts.bend;
        const newCost = soFar + passing + bend + pieceCost(point, next, move.axis, trip.kind);
        if (next !== trip.goal) reach(2 * next + move.axis, newCost, state);
        else if (reach(goalState, newCost + trip.costs.entry[opposite[move.side]], state)) tail = [next];
      }
    }
    return direct?.way;
  };

  const traceBack = (prefixes: ReadonlyMap<number, readonly number[]>): readonly number[] => {
    const points: number[] = [];
    let state = parent[goalState] ?? -1;
    for (;;) {
      points.push(state >> 1);
      const before = parent[state] ?? -1;
      if (before < 0) return [...(prefixes.get(state) ?? []), ...points.reverse()];
      state = before;
    }
  };

  return { find };
};

const opposite = { ahead: 'behind', behind: 'ahead', before: 'after', after: 'before' } as const;

interface End {
  readonly cost: number;
  readonly tail: readonly number[];
}

interface Ending {
  readonly costsOf: (way: readonly number[]) => readonly number[];
  readonly entryOf: (way: readonly number[]) => number;
  readonly isShared: (point: number) => boolean;
}

/** The points at which a way may join others to its goal, with the rest of the way from there. */
const endsOf = (
  ways: Trip['shareableEnds'],
  { costsOf, entryOf, isShared }: Ending,
): ReadonlyMap<number, readonly End[]> => {
  const ends = new Map<number, End[]>();
  const { merge, share } = mergeCosts(ways.length);
  for (const way of ways) {
    const costs = costsOf(way.toReversed()).toReversed();
    const entry = entryOf(way);
    for (let index = way.length - 2; index > 0; index -= 1) {
      const point = way[index] ?? 0;
      if (!isShared(point)) continue;
      const own = ends.get(point) ?? [];
      ends.set(point, own);
      own.push({ cost: (costs[index] ?? 0) * share + merge + entry, tail: way.slice(index + 1) });
    }
  }
  return ends;
};

const isTurn = (before: number, point: number, after: number): boolean =>
  (Math.abs(point - before) === 1) !== (Math.abs(after - point) === 1);
