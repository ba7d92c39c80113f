import type { DiagramSpec } from '@diagloom/diagram/model';
import { capitalised } from '../text/words.ts';
import { createMachine, type Machine } from './states/machine.ts';
import { readPiece } from './states/read-piece.ts';
import { splitStatements, tellsMove } from './states/split-statements.ts';
import { withEnds } from './states/with-ends.ts';

export { stateForms } from './states/state-forms.ts';

/** Reads states and transitions: lists, arrows, and sentences such as `it goes from New to Paid when the money arrives`. */
export const readStates = (
  text: string,
  { type, title }: { readonly type: string; readonly title: string },
): DiagramSpec => {
  const machine = createMachine();
  for (const piece of splitStatements(text)) readPiece(piece, machine);
  if (machine.edges.length * 2 < machine.states.length) chain(machine);
  return {
    schemaVersion: 1,
    type,
    title: title === '' ? (openingName(text) ?? 'States') : title,
    ...withEnds(machine),
    groups: [],
    notes: [],
  };
};

/** `Permit lifecycle states draft, granted` is called after the permit's lifecycle. */
const openingName = (text: string): string | undefined => {
  const name = /^\s*((?:[\p{L}-]+ ){1,3}(?:life ?cycle|states))\b/iu.exec(text)?.[1];
  return name === undefined ? undefined : capitalised(name.replace(/^(?:the|an?) /i, ''));
};

/** States that are only listed follow each other in the order of the list; those that something leads to already stay. */
const chain = ({ states, edges, move }: Machine): void => {
  const reached = new Set(edges.map(({ to }) => to));
  states.slice(1).forEach((state, index) => {
    const before = states[index];
    if (reached.has(state.id)) return;
    if (before?.source !== undefined && state.source !== undefined)
      move(before.id, state.id, '', { start: before.source.start, end: state.source.end });
  });
};

/** True where a prompt asks for states rather than classes, or tells of one after the other. */
export const isStateRequest = (prompt: string): boolean =>
  tellsOfStates(prompt) ||
  /\bstate[- ]?(?:diagram|machine|chart|transition)|\bstateDiagram|\bstates of\b|\blife ?cycle of\b/i.test(
    prompt.slice(0, 200),
  ) ||
  /^\s*states?\s*:|^[^.\n]{0,60}?\b(?:states:|life ?cycle\b)/i.test(prompt);

/** `Red turns to green, green turns to yellow`: two transitions, of which one goes on where another ended. */
const tellsOfStates = (prompt: string): boolean => {
  const moves = splitStatements(prompt.replace(/^[^:\n]{2,60}:\s/, '')).filter(
    ({ text }) => tellsMove(text) && turns.test(text),
  );
  const ends = moves.map(({ text }) => turns.exec(text.trim())?.groups);
  return ends.some((move) =>
    ends.some((other) => move !== other && move?.to?.toLowerCase() === other?.from?.toLowerCase()),
  );
};

const turns =
  /^(?<from>[\w-]+(?: [\w-]+)?) (?:turns|changes|switches|transitions|goes|becomes|moves) (?:back )?(?:in)?(?:to )?(?<to>[\w-]+(?: (?!after|when|once|if|on|upon|by)[\w-]+)?)/i;
