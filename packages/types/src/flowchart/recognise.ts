import { type DiagramSpec, fromRowText, type Page, type SpecEdge, type SpecGroup } from '@diagloom/diagram/model';
import type { SceneShape } from '@diagloom/diagram/scene';
import { readBoxes } from '../families/boxes/read-boxes.ts';
import { readStep } from '../families/flow/read-step.ts';
import type { PageGraph } from '../families/recognise/read-graph.ts';
import { readMeaning } from '../families/recognise/read-meaning.ts';
import { isNote, readNotes } from '../families/recognise/read-notes.ts';
import { readPageMeta } from '../families/recognise/read-page-meta.ts';
import { flowchartVocabulary } from './vocabulary.ts';

/** Shapes become nodes by their figure, boxes with rows nodes with attributes, shapes with members groups, edges flows. */
export const recogniseFlowchart = (page: Page): DiagramSpec => {
  const graph = readMeaning(page);
  const { direction } = readPageMeta(page);
  const boxes = readBoxes(graph);
  const holders = new Set(graph.shapes.map(({ cell }) => graph.parentOf(cell.id)));
  const groups = graph.shapes.filter(
    ({ cell, figure }) => !boxes.has(cell.id) && (figure === 'swimlane' || holders.has(cell.id)),
  );
  const groupIds = new Set(groups.map(({ cell }) => cell.id));
  const isInsideNode = (id: string): boolean => {
    const parent = graph.parentOf(id);
    return parent !== undefined && !groupIds.has(parent);
  };
  const nodes = graph.shapes.filter(
    (shape) => !groupIds.has(shape.cell.id) && !isInsideNode(shape.cell.id) && !isNote(shape),
  );
  const nodeIds = new Set(nodes.map(({ cell }) => cell.id));
  const ownerOf = (id: string | undefined): string | undefined => {
    let owner = id;
    while (owner !== undefined && !nodeIds.has(owner)) owner = graph.parentOf(owner);
    return owner;
  };
  return {
    schemaVersion: 1,
    type: 'flowchart',
    title: page.name,
    ...(direction === undefined || direction === 'down' ? {} : { direction }),
    groups: groups.map((shape) => toGroup(shape, graph)),
    nodes: nodes.map((shape) => {
      const rows = boxes.get(shape.cell.id) ?? [];
      const node = readStep(shape, graph, flowchartVocabulary.nodes, graph.parentOf(shape.cell.id));
      return rows.length === 0 ? node : { ...node, attributes: rows.map(({ text }) => fromRowText(text)) };
    }),
    edges: graph.edges.flatMap(({ cell }): readonly SpecEdge[] => {
      const [from, to] = [ownerOf(cell.source), ownerOf(cell.target)];
      return from === undefined || to === undefined ? [] : [{ id: cell.id, from, to, label: graph.labelOf(cell.id) }];
    }),
    notes: readNotes(graph),
  };
};

const toGroup = ({ cell }: SceneShape, graph: PageGraph): SpecGroup => {
  const parent = graph.parentOf(cell.id);
  return { id: cell.id, label: graph.labelOf(cell.id), ...(parent === undefined ? {} : { parent }) };
};
