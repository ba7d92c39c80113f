import { causeWord } from '../../../lexicon/en/state-move-words.ts';
import { type Piece, spanOfPiece } from '../../../outline/outline.ts';
import { capitalised } from '../../../text/words.ts';
import type { Machine } from '../machine.ts';
import type { Move } from './to-move.ts';

/** Where the telling has come. Changed only by the reader of one text. */
export interface Way {
  readonly machine: Machine;
  /** Why the next state is entered, and from where, told before it. */
  cause: string;
  sources: readonly string[];
  /** Where the move that was told last started. */
  before: string | undefined;
}

export const createWay = (machine: Machine): Way => ({ machine, cause: '', sources: [], before: undefined });

/** Draws what a clause tells. Out: false where it tells of a move that starts nowhere. */
export const tellMove = (move: Move, clause: Piece, way: Way): boolean => {
  const { machine } = way;
  if (move.to.length === 0 && !move.isBack) {
    if (way.cause !== '' && move.why !== '') return false;
    if (move.why !== '') way.cause = move.why;
    if (move.from.length > 0) way.sources = move.from;
    else if (move.isRival && way.before !== undefined) way.sources = [way.before];
    return true;
  }
  const label = labelOf(way.cause !== '' ? way.cause : move.why);
  const last = machine.last();
  const told = move.from.length > 0 ? move.from : way.sources;
  const from =
    told.length > 0 ? told : move.isRival && way.before !== undefined ? [way.before] : last === undefined ? [] : [last];
  way.cause = move.until;
  way.sources = [];
  const targets = move.isBack
    ? [cameFrom(from[0], machine)].flatMap((id) => id ?? [])
    : move.to.map((name) => machine.state(name, clause.start + Math.max(0, clause.text.indexOf(name))));
  const [target] = targets;
  if (target === undefined) return false;
  const span = spanOfPiece(clause);
  if (move.isFirst) machine.end(target, 'initial', span);
  for (const start of from) for (const to of targets) if (start !== to) machine.move(start, to, label, span);
  for (const other of targets.slice(1)) machine.setAside(other);
  if (move.isOption) machine.setAside(target);
  else machine.setLast(target);
  way.before = from[0] ?? way.before;
  return true;
};

/** From where a state was entered last. */
const cameFrom = (state: string | undefined, { edges }: Machine): string | undefined =>
  edges.findLast(({ to }) => to === state)?.from;

const labelOf = (why: string): string => capitalised(why.replace(causeWord, '').replace(/[?\s]+$/, ''));
