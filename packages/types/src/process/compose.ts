import type { Diagram, DiagramSpec, Look, Shape } from '@diagloom/diagram/model';
import { findTheme } from '@diagloom/diagram/themes';
import { composeNote, composeNoteLines } from '../families/compose/compose-note.ts';
import { composeFlowLine } from '../families/flow/compose-flow-line.ts';
import { composeSteps } from '../families/flow/compose-steps.ts';
import { composeLanes } from './compose-lanes.ts';
import { laneByNode } from './lane-by-node.ts';
import { usualDirection } from './usual-direction.ts';

/** Steps in the lanes of those who do them; without lanes a flowchart in the same direction. */
export const composeProcess = (spec: DiagramSpec, look: Look): Diagram => {
  const theme = findTheme(look.theme);
  const direction = spec.direction ?? usualDirection(spec.nodes);
  const hasLanes = spec.groups.length > 0;
  const steps = composeSteps(spec.nodes, { theme, direction, inLanes: hasLanes });
  return {
    type: spec.type,
    title: spec.title,
    theme: theme.id,
    direction,
    layout: hasLanes ? 'lanes' : 'layered',
    shapes: [
      ...composeLanes(spec, direction, theme),
      ...intoLanes(spec, steps),
      ...notesInLanes(
        spec,
        spec.notes.map((note) => composeNote(note, theme)),
      ),
    ],
    connectors: [
      ...spec.edges.map((edge) => composeFlowLine(edge, edge.kind ?? 'flow', spec, theme)),
      ...composeNoteLines(spec.notes, theme),
    ],
  };
};

/** `dlLane` names the lane of a node that the spec has in none, so that reading the page back tells the two apart. */
const intoLanes = (spec: DiagramSpec, steps: readonly Shape[]): readonly Shape[] => {
  const lanes = laneByNode(spec);
  return steps.map((step): Shape => {
    const lane = lanes.get(step.id);
    if (lane === undefined || lane === step.parent) return step;
    return { ...step, parent: lane, style: { ...step.style, dlLane: encodeURIComponent(lane) } };
  });
};

/** A note stands in the lane of what it is about; one about the whole process in the first lane. */
const notesInLanes = (spec: DiagramSpec, notes: readonly Shape[]): readonly Shape[] => {
  const lanes = laneByNode(spec);
  const first = [...lanes.values()][0];
  return notes.map((note): Shape => {
    const lane = note.about?.flatMap((id) => lanes.get(id) ?? [])[0] ?? first;
    return lane === undefined ? note : { ...note, parent: lane };
  });
};
