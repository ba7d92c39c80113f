import type { Cell, Flow, FlowGraph } from './flow.ts';
import type { FlowOrder } from './order-flow.ts';

/** The side of a step, seen along the flow: where it goes on, where it comes from, and the two beside it. */
export type Side = 'ahead' | 'behind' | 'before' | 'after';

/**
 * What a way costs beyond its length, px of detour that it is worth. Joining another one is dear while a step has a side for each of the
 * flows that lead to it: lines of their own are read at once.
 */
export const routeCosts = {
  bend: 40,
  crossing: 110,
  merge: 15,
  earlyMerge: 80,
  clash: 5000,
  shared: 0.6,
  backOnRow: 1.3,
} as const;

/** What leaving and entering a step costs by its sides. */
export interface SideCosts {
  readonly exit: Readonly<Record<Side, number>>;
  readonly entry: Readonly<Record<Side, number>>;
}

const forwardEntry = { behind: 0, before: 45, after: 45, ahead: 400 };
const costsOfKind = {
  /** The target stands beside the source, in the same column. */
  handOver: {
    exit: { ahead: 80, before: 0, after: 0, behind: 300 },
    entry: { behind: 80, before: 0, after: 0, ahead: 300 },
  },
  /** The target is the next step in the row. */
  straight: {
    exit: { ahead: 0, before: 150, after: 150, behind: 400 },
    entry: { behind: 0, before: 150, after: 150, ahead: 400 },
  },
  /** A decision whose main exit leaves the row has no way that is better than the others. */
  freeExit: { exit: { ahead: 0, before: 10, after: 10, behind: 200 }, entry: forwardEntry },
  sideExit: { exit: { ahead: 50, before: 0, after: 0, behind: 200 }, entry: forwardEntry },
  step: { exit: { ahead: 0, before: 55, after: 55, behind: 400 }, entry: forwardEntry },
  back: {
    exit: { ahead: 60, before: 0, after: 0, behind: 80 },
    entry: { behind: 40, before: 0, after: 0, ahead: 100 },
  },
} as const satisfies Record<string, SideCosts>;

/** A step is entered from behind and from both sides beside it. */
const entrySides = 3;

/** What joining one of so many other ways to the same step costs, and how much of its own costs the rest of the way is then. */
export const mergeCosts = (others: number): { readonly merge: number; readonly share: number } =>
  others < entrySides
    ? { merge: routeCosts.earlyMerge, share: 1 }
    : { merge: routeCosts.merge, share: routeCosts.shared };

/** The rank of an exit that stays in the row; above every count of steps. */
const inRow = 1_000_000;

/**
 * The costs of every flow: steps go on ahead, a decision's main exit too, its other exits leave beside it, and back flows leave
 * and enter beside their steps. The main exit is the one that stays in the row, else the one with the longest way ahead.
 */
export const sideCostsOf = (graph: FlowGraph, cells: readonly Cell[], order: FlowOrder): readonly SideCosts[] => {
  const mainExits = new Map<number, { readonly index: number; readonly rank: number }>();
  graph.flows.forEach(({ id, from, to }, index) => {
    if (order.back.has(id)) return;
    const isInRow = graph.steps[from]?.band === graph.steps[to]?.band && cells[from]?.row === cells[to]?.row;
    const rank = (isInRow ? inRow : 0) + (order.ahead[to] ?? 0);
    const best = mainExits.get(from);
    if (best === undefined || rank > best.rank) mainExits.set(from, { index, rank });
  });
  const usual = ({ id, from, to }: Flow, index: number): SideCosts => {
    if (order.back.has(id)) return costsOfKind.back;
    if (cells[from]?.column === cells[to]?.column) return costsOfKind.handOver;
    const main = mainExits.get(from);
    const isInRow = main !== undefined && main.rank >= inRow;
    if (isInRow && main.index === index) return costsOfKind.straight;
    if (graph.steps[from]?.kind !== 'decision') return costsOfKind.step;
    if (!isInRow) return costsOfKind.freeExit;
    return costsOfKind.sideExit;
  };
  const isBar = (step: number): boolean => graph.steps[step]?.kind === 'bar';
  return graph.flows.map((flow, index) => {
    const { exit, entry } = usual(flow, index);
    return { exit: isBar(flow.from) ? ofBar.exit : exit, entry: isBar(flow.to) ? ofBar.entry : entry };
  });
};

/** Flows go through a bar: nothing meets its narrow ends. */
const ofBar = {
  exit: { ahead: 0, before: 1000, after: 1000, behind: 1000 },
  entry: { behind: 0, before: 1000, after: 1000, ahead: 1000 },
} as const satisfies SideCosts;
