import type { SceneShape } from '@diagloom/diagram/scene';
import type { PageGraph } from './read-graph.ts';

/** The shapes whose nearest shape around is the given one, in the file's order. The graph is looked through once. */
export const childrenOf = (graph: PageGraph, id: string): readonly SceneShape[] => {
  const known = childrenIn.get(graph) ?? groupByParent(graph);
  childrenIn.set(graph, known);
  return known.get(id) ?? [];
};

const childrenIn = new WeakMap<PageGraph, ReadonlyMap<string, readonly SceneShape[]>>();

const groupByParent = (graph: PageGraph): ReadonlyMap<string, readonly SceneShape[]> => {
  const groups = new Map<string, SceneShape[]>();
  for (const shape of graph.shapes) {
    const parent = graph.parentOf(shape.cell.id);
    if (parent === undefined) continue;
    const group = groups.get(parent);
    if (group) group.push(shape);
    else groups.set(parent, [shape]);
  }
  return groups;
};
