import type { SourceSpan } from '@diagloom/diagram/model';
import { happensWithin } from '../../lexicon/en/state-choice-words.ts';
import { rowReason } from '../../lexicon/en/state-life-words.ts';
import type { Piece } from '../../outline/outline.ts';
import { splitOutside } from '../../outline/read-list.ts';
import { findPredicate } from '../../segment/predicate.ts';
import { tokenise } from '../../text/token.ts';
import { capitalised } from '../../text/words.ts';
import type { Machine } from './machine.ts';
import { readChoice } from './read-choice.ts';
import { readEvent } from './read-event.ts';
import { readMentions } from './read-mentions.ts';
import { drawArrows, hasStateArrow, isBelowCapital } from './read-state-arrows.ts';
import { saysHow } from './says-how.ts';
import { stateForms } from './state-forms.ts';
import { withoutListHead, withoutListTail } from './state-list.ts';
import { bareName, listOf } from './state-names.ts';

/** Reads one sentence or line: Mermaid, an arrow, a form, what it says of states that are known, or a list of states. */
export const readPiece = (piece: Piece, machine: Machine): void => {
  if (readMermaid(piece, machine) || readFirst(piece, machine)) return;
  if (hasStateArrow(piece.text)) {
    if (!readEventArrow(piece, machine)) drawArrows(piece, machine);
    return;
  }
  if (/\s=\s/.test(piece.text) && readEventArrow(piece, machine)) return;
  if (readChoice(piece, machine) || readForm(piece, machine, 'known') || declareList(piece, machine)) return;
  if (readMentions(piece, machine)) return;
  readForm(piece, machine, 'any');
};

/** `Off. Lever up -> On.`: a state on its own opens the text. */
const readFirst = (piece: Piece, machine: Machine): boolean => {
  if (machine.last() !== undefined || machine.edges.length > 0 || !/^\p{Lu}[\p{L}-]+$/u.test(piece.text)) return false;
  const id = machine.state(piece.text, piece.start);
  machine.end(id, 'initial', spanOf(piece));
  machine.setLast(id);
  return true;
};

/** Reads the states that a text names outright, by lists and then by arrows between states that no list leaves out. */
export const declareStates = (pieces: readonly Piece[], machine: Machine): void => {
  const drawn = pieces.filter(({ text }) => hasStateArrow(text));
  for (const piece of pieces)
    if (!drawn.includes(piece) && !readFirst(piece, machine) && !(drawn.length > 0 && readStart(piece, machine)))
      declareList(piece, machine);
  for (const piece of drawn) drawArrows(piece, machine);
};

/** `The door starts closed` before arrows. */
const readStart = (piece: Piece, machine: Machine): boolean => {
  const first = stateForms
    .map(({ pattern }) => pattern.exec(piece.text)?.groups?.first)
    .find((name) => name !== undefined);
  if (first === undefined) return false;
  const id = machine.state(first, piece.start + piece.text.indexOf(first));
  machine.end(id, 'initial', spanOf(piece));
  machine.setLast(id);
  return true;
};

/** So many states that a text names outright are all there are. */
const leastKnown = 3;

/** Reads a sentence by the first form that fits; with `known`, one whose states are known where the text names them outright. */
const readForm = (piece: Piece, machine: Machine, states: 'known' | 'any'): boolean => {
  const isKnown = (list: string | undefined): boolean =>
    list === undefined || listOf(list.replace(/ and back$/i, '')).every((name) => machine.find(name) !== undefined);
  for (const { pattern } of stateForms) {
    const groups = pattern.exec(piece.text)?.groups;
    if (groups === undefined) continue;
    if (groups.event !== undefined) {
      if (readEvent(groups, piece, machine)) return true;
      continue;
    }
    const isSure = machine.declared === 0 || groups.until !== undefined || (isKnown(groups.to) && isKnown(groups.from));
    if (groups.to !== undefined && states === 'known' && !isSure) continue;
    if (groups.list !== undefined) continue;
    if (groups.until !== undefined) {
      if (readUntil(groups, piece, machine)) return true;
      continue;
    }
    if (groups.to !== undefined) readMove(groups, piece, machine);
    else
      for (const name of listOf(groups.first ?? groups.final ?? '')) {
        const id = machine.state(name, piece.start + piece.text.indexOf(name));
        machine.end(id, groups.first === undefined ? 'final' : 'initial', spanOf(piece));
        machine.setLast(id);
      }
    return true;
  }
  return false;
};

/** `It can be cancelled before it is shipped`: from every state before that one. */
const readUntil = (
  { to = '', until = '' }: Readonly<Record<string, string | undefined>>,
  piece: Piece,
  machine: Machine,
): boolean => {
  const last = machine.find(until);
  const at = machine.states.findIndex(({ id }) => id === last);
  if (at < 1) return false;
  const before = machine.states.slice(0, at);
  const target = machine.state(capitalised(to), piece.start + piece.text.indexOf(to));
  machine.setAside(target);
  for (const { id } of before) if (id !== target) machine.move(id, target, '', spanOf(piece));
  return true;
};

/** The most words of a state in a list. */
const longestState = 4;

/** Words that no name of a state has. */
const tellsMore = /\b(?:from|to|can|may|it|is|are|be|possible|becomes?|when|if|until)\b/i;

/** `The states are new, paid and shipped`, `Door: open, closed`, `idle, running (5 min, then back to idle)`. */
const declareList = (piece: Piece, machine: Machine): boolean => {
  const form = stateForms
    .map(({ pattern }) => pattern.exec(piece.text)?.groups?.list)
    .find((list) => list !== undefined);
  const told = piece.text.replace(/^[^:,]{2,60}?(?::|\s[-–—])\s+/, '');
  const headless = withoutListHead({ text: told, start: 0 }).text;
  const list = headless === told ? (form ?? told) : headless;
  const items = splitOutside(
    { text: list, start: piece.start + piece.text.length - list.length },
    /,\s*(?:and\s+|or\s+|then\s+)?|\s+(?:and|or)\s+/gi,
  );
  const isRow = headless !== told && /,\s*(?:and )?then\s/i.test(headless);
  const states = items.map((item) => {
    const name = item.text.replace(/\s*\([^()]*\)/g, '').replace(/\s+again$/i, '');
    return { ...item, name: bareName(isRow ? withoutListTail(name) : name) };
  });
  if (
    states.length < 2 ||
    states.some(({ name }) => name === '' || tellsMore.test(name) || name.split(/\s+/).length > longestState)
  )
    return false;
  const isSure =
    form !== undefined ||
    list !== piece.text ||
    states.length > 2 ||
    (machine.states.length === 0 && states.some(({ name }) => saysHow(name.toLowerCase())));
  if (
    !isSure ||
    (form === undefined &&
      machine.declared >= leastKnown &&
      states.some(({ name }) => machine.find(name) === undefined))
  )
    return false;
  const ids = states.map(({ name, start }) => machine.state(name, start));
  for (const id of ids) machine.listed.add(id);
  ids.forEach((id, index) => {
    const before = ids[index - 1];
    const isSeenBefore = ids.indexOf(id) < index;
    if ((isSeenBefore || isRow) && before !== undefined) machine.move(before, id, '', spanOf(piece));
    const inside = /\(([^()]*)\)/.exec(items[index]?.text ?? '')?.[1];
    if (inside !== undefined) readInside(inside, id, piece, machine);
  });
  return true;
};

/** `running (5 min, then back to idle)`: what brackets say of the way on. */
const readInside = (inside: string, from: string, piece: Piece, machine: Machine): void => {
  const [, label = '', name = ''] = /^(.*?)[,\s]*\b(?:then|back to|to)\s+(?:back to\s+)?(.+)$/i.exec(inside) ?? [];
  const to = machine.find(name);
  if (to !== undefined && to !== from) machine.move(from, to, capitalised(label.trim()), spanOf(piece));
};

/** `inspector rejects -> back to draft`: an event before the arrow, at the state that it speaks of or the last one listed before. */
const readEventArrow = (piece: Piece, machine: Machine): boolean => {
  const [, event = '', back = '', name = ''] =
    /^(.+?)\s*(?:-+>|→|=>|—>|(?<=\s)=(?=\s))\s*(back to |again )?([^>→]+)$/.exec(piece.text) ?? [];
  const to = machine.find(name);
  const predicate = findPredicate(tokenise(event));
  if (to === undefined || machine.find(event) !== undefined || /->|→|=>/.test(event)) return false;
  if (predicate === undefined || (back === '' && predicate.start === 0)) return false;
  if (isBelowCapital(event, name) && machine.last() !== undefined) return false;
  const stems = event
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.slice(0, stemLength));
  const at = machine.states.findIndex(({ id }) => id === to);
  const from =
    machine.states.find(
      ({ id, label }) =>
        id !== to &&
        label
          .toLowerCase()
          .split(/\s+/)
          .some((word) => word.length >= stemLength && stems.includes(word.slice(0, stemLength))),
    ) ?? machine.states[at + 1];
  if (from === undefined) return false;
  machine.move(from.id, to, capitalised(event.trim().replace(rowReason, '')), spanOf(piece));
  return true;
};

/** So many letters tell that `reviewer` speaks of `in review`. */
const stemLength = 5;

/** The transition of a form, and those that go on from it: `to Paid and then to Shipped`. */
const readMove = (groups: Readonly<Record<string, string | undefined>>, piece: Piece, machine: Machine): void => {
  const further = /,?\s+(?:and\s+)?(?:then|later|finally)\s+(?:goes\s+|moves\s+|becomes\s+)?(?:to\s+)?/i;
  const [told = '', instead] = (groups.why ?? '').split(/,?\s+(?:otherwise|else|if not)\s+(?:(?:it goes )?to\s+)?/i);
  const [reason = '', ...later] = told.split(further);
  const [aim = '', back] = (groups.to ?? '').split(/\s+and\s+(back)(?: again)?$/i);
  const steps = [...aim.split(further), ...later];
  let why = back === undefined ? labelOf(reason) : '';
  let from = [...new Set(listOf(groups.from ?? ''))].flatMap((name) => stateNamed(name, piece, machine) ?? []);
  const isCase = /^if\b/i.test(piece.text);
  if (from.length === 0 && isCase && machine.told.isCase) from = [...machine.told.from];
  // `if an hour passes while open, it becomes late`
  const within = machine.find(happensWithin.exec(told)?.[1] ?? '');
  if (from.length === 0) from = [within ?? machine.last()].flatMap((id) => id ?? []);
  machine.told = { from, isCase };
  const other = instead === undefined ? undefined : stateNamed(instead, piece, machine);
  for (const start of other === undefined ? [] : from)
    if (other !== undefined) machine.move(start, other, 'Otherwise', spanOf(piece));
  for (const step of steps) {
    const targets = listOf(step).map((name) =>
      machine.state(name, piece.start + Math.max(0, piece.text.indexOf(name))),
    );
    for (const start of from)
      for (const end of targets) {
        machine.move(start, end, why, spanOf(piece));
        if (back !== undefined) machine.move(end, start, labelOf(reason), spanOf(piece));
        if (back !== undefined) {
          machine.setAside(end);
          machine.detours.add(end);
        }
      }
    from = targets;
    why = '';
  }
  const last = (back === undefined ? from : machine.told.from).at(-1);
  if (last !== undefined) machine.setLast(last);
};

/** `the order` in `the order goes to Paid` is no state: the transition starts where the last one ended. */
const stateNamed = (name: string, piece: Piece, machine: Machine): string | undefined => {
  const known = machine.find(name);
  const isThing = /^(?:it|they|the|an?|each|every)\b/i.test(name.trim());
  return known ?? (isThing ? undefined : machine.state(name, piece.start + Math.max(0, piece.text.indexOf(name))));
};

const labelOf = (why: string): string =>
  capitalised(
    why
      .replace(/^(?:when|once|after|on|upon|if|as soon as|by|because of|with)\s+/i, '')
      .replace(/^(?:it is|it's|it has been|they are|the |an? )/i, '')
      .trim(),
  );

const spanOf = ({ text, start }: Piece): SourceSpan => ({ start, end: start + text.length });

/** Lines of a Mermaid state diagram. */
const readMermaid = (piece: Piece, machine: Machine): boolean => {
  if (/^(?:stateDiagram(?:-v2)?|direction \w+|```\w*|@startuml|@enduml)$/.test(piece.text)) return true;
  const [, from, to, label = ''] = /^(\[\*\]|[\w-]+)\s*--?>\s*(\[\*\]|[\w-]+)\s*(?::\s*(.*))?$/.exec(piece.text) ?? [];
  if (from === undefined || to === undefined || !(from === '[*]' || to === '[*]')) return false;
  if (from === '[*]') machine.end(machine.state(to, piece.start + piece.text.indexOf(to)), 'initial', spanOf(piece));
  else machine.end(machine.state(from, piece.start), 'final', spanOf(piece));
  return label.length >= 0;
};
