import { beforeNamedState, beforePlainState, behindState } from '../../../lexicon/en/state-prose-patterns.ts';
import { escapePattern } from '../../../text/escape-pattern.ts';
import type { Machine } from '../machine.ts';
import { bareName } from '../state-names.ts';
import { type Known, namesThing } from './known.ts';

/** A state that a part of a sentence speaks of as where something is already. */
export interface Source {
  readonly id: string;
  readonly start: number;
  readonly end: number;
}

/** The states that stand in the text as where something is: `from New or Open`, `a valid ticket`, `In Ready a token ...`, `Pilot without ...`. */
export const findSources = (text: string, machine: Machine, known: Known): readonly Source[] => {
  const found: Source[] = [];
  const names = machine.states
    .map(({ id, label }) => ({ id, name: label }))
    .toSorted((a, b) => b.name.length - a.name.length);
  for (const { id, name } of names)
    for (const form of new Set([name, name.replace(/^in /i, '')]))
      for (const { index } of text.matchAll(new RegExp(`(?<![\\p{L}\\d-])${escaped(form)}(?![\\p{L}\\d-])`, 'giu'))) {
        const end = index + form.length;
        if (found.some((other) => other.start < end && other.end > index)) continue;
        if (isPlace(text, index, end, known)) found.push({ id, start: index, end });
      }
  return found.toSorted((a, b) => a.start - b.start);
};

const escaped = (name: string): string => escapePattern(bareName(name));

/** A name with a capital in mid-sentence is one wherever it stands; a plain word only where something is said to be so. */
const isPlace = (text: string, start: number, end: number, known: Known): boolean => {
  const before = text.slice(0, start);
  const [, next = ''] = /^["”'’]?\s+([\p{L}-]+)/u.exec(text.slice(end)) ?? [];
  const noun = next.toLowerCase();
  if (namesThing(noun, known) || behindState.test(noun)) return true;
  if (beforeNamedState.test(before) && /^\p{Lu}/u.test(text.slice(start))) return true;
  if (beforePlainState.test(before)) return true;
  return /^[\s"“(]*$/.test(before) && !/^\s+by\b/i.test(text.slice(end));
};

/** So many letters tell that `validator` speaks of `validating`. */
const stemLength = 5;

/** The one state that a word of the text is akin to: `steward` to `Waiting for steward`, `unblock` to `Blocked`. */
export const akinState = (text: string, machine: Machine, except: string): string | undefined => {
  const stems = new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .map((word) => word.replace(/^(?:un|re)(?=\p{L}{4})/u, ''))
      .filter((word) => word.length >= stemLength)
      .map((word) => word.slice(0, stemLength)),
  );
  const akin = machine.states.filter(
    ({ id, label }) =>
      id !== except &&
      label
        .toLowerCase()
        .split(/[^\p{L}]+/u)
        .some((word) => word.length >= stemLength && stems.has(word.slice(0, stemLength))),
  );
  return akin.length === 1 ? akin[0]?.id : undefined;
};
