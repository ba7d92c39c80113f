import { goesOnTo } from '../lexicon/en/process-words.ts';
import { findNode } from './find-node.ts';
import type { Exit, FlowEdge, FlowGraph, FlowNode } from './flow-graph.ts';

/**
 * `Small orders go straight to packing. The warehouse packs it.`: a step that only says which one comes next is that one. What else may be done
 * instead leads there, too, where it led nowhere. In: a flow. Out: the flow without such steps.
 */
export const skipAhead = (flow: FlowGraph): FlowGraph => flow.nodes.reduce(withoutSkip, flow);

const withoutSkip = (flow: FlowGraph, node: FlowNode): FlowGraph => {
  const [, straight, target] = (node.kind === 'step' ? goesOnTo.exec(node.fullLabel) : null) ?? [];
  const ways = flow.edges.filter(({ from }) => from === node.id);
  const next = ways.length === 1 ? flow.nodes.find(({ id }) => id === ways[0]?.to) : undefined;
  if (target === undefined) return flow;
  const others = flow.nodes.filter(({ id, kind }) => id !== node.id && kind === 'step');
  const meant =
    next?.kind === 'step' && findNode([next], target) !== undefined
      ? next
      : straight === undefined
        ? undefined
        : findNode(others, target, 0.75);
  if (meant === undefined) return flow;
  const asked = flow.edges.filter(({ to }) => to === node.id).map(({ from }) => from);
  const instead =
    meant === next
      ? flow.ends.filter(({ from }) => asked.some((id) => leadsOnlyTo(flow, id, from, [node.id, next.id])))
      : [];
  return {
    ...flow,
    nodes: flow.nodes.filter(({ id }) => id !== node.id),
    edges: [
      ...flow.edges
        .filter(({ from }) => from !== node.id)
        .map((edge): FlowEdge => (edge.to === node.id ? { ...edge, to: meant.id } : edge)),
      ...instead.map(({ from, label }: Exit): FlowEdge => ({ from, to: meant.id, label })),
    ],
    ends: flow.ends.filter((end) => !instead.includes(end) && end.from !== node.id),
  };
};

/** True where the end is a step that a question leads to along one way, past another. */
const leadsOnlyTo = ({ nodes, edges }: FlowGraph, asked: number, end: number, past: readonly number[]): boolean => {
  const seen = new Set([asked, ...past]);
  const open = [asked];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    for (const { from, to } of edges) {
      if (from !== id || seen.has(to)) continue;
      seen.add(to);
      // Behind a further question it may well be over.
      if (nodes.find((node) => node.id === to)?.kind === 'step') open.push(to);
    }
  }
  return (
    end !== asked && !past.includes(end) && seen.has(end) && nodes.some(({ id, kind }) => id === end && kind === 'step')
  );
};
