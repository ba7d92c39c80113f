import { assignColumns } from './assign-columns.ts';
import type { FlowGraph } from './flow.ts';

/** The order of a flow: which way is back, and the column of each step. */
export interface FlowOrder {
  /** Ids of the flows that lead back to where the flow has been, and of those that lead from a step to itself. */
  readonly back: ReadonlySet<string>;
  readonly columns: readonly number[];
  /** Per step, how many steps the longest way ahead has. */
  readonly ahead: readonly number[];
}

/**
 * Breaks cycles by following the flows from the steps that nothing leads to, in the order in which they were written: a flow
 * to a step on the way is a back flow.
 */
export const orderFlow = ({ steps, flows, bands }: FlowGraph): FlowOrder => {
  const leaving = steps.map((): { readonly id: string; readonly to: number }[] => []);
  const entered = new Set<number>();
  for (const { id, from, to } of flows) {
    leaving[from]?.push({ id, to });
    if (from !== to) entered.add(to);
  }
  const all = steps.map((_, index) => index);
  const { back, finished } = follow([...all.filter((step) => !entered.has(step)), ...all], leaving);

  const ahead = steps.map(() => 0);
  const isNote = (step: number): boolean => steps[step]?.kind === 'note';
  const next = leaving.map((own) => own.filter(({ id, to }) => !back.has(id) && !isNote(to)).map(({ to }) => to));
  for (const step of finished) {
    for (const to of next[step] ?? []) ahead[step] = Math.max(ahead[step] ?? 0, (ahead[to] ?? 0) + 1);
  }
  const order = finished.toReversed().filter((step) => !isNote(step));
  const plain = assignColumns({ steps, bandCount: bands.length, order, next });
  const columns = plain.map((column, step) => {
    const about = isNote(step) ? flows.find(({ to }) => to === step)?.from : undefined;
    return about === undefined ? column : (plain[about] ?? column);
  });
  return { back, columns, ahead };
};

/** Depth first without recursion: a chain may be thousands of steps long. */
const follow = (
  starts: readonly number[],
  leaving: readonly (readonly { readonly id: string; readonly to: number }[])[],
) => {
  const back = new Set<string>();
  const states: ('open' | 'done' | undefined)[] = leaving.map(() => undefined);
  const finished: number[] = [];
  for (const start of starts) {
    if (states[start] !== undefined) continue;
    states[start] = 'open';
    const stack = [{ step: start, next: 0 }];
    for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
      const flow = leaving[top.step]?.[top.next];
      top.next += 1;
      if (flow === undefined) {
        states[top.step] = 'done';
        finished.push(top.step);
        stack.pop();
      } else if (states[flow.to] === 'open') back.add(flow.id);
      else if (states[flow.to] === undefined) {
        states[flow.to] = 'open';
        stack.push({ step: flow.to, next: 0 });
      }
    }
  }
  return { back, finished };
};
