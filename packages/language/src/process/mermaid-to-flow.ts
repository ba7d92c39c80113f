import type { MermaidFlow } from '../notations/mermaid-flow.ts';
import type { FlowGraph, FlowNode } from './flow-graph.ts';

/** A Mermaid flowchart as a flow; subgraphs become the ones who act. Nothing is added to it. */
export const mermaidToFlow = (mermaid: MermaidFlow): FlowGraph => {
  const ids = new Map(mermaid.nodes.map((node, index) => [node.key, index]));
  const sources = new Set(mermaid.edges.map((edge) => edge.from));
  const nodes = mermaid.nodes.map((node, id): FlowNode => {
    const nodeKind = node.kind === 'start' && !sources.has(node.key) ? 'end' : node.kind;
    return {
      id,
      kind: node.kind === 'decision' ? 'decision' : 'step',
      label: node.label,
      fullLabel: node.label,
      verb: '',
      actor: node.group,
      nodeKind,
      span: node.span,
    };
  });
  const edges = mermaid.edges.flatMap(({ from, to, label }) => {
    const source = ids.get(from);
    const target = ids.get(to);
    return source === undefined || target === undefined ? [] : [{ from: source, to: target, label }];
  });
  return { nodes, edges, ends: [], lost: [], isWhole: true };
};
