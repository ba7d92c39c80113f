import type { Sentence } from '../text/sentences.ts';
import { type Token, wordAt } from '../text/token.ts';

/** `if the review fails back to draft`, `otherwise straight to packing` mean that it goes there: people leave the verb out. */
export const withElidedGo = (sentences: readonly Sentence[]): readonly Sentence[] =>
  sentences.map((sentence) => {
    const at = sentence.tokens.findIndex((_, index) => lacksGo(sentence.tokens, index));
    const back = sentence.tokens[at];
    if (back === undefined) return sentence;
    return { ...sentence, tokens: sentence.tokens.toSpliced(at, 0, wordAt('go', back)) };
  });

const lacksGo = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at - 1];
  return (
    /^(?:back|straight|directly)$/.test(tokens[at]?.lower ?? '') &&
    tokens[at + 1]?.lower === 'to' &&
    (before === undefined ||
      before.kind === 'mark' ||
      /^(?:fails?|failed|rejected|declined|refused|denied|wrong|invalid|incomplete|bad|no|not|yes|then|else|otherwise|and)$/.test(
        before.lower,
      ))
  );
};
