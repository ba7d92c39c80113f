import type { Diagram, DiagramSpec, Look } from '@diagloom/diagram/model';
import { findTheme } from '@diagloom/diagram/themes';
import { composeContainers } from '../families/compose/compose-containers.ts';
import { composeNote, composeNoteLines } from '../families/compose/compose-note.ts';
import { composeFlowLine } from '../families/flow/compose-flow-line.ts';
import { composeSteps } from '../families/flow/compose-steps.ts';

/** Steps of one width, decisions as rhombi, forks and joins as bars across the flow. */
export const composeFlowchart = (spec: DiagramSpec, look: Look): Diagram => {
  const theme = findTheme(look.theme);
  const direction = spec.direction ?? 'down';
  return {
    type: spec.type,
    title: spec.title,
    theme: theme.id,
    direction,
    layout: 'layered',
    shapes: [
      ...composeContainers(spec.groups, theme),
      ...composeSteps(spec.nodes, { theme, direction }),
      ...spec.notes.map((note) => composeNote(note, theme)),
    ],
    connectors: [
      ...spec.edges.map((edge) => composeFlowLine(edge, 'flow', spec, theme)),
      ...composeNoteLines(spec.notes, theme),
    ],
  };
};
