import type { SpecEdge, SpecGroup } from '@diagloom/diagram/model';
import { comparingWords, emptyInConditions, holdInRounds, isAdjective, readVerb } from '@diagloom/language/morphology';
import { createNameScope, oneLine, type PassedValue } from '../../program/index.ts';
import { isAmong } from './give-values.ts';
import { conditionOf, countOf, untilOf } from './loops.ts';
import { type FramePart, messagesOf, type Part } from './read-exchanges.ts';
import { goesOnBehind, isDoneWhole, isGoneThrough, isWholeChoice, surelyDone } from './sure-to-be-done.ts';
import { withoutId } from './what-is-needed.ts';

export type Sent = Extract<Part, { kind: 'send' }>;

/** What whoever decides a choice knows by then. */
export interface Knowledge {
  /** What came with the message that is handled. */
  readonly taken: readonly PassedValue[];
  /** What of it is passed on to nobody. */
  readonly kept: readonly PassedValue[];
  /** What whoever begins is given. */
  readonly begun: readonly PassedValue[];
  readonly passedBy: (message: SpecEdge) => readonly PassedValue[];
  /** What comes back of a message. */
  readonly broughtBy: (part: Sent) => readonly PassedValue[];
  /** What its sender finds out before. */
  readonly madeFor: (part: Sent) => readonly PassedValue[];
  readonly groups: readonly SpecGroup[];
  readonly itemOf: (frame: FramePart) => PassedValue | undefined;
}

/**
 * What a question is given. Of a choice: what its owner got, or what whoever begins sends in it and elsewhere, then what was brought on every
 * way to it; where it speaks of nothing but what somebody brought, only that. Of a loop: what its owner got and passes on to nobody, and
 * whatever its condition names, or else what each round brings.
 */
export const askedAbout = (frame: FramePart, parts: readonly Part[], known: Knowledge): readonly PassedValue[] => {
  const { taken, kept, begun } = known;
  const isIt = (part: Part): boolean => part.kind === 'frame' && part.frame.id === frame.frame.id;
  const withMade = { ...known, broughtBy: (sent: Sent) => [...known.madeFor(sent), ...known.broughtBy(sent)] };
  const before = broughtBefore(isIt, parts, known);
  const found = broughtBefore(isIt, parts, withMade);
  const said = [conditionOf(frame), ...frame.sections.map(({ group }) => oneLine(group?.label ?? ''))].filter(
    (label) => label !== '',
  );
  if (frame.frame.kind !== 'loop') {
    const own = [...taken, ...begun.filter(isSharedBy(messagesOf([frame]), parts, known))];
    return onlyNamed(said, unique([...own, ...found]), found) ?? unique([...own, ...before]);
  }
  const within = asksAtEnd(frame) ? frame.sections.flatMap((section) => broughtIn(section.parts, withMade)) : [];
  const named = [...taken, ...found, ...within].filter(isNamedIn(said));
  const isRound = named.some((value) => isAmong(within, value));
  return unique([...kept, ...named, ...(isRound ? [] : within)]);
};

/** A loop that says when it is over is asked about behind each round, unless something breaks it off. */
const asksAtEnd = (frame: FramePart): boolean => {
  const condition = conditionOf(frame);
  const isAsked = untilOf(condition) !== undefined || countOf(condition) !== undefined;
  return isDoneWhole(frame) && isAsked && !holdInRounds.test(condition);
};

const isNamedIn = (said: readonly string[]): ((value: PassedValue) => boolean) => {
  const words = new Set(said.flatMap(wordsOf));
  return ({ name }) => withoutId(name.words).every((word) => words.has(word));
};

/** What a condition is about, where that is what somebody brought, and all else in it says how that is. */
const onlyNamed = (
  said: readonly string[],
  all: readonly PassedValue[],
  brought: readonly PassedValue[],
): readonly PassedValue[] | undefined => {
  const named = all.filter(isNamedIn(said));
  if (!named.some((value) => isAmong(brought, value))) return undefined;
  const meant = new Set(named.flatMap(({ name }) => name.words));
  const others = said
    .flatMap((label) => wordsOf(label.replace(/(?<=\w)\.\w+/g, '')))
    .filter((word) => !meant.has(word));
  return others.every(saysHow) ? named : undefined;
};

/** Words that name no thing of their own. */
const saysHow = (word: string): boolean =>
  /^\d/.test(word) ||
  isAdjective(word) ||
  comparingWords.has(word) ||
  emptyInConditions.has(word) ||
  closedWords.has(word) ||
  readVerb(word) !== undefined;

const closedWords = new Set(['not', 'no', 'or', 'and', 'else', 'otherwise', 'to', 'be', 'case']);

const wordsOf = (label: string): readonly string[] => createNameScope([], 80).take(label, [], '').words;

/** Tells what some messages carry and others do too. */
export const isSharedBy = (within: readonly SpecEdge[], parts: readonly Part[], { passedBy }: Knowledge) => {
  const others = messagesOf(parts).filter((message) => !within.includes(message));
  return (value: PassedValue): boolean =>
    isAmong(within.flatMap(passedBy), value) && isAmong(others.flatMap(passedBy), value);
};

/** What was brought on every way to a part. */
export const broughtBefore = (
  isIt: (part: Part) => boolean,
  parts: readonly Part[],
  known: Brought,
): readonly PassedValue[] => {
  const [first = [], ...others] = waysTo(isIt, parts, known);
  return unique(first.filter((value) => others.every((way) => isAmong(way, value))));
};

type Brought = Pick<Knowledge, 'broughtBy' | 'itemOf' | 'groups'>;

/** What was brought on each of the ways to a part, which may follow several cases of a choice; none where it is not among these parts. */
const waysTo = (
  isIt: (part: Part) => boolean,
  parts: readonly Part[],
  known: Brought,
): readonly (readonly PassedValue[])[] => {
  const brought: PassedValue[] = [];
  const ways: (readonly PassedValue[])[] = [];
  for (const part of parts) {
    if (isIt(part)) return [...ways, brought];
    if (part.kind === 'frame') {
      const before = [...brought, ...[known.itemOf(part) ?? []].flat()];
      for (const section of part.sections)
        ways.push(...waysTo(isIt, section.parts, known).map((inner) => [...before, ...inner]));
    }
    brought.push(...broughtFor(part, known));
  }
  return ways;
};

/** What is there behind a part: what a message brings, all that is done for sure, and what each case of a choice brings that others go on from. */
const broughtFor = (part: Part, known: Brought): readonly PassedValue[] => {
  if (part.kind === 'send') return known.broughtBy(part);
  if (part.kind !== 'frame') return [];
  if (isGoneThrough(part) && known.itemOf(part) === undefined)
    return part.sections.flatMap((section) => broughtIn(surelyDone(section), known));
  const on = isWholeChoice(part, known.groups) ? part.sections.filter(goesOnBehind) : [];
  const [first = [], ...others] = on.map((section) => broughtIn(section.parts, known));
  return first.filter((value) => others.every((other) => isAmong(other, value)));
};

const broughtIn = (parts: readonly Part[], known: Brought): readonly PassedValue[] =>
  parts.flatMap((part) => broughtFor(part, known));

const unique = (values: readonly PassedValue[]): readonly PassedValue[] =>
  values.filter((value, index) => !isAmong(values.slice(0, index), value));
