import { readVerb } from '../lexicon/morphology.ts';
import type { Sentence } from '../text/sentences.ts';
import { markAfter, type Token, wordAt } from '../text/token.ts';

/** `Failing again means repeating the course` says what is done if somebody fails again. */
export const withMeaningDone = (sentence: Sentence): Sentence => {
  const { tokens } = sentence;
  const means = tokens.findIndex(({ lower }) => lower === 'means');
  const from = tokens.slice(0, Math.max(0, means)).findLastIndex(({ kind }) => kind === 'mark') + 1;
  const [happens, done, last] = [tokens[from], tokens[means + 1], tokens[means - 1]];
  const [condition, deed] = [baseOf(happens), baseOf(done)];
  if (happens === undefined || done === undefined || last === undefined) return sentence;
  if (condition === undefined || deed === undefined || means - from < 1 || means - from > longest) return sentence;
  return {
    ...sentence,
    tokens: [
      ...tokens.slice(0, from),
      wordAt('if', happens),
      wordAt('they', happens),
      { ...happens, text: condition, lower: condition },
      ...tokens.slice(from + 1, means),
      markAfter(',', last),
      { ...done, text: deed, lower: deed },
      ...tokens.slice(means + 2),
    ],
  };
};

/** Words of what happens. */
const longest = 6;

/** What `failing` is a form of; undefined for any other word. */
const baseOf = (token: Token | undefined): string | undefined => {
  const verb = /ing$/.test(token?.lower ?? '') ? readVerb(token?.lower ?? '') : undefined;
  return verb?.forms.has('gerund') === true ? verb.base : undefined;
};
