import { determiners, possessives, timeWords } from '../../lexicon/en/closed-words.ts';
import { agentOpeners, linkingEntry } from '../../lexicon/en/data-words.ts';
import { readVerb } from '../../lexicon/morphology.ts';
import { type Token, wordAt } from '../../text/token.ts';
import { isNounHere } from '../agreement.ts';
import { leadingCardinality } from '../cardinality.ts';
import { isPluralName, toSingular } from '../name.ts';

/** A noun phrase where it stands: its words without the article or count before it. */
export interface Phrase {
  readonly words: readonly Token[];
  /** Index of the token behind it. */
  readonly end: number;
  /** True for `each`, `the`, `a` and counts before it. */
  readonly isDetermined: boolean;
}

/** The most words of a name. */
const longestName = 3;

/** The noun phrase that begins at this token; undefined where none does. */
export const phraseAt = (tokens: readonly Token[], from: number): Phrase | undefined => {
  let start = from;
  while (
    start < tokens.length &&
    (determiners.has(tokens[start]?.lower ?? '') || possessives.has(tokens[start]?.lower ?? ''))
  )
    start += 1;
  start += leadingCardinality(tokens.slice(start))?.length ?? 0;
  let end = start;
  while (end < tokens.length && end - start < longestName && isNameWord(tokens, start, end)) end += 1;
  return end === start ? undefined : { words: tokens.slice(start, end), end, isDetermined: start > from };
};

/** A participle behind a plural opens what is said of it: `classes given by trainers`. */
const isNameWord = (tokens: readonly Token[], start: number, at: number): boolean => {
  const token = tokens[at];
  const isBehind = at > start && token !== undefined && (linkingEntry.test(token.lower) || isParticipleAt(tokens, at));
  return token !== undefined && isNounHere(token) && !isBehind;
};

const isParticiple = ({ lower, text }: Token): boolean => {
  if (lower === 'based') return false;
  const forms = text === lower ? readVerb(lower)?.forms : undefined;
  return forms === undefined ? /[^e]ed$/.test(lower) : forms.has('participle') || forms.has('past');
};

/** `given` in `classes given by trainers`. */
export const isParticipleAt = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at];
  return token !== undefined && isParticiple(token) && agentOpeners.test(tokens[at + 1]?.lower ?? '');
};

/** The noun phrase that ends before this token; `from` is where it may begin. */
export const phraseBefore = (tokens: readonly Token[], end: number, from = 0): readonly Token[] => {
  let start = end;
  while (start > from && end - start < longestName && isNounBefore(tokens[start - 1])) start -= 1;
  return tokens.slice(start, end);
};

const isNounBefore = (token: Token | undefined): boolean => token !== undefined && isNounHere(token);

export const isPluralPhrase = (words: readonly Token[]): boolean => isPluralName(words.at(-1)?.lower ?? '');

export const isTime = (words: readonly Token[]): boolean => {
  const last = words.at(-1)?.lower ?? '';
  return timeWords.has(last) || timeWords.has(toSingular(last));
};

/** Words that the writer left out, where they belong. */
export const wordsAt = (text: string, near: Token): readonly Token[] =>
  text.split(' ').map((word) => wordAt(word, near));
