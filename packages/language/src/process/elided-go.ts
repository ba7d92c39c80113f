import { articles, possessives } from '../lexicon/en/closed-words.ts';
import { agentOpeners, passiveForms } from '../lexicon/en/data-words.ts';
import { readVerb } from '../lexicon/morphology.ts';
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

/** `Blood is drawn and its sugar measured`: the second deed has the `is` of the first. */
export const withElidedBe = (sentences: readonly Sentence[]): readonly Sentence[] =>
  sentences.map((sentence) => {
    const { tokens } = sentence;
    const at = tokens.findIndex((_, index) => lacksBe(tokens, index));
    const be = tokens.slice(0, at).findLast(({ lower }) => passiveForms.test(lower));
    const near = tokens[at];
    if (near === undefined || be === undefined) return sentence;
    return { ...sentence, tokens: tokens.toSpliced(at, 0, wordAt(be.lower, near)) };
  });

/** A participle that closes a clause whose subject stands behind `and` and a passive deed. */
const lacksBe = (tokens: readonly Token[], at: number): boolean => {
  const after = tokens[at + 1];
  const closes = after === undefined || after.kind === 'mark' || agentOpeners.test(after.lower);
  const from = tokens.slice(0, at).findLastIndex(({ lower }) => lower === 'and');
  const subject = tokens.slice(from + 1, at);
  const is = tokens.slice(0, Math.max(0, from)).findLastIndex(({ lower }) => passiveForms.test(lower));
  return (
    closes &&
    isParticiple(tokens[at]) &&
    is > 0 &&
    isParticiple(tokens[is + 1]) &&
    subject.length > 1 &&
    subject.length <= longestOwned &&
    (possessives.has(subject[0]?.lower ?? '') || articles.has(subject[0]?.lower ?? '')) &&
    subject.every(
      ({ kind, lower }) => kind === 'word' && !passiveForms.test(lower) && readVerb(lower)?.forms.has('third') !== true,
    )
  );
};

const isParticiple = (token: Token | undefined): boolean => {
  const forms = readVerb(token?.lower ?? '')?.forms;
  return forms?.has('participle') === true || forms?.has('past') === true;
};

/** Words of `its blood sugar`. */
const longestOwned = 4;

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
