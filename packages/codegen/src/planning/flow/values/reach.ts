import { type FlowGraph, nodeOf } from '../flow-graph.ts';

/** What the nodes of a flow do with its variables. */
export interface Uses {
  readonly reads: (id: string) => ReadonlySet<string>;
  readonly sets: (id: string) => string | undefined;
  /** There from the start. */
  readonly given: ReadonlySet<string>;
}

/** Tells whether every way from the start to a node has set a variable. */
export const isThereAt = (
  graph: FlowGraph,
  start: string,
  { sets, given }: Uses,
): ((id: string, key: string) => boolean) => {
  const before = new Map<string, ReadonlySet<string>>([[start, given]]);
  const queue = [start];
  for (const id of queue) {
    const own = sets(id);
    const behind = new Set([...(before.get(id) ?? []), ...(own === undefined ? [] : [own])]);
    for (const { to } of nodeOf(graph, id).next) {
      const known = before.get(to);
      const met = known === undefined ? behind : new Set([...known].filter((key) => behind.has(key)));
      if (known !== undefined && met.size === known.size) continue;
      before.set(to, met);
      queue.push(to);
    }
  }
  return (id, key) => before.get(id)?.has(key) === true;
};

/** Tells whether what a variable is behind a node is read on some way from there. */
export const isTakenBehind = (graph: FlowGraph, { reads, sets }: Uses): ((id: string, key: string) => boolean) => {
  return (id, key) => {
    const seen = new Set(nodeOf(graph, id).next.map(({ to }) => to));
    for (const each of seen) {
      if (reads(each).has(key)) return true;
      if (sets(each) !== key) for (const { to } of nodeOf(graph, each).next) seen.add(to);
    }
    return false;
  };
};
