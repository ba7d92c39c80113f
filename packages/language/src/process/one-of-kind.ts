import { conjunctions, stateAdjectives } from '../lexicon/en/closed-words.ts';
import { outcomeStates } from '../lexicon/en/guard-words.ts';
import { readVerb } from '../lexicon/morphology.ts';
import type { Sentence } from '../text/sentences.ts';
import { type Token, wordAt } from '../text/token.ts';

/**
 * `With a valid one the clerk pays, with an expired one we send them back`: how one of several is, where another may be otherwise, is a
 * condition. In: a sentence. Out: the same with `if it is valid, ...` in their place.
 */
export const withKindsOfOne = (sentence: Sentence): Sentence => {
  const places = sentence.tokens.flatMap((_, at) => (isKindOfOne(sentence.tokens, at) ? [at] : []));
  return places.length < 2
    ? sentence
    : {
        ...sentence,
        tokens: places.reduceRight<readonly Token[]>(
          (tokens, at, index) => (index === 1 && places.length === 2 ? asOther : asCondition)(tokens, at),
          sentence.tokens,
        ),
      };
};

const isKindOfOne = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at - 1];
  if (before !== undefined && before.kind !== 'mark' && !conjunctions.has(before.lower)) return false;
  const [opener, article, kind, one] = tokens.slice(at, at + 4);
  return (
    opener?.lower === 'with' &&
    /^an?$/.test(article?.lower ?? '') &&
    one?.lower === 'one' &&
    kind !== undefined &&
    isState(kind.lower)
  );
};

const isState = (word: string): boolean =>
  stateAdjectives.has(word) || outcomeStates.has(word) || readVerb(word)?.forms.has('participle') === true;

/** Of two, the second is the other case. */
const asOther = (tokens: readonly Token[], at: number): readonly Token[] => {
  const opener = tokens[at];
  const rest = tokens.slice(at + 4);
  return opener === undefined
    ? tokens
    : [...tokens.slice(0, at), wordAt('otherwise', opener), ...(rest[0]?.text === ',' ? rest.slice(1) : rest)];
};

const asCondition = (tokens: readonly Token[], at: number): readonly Token[] => {
  const [opener, article, kind, one] = tokens.slice(at, at + 4);
  if (opener === undefined || article === undefined || kind === undefined || one === undefined) return tokens;
  const comma: Token = { text: ',', lower: ',', kind: 'mark', start: one.end, end: one.end };
  const rest = tokens.slice(at + 4);
  return [
    ...tokens.slice(0, at),
    wordAt('if', opener),
    wordAt('it', article),
    wordAt('is', article),
    kind,
    ...(rest[0]?.text === ',' ? [] : [comma]),
    ...rest,
  ];
};
