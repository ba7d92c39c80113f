import { articleWords, ownerWords, placeOpeners, sureWords } from '../lexicon/en/data-words.ts';
import { readVerb } from '../lexicon/morphology.ts';
import { type Token, wordAt } from '../text/token.ts';

/** The most words of what a sentence opens with before it names a thing: `in our small riding school`. */
const longestPlace = 5;

/** `In our school a rider books lessons`: where all of it is so names no thing. In: a sentence. Out: the same without that. */
export const withoutPlace = (tokens: readonly Token[]): readonly Token[] => {
  const [opener, owner] = tokens;
  if (!placeOpeners.has(opener?.lower ?? '') || !ownerWords.has(owner?.lower ?? '')) return tokens;
  const at = tokens.findIndex(({ lower }, index) => index > 2 && articleWords.has(lower));
  const place = tokens.slice(2, Math.max(2, at));
  const isPlace = at > 2 && place.length <= longestPlace && place.every(({ kind }) => kind === 'word');
  return isPlace ? tokens.slice(at) : tokens;
};

/** `One link many clicks`: without a verb, the one has the many. */
export const withUntoldVerb = (written: readonly Token[]): readonly Token[] => {
  const last = written.at(-1);
  const tokens = sureWords.has(last?.lower ?? '') ? written.slice(0, -1) : written;
  const at = tokens.findIndex(({ lower }) => lower === 'many');
  const many = tokens[at];
  const isShort =
    /^(?:one|1|an?|each)$/.test(tokens[0]?.lower ?? '') &&
    at > 1 &&
    at <= 3 &&
    tokens.length > at + 1 &&
    tokens.length <= at + 3;
  const isTold = at > 2 && readVerb(tokens[at - 1]?.lower ?? '') !== undefined;
  const isBare = !isTold && tokens.every(({ kind, lower }) => kind !== 'mark' && !verbsOfMany.test(lower));
  return isShort && isBare && many !== undefined
    ? [...tokens.slice(0, at), wordAt('has', many), ...tokens.slice(at)]
    : written;
};

/** Verbs before `many` that say it themselves. */
const verbsOfMany = /^(?:has|have|to)$/;
