import type { DiagramSpec, Page, SpecEdge, SpecGroup } from '@diagloom/diagram/model';
import type { SceneShape } from '@diagloom/diagram/scene';
import { readStep } from '../families/flow/read-step.ts';
import { type PageGraph, readGraph } from '../families/recognise/read-graph.ts';
import { isNote, readNotes } from '../families/recognise/read-notes.ts';
import { readPageMeta } from '../families/recognise/read-page-meta.ts';
import { flowchartVocabulary } from './vocabulary.ts';

/** Shapes become nodes by their figure, shapes with members become groups, connected edges become flows. */
export const recogniseFlowchart = (page: Page): DiagramSpec => {
  const graph = readGraph(page);
  const { direction } = readPageMeta(page);
  const groups = graph.shapes.filter((shape) => isGroup(shape, graph));
  const groupIds = new Set(groups.map(({ cell }) => cell.id));
  const nodes = graph.shapes.filter(
    (shape) => !groupIds.has(shape.cell.id) && !isInsideNode(shape.cell.id, groupIds, graph) && !isNote(shape),
  );
  const nodeIds = new Set(nodes.map(({ cell }) => cell.id));
  return {
    schemaVersion: 1,
    type: 'flowchart',
    title: page.name,
    ...(direction === undefined || direction === 'down' ? {} : { direction }),
    groups: groups.map((shape) => toGroup(shape, graph)),
    nodes: nodes.map((shape) => readStep(shape, graph, flowchartVocabulary.nodes, graph.parentOf(shape.cell.id))),
    edges: graph.edges.flatMap(({ cell }): readonly SpecEdge[] => {
      const { source, target } = cell;
      if (source === undefined || target === undefined || !nodeIds.has(source) || !nodeIds.has(target)) return [];
      return [{ id: cell.id, from: source, to: target, label: graph.labelOf(cell.id) }];
    }),
    notes: readNotes(graph),
  };
};

const isGroup = (shape: SceneShape, graph: PageGraph): boolean =>
  shape.figure === 'swimlane' || graph.shapes.some(({ cell }) => graph.parentOf(cell.id) === shape.cell.id);

const isInsideNode = (id: string, groupIds: ReadonlySet<string>, graph: PageGraph): boolean => {
  const parent = graph.parentOf(id);
  return parent !== undefined && !groupIds.has(parent);
};

const toGroup = ({ cell }: SceneShape, graph: PageGraph): SpecGroup => {
  const parent = graph.parentOf(cell.id);
  return { id: cell.id, label: graph.labelOf(cell.id), ...(parent === undefined ? {} : { parent }) };
};
