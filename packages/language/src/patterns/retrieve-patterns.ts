import type { Family, Pattern, PatternOption } from '@diagloom/diagram/model';
import { leadsToPart } from '../lexicon/en/prompt-words.ts';
import { sidesOfSubjects } from '../lexicon/en/subject-words.ts';
import { isSlip } from '../text/is-slip.ts';
import { type IndexedPattern, indexPatterns } from './index-patterns.ts';
import { readSubject, type SubjectWord } from './subject-words.ts';

/** A pattern that a prompt names, and what the prompt asks of it. */
export interface PatternHit {
  readonly pattern: Pattern;
  readonly options: readonly PatternOption[];
  /** What fills each slot, by the slot's name. */
  readonly slots: Readonly<Record<string, string>>;
  /** The words of the prompt that it answers. */
  readonly words: readonly SubjectWord[];
}

export interface Retrieval {
  readonly hits: readonly PatternHit[];
  /** Words of the prompt that no pattern answers. */
  readonly unused: readonly SubjectWord[];
}

/** The share of the prompt's subject words that the patterns must answer, and more. */
const leastCoverage = 0.5;
/** A text with more subject words than this tells a story of its own. */
const longestTopic = 24;
/** The most patterns of which one diagram is composed. */
const mostPatterns = 3;

/**
 * Finds the patterns that a prompt means. In: prompt, family of the type, patterns of the type. Out: the hits, best first,
 * or undefined where they answer half of the prompt's words or less. A pattern is a candidate where all words of one of its
 * names stand in the prompt; a further one must be named by words that those before it left.
 */
export const retrievePatterns = (text: string, family: Family, patterns: readonly Pattern[]): Retrieval | undefined => {
  const words = readSubject(text, family);
  const telling = words.filter(({ isTelling }) => isTelling);
  if (telling.length === 0 || telling.length > longestTopic) return undefined;
  const hits: PatternHit[] = [];
  const index = ofKind(indexPatterns(patterns, family), telling);
  let free = words;
  while (free.some(({ isTelling }) => isTelling) && hits.length < mostPatterns) {
    const best = findBest(free, index, hits);
    if (!best) break;
    hits.push(best);
    free = free.filter((word) => !best.words.includes(word));
  }
  const unused = free.filter(({ isTelling }) => isTelling);
  const isCovered =
    telling.length - unused.length > leastCoverage * telling.length || isFrameOf(text, family, hits, telling);
  return isCovered && hits.length > 0 ? { hits, unused } : undefined;
};

/**
 * `Loan approval with a credit check`: named in full in a text of one phrase, before what it is to have; or `SWOT analysis of a bakery`: a
 * way of looking at any subject, which only topics have; or `Kubernetes deployment of a blog`: what any subject may run on.
 */
const isFrameOf = (
  text: string,
  family: Family,
  hits: readonly PatternHit[],
  telling: readonly SubjectWord[],
): boolean => {
  const isNamedBefore = (border: RegExp, atLeast: number): boolean => {
    const end = text.search(border);
    const before = telling.filter((word) => word.end <= end);
    return before.length >= atLeast && before.every((word) => hits.some(({ words }) => words.includes(word)));
  };
  const least = wordsOfFrame[family];
  if (least !== undefined && isNamedBefore(/\s(?:of|for|about)\s/i, least)) return true;
  return !/[.;:\n]\s*\S/.test(text) && isNamedBefore(partFollows, 1);
};

/** How many words name a pattern that any subject can be drawn by. */
const wordsOfFrame: Readonly<Partial<Record<Family, number>>> = { topics: 2, topology: 1 };

const partFollows = new RegExp(`\\s(?:${leadsToPart})\\s`, 'i');

/** Where a prompt says which side of its subject it wants, such as its use cases, only patterns of that side. */
const ofKind = (index: readonly IndexedPattern[], telling: readonly SubjectWord[]): readonly IndexedPattern[] => {
  const sides = telling.filter(({ word }) => sidesOfSubjects.has(word));
  return index.filter(({ names }) => sides.every(({ word }) => names.some((name) => name.includes(word))));
};

const findBest = (
  free: readonly SubjectWord[],
  index: readonly IndexedPattern[],
  taken: readonly PatternHit[],
): PatternHit | undefined => {
  let best: { hit: PatternHit; score: number } | undefined;
  for (const entry of index) {
    if (taken.some(({ pattern }) => pattern === entry.pattern)) continue;
    const name = wordsNaming(entry.names, free);
    if (name.length === 0) continue;
    const hit = toHit(entry, name, free);
    const score = hit.words.length + name.filter(({ isTelling }) => isTelling).length;
    if (!best || score > best.score) best = { hit, score };
  }
  return best?.hit;
};

/** The words of the prompt that say one of these names in full, or several of them. */
const wordsNaming = (names: readonly (readonly string[])[], free: readonly SubjectWord[]): readonly SubjectWord[] => {
  const said = new Set(names.flatMap((name) => wordsSaying(name, free) ?? []));
  return free.filter((word) => said.has(word));
};

/** The words of the prompt that say each word of a phrase, in any order; undefined where one is missing. */
const wordsSaying = (phrase: readonly string[], free: readonly SubjectWord[]): readonly SubjectWord[] | undefined => {
  const said = free.filter(({ word }) => phrase.some((part) => isSlip(part, word)));
  const isWhole = phrase.every((part) => said.some(({ word }) => isSlip(part, word)));
  return isWhole && phrase.length > 0 ? said : undefined;
};

const toHit = (entry: IndexedPattern, name: readonly SubjectWord[], free: readonly SubjectWord[]): PatternHit => {
  const said = new Set(name);
  const take = (phrases: readonly (readonly string[])[]): boolean => {
    const found = phrases.flatMap((phrase) => wordsSaying(phrase, free) ?? []);
    for (const word of found) said.add(word);
    return found.length > 0;
  };
  const options = entry.options.filter(({ when }) => take(when)).map(({ option }) => option);
  const slots = Object.fromEntries(
    entry.slots.map(({ name: slot, fills, byDefault }) => [
      slot,
      fills.find(({ phrase }) => take([phrase]))?.text ?? byDefault,
    ]),
  );
  take(entry.keywords);
  take(entry.parts);
  return { pattern: entry.pattern, options, slots, words: free.filter((word) => said.has(word)) };
};
