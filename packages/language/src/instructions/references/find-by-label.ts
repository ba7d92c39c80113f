import { readVerb } from '../../lexicon/morphology.ts';
import { isSlip } from './distance.ts';
import type { Part } from './part.ts';
import { flat, silent, stemsOf, wordStems, wordsOf } from './stem.ts';

/**
 * `exact`: the label itself. `stems`: the same words in any form. `some`: all words of the phrase, in any form, are in
 * the label. `initials`: "CPO" for "Chief People Officer". `slips`: as `some`, with a letter wrong. Of several sorts with such a label nodes win over groups, groups over edges.
 */
export type LabelWay = 'exact' | 'stems' | 'some' | 'initials' | 'slips';

export const findByLabel = (text: string, parts: readonly Part[], way: LabelWay): readonly Part[] => {
  const fits = ways[way](text);
  const found = parts.filter(({ label }) => label !== '' && fits(label));
  const sort = (['node', 'group', 'edge'] as const).find((wanted) => found.some((part) => part.sort === wanted));
  return found.filter((part) => part.sort === sort);
};

/** True for a single word such as "Paid": a state that was reached, not the step of paying. */
const isPast = (text: string): boolean => {
  const [word, ...others] = wordsOf(text);
  const forms = word === undefined || others.length > 0 ? undefined : readVerb(word)?.forms;
  return forms !== undefined && !forms.has('base') && (forms.has('past') || forms.has('participle'));
};

const ways: Readonly<Record<LabelWay, (text: string) => (label: string) => boolean>> = {
  exact: (text) => {
    const wanted = flat(text);
    const literal = text.trim().toLowerCase();
    return (label) => (wanted === '' ? label.trim().toLowerCase() === literal : flat(label) === wanted);
  },
  stems: (text) => {
    const wanted = wordStems(text);
    const isState = isPast(text);
    return (label) => wanted !== '' && wordStems(label) === wanted && (isState || !isPast(label));
  },
  some: (text) => {
    const wanted = stemsOf(text);
    return (label) => {
      const stems = stemsOf(label);
      const known = [...stems, ...joined(stems)];
      return wanted.length > 0 && (wanted.every((stem) => known.includes(stem)) || stems.includes(wanted.join('')));
    };
  },
  initials: (text) => {
    const wanted = lettersOf(text);
    return (label) => wanted.length > 1 && initialsOf(label).some((initials) => initials === wanted);
  },
  slips: (text) => {
    const wanted = wordsOf(text);
    return (label) => {
      const words = wordsOf(label);
      return wanted.length > 0 && wanted.every((word) => words.some((other) => isSlip(word, other)));
    };
  },
};

/** Neighbouring words written as one: a "payout" is there where somebody pays out. */
const joined = (words: readonly string[]): readonly string[] =>
  words.slice(1).map((word, at) => `${words[at] ?? ''}${word}`);

/** The letters of "L&D" or "CPO"; none of a text of several words. */
const lettersOf = (text: string): string =>
  /^\s*\p{L}(?:[&.]?\p{L}){1,4}\.?\s*$/u.test(text) ? text.toLowerCase().replace(/[^\p{L}]/gu, '') : '';

/** "Head of Sales" is HoS to some and HS to others. */
const initialsOf = (label: string): readonly string[] => {
  const words = wordsOf(label);
  const first = (some: readonly string[]): string => some.map(([letter]) => letter).join('');
  return [first(words), first(words.filter((word) => !silent.has(word)))];
};
