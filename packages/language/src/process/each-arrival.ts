import { arrivalVerbs } from '../lexicon/en/process-words.ts';
import { readVerb } from '../lexicon/morphology.ts';
import type { Sentence } from '../text/sentences.ts';
import { type Token, wordAt } from '../text/token.ts';

/** `For every letter that arrives, ...` tells what is done when one does, and no loop. */
export const withEachArrival = (sentence: Sentence): Sentence => {
  const { tokens } = sentence;
  const [opener, each] = tokens;
  const that = tokens.slice(0, longestThing + 2).findIndex(({ lower }) => /^(?:that|which)$/.test(lower));
  const comma = tokens.findIndex(({ text }) => /^[,:]$/.test(text));
  const isEach = opener?.lower === 'for' && /^(?:each|every|any)$/.test(each?.lower ?? '');
  if (!isEach || opener === undefined || each === undefined || that < 3 || comma < that) return sentence;
  if (!arrives(tokens.slice(that + 1, comma))) return sentence;
  return {
    ...sentence,
    tokens: [
      wordAt('when', opener),
      wordAt(/^[aeiou]/.test(tokens[2]?.lower ?? '') ? 'an' : 'a', each),
      ...tokens.slice(2, that),
      ...tokens.slice(that + 1),
    ],
  };
};

/** Words for what arrives. */
const longestThing = 4;

const arrives = ([verb, done]: readonly Token[]): boolean =>
  arrivalVerbs.has(readVerb(verb?.lower ?? '')?.base ?? '') || done?.lower === 'received';
