import { determiners, oftenWords, roundOpeners, timeWords } from '../lexicon/en/closed-words.ts';
import { numberWords } from '../lexicon/en/numbers.ts';
import { readVerb, singular } from '../lexicon/morphology.ts';
import { findPredicate } from '../segment/predicate.ts';
import type { Sentence } from '../text/sentences.ts';
import type { Token } from '../text/token.ts';

/**
 * `Every evening at six close the door, count the till`: when it is done stands before the first deed, with no comma. In: a sentence. Out: the
 * same with what is done alone, where that begins with a verb. `Two weeks after the sale the shop calls`: how long is left out.
 */
export const withoutTimeInFront = (sentence: Sentence): Sentence => {
  const { tokens } = sentence;
  const long = lengthOfWait(tokens) || lengthOfEach(tokens);
  if (long > 0) return { ...sentence, tokens: tokens.slice(long) };
  const end = endOfTime(tokens);
  const verb = tokens[end];
  const isDeed = verb !== undefined && readVerb(verb.lower)?.forms.has('base') === true && !isTime(verb);
  return end > 0 && isDeed && findPredicate(tokens.slice(end))?.start === 0
    ? { ...sentence, tokens: tokens.slice(end) }
    : sentence;
};

/** `The day after the due date`, `two weeks before the show`: how long is no step of its own; 0 for none. */
const lengthOfWait = ([count, unit, side]: readonly Token[]): number => {
  if (count === undefined || unit === undefined || !/^(?:after|before)$/.test(side?.lower ?? '')) return 0;
  const isCount = count.kind === 'number' || numberWords.includes(count.lower) || determiners.has(count.lower);
  return isCount && isTime(unit) ? 2 : 0;
};

/** `Before each flight, the pilot checks the wind`: how often it is done is no step; 0 for none. */
const lengthOfEach = (tokens: readonly Token[]): number => {
  const [side, each] = tokens;
  const comma = tokens.findIndex(({ text }) => text === ',');
  const isEach = roundOpeners.has(side?.lower ?? '') && /^(?:each|every)$/.test(each?.lower ?? '');
  const isNamed = comma > 2 && comma <= longestName && findPredicate(tokens.slice(2, comma)) === undefined;
  return isEach && isNamed ? comma + 1 : 0;
};

/** Where the comma stands behind what is done each time, in tokens. */
const longestName = 5;

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
