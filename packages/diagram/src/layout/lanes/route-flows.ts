import { groupBy } from '../group-by.ts';
import { createWayFinder } from './find-way.ts';
import type { Cell, Flow, FlowGraph } from './flow.ts';
import type { Grid } from './grid.ts';
import { createOccupancy } from './occupancy.ts';
import type { FlowOrder } from './order-flow.ts';
import { sideCostsOf } from './route-costs.ts';

/**
 * Finds a way through the grid for every flow, the short ones first; each then looks again for a better way among all the others.
 * Out comes one list of grid points per flow, and how many flows had to run on another one (0 unless the grid is too narrow).
 */
export const routeFlows = (
  graph: FlowGraph,
  cells: readonly Cell[],
  order: FlowOrder,
  grid: Grid,
): { readonly ways: readonly (readonly number[])[]; readonly clashes: number } => {
  const width = grid.along.length;
  const occupancy = createOccupancy(width);
  const finder = createWayFinder(grid, occupancy);
  const sideCosts = sideCostsOf(graph, cells, order);
  const sharing = sharingOf(graph.flows);
  const ways: (readonly number[])[] = graph.flows.map(() => []);
  const pointOf = (step: number): number => {
    const { along = 0, across = 0 } = grid.at[step] ?? {};
    return across * width + along;
  };
  const waysOf = (flows: readonly number[]) => flows.map((other) => ways[other] ?? []).filter((way) => way.length > 0);
  const remove = (index: number): void => {
    occupancy.remove(index, ways[index] ?? []);
    ways[index] = [];
  };
  const put = (index: number, way: readonly number[]): void => {
    remove(index);
    ways[index] = way;
    occupancy.add(index, way);
  };
  /** Routes a flow anew; answers what its way costs. */
  const route = (index: number): number => {
    const flow = graph.flows[index];
    const costs = sideCosts[index];
    if (flow === undefined || costs === undefined) return 0;
    const { starts = [], ends = [] } = sharing[index] ?? {};
    remove(index);
    const found = finder.find({
      start: pointOf(flow.from),
      goal: pointOf(flow.to),
      costs,
      kind: order.back.has(flow.id) ? 'back' : 'forward',
      shareableStarts: waysOf(starts),
      shareableEnds: waysOf(ends),
      sharing: new Set([...starts, ...ends]),
    });
    put(index, found?.way ?? []);
    return found?.cost ?? Infinity;
  };
  /** Two flows that cross may do better when the other one looks first. */
  const routePair = (one: number, other: number): void => {
    const attempts = [
      [one, other],
      [other, one],
    ].map((pair) => {
      pair.forEach(remove);
      const cost = pair.reduce((sum, index) => sum + route(index), 0);
      return { cost, ways: pair.map((index) => ({ index, way: ways[index] ?? [] })) };
    });
    const [first, second] = attempts;
    const best = first !== undefined && (second === undefined || first.cost <= second.cost) ? first : second;
    best?.ways.forEach(({ index }) => {
      remove(index);
    });
    best?.ways.forEach(({ index, way }) => {
      put(index, way);
    });
  };

  const distance = ({ from, to }: Flow): number => {
    const [a = { along: 0, across: 0 }, b = { along: 0, across: 0 }] = [grid.at[from], grid.at[to]];
    const place = (line: { readonly place: number } | undefined): number => line?.place ?? 0;
    return (
      Math.abs(place(grid.along[a.along]) - place(grid.along[b.along])) +
      2 * Math.abs(place(grid.across[a.across]) - place(grid.across[b.across]))
    );
  };
  const rank = (flow: Flow): number => distance(flow) + (order.back.has(flow.id) ? 1e6 : 0);
  const inOrder = graph.flows
    .map((flow, index) => ({ index, rank: rank(flow) }))
    .sort((a, b) => a.rank - b.rank || a.index - b.index)
    .map(({ index }) => index);
  for (let round = 0; round < rounds; round += 1) inOrder.forEach(route);
  const crossing = crossingPairs(ways);
  for (const [one, other] of [...crossing, ...siblingPairs(graph.flows, new Set(crossing.flat()))])
    routePair(one, other);
  return { ways, clashes: countClashes(ways, sharing) };
};

const rounds = 2;

/** Pairs of flows that cross. */
const crossingPairs = (ways: readonly (readonly number[])[]): readonly (readonly [number, number])[] => {
  const users = new Map<number, { readonly flow: number; readonly step: number }[]>();
  const pairs = new Map<string, readonly [number, number]>();
  ways.forEach((way, flow) => {
    for (let index = 1; index < way.length - 1; index += 1) {
      const [before = 0, point = 0, after = 0] = way.slice(index - 1, index + 2);
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

/** Flows from the same step of which one crosses another flow: they may do better with their exits exchanged. */
const siblingPairs = (flows: readonly Flow[], crossing: ReadonlySet<number>): readonly (readonly [number, number])[] =>
  [...crossing].flatMap((one) =>
    flows.flatMap(({ from }, other): readonly (readonly [number, number])[] =>
      other !== one && from === flows[one]?.from && !(crossing.has(other) && other < one) ? [[one, other]] : [],
    ),
  );

interface Sharing {
  /** Flows from the same step, and flows to the same step, on whose way it may run. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/**
 * Flows of one look that lead to the same step may run together at their ends. Flows without labels from the same step
 * may run together at their start, unless they may do so at their end: from A and B to C and from A to D through one
 * line could be read as from B to D.
 */
const sharingOf = (flows: readonly Flow[]): readonly Sharing[] => {
  const indexes = flows.map((_, index) => index).filter((index) => flows[index]?.from !== flows[index]?.to);
  const keyOf = (index: number, end: 'from' | 'to'): string => `${flows[index]?.[end]} ${flows[index]?.look}`;
  const sharing: Sharing[] = flows.map(() => ({ starts: [], ends: [] }));
  const alone: number[] = [];
  for (const group of groupBy(indexes, (index) => keyOf(index, 'to')).values()) {
    if (group.length < 2) alone.push(...group);
    else for (const index of group) sharing[index] = { starts: [], ends: group.filter((other) => other !== index) };
  }
  const unlabelled = alone.filter((index) => flows[index]?.label.along === 0).sort((a, b) => a - b);
  for (const group of groupBy(unlabelled, (index) => keyOf(index, 'from')).values()) {
    for (const index of group) sharing[index] = { starts: group.filter((other) => other !== index), ends: [] };
  }
  return sharing;
};

/** Flows that run on one that they do not share an end with. */
const countClashes = (ways: readonly (readonly number[])[], sharing: readonly Sharing[]): number => {
  const users = new Map<string, number[]>();
  ways.forEach((way, flow) => {
    for (let index = 1; index < way.length; index += 1) {
      const [a = 0, b = 0] = [way[index - 1], way[index]];
      const unit = `${Math.min(a, b)} ${Math.max(a, b)}`;
      users.set(unit, [...(users.get(unit) ?? []), flow]);
    }
  });
  const clashing = new Set<number>();
  for (const own of users.values()) {
    for (const flow of own) {
      const { starts = [], ends = [] } = sharing[flow] ?? {};
      if (own.some((other) => other !== flow && !starts.includes(other) && !ends.includes(other))) clashing.add(flow);
    }
  }
  return clashing.size;
};
