import { copulas } from '../lexicon/en/closed-words.ts';
import { clauseTakers } from '../lexicon/en/verbs.ts';
import { readVerb } from '../lexicon/morphology.ts';
import type { Sentence } from '../text/sentences.ts';
import { wordAt } from '../text/token.ts';

/** `The school confirms there are no open fees` with the `that` which belongs before what is confirmed. */
export const withThat = (sentence: Sentence): Sentence => ({
  ...sentence,
  tokens: sentence.tokens.flatMap((token, at, tokens) => {
    const verb = tokens[at - 1];
    const isTold =
      token.lower === 'there' &&
      copulas.has(tokens[at + 1]?.lower ?? '') &&
      clauseTakers.has(readVerb(verb?.lower ?? '')?.base ?? '');
    return isTold ? [wordAt('that', token), token] : [token];
  }),
});
