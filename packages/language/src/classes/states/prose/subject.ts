import {
  beforeVerb,
  conditionWord,
  endsSubject,
  thingDeterminer,
  withinSubject,
} from '../../../lexicon/en/state-prose-patterns.ts';
import { readVerb } from '../../../lexicon/morphology.ts';
import type { Token } from '../../../text/token.ts';
import { type Known, namesThing } from './known.ts';

/** Whether the words before a verb are the thing or stand for it. */
export const isSubject = (tokens: readonly Token[], verb: number, known: Known): boolean => {
  let at = verb - 1;
  while (at >= 0 && beforeVerb.test(tokens[at]?.lower ?? '')) at -= 1;
  const word = tokens[at]?.lower ?? '';
  if (isLongSubject(tokens, verb, known)) return true;
  return word === 'it' || word === 'they' || word === 'one' || namesThing(word, known);
};

/** `Valid tickets not used by then are expired`: the sentence begins with the thing, and nothing parts it from the verb. */
const isLongSubject = (tokens: readonly Token[], verb: number, known: Known): boolean => {
  const first = afterThing(tokens, 0, known);
  return (
    first > 0 &&
    first <= verb &&
    tokens[0]?.lower !== 'it' &&
    tokens.slice(first, verb).every(({ lower, text }) => text !== ',' && text !== ':' && !endsSubject.test(lower))
  );
};

/** `as soon as two orders are open`: what is said to be so has not happened here. A clause before the subject ends the condition. */
export const isCondition = (tokens: readonly Token[], verb: number, known: Known): boolean => {
  const subject = subjectStart(tokens, verb, known);
  let at = verb - 1;
  while (at >= 0 && !conditionWord.test(tokens[at]?.lower ?? '') && !/^[,;:.]$/.test(tokens[at]?.lower ?? '')) {
    const forms = readVerb(tokens[at]?.lower ?? '')?.forms;
    const isVerb = forms !== undefined && !(forms.size === 1 && forms.has('base'));
    if (at === subject - 1 && !withinSubject.test(tokens[at]?.lower ?? '')) return false;
    if (at < verb - 2 && isVerb) return false;
    at -= 1;
  }
  return conditionWord.test(tokens[at]?.lower ?? '');
};

/** Where `it` or `the loan` before a verb begins; behind the verb where the subject is another one. */
const subjectStart = (tokens: readonly Token[], verb: number, known: Known): number => {
  if (/^(?:it|they)$/.test(tokens[verb - 1]?.lower ?? '')) return verb - 1;
  for (const length of [2, 3]) {
    const start = verb - length;
    if (thingDeterminer.test(tokens[start]?.lower ?? '') && afterThing(tokens, start, known) === verb) return start;
  }
  return verb + 1;
};

/** `it`, `the ticket`, `a confirmed ticket`. */
export const isThing = (tokens: readonly Token[], at: number, known: Known): boolean =>
  afterThing(tokens, at, known) > at;

export const afterThing = (tokens: readonly Token[], at: number, known: Known): number => {
  const word = tokens[at]?.lower ?? '';
  if (/^(?:it|them)$/.test(word)) return at + 1;
  const from = thingDeterminer.test(word) ? at + 1 : at;
  for (const length of [0, 1, 2]) {
    const noun = tokens[from + length]?.lower ?? '';
    if (namesThing(noun, known) || (length > 0 && noun === 'one')) return from + length + 1;
  }
  return at;
};
