import type { Arrow, ArrowName } from '../notations/arrows.ts';
import { capitalised } from '../text/words.ts';
import { startId } from './flow-build.ts';
import type { FlowEdge, FlowGraph, FlowNode } from './flow-graph.ts';

/** Arrows as a flow: names alike are one node, arrows alike are one edge, a name that ends with `?` is a decision. */
export const arrowsToFlow = (arrows: readonly Arrow[]): FlowGraph => {
  const nodes: FlowNode[] = [];
  const ids = new Map<string, number>();
  const idOf = (name: ArrowName): number => {
    const key = name.text.toLowerCase();
    const known = ids.get(key);
    if (known !== undefined) return known;
    const label = capitalised(name.text);
    const kind = name.text.endsWith('?') ? 'decision' : 'step';
    const node: FlowNode = {
      id: nodes.length,
      kind,
      label,
      fullLabel: label,
      verb: '',
      actor: undefined,
      nodeKind: kindOf(key),
      span: name.span,
    };
    nodes.push(node);
    ids.set(key, node.id);
    return node.id;
  };
  const edges = withoutRepeats(
    arrows.map((arrow) => ({ from: idOf(arrow.from), to: idOf(arrow.to), label: capitalised(arrow.label) })),
  );
  const targets = new Set(edges.map((edge) => edge.to));
  const sources = new Set(edges.map((edge) => edge.from));
  const isTerminal = (node: FlowNode): boolean => node.nodeKind === 'start' || node.nodeKind === 'end';
  const firsts = nodes.filter((node) => !targets.has(node.id) && !isTerminal(node));
  const hasStart = nodes.some((node) => node.nodeKind === 'start');
  const opening = hasStart
    ? []
    : (firsts.length > 0 ? firsts : nodes.slice(0, 1)).map((node) => ({ from: startId, to: node.id, label: '' }));
  const ends = nodes
    .filter((node) => !sources.has(node.id) && !isTerminal(node))
    .map((node) => ({ from: node.id, label: '' }));
  return { nodes, edges: [...opening, ...edges], ends, lost: [] };
};

/** In a flow an arrow that is written again says nothing new. */
const withoutRepeats = (edges: readonly FlowEdge[]): readonly FlowEdge[] => [
  ...new Map(edges.map((edge) => [`${edge.from} ${edge.to} ${edge.label}`, edge])).values(),
];

const kindOf = (name: string): string | undefined => {
  if (/^(?:start|begin)$/.test(name)) return 'start';
  if (/^(?:end|stop|finish|done)$/.test(name)) return 'end';
  return name.endsWith('?') ? 'decision' : undefined;
};
