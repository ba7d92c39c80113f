import { groupBy } from '../group-by.ts';
import { type Chain, chainSteps } from './chain-steps.ts';
import type { Cell, Flow, FlowGraph } from './flow.ts';
import type { FlowOrder } from './order-flow.ts';

/**
 * Gives every step a row in its band. Chains are placed one by one, the longest first, each in the free row that costs least:
 * near the rows of its neighbours, towards the lanes that it exchanges flows with, with few crossings and few rows. Some
 * rounds more, in which every chain is placed again, let early ones answer to later ones. Notes take what is left.
 */
export const assignRows = (graph: FlowGraph, order: FlowOrder): readonly Cell[] => {
  const chains = chainSteps(graph, order);
  const state = createState(graph, order, chains);
  const isNote = ({ steps: [only = -1] }: Chain): boolean => graph.steps[only]?.kind === 'note';
  const notes = chains.filter(isNote);
  const others = chains.filter((chain) => !isNote(chain));
  const byWeight = others.toSorted((a, b) => b.steps.length - a.steps.length || a.first - b.first);
  for (const chain of byWeight) state.place(chain);
  for (let round = 0; round < rounds; round += 1) for (const chain of others) state.place(chain);
  for (const chain of notes) state.place(chain);
  return state.cells();
};

const rounds = 3;

/** Costs in rows of distance inside a lane; `away` is a row of distance between lanes. */
const costs = { distance: 1, away: 0.12, crossing: 2, newRow: 2.5, offCentre: 0.6, blocked: 1.5, bend: 0.4 } as const;

const createState = (graph: FlowGraph, { back, columns }: FlowOrder, chains: readonly Chain[]) => {
  const rows: (number | undefined)[] = graph.steps.map(() => undefined);
  const flows = graph.flows.filter(({ id, from, to }) => !back.has(id) && from !== to);
  const touching = graph.steps.map((): Flow[] => []);
  for (const flow of flows) {
    touching[flow.from]?.push(flow);
    touching[flow.to]?.push(flow);
  }
  const chainsByBand = groupBy(chains, ({ band }) => band);
  const rowOf = (chain: Chain): number | undefined => rows[chain.steps[0] ?? -1];
  const placedIn = (band: number): readonly Chain[] =>
    (chainsByBand.get(band) ?? []).filter((chain) => rowOf(chain) !== undefined);
  const span = (band: number): readonly [number, number] => {
    const used = placedIn(band).map((chain) => rowOf(chain) ?? 0);
    return used.length === 0 ? [0, 0] : [Math.min(...used), Math.max(...used)];
  };

  /** The row with the most steps. */
  const mainRowOf = (others: readonly Chain[]): number => {
    const counts = new Map<number, number>();
    for (const chain of others) {
      const row = rowOf(chain) ?? 0;
      counts.set(row, (counts.get(row) ?? 0) + chain.steps.length);
    }
    return [...counts].reduce((best, entry) => (entry[1] > best[1] ? entry : best), [0, 0])[0];
  };

  /** Where each band begins, in rows counted over all bands; a border between lanes counts as a row. */
  const bandStarts = (): readonly number[] => {
    let start = 0;
    return graph.bands.map((_, band) => {
      const [low, high] = span(band);
      const zero = start - low;
      start += high - low + 2;
      return zero;
    });
  };

  const place = (chain: Chain): void => {
    for (const step of chain.steps) rows[step] = undefined;
    const others = placedIn(chain.band);
    const [low, high] = span(chain.band);
    const main = mainRowOf(others);
    const starts = bandStarts();
    const level = (step: number): number | undefined => {
      const row = rows[step];
      return row === undefined ? undefined : row + (starts[graph.steps[step]?.band ?? 0] ?? 0);
    };
    let best: { readonly row: number; readonly cost: number } | undefined;
    for (let row = low - 1; row <= high + 1; row += 1) {
      if (others.some((other) => rowOf(other) === row && other.first <= chain.last && other.last >= chain.first))
        continue;
      for (const step of chain.steps) rows[step] = row;
      const isNew = others.length > 0 && (row < low || row > high);
      const cost =
        costOf(chain, level) +
        (isNew ? costs.newRow : 0) +
        Math.abs(row - main) * costs.offCentre +
        (row < main ? 0.01 : 0);
      if (best === undefined || cost < best.cost - 1e-9) best = { row, cost };
    }
    for (const step of chain.steps) rows[step] = best?.row ?? 0;
  };

  const costOf = (chain: Chain, level: (step: number) => number | undefined): number => {
    let cost = 0;
    const own = new Set(chain.steps);
    for (const step of chain.steps) {
      for (const flow of touching[step] ?? []) {
        const from = level(flow.from);
        const to = level(flow.to);
        if (from === undefined || to === undefined || (own.has(flow.from) && flow.to === step)) continue;
        if (graph.steps[step]?.kind === 'note') cost += inTheWay(flow.from, to - from) * costs.blocked;
        const isInside = graph.steps[flow.from]?.band === graph.steps[flow.to]?.band;
        cost += Math.abs(from - to) * (isInside ? costs.distance : costs.away) + (from === to ? 0 : costs.bend);
        if (from === to && isBlocked(flow)) cost += costs.blocked;
        for (const other of flows) if (other !== flow && crosses(flow, other, level)) cost += costs.crossing;
      }
    }
    return cost;
  };

  /** How many flows of a step leave it on the side where its note would stand. */
  const inTheWay = (step: number, side: number): number => {
    const band = graph.steps[step]?.band ?? 0;
    const others = (touching[step] ?? []).map(({ from, to }) => graph.steps[from === step ? to : from]?.band ?? band);
    return others.filter((other) => (other - band) * side > 0).length;
  };

  const isBlocked = ({ from, to }: Flow): boolean => {
    const [start = 0, end = 0] = [columns[from], columns[to]];
    const row = rows[from];
    const band = graph.steps[from]?.band;
    return graph.steps.some(
      (step, index) =>
        step.band === band && rows[index] === row && (columns[index] ?? 0) > start && (columns[index] ?? 0) < end,
    );
  };

  const crosses = (one: Flow, other: Flow, level: (step: number) => number | undefined): boolean => {
    if (one.from === other.from || one.to === other.to) return false;
    const [a1 = 0, a2 = 0, b1 = 0, b2 = 0] = [
      columns[one.from],
      columns[one.to],
      columns[other.from],
      columns[other.to],
    ];
    const start = Math.max(a1, b1);
    const end = Math.min(a2, b2);
    if (start >= end) return false;
    const [y1, y2, z1, z2] = [level(one.from), level(one.to), level(other.from), level(other.to)];
    if (y1 === undefined || y2 === undefined || z1 === undefined || z2 === undefined) return false;
    const mine = levelsBetween([a1, y1], [a2, y2], start, end);
    const others = levelsBetween([b1, z1], [b2, z2], start, end);
    return mine.every(([m1, m2]) => others.every(([o1, o2]) => (m1 - o1) * (m2 - o2) < 0));
  };

  const cells = (): readonly Cell[] => {
    const lows = graph.bands.map((_, band) => span(band)[0]);
    return graph.steps.map(({ band }, index) => ({
      column: columns[index] ?? 0,
      row: (rows[index] ?? 0) - (lows[band] ?? 0),
    }));
  };

  return { place, cells };
};

/**
 * The levels that a flow may have at two columns on its way: its ends are fixed, in between it is free to change from
 * the level of its source to that of its target in any column.
 */
const levelsBetween = (
  [firstColumn, first]: readonly [number, number],
  [lastColumn, last]: readonly [number, number],
  start: number,
  end: number,
): readonly (readonly [number, number])[] => {
  const all = [
    [first, first],
    [first, last],
    [last, last],
  ] as const;
  return all.filter(
    ([atStart, atEnd]) => (start !== firstColumn || atStart === first) && (end !== lastColumn || atEnd === last),
  );
};
