import { personNouns } from '../../lexicon/en/actors.ts';
import {
  againDeeds,
  personPronoun,
  rowBorder,
  rowForms,
  rowHead,
  rowLead,
  rowOpeners,
  rowReason,
  underWay,
  wayBack,
} from '../../lexicon/en/state-life-words.ts';
import { participle, readVerb } from '../../lexicon/morphology.ts';
import { type Piece, spanOfPiece, trimPiece } from '../../outline/outline.ts';
import { splitOutside } from '../../outline/read-list.ts';
import { toSingular } from '../../structure/name.ts';
import { capitalised } from '../../text/words.ts';
import { behindTitle } from './behind-title.ts';
import { createMachine, type Machine } from './machine.ts';
import { readPiece } from './read-piece.ts';
import { listOf } from './state-names.ts';

/** Fewer states make no row. */
const leastStates = 3;

/**
 * Reads states in a row, of which each may say what leads there: `new, then assigned when somebody takes it, in progress, back to new when it
 * fails`, and the sentences behind it. Out: undefined where the first sentence tells anything else.
 */
export const readRow = (text: string): Machine | undefined => {
  const begin =
    rowLead.exec(text)?.[0].length ?? rowHead.exec(text)?.[0].length ?? text.length - behindTitle(text).length;
  const whole = { text: text.slice(begin), start: begin };
  const [row, ...told] = splitOutside(whole, /[.;\n]+(?=\s|$)/g);
  return readItems(row === undefined ? [] : [row], told) ?? readLines(whole);
};

/** A row whose states stand on lines of their own or between semicolons, up to the first full stop. */
const readLines = ({ text, start }: Piece): Machine | undefined => {
  const end = /[.](?=\s|$)/.exec(text)?.index ?? text.length;
  const rows = splitOutside({ text: text.slice(0, end), start }, /[;\n]+/g).map((line) => {
    const bare = line.text.replace(lineMark, '');
    return { text: bare, start: line.start + line.text.length - bare.length };
  });
  return readItems(rows, splitOutside({ text: text.slice(end), start: start + end }, /[.;\n]+(?=\s|$)/g));
};

const lineMark = /^\s*(?:[-*•]|\d+[.)])\s+/;

/** The states of the rows and what the sentences behind them say of them. */
const readItems = (rows: readonly Piece[], told: readonly Piece[]): Machine | undefined => {
  const items = withPersons(rows.flatMap(itemsOf).map(toItem));
  const named = items.filter(({ groups }) => groups?.to !== undefined);
  const unread = items.filter(({ groups }) => groups === undefined);
  // A plain list says nothing of the order in which its states follow.
  const tellsWays = items.some(tellsWay);
  const states = named.length + named.filter(({ groups }) => groups?.or !== undefined).length;
  if (states < leastStates || !tellsWays || unread.length * mostUnread > items.length) return undefined;
  const first = createMachine();
  for (const item of items) tellItem(item, first);
  // The sentences behind it are read with all states known.
  const machine = createMachine(first.states);
  for (const item of items)
    if (item.groups === undefined) readPiece(item.piece, machine);
    else tellItem(item, machine);
  for (const piece of told) {
    const sentence = trimPiece(piece);
    const groups = sentence === undefined ? undefined : formOf(sentence.text);
    if (sentence === undefined) continue;
    if (groups?.from === undefined) readPiece(sentence, machine);
    else tell(groups, sentence, machine);
  }
  return machine;
};

/** True where an item says more than the name of the next state. */
const tellsWay = ({ groups: { why, back, option, or, from } = {}, after }: Item): boolean =>
  (why ?? back ?? option ?? or ?? from ?? after) !== undefined;

/** One item of so many may be told in another way. */
const mostUnread = 4;

type Groups = Readonly<Record<string, string | undefined>>;

interface Item {
  readonly piece: Piece;
  readonly groups: Groups | undefined;
  /** What a bracket behind it says of the way back. */
  readonly after?: Groups | undefined;
}

/** An item apart from the bracket behind it that says how it goes back: `paused (back when it is loaded)`. */
const toItem = (piece: Piece): Item => {
  const { item = piece.text, ...after } = wayBack.exec(piece.text)?.groups ?? {};
  const isBack = item !== piece.text;
  return { piece: { ...piece, text: item }, groups: formOf(item), ...(isBack ? { after } : {}) };
};

/** `when he answers` tells on its line who answers: the person whom the row named last. */
const withPersons = (items: readonly Item[]): readonly Item[] => {
  let person: string | undefined;
  return items.map((item) => {
    const why = item.groups?.why;
    if (why === undefined) return item;
    const told = person === undefined ? why : why.replace(personPronoun, person);
    person = why.split(/\s+/).findLast((word) => personNouns.has(toSingular(word.toLowerCase()))) ?? person;
    return { ...item, groups: { ...item.groups, why: told } };
  });
};

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

/** Tells an item and how it goes back from there to where it was, from where the row then goes on. */
const tellItem = ({ groups, piece, after }: Item, machine: Machine): void => {
  const before = machine.last();
  if (groups !== undefined) tell(groups, piece, machine);
  const here = machine.last();
  const target = after?.aim === undefined ? before : (machine.find(after.aim) ?? before);
  if (after === undefined || here === undefined || target === undefined || here === target) return;
  machine.move(here, target, capitalised((after.why ?? '').replace(rowReason, '')), spanOfPiece(piece));
  if (before !== undefined) machine.setLast(before);
};

const tell = (groups: Groups, piece: Piece, machine: Machine): void => {
  const { to, back, option, or, why = '' } = groups;
  if (groups.from !== undefined) {
    tellAside(groups, piece, machine);
    return;
  }
  const from = machine.last();
  if (or !== undefined && from !== undefined) {
    const other = machine.state(or, piece.start + piece.text.lastIndexOf(or));
    machine.move(from, other, '', spanOfPiece(piece));
    machine.setAside(other);
  }
  const name = to ?? back ?? option ?? '';
  const at = piece.start + Math.max(0, piece.text.indexOf(name));
  const isAgain = option !== undefined && againDeeds.test(option);
  const target = (isAgain ? takenUp(option, machine) : undefined) ?? machine.state(name, at);
  const label = capitalised(why !== '' ? why.replace(rowReason, '') : isAgain ? option : '');
  if (from !== undefined && from !== target) machine.move(from, target, label, spanOfPiece(piece));
  // Back where it began, what is told next still goes on from before.
  const isOver = back !== undefined && target === machine.states[0]?.id;
  if (option === undefined && !isOver) machine.setLast(target);
  else if (option !== undefined && !isAgain) machine.setAside(target);
};

/** `reopen possible from closed to active`: a move between states of the row, after which the row goes on from where it was. */
const tellAside = ({ from = '', aim, deed = '', why = '' }: Groups, piece: Piece, machine: Machine): void => {
  const stateNamed = (name: string): string => machine.state(name, piece.start + Math.max(0, piece.text.indexOf(name)));
  const base = baseOf(deed);
  const again = aim === undefined && againDeeds.test(deed) ? takenUp(deed, machine) : undefined;
  const same = machine.states.find(({ label }) => baseOf(label) === base);
  const target = aim === undefined ? (again ?? same?.id ?? stateNamed(participle(base))) : stateNamed(aim);
  const told = aim === undefined && again === undefined ? '' : base;
  const label =
    told !== '' && why !== '' && !rowReason.test(why) ? `${told} ${why}` : why.replace(rowReason, '') || told;
  for (const name of listOf(from)) {
    const start = stateNamed(name);
    if (start !== target) machine.move(start, target, capitalised(label), spanOfPiece(piece));
  }
  if (aim === undefined && again === undefined) machine.setAside(target);
};

/** `reopened` leads to `open`, else to where it is worked on, else to the first state. */
const takenUp = (deed: string, machine: Machine): string | undefined => {
  const base = baseOf(deed.replace(/^re-?/i, ''));
  const same = machine.states.find(({ label }) => baseOf(label) === base);
  return (same ?? machine.states.findLast(({ label }) => underWay.test(label)) ?? machine.states[0])?.id;
};

const baseOf = (word: string): string => readVerb(word.toLowerCase())?.base ?? word.toLowerCase();
