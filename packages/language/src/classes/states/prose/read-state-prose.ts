import type { SourceSpan } from '@diagloom/diagram/model';
import {
  atFirst,
  beforeSource,
  beforeThat,
  denied,
  happensIn,
  maySay,
  opensCase,
} from '../../../lexicon/en/state-prose-patterns.ts';
import type { Piece } from '../../../outline/outline.ts';
import type { Machine } from '../machine.ts';
import { bareName } from '../state-names.ts';
import { causeOf } from './cause.ts';
import { type Entry, findEntries } from './entry.ts';
import { type Known, mostStates } from './known.ts';
import { chainListed, declareListed, type ListedState } from './listed-states.ts';
import { segmentsOf, sentencesOf } from './segments.ts';
import { akinState, findSources } from './sources.ts';
import { thingsOf } from './things.ts';

/**
 * Reads states and transitions from running text into a machine, which may know states already. In: the text, and its heading or the question to it.
 * A transition starts at the states that its part of the sentence names as where something is, else where the one before it began if both are
 * cases of one question, else where the text has come to.
 */
export const readStateProse = (text: string, heading: string, machine: Machine): void => {
  const things = thingsOf(text, heading);
  const sentences = sentencesOf(text);
  const listed = declareListed(text, machine);
  declare(sentences, things, machine);
  const known = knownOf(things, machine);
  const way: Way = { at: undefined, aside: undefined, before: undefined };
  for (const sentence of sentences) {
    const item = listed.find(
      ({ name, start, end }) => sentence.start >= start - name.length - longestMark && sentence.start < end,
    );
    if (item === undefined) readSentence(sentence, machine, known, way);
    else readTold(sentence, item, machine, known);
  }
  chainListed(listed, machine);
};

/** Letters between the name of a listed state and what is told of it. */
const longestMark = 6;

/** What a list tells of a state starts there, unless it says where the state may happen. */
const readTold = ({ text, start }: Piece, item: ListedState, machine: Machine, known: Known): void => {
  const from = Math.max(0, item.start - start);
  const told = text.slice(from);
  if (happensIn.test(told)) {
    for (const { id } of findSources(told, machine, known))
      if (id !== item.id) machine.move(id, item.id, '', { start: item.start, end: item.end });
    return;
  }
  readSentence({ text: told, start: start + from }, machine, known, {
    at: item.id,
    aside: undefined,
    before: undefined,
  });
};

/** Where the text has come to, and the transition that it told last. */
interface Way {
  at: string | undefined;
  /** Where it goes on after a sentence about what may happen beside the way. */
  aside: string | undefined;
  before: Told | undefined;
}

interface Told {
  readonly from: readonly string[];
  readonly to: string;
  readonly label: string;
  readonly words: string;
  readonly isEvent: boolean;
}

const knownOf = (things: ReadonlySet<string>, machine: Machine): Known => ({
  things,
  isState: (name) => machine.find(name) !== undefined || machine.find(`in ${name}`) !== undefined,
});

/** Names the states first: a plain word is one wherever the text has it once it was one somewhere. */
const declare = (sentences: readonly Piece[], things: ReadonlySet<string>, machine: Machine): void => {
  for (const isSure of [true, false]) {
    const known = knownOf(things, machine);
    for (const { text, start } of sentences)
      for (const entry of findEntries(text, known))
        if ((entry.isSure || !isSure) && machine.states.length < mostStates && isName(entry.name, things))
          stateOf(entry, start, machine);
  }
};

/** The most words that a state is called. */
const longestName = 4;

const isName = (name: string, things: ReadonlySet<string>): boolean => {
  const words = bareName(name).toLowerCase().split(/\s+/);
  return (
    words.length <= longestName && words[0] !== '' && !things.has(words.at(-1) ?? '') && !/\d/.test(words[0] ?? '')
  );
};

const stateOf = ({ name, nameStart }: Entry, start: number, machine: Machine): string =>
  machine.find(name) ??
  machine.find(`in ${name}`) ??
  machine.find(name.replace(/^in /i, '')) ??
  machine.state(name, start + nameStart);

const readSentence = (sentence: Piece, machine: Machine, known: Known, way: Way): void => {
  way.at = way.aside ?? way.at;
  way.aside = undefined;
  let isFirst = true;
  for (const segment of tellingSegments(sentence, known)) {
    readSegment(segment, machine, known, way, isFirst);
    isFirst = false;
  }
};

/** Segments with an entry each; what comes before one belongs to it, what comes after the last to that. */
const tellingSegments = (sentence: Piece, known: Known): readonly Piece[] => {
  const told: { from: number; to: number; tells: boolean }[] = [];
  for (const { text, start } of segmentsOf(sentence)) {
    const last = told.at(-1);
    const tells = findEntries(text, known).length > 0 || /\bfrom\b/.test(text);
    if (last !== undefined && (!last.tells || !tells)) {
      last.to = start + text.length;
      last.tells ||= tells;
    } else told.push({ from: start, to: start + text.length, tells });
  }
  return told.map(({ from, to }) => ({
    text: sentence.text.slice(from - sentence.start, to - sentence.start),
    start: from,
  }));
};

const readSegment = (segment: Piece, machine: Machine, known: Known, way: Way, isFirst: boolean): void => {
  const { text, start } = segment;
  const entries = findEntries(text, known).filter(({ name }) => isName(name, known.things) && known.isState(name));
  const span: SourceSpan = { start, end: start + text.length };
  if (entries.length === 0) goesOn(text, machine, known, way, span);
  entries.forEach((entry, index) => {
    const begin = index === 0 ? 0 : (entries[index - 1]?.end ?? 0);
    const before = text.slice(begin, entry.start);
    const after = text.slice(entry.end, entries[index + 1]?.start ?? text.length);
    const to = stateOf(entry, start, machine);
    const trigger = text.slice(entry.start);
    const isEvent = /^[-–]*[→>:]/.test(trigger);
    const isFirstState = machine.marked.length === 0 && atFirst.test(text.slice(entry.start, entry.nameStart));
    if (/^(?:start|begin)/i.test(trigger) || isFirstState) {
      machine.end(to, 'initial', span);
      way.at = to;
      way.before = undefined;
      return;
    }
    const words = `${before} ${after}`;
    const named = findSources(before, machine, known).map(({ id }) => id);
    const later = /\bfrom\b/i.test(after) ? findSources(after, machine, known).map(({ id }) => id) : [];
    const said = [...new Set([...named, ...later])].filter((id) => id !== to);
    const label = causeOf(withoutSources(before, machine, known), after, known);
    const isCase =
      /^or\b/i.test(trigger) ||
      isSibling(before, way.before, { isFirst: isFirst && index === 0, isEvent, known, machine });
    const kept = isCase && way.before !== undefined ? way.before.from : way.at === undefined ? [] : [way.at];
    const akin = akinState(before, machine, to);
    const from = said.length > 0 ? said : akin !== undefined && (isEvent || !isCase) ? [akin] : kept;
    for (const id of from) if (id !== to) machine.move(id, to, label, span);
    if (!/^(?:afterwards|then)\b/i.test(trigger)) way.before = { from, to, label, words, isEvent };
    way.at = to;
    if (maySay.test(before) && from[0] !== undefined) way.aside ??= from[0];
  });
};

/** A cause without the state that it happens in: `In Ready a token is read`. */
const withoutSources = (text: string, machine: Machine, known: Known): string => {
  let rest = text;
  for (const { start, end } of findSources(text, machine, known).toReversed()) {
    const before = rest.slice(0, start).replace(beforeSource, '');
    const after = rest.slice(end);
    rest = `${before} ${after}`;
  }
  return rest.replace(/^\s+/, '');
};

/** `the same from Open and Closed`: the transition before it starts there as well. */
const goesOn = (text: string, machine: Machine, known: Known, way: Way, span: SourceSpan): void => {
  const sources = findSources(text, machine, known);
  const { before } = way;
  if (sources.length === 0 || !/\bfrom\b/i.test(text)) {
    const [only] = sources;
    if (only !== undefined) way.at = only.id;
    return;
  }
  if (before !== undefined)
    for (const { id } of sources) if (id !== before.to) machine.move(id, before.to, before.label, span);
};

interface Case {
  readonly isFirst: boolean;
  readonly isEvent: boolean;
  readonly known: Known;
  readonly machine: Machine;
}

/** Whether a transition is another case of what the one before it is a case of: `if paid ..., if not ...`. */
const isSibling = (before: string, last: Told | undefined, { isFirst, isEvent, known, machine }: Case): boolean => {
  if (last === undefined) return false;
  if (isEvent) return last.isEvent;
  const opens = opensCase.test(before) || /^[\s,(]*(?:and|or|but)\s+when\b/i.test(before);
  if (beforeThat.test(before)) return true;
  if (!isFirst) return opens;
  const own = new Set(
    [...known.things, ...machine.states.flatMap(({ label }) => label.toLowerCase().split(' '))].map((word) =>
      word.slice(0, 5),
    ),
  );
  return denies(before) !== denies(last.words) && sharesWord(before, last.words, own);
};

const denies = (text: string): boolean => denied.test(text);

const sharesWord = (one: string, other: string, own: ReadonlySet<string>): boolean => {
  const words = new Set(contentWords(one).filter((word) => !own.has(word)));
  return contentWords(other).some((word) => words.has(word));
};

const contentWords = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 3)
    .map((word) => word.slice(0, 5));
