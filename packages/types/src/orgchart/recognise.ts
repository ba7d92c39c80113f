import type { DiagramSpec, Page, SpecEdge, SpecNode } from '@diagloom/diagram/model';
import type { SceneShape } from '@diagloom/diagram/scene';
import { type PageGraph, readGraph } from '../families/recognise/read-graph.ts';
import { readPageMeta } from '../families/recognise/read-page-meta.ts';
import { orgChartVocabulary } from './vocabulary.ts';

/** Boxes become positions; a second line of a label is the person who holds it; dashed lines are dotted lines. */
export const recogniseOrgChart = (page: Page): DiagramSpec => {
  const graph = readGraph(page);
  const { direction } = readPageMeta(page);
  const ids = new Set(graph.shapes.map(({ cell }) => cell.id));
  return {
    schemaVersion: 1,
    type: 'orgchart',
    title: page.name,
    ...(direction === undefined || direction === 'down' ? {} : { direction }),
    nodes: graph.shapes.map((shape) => toPosition(shape, graph)),
    edges: graph.edges.flatMap(({ cell, style }): readonly SpecEdge[] => {
      const { source, target } = cell;
      if (source === undefined || target === undefined || !ids.has(source) || !ids.has(target)) return [];
      const kind = style.dashed === '1' ? { kind: 'dotted' } : {};
      return [{ id: cell.id, from: source, to: target, label: graph.labelOf(cell.id), ...kind }];
    }),
    groups: [],
    notes: [],
  };
};

const knownKinds = new Set(orgChartVocabulary.nodes.slice(1).map(({ id }) => id));

const toPosition = ({ cell, style }: SceneShape, graph: PageGraph): SpecNode => {
  const [label = '', ...rest] = graph.linesOf(cell.id);
  const said = style.dlKind ?? (style.dashed === '1' ? 'vacant' : undefined);
  return {
    id: cell.id,
    label,
    ...(said !== undefined && knownKinds.has(said) ? { kind: said } : {}),
    ...(rest.length === 0 ? {} : { properties: { person: rest.join(' ') } }),
  };
};
