import type { DiagramSpec } from '@diagloom/diagram/model';
import { trimPiece } from '../outline/outline.ts';
import { splitOutside } from '../outline/read-list.ts';
import { createMachine, type Machine } from './states/machine.ts';
import { readPiece } from './states/read-piece.ts';
import { withEnds } from './states/with-ends.ts';

export { stateForms } from './states/state-forms.ts';

/** Reads states and transitions: lists, arrows, and sentences such as `it goes from New to Paid when the money arrives`. */
export const readStates = (
  text: string,
  { type, title }: { readonly type: string; readonly title: string },
): DiagramSpec => {
  const machine = createMachine();
  const pieces = splitOutside({ text, start: 0 }, /\n|;|(?<=\S)[.!](?=\s|$)/g).flatMap(
    (piece) => trimPiece(piece) ?? [],
  );
  for (const piece of pieces) readPiece(piece, machine);
  if (machine.edges.length === 0) chain(machine);
  return {
    schemaVersion: 1,
    type,
    title: title === '' ? 'States' : title,
    ...withEnds(machine),
    groups: [],
    notes: [],
  };
};

/** States that are only listed follow each other in the order of the list. */
const chain = ({ states, move }: Machine): void => {
  states.slice(1).forEach((state, index) => {
    const before = states[index];
    if (before?.source !== undefined && state.source !== undefined)
      move(before.id, state.id, '', { start: before.source.start, end: state.source.end });
  });
};

/** True where a prompt asks for states rather than classes. */
export const isStateRequest = (prompt: string): boolean =>
  /\bstate[- ]?(?:diagram|machine|chart|transition)|\bstateDiagram|\bstates of\b|\blife ?cycle of\b/i.test(
    prompt.slice(0, 200),
  ) || /^\s*states?\s*:/i.test(prompt);
