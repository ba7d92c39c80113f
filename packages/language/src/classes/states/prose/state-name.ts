import { beforeName, numberWord, thingDeterminer, withinName } from '../../../lexicon/en/state-prose-patterns.ts';
import { afterStates, stateAdverbs } from '../../../lexicon/en/state-prose-words.ts';
import type { Token } from '../../../text/token.ts';
import type { Known } from './known.ts';

/** The place behind words such as `back` and `again`. */
export const skip = (tokens: readonly Token[], from: number): number => {
  let at = from;
  while (stateAdverbs.includes(tokens[at]?.text ?? '') && tokens[at]?.text !== 'to') at += 1;
  return at;
};

export const isUpper = (token: Token | undefined): boolean => /^\p{Lu}/u.test(token?.text ?? '');

export const isLower = (token: Token | undefined): boolean => /^\p{Ll}/u.test(token?.text ?? '');

/** A name in the letters of its sentence. */
interface StateName {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The most words that a state is called. */
const longestName = 4;

/** The name of a state that begins at a token: until a word or a sign that ends it. */
export const nameAt = (
  sentence: string,
  tokens: readonly Token[],
  from: number,
  known: Known,
): StateName | undefined => {
  let at = from;
  while (beforeName.test(tokens[at]?.lower ?? '')) at += 1;
  const first = tokens[at];
  if (first === undefined || !/^[\p{L}\d]/u.test(first.text)) return undefined;
  let longest: StateName | undefined;
  const isNamed = /^\p{Lu}/u.test(first.text);
  for (let end = at; end < tokens.length && end - at < longestName; end += 1) {
    const token = tokens[end];
    if (token === undefined || !/^[\p{L}\d]/u.test(token.text)) break;
    const text = sentence.slice(first.start, token.end);
    const isKnown = known.isState(text);
    if (end > at && afterStates.includes(token.lower) && !isKnown && !isNamed) break;
    if (end > at && isNamed && isOver(tokens, end)) {
      if (isKnown) longest = { text, start: first.start, end: token.end };
      break;
    }
    if (end > at && stateAdverbs.includes(token.lower) && !isKnown) break;
    if (end === at && !isNamed && (afterStates.includes(token.lower) || thingDeterminer.test(token.lower)))
      return undefined;
    if (end > at && (token.kind === 'number' || numberWord.test(token.lower))) break;
    longest = { text, start: first.start, end: token.end };
    if (isKnown && !isNamed && !known.isState(sentence.slice(first.start, tokens[end + 1]?.end ?? 0))) break;
  }
  return longest;
};

/** `Waiting for steward` goes on through small words when a word of the name comes after them; `Ready when` does not. */
const isOver = (tokens: readonly Token[], at: number): boolean => {
  const word = tokens[at]?.lower ?? '';
  return afterStates.includes(word) && !withinName.test(word);
};
