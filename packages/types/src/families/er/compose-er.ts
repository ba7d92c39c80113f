import {
  type Connector,
  type Diagram,
  type DiagramSpec,
  type Look,
  type SpecAttribute,
  type SpecEdge,
  type SpecNode,
  toRowText,
} from '@diagloom/diagram/model';
import { findTheme, type Theme } from '@diagloom/diagram/themes';
import { type BoxRow, composeBox } from '../boxes/compose-box.ts';
import { composeConnector, orthogonal } from '../compose/compose-connector.ts';
import { composeContainers } from '../compose/compose-containers.ts';
import { composeNote, composeNoteLines } from '../compose/compose-note.ts';
import { arrowOfCardinality, endStyles } from './cardinality.ts';

/** How much of an attribute a data model shows: its name, its name and keys, or its full column. */
export type Detail = 'names' | 'keys' | 'columns';

/** Entities as boxes with rows, relationships as lines with crow's feet. */
export const composeEr =
  (detail: Detail) =>
  (spec: DiagramSpec, look: Look): Diagram => {
    const theme = findTheme(look.theme);
    return {
      type: spec.type,
      title: spec.title,
      theme: theme.id,
      direction: spec.direction ?? 'right',
      layout: 'layered',
      shapes: [
        ...composeContainers(spec.groups, theme),
        ...spec.nodes.flatMap((node) => composeEntity(node, detail, theme)),
        ...spec.notes.map((note) => composeNote(note, theme)),
      ],
      connectors: [
        ...spec.edges.map((edge) => composeRelationship(edge, theme)),
        ...composeNoteLines(spec.notes, theme),
      ],
    };
  };

const composeEntity = (node: SpecNode, detail: Detail, theme: Theme) =>
  composeBox(
    {
      id: node.id,
      role: node.kind ?? 'entity',
      title: node.label,
      compartments: [(node.attributes ?? []).map((attribute) => toRow(attribute, detail))],
      ...(node.kind === undefined ? {} : { style: { dlKind: node.kind } }),
      ...(node.groups?.[0] === undefined ? {} : { parent: node.groups[0] }),
    },
    theme,
  );

const keyMarks = new Set(['pk', 'fk']);

const toRow = (attribute: SpecAttribute, detail: Detail): BoxRow => {
  const keys = (attribute.marks ?? []).filter((mark) => keyMarks.has(mark));
  const rest = (attribute.marks ?? []).filter((mark) => !keyMarks.has(mark));
  const shown: SpecAttribute = {
    name: attribute.name,
    ...(attribute.type === undefined ? {} : { type: attribute.type }),
    ...(rest.length === 0 ? {} : { marks: rest }),
  };
  if (detail === 'names' && keys.length === 0) return { text: toRowText(shown) };
  const mark = keys.map((key) => key.toUpperCase()).join(', ');
  return { text: toRowText(shown), mark, ...(keys.includes('pk') ? { style: { fontStyle: '1' } } : {}) };
};

const composeRelationship = (edge: SpecEdge, theme: Theme): Connector => {
  const { fromCardinality, toCardinality, ...rest } = edge;
  const plain: SpecEdge = {
    ...rest,
    ...(fromCardinality === undefined || arrowOfCardinality(fromCardinality) ? {} : { fromCardinality }),
    ...(toCardinality === undefined || arrowOfCardinality(toCardinality) ? {} : { toCardinality }),
  };
  return composeConnector(plain, 'relation', theme, {
    ...orthogonal,
    rounded: '0',
    ...endStyles(fromCardinality, toCardinality),
  });
};
