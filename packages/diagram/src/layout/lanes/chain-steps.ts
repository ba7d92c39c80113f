import type { FlowGraph } from './flow.ts';
import type { FlowOrder } from './order-flow.ts';

/** Steps of one band that follow each other and stand in one row. */
export interface Chain {
  readonly band: number;
  readonly steps: readonly number[];
  /** Its first and last column. */
  readonly first: number;
  readonly last: number;
}

/** Cuts the steps of every band into chains: each step is followed by the one that has the longest way ahead. */
export const chainSteps = ({ steps, flows }: FlowGraph, { back, columns, ahead }: FlowOrder): readonly Chain[] => {
  const wishes = new Map<number, number>();
  for (const { id, from, to } of flows) {
    if (back.has(id) || steps[from]?.band !== steps[to]?.band || steps[to]?.kind === 'note') continue;
    const wished = wishes.get(from);
    if (wished === undefined || (ahead[to] ?? 0) > (ahead[wished] ?? 0)) wishes.set(from, to);
  }
  const inOrder = steps.map((_, index) => index).sort((a, b) => (columns[a] ?? 0) - (columns[b] ?? 0) || a - b);
  const lengths = new Map<number, number>();
  const before = new Map<number, number>();
  for (const step of inOrder) {
    const previous = before.get(step);
    const length = 1 + (previous === undefined ? 0 : (lengths.get(previous) ?? 0));
    lengths.set(step, length);
    const next = wishes.get(step);
    if (next === undefined) continue;
    const rival = before.get(next);
    if (rival === undefined || (lengths.get(rival) ?? 0) < length) before.set(next, step);
  }
  const followers = new Map([...before].map(([step, previous]) => [previous, step]));
  return inOrder
    .filter((step) => !before.has(step))
    .map((head) => {
      const own = [head];
      for (let next = followers.get(head); next !== undefined; next = followers.get(next)) own.push(next);
      const last = own.at(-1) ?? head;
      return { band: steps[head]?.band ?? 0, steps: own, first: columns[head] ?? 0, last: columns[last] ?? 0 };
    });
};
