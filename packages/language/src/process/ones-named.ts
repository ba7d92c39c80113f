import { phraseOpeners } from '../lexicon/en/closed-words.ts';
import type { Sentence } from '../text/sentences.ts';
import { type Token, wordAt } from '../text/token.ts';
import { opensSubject } from './guards/kind-guards.ts';
import { kindOfThing } from './kind-of-thing.ts';

/**
 * `Infected files are deleted. Clean ones go on.`: ones are what the kind before them was a kind of. In: sentences in order. Out: the same
 * with its name in place of `ones`.
 */
export const withOnesNamed = (sentences: readonly Sentence[]): readonly Sentence[] => {
  let thing: { readonly word: Token; readonly sentence: number } | undefined;
  return sentences.map((sentence, index) => ({
    ...sentence,
    tokens: sentence.tokens.map((token, at, tokens) => {
      const found = opensSubject(tokens[at - 1]) ? kindOfThing(tokens.slice(at, at + 3))?.thing : undefined;
      if (found !== undefined && found.lower !== 'ones') thing = { word: found, sentence: index };
      const isMeant =
        token.lower === 'ones' && (opensSubject(tokens[at - 2]) || phraseOpeners.has(tokens[at - 2]?.lower ?? ''));
      return isMeant && thing !== undefined && index - thing.sentence <= farthest
        ? { ...wordAt(thing.word.lower, token), end: token.end }
        : token;
    }),
  }));
};

/** Sentences between a kind and what is told of the others. */
const farthest = 2;
