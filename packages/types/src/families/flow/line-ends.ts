import type { SceneEdge } from '@diagloom/diagram/scene';
import type { PageGraph } from '../recognise/read-graph.ts';

/** How many lines enter a shape and leave it. The graph is looked through once. */
export const lineEnds = ({ edges }: PageGraph, id: string): LineEnds => {
  const known = endsIn.get(edges) ?? countEnds(edges);
  endsIn.set(edges, known);
  return known.get(id) ?? none;
};

interface LineEnds {
  readonly entering: number;
  readonly leaving: number;
}

const none: LineEnds = { entering: 0, leaving: 0 };

const endsIn = new WeakMap<readonly SceneEdge[], ReadonlyMap<string, LineEnds>>();

const countEnds = (edges: readonly SceneEdge[]): ReadonlyMap<string, LineEnds> => {
  const ends = new Map<string, LineEnds>();
  const add = (id: string | undefined, entering: number, leaving: number): void => {
    if (id === undefined) return;
    const so = ends.get(id) ?? none;
    ends.set(id, { entering: so.entering + entering, leaving: so.leaving + leaving });
  };
  for (const { cell } of edges) {
    add(cell.target, 1, 0);
    add(cell.source, 0, 1);
  }
  return ends;
};
