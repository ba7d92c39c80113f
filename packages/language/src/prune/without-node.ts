import type { DiagramSpec, Family, SpecEdge } from '@diagloom/diagram/model';

/** A drawing without one of its nodes; what hung together through it still does where lines of its family lead on. */
export const withoutNode = (spec: DiagramSpec, id: string, family: Family): DiagramSpec => {
  const touches = ({ from, to }: SpecEdge): boolean => from === id || to === id;
  const outgoing = spec.edges.filter(({ from, to }) => from === id && to !== id);
  const kept = spec.edges.filter((edge) => !touches(edge));
  const isBranch = spec.nodes.some((node) => node.id === id && node.kind === 'decision');
  const isDrawn = (one: string, other: string): boolean => kept.some(({ from, to }) => from === one && to === other);
  const bridge = (before: SpecEdge): readonly SpecEdge[] =>
    outgoing
      .filter(({ to }) => to !== before.from && !isDrawn(before.from, to))
      .map((after, at) => ({
        ...before,
        id: at === 0 ? before.id : after.id,
        to: after.to,
        // The answer to a question that nobody asks any more says nothing.
        label: before.label || (isBranch ? '' : after.label),
      }));
  return {
    ...spec,
    nodes: spec.nodes.filter((node) => node.id !== id),
    edges: spec.edges.flatMap((edge) => {
      if (!touches(edge)) return [edge];
      return isBridged(family) && edge.to === id && edge.from !== id ? bridge(edge) : [];
    }),
  };
};

/** Families in which a line to a node and one from it tell that its neighbours hang together. */
const isBridged = (family: Family): boolean => family === 'process' || family === 'hierarchy' || family === 'topology';
