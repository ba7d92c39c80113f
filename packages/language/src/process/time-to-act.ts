import { timeWords } from '../lexicon/en/closed-words.ts';
import { numberWords } from '../lexicon/en/numbers.ts';
import { readVerb, singular } from '../lexicon/morphology.ts';
import type { Sentence } from '../text/sentences.ts';
import { type Token, wordAt } from '../text/token.ts';

/** `The member has two weeks to pay` demands something within a time: `the member has to pay within two weeks`. */
export const withTimeToAct = (sentence: Sentence): Sentence => ({ ...sentence, tokens: demanded(sentence.tokens) });

const demanded = (tokens: readonly Token[]): readonly Token[] => {
  const at = tokens.findIndex((_, index) => givesTime(tokens, index));
  const [has, number, time, to] = tokens.slice(at, at + 4);
  if (at < 1 || has === undefined || number === undefined || time === undefined || to === undefined) return tokens;
  const mark = tokens.findIndex(({ kind }, index) => index > at + 4 && kind === 'mark');
  const end = mark < 0 ? tokens.length : mark;
  return [
    ...tokens.slice(0, at + 1),
    to,
    ...tokens.slice(at + 4, end),
    wordAt('within', number),
    number,
    time,
    ...tokens.slice(end),
  ];
};

/** `has two weeks to pay` */
const givesTime = (tokens: readonly Token[], at: number): boolean => {
  const [has, number, time, to, verb] = tokens.slice(at, at + 5);
  return (
    readVerb(has?.lower ?? '')?.base === 'have' &&
    (number?.kind === 'number' || numberWords.includes(number?.lower ?? '')) &&
    timeWords.has(singular(time?.lower ?? '')) &&
    to?.lower === 'to' &&
    readVerb(verb?.lower ?? '')?.forms.has('base') === true
  );
};
