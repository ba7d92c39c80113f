import {
  type DiagramSpec,
  edgeIdFor,
  nodeIdFor,
  type SourceSpan,
  type SpecEdge,
  type SpecNode,
} from '@diagloom/diagram/model';
import type { Machine } from './machine.ts';

/** One start, and an end after each state that the text calls the last. */
export const withEnds = ({ states, edges, marked, pool }: Machine): Pick<DiagramSpec, 'nodes' | 'edges'> => {
  if (states.length === 0) return { nodes: [], edges: [] };
  const opening =
    marked.find(({ side }) => side === 'initial')?.id ??
    states.find(({ id }) => edges.every(({ to }) => to !== id))?.id ??
    states[0]?.id ??
    '';
  const closing = marked.filter(({ side }) => side === 'final');
  const initial: SpecNode = { id: nodeIdFor('initial', pool), label: 'Start', kind: 'initial', origin: 'repair' };
  const final: SpecNode = { id: nodeIdFor('final', pool), label: 'End', kind: 'final', origin: 'repair' };
  const line = (from: string, to: string, source?: SourceSpan): SpecEdge => ({
    id: edgeIdFor(from, to, pool),
    from,
    to,
    label: '',
    kind: 'transition',
    origin: 'repair',
    ...(source === undefined ? {} : { source }),
  });
  return {
    nodes: [initial, ...states, ...(closing.length > 0 ? [final] : [])],
    edges: [line(initial.id, opening), ...edges, ...closing.map(({ id, span }) => line(id, final.id, span))],
  };
};
