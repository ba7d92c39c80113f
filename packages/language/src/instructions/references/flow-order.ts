import type { DiagramSpec, SpecNode } from '@diagloom/diagram/model';

/**
 * Nodes in the order in which a person counts them: along the flow, each after all that lead to it; loops are entered
 * where they begin in the spec. Nodes side by side keep the order of the spec.
 */
export const inFlowOrder = ({ nodes, edges }: DiagramSpec): readonly SpecNode[] => {
  const forward = withoutLoops(nodes, edges);
  const waiting = new Map(nodes.map(({ id }) => [id, forward.filter(({ to }) => to === id).length]));
  const order: SpecNode[] = [];
  const open = [...nodes];
  while (open.length > 0) {
    const ready = Math.max(
      0,
      open.findIndex(({ id }) => waiting.get(id) === 0),
    );
    const [node] = open.splice(ready, 1);
    if (node === undefined) break;
    order.push(node);
    for (const { from, to } of forward) if (from === node.id) waiting.set(to, (waiting.get(to) ?? 1) - 1);
  }
  return order;
};

interface Ends {
  readonly from: string;
  readonly to: string;
}

/** Leaves out edges that close a loop, as a walk from the first node on finds them. */
const withoutLoops = (nodes: readonly SpecNode[], edges: readonly Ends[]): readonly Ends[] => {
  const closing = new Set<Ends>();
  const state = new Map<string, 'open' | 'done'>();
  const visit = (id: string): void => {
    state.set(id, 'open');
    for (const edge of edges) {
      if (edge.from !== id) continue;
      const seen = state.get(edge.to);
      if (seen === 'open') closing.add(edge);
      else if (seen === undefined) visit(edge.to);
    }
    state.set(id, 'done');
  };
  const entered = new Set(edges.map(({ to }) => to));
  for (const { id } of [...nodes.filter((node) => !entered.has(node.id)), ...nodes]) {
    if (!state.has(id)) visit(id);
  }
  return edges.filter((edge) => !closing.has(edge));
};

/** True where one node can be reached from another along the arrows. */
export const leadsTo = ({ edges }: DiagramSpec, from: string, to: string): boolean => {
  const seen = new Set([from]);
  const open = [from];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    for (const edge of edges) {
      if (edge.from !== id) continue;
      if (edge.to === to) return true;
      if (!seen.has(edge.to)) {
        seen.add(edge.to);
        open.push(edge.to);
      }
    }
  }
  return false;
};
