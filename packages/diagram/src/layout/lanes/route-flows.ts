import { groupBy } from '../group-by.ts';
import { createWayFinder } from './find-way.ts';
import type { Cell, Flow, FlowGraph } from './flow.ts';
import type { Grid } from './grid.ts';
import { costOfWays, countClashes, crossingPairs } from './judge-ways.ts';
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
  mode: SharingMode,
): { readonly ways: readonly (readonly number[])[]; readonly clashes: number } => {
  const width = grid.along.length;
  const occupancy = createOccupancy(width, width * grid.across.length);
  const finder = createWayFinder(grid, occupancy);
  const sideCosts = sideCostsOf(graph, cells, order);
  const sharing = sharingOf(graph.flows, mode);
  const ways: (readonly number[])[] = graph.flows.map(() => []);
  const pointOf = (step: number): number => {
    const { along = 0, across = 0 } = grid.at[step] ?? {};
    return across * width + along;
  };
  const waysOf = (flows: readonly number[]) => flows.map((other) => ways[other] ?? []).filter((way) => way.length > 0);
  const remove = (index: number): void => {
    occupancy.remove(ways[index] ?? []);
    ways[index] = [];
  };
  const put = (index: number, way: readonly number[]): void => {
    remove(index);
    ways[index] = way;
    occupancy.add(way);
  };
  const route = (index: number): void => {
    const flow = graph.flows[index];
    const costs = sideCosts[index];
    if (flow === undefined || costs === undefined) return;
    const { starts = [], ends = [] } = sharing[index] ?? {};
    remove(index);
    const way = finder.find({
      start: pointOf(flow.from),
      goal: pointOf(flow.to),
      costs,
      kind: order.back.has(flow.id) ? 'back' : 'forward',
      shareableStarts: waysOf(starts),
      shareableEnds: waysOf(ends),
    });
    put(index, way ?? []);
  };
  /** Two flows that cross may do better when the other one looks first; answers what all ways cost then. */
  const routePair = (one: number, other: number, costBefore: number): number => {
    const before = ways.slice();
    for (const pair of [
      [one, other],
      [other, one],
    ]) {
      pair.forEach(remove);
      pair.forEach(route);
      const cost = costOfWays(ways, grid, sideCosts);
      if (cost < costBefore - 1) return cost;
    }
    for (const index of [one, other]) remove(index);
    for (const index of [one, other]) put(index, before[index] ?? []);
    return costBefore;
  };

  const distance = ({ from, to }: Flow): number => {
    const [a = { along: 0, across: 0 }, b = { along: 0, across: 0 }] = [grid.at[from], grid.at[to]];
    const place = (line: { readonly place: number } | undefined): number => line?.place ?? 0;
    return (
      Math.abs(place(grid.along[a.along]) - place(grid.along[b.along])) +
      2 * Math.abs(place(grid.across[a.across]) - place(grid.across[b.across]))
    );
  };
  /** A step beside the one that hands over to it has a straight line: the others give way to it. */
  const isHandedOver = ({ from, to }: Flow): boolean => cells[from]?.column === cells[to]?.column;
  const rank = (flow: Flow): number => distance(flow) + (order.back.has(flow.id) ? 1e6 : isHandedOver(flow) ? -1e6 : 0);
  const inOrder = graph.flows
    .map((flow, index) => ({ index, rank: rank(flow) }))
    .sort((a, b) => a.rank - b.rank || a.index - b.index)
    .map(({ index }) => index);
  for (let round = 0; round < rounds; round += 1) inOrder.forEach(route);
  let cost = costOfWays(ways, grid, sideCosts);
  const crossing = crossingPairs(ways);
  const pairs = [...crossing, ...siblingPairs(graph.flows, new Set(crossing.flat()))];
  for (const [one, other] of pairs.slice(0, mostPairs)) cost = routePair(one, other, cost);
  return { ways, clashes: countClashes(ways, (one, other) => maySharePiece(sharing[one], other)) };
};

const rounds = 2;

/** More pairs than this are not tried again: each costs about as much as two flows. */
const mostPairs = 80;

/** Flows from the same step of which one crosses another flow: they may do better with their exits exchanged. */
const siblingPairs = (flows: readonly Flow[], crossing: ReadonlySet<number>): readonly (readonly [number, number])[] =>
  [...crossing].flatMap((one) =>
    flows.flatMap(({ from }, other): readonly (readonly [number, number])[] =>
      other !== one && from === flows[one]?.from && !(crossing.has(other) && other < one) ? [[one, other]] : [],
    ),
  );

/** `generous`: all flows of a step may share their ends, for steps with more flows than sides. */
export type SharingMode = 'careful' | 'generous';

interface Sharing {
  /** Flows from the same step, and flows to the same step, on whose way it may run. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

const maySharePiece = (sharing: Sharing | undefined, other: number): boolean =>
  sharing?.starts.includes(other) === true || sharing?.ends.includes(other) === true;

/**
 * Flows of one look that lead to the same step may run together at their ends. Flows without labels from the same step
 * may run together at their start, unless they may do so at their end: from A and B to C and from A to D through one
 * line could be read as from B to D.
 */
const sharingOf = (flows: readonly Flow[], mode: SharingMode): readonly Sharing[] => {
  const indexes = flows.map((_, index) => index).filter((index) => flows[index]?.from !== flows[index]?.to);
  if (mode === 'generous') {
    const others = (index: number, end: 'from' | 'to') =>
      indexes.filter((other) => other !== index && flows[other]?.[end] === flows[index]?.[end]);
    return flows.map((_, index) =>
      indexes.includes(index) ? { starts: others(index, 'from'), ends: others(index, 'to') } : { starts: [], ends: [] },
    );
  }
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
