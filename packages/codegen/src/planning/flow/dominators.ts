import { type FlowGraph, nodeOf } from './flow-graph.ts';

/** What control flow analysis knows of a graph from its start. */
export interface FlowOrder {
  /** Reverse postorder: whatever leads forward comes before what it leads to. */
  readonly rank: ReadonlyMap<string, number>;
  readonly dominates: (above: string, below: string) => boolean;
  readonly immediateDominator: ReadonlyMap<string, string>;
  readonly predecessors: ReadonlyMap<string, readonly string[]>;
  /** False where a loop can be entered at two places, so that no `while` can say it. */
  readonly isReducible: boolean;
}

/** Dominators after Cooper, Harvey and Kennedy, "A Simple, Fast Dominance Algorithm" (2001). */
export const orderFlow = (graph: FlowGraph, start: string): FlowOrder => {
  const order = reversePostorder(graph, start);
  const rank = new Map(order.map((id, index) => [id, index]));
  const predecessors = new Map<string, string[]>(order.map((id) => [id, []]));
  for (const id of order) for (const { to } of nodeOf(graph, id).next) predecessors.get(to)?.push(id);
  const parent = new Map<string, string>([[start, start]]);
  const meet = (left: string, right: string): string => {
    let [a, b] = [left, right];
    while (a !== b) {
      if ((rank.get(a) ?? 0) > (rank.get(b) ?? 0)) a = parent.get(a) ?? start;
      else b = parent.get(b) ?? start;
    }
    return a;
  };
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (const id of order.slice(1)) {
      const known = (predecessors.get(id) ?? []).filter((each) => parent.has(each));
      const found = known.reduce((left, right) => meet(left, right));
      if (parent.get(id) !== found) isChanged = true;
      parent.set(id, found);
    }
  }
  const dominates = (above: string, below: string): boolean => {
    for (let id = below; ; id = parent.get(id) ?? start) {
      if (id === above) return true;
      if (id === start) return false;
    }
  };
  const isReducible = order.every((id) =>
    nodeOf(graph, id).next.every(({ to }) => (rank.get(to) ?? 0) > (rank.get(id) ?? 0) || dominates(to, id)),
  );
  parent.delete(start);
  return { rank, dominates, immediateDominator: parent, predecessors, isReducible };
};

const reversePostorder = (graph: FlowGraph, start: string): readonly string[] => {
  const order: string[] = [];
  const seen = new Set([start]);
  const stack: { readonly id: string; next: number }[] = [{ id: start, next: 0 }];
  for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
    const exits = nodeOf(graph, top.id).next;
    // Later exits are visited first, so that in the order the first exit comes first.
    const exit = exits[exits.length - 1 - top.next];
    top.next += 1;
    if (exit === undefined) {
      order.push(top.id);
      stack.pop();
    } else if (!seen.has(exit.to)) {
      seen.add(exit.to);
      stack.push({ id: exit.to, next: 0 });
    }
  }
  return order.reverse();
};
