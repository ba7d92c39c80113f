import type { SpecEdge } from '@diagloom/diagram/model';
import { createNameScope, oneLine, type PassedValue } from '../../program/index.ts';
import { isAmong } from './give-values.ts';
import { conditionOf } from './loops.ts';
import { type FramePart, messagesOf, type Part } from './read-exchanges.ts';

/** What whoever decides a choice knows by then. */
export interface Knowledge {
  /** What came with the message that is handled. */
  readonly taken: readonly PassedValue[];
  /** What of it is passed on to nobody. */
  readonly kept: readonly PassedValue[];
  /** What whoever begins is given. */
  readonly begun: readonly PassedValue[];
  readonly passedBy: (message: SpecEdge) => readonly PassedValue[];
  readonly broughtBy: (part: Extract<Part, { kind: 'send' }>) => PassedValue | undefined;
  readonly itemOf: (frame: FramePart) => PassedValue | undefined;
}

/**
 * What a question is given. Of a choice: what its owner got, or what whoever begins sends in it and elsewhere, then what was brought on every
 * way to it. Of a loop: what its owner got and passes on to nobody, and whatever its condition names.
 */
export const askedAbout = (frame: FramePart, parts: readonly Part[], known: Knowledge): readonly PassedValue[] => {
  const { taken, kept, begun } = known;
  const before = broughtBefore((part) => part.kind === 'frame' && part.frame.id === frame.frame.id, parts, known);
  if (frame.frame.kind !== 'loop')
    return unique([...taken, ...begun.filter(isSharedBy(messagesOf([frame]), parts, known)), ...before]);
  const said = [conditionOf(frame), ...frame.sections.map(({ group }) => oneLine(group?.label ?? ''))];
  const words = new Set(said.flatMap((label) => createNameScope([], 80).take(label, [], '').words));
  const named = [...taken, ...before].filter(({ name }) => name.words.every((word) => words.has(word)));
  return unique([...kept, ...named]);
};

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

type Brought = Pick<Knowledge, 'broughtBy' | 'itemOf'>;

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

/** What is there behind a part: what a message brings, and all branches of what runs in parallel. */
const broughtFor = (part: Part, known: Brought): readonly PassedValue[] => {
  if (part.kind === 'send') return [known.broughtBy(part) ?? []].flat();
  if (part.kind !== 'frame' || part.frame.kind !== 'par') return [];
  return part.sections.flatMap((section) => section.parts.flatMap((each) => broughtFor(each, known)));
};

const unique = (values: readonly PassedValue[]): readonly PassedValue[] =>
  values.filter((value, index) => !isAmong(values.slice(0, index), value));
