import { articles, determiners, prepositions } from '../lexicon/en/closed-words.ts';
import { readVerb } from '../lexicon/morphology.ts';
import { type Token, textOf } from '../text/token.ts';
import { capitalised, isAdverb } from '../text/words.ts';

/** The most words a label keeps. */
export const longestLabel = 8;

const lengthOf = (tokens: readonly Token[]): number => tokens.filter((token) => token.kind !== 'mark').length;

/**
 * Brings a phrase down to the given number of words: adverbs go first, then articles, then whatever follows the last
 * place where the phrase may end.
 */
export const shortened = (tokens: readonly Token[], most = longestLabel): readonly Token[] => {
  if (lengthOf(tokens) <= most) return tokens;
  const plain = tokens.filter((token, index) => !isAdverb(token) && !(index > 0 && articles.has(token.lower)));
  if (lengthOf(plain) <= most) return plain;
  const kept: Token[] = [];
  for (const token of plain) {
    if (lengthOf(kept) >= most) break;
    kept.push(token);
  }
  const cut = kept.findIndex(
    (token, index) =>
      index > 2 &&
      index >= most - 4 &&
      prepositions.has(token.lower) &&
      token.lower !== 'of' &&
      !opensDeed(kept, index),
  );
  const ended = cut > 0 ? kept.slice(0, cut) : kept;
  while (ended.length > 1 && closesBadly(ended.at(-1))) ended.pop();
  return ended;
};

/** `wants to be called`: what comes behind the `to` belongs to the verb before it. */
const opensDeed = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.lower === 'to' &&
  (tokens[at + 1]?.lower === 'be' || readVerb(tokens[at + 1]?.lower ?? '')?.forms.has('base') === true);

const closesBadly = (token: Token | undefined): boolean =>
  token !== undefined &&
  (prepositions.has(token.lower) ||
    determiners.has(token.lower) ||
    token.lower === 'and' ||
    token.lower === 'or' ||
    token.lower === 'that' ||
    token.lower === 'which' ||
    token.lower === 'who' ||
    token.kind === 'mark');

/** Tokens as a label: sentence case, no closing mark, the writer's own spelling. */
export const toLabel = (tokens: readonly Token[]): string =>
  capitalised(textOf(shortened(tokens)).replace(/[\s,;:.-]+$/, ''));
