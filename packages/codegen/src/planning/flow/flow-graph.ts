/** A flow as a graph: what is done, what is asked, how it ends. Immutable; each repair gives a new one. */
export interface FlowGraph {
  readonly nodes: ReadonlyMap<string, FlowNode>;
}

export interface FlowNode {
  readonly id: string;
  /** `pass` is on the way only (a start, a join) and is gone before anything is printed. */
  readonly kind: 'do' | 'ask' | 'end' | 'pass';
  readonly label: string;
  readonly lane?: string;
  /** Of what is done and asked at once: the question behind it, which its answer decides; `is` is the answer that means yes. */
  readonly decides?: { readonly id: string; readonly label: string; readonly is: boolean };
  readonly next: readonly Exit[];
}

export interface Exit {
  /** What the line says; empty where it says nothing. */
  readonly answer: string;
  readonly to: string;
  /** The id of the line in the diagram. */
  readonly about: string;
}

export const nodeOf = (graph: FlowGraph, id: string): FlowNode => {
  const node = graph.nodes.get(id);
  if (node === undefined) throw new Error(`no node ${id} in the flow`);
  return node;
};

/** All that can be reached from a node, itself included, breadth first; not beyond `barrier`, which is left out. */
export const reachableFrom = (graph: FlowGraph, start: string, barrier?: string): readonly string[] => {
  if (start === barrier) return [];
  const found = new Set([start]);
  for (const id of found) {
    for (const { to } of nodeOf(graph, id).next) if (to !== barrier) found.add(to);
  }
  return [...found];
};

/** The graph with some nodes put in place of those of the same id, or added. */
export const withNodes = (graph: FlowGraph, nodes: Iterable<FlowNode>): FlowGraph => {
  const merged = new Map(graph.nodes);
  for (const node of nodes) merged.set(node.id, node);
  return { nodes: merged };
};

/** The graph with every line that leads to one node led elsewhere; `where` narrows it to lines of some nodes. */
export const redirect = (
  graph: FlowGraph,
  redirected: (node: FlowNode, exit: Exit) => string | undefined,
): FlowGraph => ({
  nodes: new Map(
    [...graph.nodes].map(([id, node]) => [
      id,
      { ...node, next: node.next.map((exit) => ({ ...exit, to: redirected(node, exit) ?? exit.to })) },
    ]),
  ),
});
