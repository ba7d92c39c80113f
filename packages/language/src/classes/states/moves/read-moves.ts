import { moveBorder } from '../../../lexicon/en/state-move-words.ts';
import { type Piece, trimPiece } from '../../../outline/outline.ts';
import { splitOutside } from '../../../outline/read-list.ts';
import { createMachine, type Machine } from '../machine.ts';
import { saysHow } from '../says-how.ts';
import { createWay, tellMove } from './tell-move.ts';
import { isStateName, toMove } from './to-move.ts';

/** Fewer states tell no way. */
const leastStates = 2;

/** So many names make a list. */
const leastListed = 3;

/**
 * Reads what something goes through, clause by clause: `a job starts as new until somebody takes it, then in progress, waiting for parts = on
 * hold, when they come it's in progress again`. Out: undefined where a clause tells anything else, or where too few names say how something is.
 */
export const readMoves = (text: string): Machine | undefined => {
  if (isOverlong(text) || opensWithList(text)) return undefined;
  const clauses = splitOutside({ text, start: 0 }, moveBorder).flatMap((piece) => trimPiece(piece) ?? []);
  const first = readAll(clauses, createMachine());
  // The second time all names are known.
  return first === undefined ? undefined : readAll(clauses, createMachine(first.states));
};

/** Letters: longer texts are documents, which other readers know. */
const longestText = 3000;
const isOverlong = (text: string): boolean => text.length > longestText;

/** `draft, sent, paid. When sent ...`: the list only names what the sentences tell of. */
const opensWithList = (text: string): boolean => {
  const [list = '', ...told] = text.trim().split(/[.;\n]+(?=\s|$)/);
  const names = list.split(/,\s*(?:and\s+|or\s+)?/);
  return told.some((said) => said.trim() !== '') && names.length >= leastListed && names.every(isStateName);
};

const readAll = (clauses: readonly Piece[], machine: Machine): Machine | undefined => {
  const way = createWay(machine);
  for (const clause of clauses) {
    const move = toMove(clause, machine);
    if (move === undefined || !tellMove(move, clause, way)) return undefined;
  }
  const { states } = machine;
  const plain = states.filter(({ label }) => saysHow(label.toLowerCase()));
  const isTold = way.cause === '' && states.length >= leastStates && plain.length * 2 > states.length;
  return isTold ? machine : undefined;
};
