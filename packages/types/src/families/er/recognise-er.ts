import {
  type DiagramSpec,
  fromRowText,
  type Page,
  type SpecAttribute,
  type SpecEdge,
  type SpecNode,
} from '@diagloom/diagram/model';
import type { SceneEdge, SceneShape } from '@diagloom/diagram/scene';
import { isBoxGroup, type ReadRow, readBoxes } from '../boxes/read-boxes.ts';
import type { PageGraph } from '../recognise/read-graph.ts';
import { readMeaning } from '../recognise/read-meaning.ts';
import { isNote, readNotes } from '../recognise/read-notes.ts';
import { readPageMeta } from '../recognise/read-page-meta.ts';
import { cardinalityOfArrow } from './cardinality.ts';

/** Boxes with rows become entities with attributes, plain boxes entities without; line ends say how many. */
export const recogniseEr =
  (type: string) =>
  (page: Page): DiagramSpec => {
    const graph = readMeaning(page);
    const { direction } = readPageMeta(page);
    const boxes = readBoxes(graph);
    const groups = graph.shapes.filter((shape) => isBoxGroup(shape, graph, boxes));
    const groupIds = new Set(groups.map(({ cell }) => cell.id));
    const nodes = graph.shapes.filter((shape) => {
      const { cell } = shape;
      const parent = graph.parentOf(cell.id);
      return !groupIds.has(cell.id) && !isNote(shape) && (parent === undefined || groupIds.has(parent));
    });
    const ids = new Set(nodes.map(({ cell }) => cell.id));
    const ownerOf = (id: string | undefined): string | undefined => {
      let owner = id;
      while (owner !== undefined && !ids.has(owner)) owner = graph.parentOf(owner);
      return owner;
    };
    return {
      schemaVersion: 1,
      type,
      title: page.name,
      ...(direction === undefined || direction === 'right' ? {} : { direction }),
      groups: groups.map(({ cell }) => {
        const parent = graph.parentOf(cell.id);
        return { id: cell.id, label: graph.labelOf(cell.id), ...(parent === undefined ? {} : { parent }) };
      }),
      nodes: nodes.map((shape) => toEntity(shape, boxes.get(shape.cell.id) ?? [], graph)),
      edges: graph.edges.flatMap((edge) => toRelationship(edge, ownerOf, graph)),
      notes: readNotes(graph),
    };
  };

const toEntity = ({ cell, style }: SceneShape, rows: readonly ReadRow[], graph: PageGraph): SpecNode => {
  const parent = graph.parentOf(cell.id);
  const attributes = rows.map(toAttribute);
  return {
    id: cell.id,
    label: graph.labelOf(cell.id),
    ...(style.dlKind === undefined ? {} : { kind: style.dlKind }),
    ...(attributes.length === 0 ? {} : { attributes }),
    ...(parent === undefined ? {} : { groups: [parent] }),
  };
};

const toAttribute = ({ text, mark }: ReadRow): SpecAttribute => {
  const read = fromRowText(text);
  const keys = mark
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((key) => key !== '');
  const marks = [...keys, ...(read.marks ?? [])];
  return { ...read, ...(marks.length === 0 ? {} : { marks }) };
};

const toRelationship = (
  { cell, style }: SceneEdge,
  ownerOf: (id: string | undefined) => string | undefined,
  graph: PageGraph,
): readonly SpecEdge[] => {
  const from = ownerOf(cell.source);
  const to = ownerOf(cell.target);
  if (from === undefined || to === undefined) return [];
  const ends = graph.endTextsOf(cell.id);
  const fromCardinality = cardinalityOfArrow(style.startArrow) ?? ends.fromText;
  const toCardinality = cardinalityOfArrow(style.endArrow) ?? ends.toText;
  return [
    {
      id: cell.id,
      from,
      to,
      label: graph.labelOf(cell.id),
      ...(style.dlKind === undefined ? {} : { kind: style.dlKind }),
      ...(fromCardinality === undefined ? {} : { fromCardinality }),
      ...(toCardinality === undefined ? {} : { toCardinality }),
    },
  ];
};
