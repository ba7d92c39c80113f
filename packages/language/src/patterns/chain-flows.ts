import { createIdPool, type DiagramSpec, edgeIdFor, type SpecEdge } from '@diagloom/diagram/model';
import { mergeSpecs } from './merge-specs.ts';

/** Puts one flow behind another: what led to the main end of the first, which is its first one, leads to the first step of the second. */
export const chainFlows = (first: DiagramSpec, second: DiagramSpec): DiagramSpec => {
  const end = first.nodes.find(({ kind }) => kind === 'end');
  const start = second.nodes.find(({ kind }) => kind === 'start');
  if (!end || !start) return mergeFlows(first, second);
  const follows = second.edges.find(({ from }) => from === start.id)?.to;
  const ahead = without(first, end.id);
  const behind = without(second, start.id);
  const merged = mergeFlows(ahead, behind);
  const target = merged.nodes[ahead.nodes.length + behind.nodes.findIndex(({ id }) => id === follows)];
  if (!target) return merged;
  const pool = createIdPool([...merged.nodes, ...merged.edges, ...merged.groups, ...merged.notes].map(({ id }) => id));
  const bridges = first.edges
    .filter(({ to }) => to === end.id)
    .map((edge): SpecEdge => ({ ...edge, to: target.id, id: edgeIdFor(edge.from, target.id, pool) }));
  return {
    ...merged,
    edges: [...merged.edges.slice(0, ahead.edges.length), ...bridges, ...merged.edges.slice(ahead.edges.length)],
  };
};

/** Steps of the same name stay two steps: each flow does its own. Lanes of the same name are one. */
const mergeFlows = (first: DiagramSpec, second: DiagramSpec): DiagramSpec =>
  mergeSpecs(first, second, { nodes: 'apart', groups: 'one', edges: 'all' });

const without = (spec: DiagramSpec, id: string): DiagramSpec => ({
  ...spec,
  nodes: spec.nodes.filter((node) => node.id !== id),
  edges: spec.edges.filter(({ from, to }) => from !== id && to !== id),
});
