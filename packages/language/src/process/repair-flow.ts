import { startId } from './flow-build.ts';
import type { Exit, FlowEdge, FlowGraph } from './flow-graph.ts';

/**
 * The last stage before a flow becomes a spec: every node is reached from the start (from the node that was told before it
 * where the text gives no way), and whatever leads nowhere leads to the end.
 */
export const repairFlow = (flow: FlowGraph): FlowGraph => {
  const edges: FlowEdge[] = [...flow.edges];
  const targets = new Map<number, number[]>();
  for (const { from, to } of edges) {
    const known = targets.get(from);
    if (known) known.push(to);
    else targets.set(from, [to]);
  }
  const reached = new Set<number>();
  follow(targets, startId, reached);
  for (const node of flow.nodes) {
    if (reached.has(node.id)) continue;
    edges.push({ from: reached.has(node.id - 1) ? node.id - 1 : startId, to: node.id, label: '' });
    follow(targets, node.id, reached);
  }
  const leaving = new Set([...edges, ...flow.ends].map(({ from }) => from));
  const stuck: readonly Exit[] = flow.nodes
    .filter((node) => !leaving.has(node.id))
    .map((node) => ({ from: node.id, label: '' }));
  return { ...flow, edges, ends: [...flow.ends, ...stuck] };
};

/** Adds everything that can be reached from a node. */
const follow = (targets: ReadonlyMap<number, readonly number[]>, first: number, reached: Set<number>): void => {
  const open = [first];
  reached.add(first);
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    for (const to of targets.get(id) ?? []) {
      if (reached.has(to)) continue;
      reached.add(to);
      open.push(to);
    }
  }
};
