import { oftenWords, timeWords } from '../lexicon/en/closed-words.ts';
import { numberWords } from '../lexicon/en/numbers.ts';
import { readVerb, singular } from '../lexicon/morphology.ts';
import { findPredicate } from '../segment/predicate.ts';
import type { Sentence } from '../text/sentences.ts';
import type { Token } from '../text/token.ts';

/**
 * `Every evening at six close the door, count the till`: when it is done stands before the first deed, with no comma. In: a sentence. Out: the
 * same with what is done alone, where that begins with a verb.
 */
export const withoutTimeInFront = (sentence: Sentence): Sentence => {
  const { tokens } = sentence;
  const end = endOfTime(tokens);
  const verb = tokens[end];
  const isDeed = verb !== undefined && readVerb(verb.lower)?.forms.has('base') === true && !isTime(verb);
  return end > 0 && isDeed && findPredicate(tokens.slice(end))?.start === 0
    ? { ...sentence, tokens: tokens.slice(end) }
    : sentence;
};

/** Where the words for a time end that a sentence begins with; 0 for none. */
const endOfTime = (tokens: readonly Token[]): number => endOfHour(tokens, endOfDay(tokens, 0));

/** `every evening`, `on Fridays`, `in the morning` */
const endOfDay = (tokens: readonly Token[], from: number): number => {
  const [opener, next, last] = tokens.slice(from);
  if (opener === undefined || next === undefined) return from;
  if (oftenWords.has(opener.lower) || opener.lower === 'on') return isTime(next) ? from + 2 : from;
  return opener.lower === 'in' && next.lower === 'the' && last !== undefined && isTime(last) ? from + 3 : from;
};

/** `at 6`, `at 6 pm`, `at 6:30`, `at six` */
const endOfHour = (tokens: readonly Token[], from: number): number => {
  const [at, hour, half] = tokens.slice(from);
  if (at?.lower !== 'at' || hour === undefined) return from;
  if (hour.kind !== 'number' && !numberWords.includes(hour.lower)) return from;
  return /^(?:am|pm|o['’]clock)$/.test(half?.lower ?? '') ? from + 3 : from + 2;
};

const isTime = ({ lower }: Token): boolean => timeWords.has(lower) || timeWords.has(singular(lower));
