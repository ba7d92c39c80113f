import type { DiagramSpec, Page, SpecEdge } from '@diagloom/diagram/model';
import { readMeaning } from '../families/recognise/read-meaning.ts';

/** Every shape is a topic; a connector is a branch unless it is dashed, which makes it a cross link. */
export const recogniseMindMap = (page: Page): DiagramSpec => {
  const graph = readMeaning(page);
  const ids = new Set(graph.shapes.map(({ cell }) => cell.id));
  return {
    schemaVersion: 1,
    type: 'mind-map',
    title: page.name,
    nodes: graph.shapes.map(({ cell }) => ({ id: cell.id, label: graph.labelOf(cell.id) })),
    edges: graph.edges.flatMap(({ cell, style }): readonly SpecEdge[] => {
      const { source, target } = cell;
      if (source === undefined || target === undefined || !ids.has(source) || !ids.has(target)) return [];
      const kind = style.dashed === '1' ? { kind: 'link' } : {};
      return [{ id: cell.id, from: source, to: target, label: graph.labelOf(cell.id), ...kind }];
    }),
    groups: [],
    notes: [],
  };
};
