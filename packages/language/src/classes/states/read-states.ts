import type { DiagramSpec, SpecNode } from '@diagloom/diagram/model';
import { beforeThing, beginsAs, oneThing } from '../../lexicon/en/state-words.ts';
import type { Piece } from '../../outline/outline.ts';
import { capitalised } from '../../text/words.ts';
import { behindTitle, withoutOpening } from './behind-title.ts';
import { createMachine, type Machine } from './machine.ts';
import { readMoves } from './moves/read-moves.ts';
import { plainly } from './plainly.ts';
import { readStateProse } from './prose/read-state-prose.ts';
import { readDeeds } from './read-deeds.ts';
import { readLife } from './read-life.ts';
import { declareStates, readPiece } from './read-piece.ts';
import { readRow } from './read-row.ts';
import { splitStatements, tellsMove } from './split-statements.ts';
import { withEnds } from './with-ends.ts';

export { isStateRequest } from './is-state-request.ts';

/** Reads states and transitions: lists, arrows, and sentences such as `it goes from New to Paid when the money arrives`. */
export const readStates = (
  given: string,
  { type, title }: { readonly type: string; readonly title: string },
): DiagramSpec => {
  const { text, thing } = withoutThing(plainly(given));
  const pieces = splitStatements(text);
  const first = createMachine();
  declareStates(pieces, first);
  const read = readTold(text, pieces, first);
  const life = first.listed.size < leastStates ? readLife(text) : undefined;
  const told = life !== undefined && life.edges.length > read.edges.length ? life : read;
  const row = readRow(text);
  const best = row !== undefined && row.edges.length > told.edges.length ? row : told;
  const prose = inProse(text, given, best) ?? best;
  const moves = readMoves(withoutOpening(text));
  const machine = moves !== undefined && tellsMore(moves, prose) ? moves : prose;
  chain(machine);
  return {
    schemaVersion: 1,
    type,
    title: title || thing || (openingName(text) ?? 'States'),
    ...withEnds(machine),
    groups: [],
    notes: [],
  };
};

/** Every clause was understood there: with more reasons it is told better, whatever else was made of the text. */
const tellsMore = (moves: Machine, other: Machine): boolean => {
  const more = reasonsIn(moves) - reasonsIn(other);
  return more > 0 || (more === 0 && moves.edges.length > other.edges.length);
};

const reasonsIn = ({ edges }: Machine): number => edges.filter(({ label }) => label !== '').length;

/** Running text without arrows, where it tells more when it is read as such. */
const inProse = (text: string, heading: string, best: Machine): Machine | undefined => {
  if (/->|→|=>/.test(text)) return undefined;
  const machine = createMachine();
  readStateProse(text, heading, machine);
  return machine.edges.length > best.edges.length && machine.states.length >= best.states.length ? machine : undefined;
};

/** `a traffic light - red to green after 30 s`: the thing before the dash, which may be told by a colon, and the moves behind it at their places. */
const withoutThing = (text: string): { readonly text: string; readonly thing: string } => {
  const moves = behindTitle(text);
  const opening = text.slice(0, text.length - moves.length);
  // What has commas is a list of states.
  if (opening === '' || opening.includes(',') || !tellsMove(moves.split(/[,;.\n]/)[0] ?? ''))
    return { text, thing: '' };
  const thing = opening.replace(beforeThing, '').replace(/[\s:–—-]+$/, '');
  return { text: ' '.repeat(opening.length) + moves, thing: capitalised(thing) };
};

/** So many states in one list are all there are, in their order. */
const leastListed = 4;

/** So many listed states are not told again by their sentences. */
const leastStates = 3;

/** What the sentences say of the states; where a list opens the text and who does what follows, the way that this takes through them. */
const readTold = (text: string, pieces: readonly Piece[], first: Machine): Machine => {
  const machine = createMachine(namedStates(first));
  for (const piece of pieces) readPiece(piece, machine);
  const [list, ...told] = pieces;
  const begin = told[0]?.start;
  if (list === undefined || begin === undefined) return machine;
  const listed = createMachine();
  declareStates([list], listed);
  if (listed.states.length < leastListed || /->|→|=>|\bfrom\b/.test(text)) return machine;
  const way = createMachine(listed.states);
  for (const { id } of way.states) way.listed.add(id);
  const isTold = readDeeds({ text: text.slice(begin), start: begin }, way);
  return isTold && way.edges.length > machine.edges.length ? way : machine;
};

/** `Permit lifecycle states draft, granted` is called after the permit's lifecycle. */
const openingName = (text: string): string | undefined => {
  const name = /^\s*((?:[\p{L}-]+ ){1,3}(?:life ?cycle|states))\b/iu.exec(text)?.[1];
  if (name !== undefined) return capitalised(name.replace(/^(?:the|an?) /i, ''));
  const { thing } = thingTold.exec(text)?.groups ?? {};
  return thing === undefined ? undefined : `${capitalised(thing)} states`;
};

const thingTold = new RegExp(`^\\s*${oneThing} (?<thing>[\\p{L}-]+(?: [\\p{L}-]+)?) ${beginsAs} `, 'iu');

/** The most words of a state's name. */
const longestName = 4;

/** What the first reading took for states, without names that go on after another one's: `idle on unplug` beside `idle`. */
const namedStates = ({ states }: Machine): readonly SpecNode[] =>
  states.filter(({ label }) => {
    const name = label.toLowerCase();
    const goesOn = states.some((other) =>
      reasonAfter.test(name.startsWith(other.label.toLowerCase()) ? name.slice(other.label.length) : ''),
    );
    return !goesOn && label.split(/\s+/).length <= longestName;
  });

const reasonAfter = /^ (?:on|upon|at|by|via|with|for|when|if|after|once|due)\b/;

/** States that are only listed follow each other in the order of the list; those that something leads to already stay. */
const chain = ({ states, edges, listed, marked, detours, isAside, move }: Machine): void => {
  const isLast = (id: string): boolean => marked.some((end) => end.id === id && end.side === 'final');
  const reached = new Set(edges.filter(({ from }) => !detours.has(from)).map(({ to }) => to));
  const inOrder = states.filter(({ id }) => listed.has(id));
  inOrder.slice(1).forEach((state, index) => {
    const before = inOrder.slice(0, index + 1).findLast(({ id }) => !isAside(id) && !isLast(id));
    if (reached.has(state.id)) return;
    if (before?.source !== undefined && state.source !== undefined)
      move(before.id, state.id, '', { start: before.source.start, end: state.source.end });
  });
};
