import { copulas, relativePronouns } from '../lexicon/en/closed-words.ts';
import { readVerb } from '../lexicon/morphology.ts';
import type { Sentence } from '../text/sentences.ts';
import { markAfter, type Token, wordAt } from '../text/token.ts';

/** `Inspect the blades and replace any that are chipped` does so if any are. */
export const withAnyThatAre = (sentence: Sentence): Sentence => {
  const { tokens } = sentence;
  const at = tokens.findIndex(({ lower }, index) => lower === 'any' && tellsWhich(tokens, index));
  const [verb, any] = [tokens[at - 1], tokens[at]];
  const end = tokens.findIndex(({ kind }, index) => index > at && kind === 'mark');
  const state = tokens.slice(at + 2, end < 0 ? undefined : end);
  const last = state.at(-1);
  if (at < 1 || verb === undefined || any === undefined || last === undefined) return sentence;
  return {
    ...sentence,
    tokens: [
      ...tokens.slice(0, at - 1),
      wordAt('if', verb),
      any,
      ...state,
      markAfter(',', last),
      verb,
      wordAt('them', any),
      ...(end < 0 ? [] : tokens.slice(end)),
    ],
  };
};

/** `replaces any that are chipped` */
const tellsWhich = (tokens: readonly Token[], at: number): boolean => {
  const [that, is] = tokens.slice(at + 1, at + 3);
  const verb = readVerb(tokens[at - 1]?.lower ?? '');
  return (
    verb !== undefined &&
    (that?.lower === 'that' || relativePronouns.has(that?.lower ?? '')) &&
    copulas.has(is?.lower ?? '')
  );
};
