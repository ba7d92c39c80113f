import { rowBorder, rowForms, rowLead, rowOpeners, rowReason, underWay } from '../../lexicon/en/state-life-words.ts';
import { readVerb } from '../../lexicon/morphology.ts';
import { type Piece, spanOfPiece, trimPiece } from '../../outline/outline.ts';
import { splitOutside } from '../../outline/read-list.ts';
import { capitalised } from '../../text/words.ts';
import { behindTitle } from './behind-title.ts';
import { createMachine, type Machine } from './machine.ts';
import { readPiece } from './read-piece.ts';

/** Fewer states make no row. */
const leastStates = 3;

/**
 * Reads states in a row, of which each may say what leads there: `new, then assigned when somebody takes it, in progress, back to new when it
 * fails`, and the sentences behind it. Out: undefined where the first sentence tells anything else.
 */
export const readRow = (text: string): Machine | undefined => {
  const begin = rowLead.exec(text)?.[0].length ?? text.length - behindTitle(text).length;
  const [row, ...told] = splitOutside({ text: text.slice(begin), start: begin }, /[.;\n]+(?=\s|$)/g);
  const items = row === undefined ? [] : itemsOf(row).map((piece) => ({ piece, groups: formOf(piece.text) }));
  const named = items.filter(({ groups }) => groups?.to !== undefined);
  // A plain list says nothing of the order in which its states follow.
  const tellsWays = items.some(({ groups }) => groups?.why ?? groups?.back ?? groups?.option ?? groups?.or);
  if (named.length < leastStates || !tellsWays || items.some(({ groups }) => groups === undefined)) return undefined;
  const first = createMachine();
  for (const { piece, groups = {} } of items) tell(groups, piece, first);
  // The sentences behind it are read with all states known.
  const machine = createMachine(first.states);
  for (const { piece, groups = {} } of items) tell(groups, piece, machine);
  for (const piece of told) {
    const sentence = trimPiece(piece);
    if (sentence !== undefined) readPiece(sentence, machine);
  }
  return machine;
};

type Groups = Readonly<Record<string, string | undefined>>;

const formOf = (text: string): Groups | undefined =>
  rowForms.map(({ pattern }) => pattern.exec(text)?.groups).find((groups) => groups !== undefined);

/** A comma within brackets or before a reason of its own ends no item. */
const itemsOf = (row: Piece): readonly Piece[] =>
  splitOutside(row, rowBorder)
    .map(({ text, start }) => {
      const bare = text.replace(rowOpeners, '');
      return { text: bare, start: start + text.length - bare.length };
    })
    .flatMap((piece) => trimPiece(piece) ?? []);

const tell = ({ to, back, option, or, why = '' }: Groups, piece: Piece, machine: Machine): void => {
  const from = machine.last();
  if (or !== undefined && from !== undefined) {
    const other = machine.state(or, piece.start + piece.text.lastIndexOf(or));
    machine.move(from, other, '', spanOfPiece(piece));
    machine.setAside(other);
  }
  const name = to ?? back ?? option ?? '';
  const at = piece.start + Math.max(0, piece.text.indexOf(name));
  const isAgain = option !== undefined && /^re/i.test(option);
  const target = (isAgain ? takenUp(option, machine) : undefined) ?? machine.state(name, at);
  const label = capitalised(why !== '' ? why.replace(rowReason, '') : isAgain ? option : '');
  if (from !== undefined && from !== target) machine.move(from, target, label, spanOfPiece(piece));
  // Back where it began, what is told next still goes on from before.
  const isOver = back !== undefined && target === machine.states[0]?.id;
  if (option === undefined && !isOver) machine.setLast(target);
  else if (option !== undefined && !isAgain) machine.setAside(target);
};

/** `reopened` leads to `open`, else to where it is worked on, else to the first state. */
const takenUp = (deed: string, machine: Machine): string | undefined => {
  const base = baseOf(deed.replace(/^re-?/i, ''));
  const same = machine.states.find(({ label }) => baseOf(label) === base);
  return (same ?? machine.states.findLast(({ label }) => underWay.test(label)) ?? machine.states[0])?.id;
};

const baseOf = (word: string): string => readVerb(word.toLowerCase())?.base ?? word.toLowerCase();
