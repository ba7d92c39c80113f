import {
  type Diagram,
  type DiagramSpec,
  isOperation,
  type Look,
  type Shape,
  type SpecNode,
  toRowText,
} from '@diagloom/diagram/model';
import { findTheme, type Theme } from '@diagloom/diagram/themes';
import { composeBox } from '../families/boxes/compose-box.ts';
import { composeContainers } from '../families/compose/compose-containers.ts';
import { composeNote, composeNoteLines } from '../families/compose/compose-note.ts';
import { composeFigure, isFigureKind } from './compose-figure.ts';
import { composeRelation } from './compose-relation.ts';
import { usualDirection } from './usual-direction.ts';

/** Classes as boxes with compartments; states, use cases and actors in their own figures. */
export const composeUml = (spec: DiagramSpec, look: Look): Diagram => {
  const theme = findTheme(look.theme);
  return {
    type: spec.type,
    title: spec.title,
    theme: theme.id,
    direction: spec.direction ?? usualDirection(spec.nodes),
    layout: 'layered',
    shapes: [
      ...composeContainers(spec.groups, theme),
      ...spec.nodes.flatMap((node) =>
        isFigureKind(node.kind) ? [composeFigure(node, theme)] : composeClass(node, theme),
      ),
      ...spec.notes.map((note) => composeNote(note, theme)),
    ],
    connectors: [...spec.edges.map((edge) => composeRelation(edge, theme)), ...composeNoteLines(spec.notes, theme)],
  };
};

const stereotypes: Readonly<Record<string, string>> = { interface: '«interface»', enum: '«enumeration»' };

const composeClass = (node: SpecNode, theme: Theme): readonly Shape[] => {
  const members = node.attributes ?? [];
  const stereotype = stereotypes[node.kind ?? ''];
  const isItalic = node.kind === 'abstract' || node.kind === 'interface';
  return composeBox(
    {
      id: node.id,
      role: node.kind ?? 'class',
      title: stereotype === undefined ? node.label : `${stereotype}\n${node.label}`,
      titleStyle: { fontStyle: isItalic ? '3' : '1' },
      compartments: [members.filter((row) => !isOperation(row)), members.filter(isOperation)].map((rows) =>
        rows.map((row) => ({
          text: toRowText(row),
          ...(row.marks?.includes('static') ? { style: { fontStyle: '4' } } : {}),
        })),
      ),
      ...(node.kind === undefined ? {} : { style: { dlKind: node.kind } }),
      ...(node.groups?.[0] === undefined ? {} : { parent: node.groups[0] }),
    },
    theme,
  );
};
