import { determiners, possessives } from '../lexicon/en/closed-words.ts';
import { readVerb } from '../lexicon/morphology.ts';
import type { Token } from '../text/token.ts';
import { isNounHere } from './agreement.ts';
import { leadingCardinality } from './cardinality.ts';
import { isParticipleAt } from './clauses/phrase.ts';
import { findLink } from './link.ts';

/**
 * Gives clauses that leave their verb out the one that they mean: `one crew many sailors` has them, `a berth in one pier` is in it. In:
 * the tokens of a sentence, commas included. Out: the same with the verbs put in.
 */
export const withVerbs = (tokens: readonly Token[]): readonly Token[] => {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (token.text === ',' || token.text === ';') parts.push([token]);
    else parts.at(-1)?.push(token);
  }
  return parts.flatMap(completed);
};

/** The most words before the verb that is missing. */
const longestSubject = 4;

/** Prepositions that say where something belongs. */
const places = /^(?:in|at|on|from|by)$/;

const completed = (part: readonly Token[]): readonly Token[] => {
  const from = part.findIndex(({ kind, lower }) => kind !== 'mark' && lower !== 'and');
  if (from < 0) return part;
  const opening = leadingCardinality(part.slice(from))?.length ?? (determiners.has(part[from]?.lower ?? '') ? 1 : 0);
  const first = from + opening;
  let at = first;
  while (at < part.length && at - first < longestSubject && isPlainNoun(part, at)) at += 1;
  const count = leadingCardinality(part.slice(at))?.length ?? 0;
  const next = part[at];
  if (at === first || next === undefined || part.some(({ text }) => text === ':' || text === '(')) return part;
  if (isParticipleAt(part, at - 1) || (first > 0 && at - first === 1 && opensVerb(part, first))) return part;
  const opensCount = count > 0 && isPlainNoun(part, at + count);
  const after = part[at + 1];
  const opensPlace =
    places.test(next.lower) &&
    !possessives.has(after?.lower ?? '') &&
    (determiners.has(after?.lower ?? '') || leadingCardinality(part.slice(at + 1)) !== undefined);
  if (!(opensCount || opensPlace) || findLink(part.slice(from), 0, 'clause') !== undefined) return part;
  const word = opensCount ? 'has' : 'is';
  return [...part.slice(0, at), { ...next, text: word, lower: word, kind: 'word', end: next.start }, ...part.slice(at)];
};

/** `, goes from a port`, `, played on a pitch`: a verb that goes on with what stands before the comma. */
const opensVerb = (part: readonly Token[], at: number): boolean => {
  const forms = readVerb(part[at]?.lower ?? '')?.forms;
  return (
    forms?.has('past') === true ||
    forms?.has('participle') === true ||
    /^(?:goes|runs|leads|comes)$/.test(part[at]?.lower ?? '')
  );
};

const isPlainNoun = (part: readonly Token[], at: number): boolean => {
  const token = part[at];
  return (
    token !== undefined &&
    isNounHere(token) &&
    !/ing$/.test(token.lower) &&
    leadingCardinality(part.slice(at)) === undefined
  );
};
