import { articles, conjunctions, prepositions, relativePronouns } from '../lexicon/en/closed-words.ts';
import { throughParts } from '../lexicon/en/messages.ts';
import { type Token, wordAt } from '../text/token.ts';
import { canTakePart } from './cast.ts';

/**
 * `the station sends the value via the broker to the backend`, `... to the backend via the broker`: who is between takes it and hands it on. In: the
 * tokens of a sentence. Out: the same as `to the broker, which forwards it to the backend`.
 */
export const withHandedThrough = (tokens: readonly Token[]): readonly Token[] => {
  const at = tokens.findIndex(({ lower }) => throughParts.test(lower));
  const via = tokens[at];
  const middle = phraseAt(tokens, at + 1);
  if (via === undefined || at < 1 || middle === undefined || !canTakePart(middle.words)) return tokens;
  const behind = tokens[middle.end]?.lower === 'to' ? phraseAt(tokens, middle.end + 1) : undefined;
  if (behind !== undefined)
    return withHandedThrough([
      ...tokens.slice(0, at),
      wordAt('to', via),
      ...tokens.slice(at + 1, middle.end),
      ...handingOn(via),
      ...tokens.slice(middle.end),
    ]);
  const to = tokens.slice(0, at).findLastIndex(({ lower }) => lower === 'to');
  const before = to < 1 ? undefined : phraseAt(tokens, to + 1);
  if (before === undefined || before.end !== at) return tokens;
  return withHandedThrough([
    ...tokens.slice(0, to),
    wordAt('to', via),
    ...tokens.slice(at + 1, middle.end),
    ...handingOn(via),
    ...tokens.slice(to, at),
    ...tokens.slice(middle.end),
  ]);
};

/** The words of `, which forwards it`, where they belong. */
const handingOn = (near: Token): readonly Token[] => [
  { ...wordAt(',', near), kind: 'mark' },
  ...['which', 'forwards', 'it'].map((word) => wordAt(word, near)),
];

/** The most words of a name with its article. */
const longestName = 5;

const phraseAt = (
  tokens: readonly Token[],
  from: number,
): { readonly words: readonly Token[]; readonly end: number } | undefined => {
  let end = from;
  while (end < tokens.length && end - from < longestName && isNameWord(tokens[end])) end += 1;
  const words = tokens.slice(articles.has(tokens[from]?.lower ?? '') ? from + 1 : from, end);
  return words.length === 0 ? undefined : { words, end };
};

const isNameWord = (token: Token | undefined): boolean =>
  token?.kind === 'word' &&
  !prepositions.has(token.lower) &&
  !conjunctions.has(token.lower) &&
  !relativePronouns.has(token.lower);
