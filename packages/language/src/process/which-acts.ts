import { phraseOpeners } from '../lexicon/en/closed-words.ts';
import { readVerb } from '../lexicon/morphology.ts';
import type { Sentence } from '../text/sentences.ts';
import type { Token } from '../text/token.ts';
import { isNameLike, namesActor } from './actor.ts';

/** `it goes to the help desk, which calls the customer` tells what the desk does, as `who` does of a person. */
export const withWhichActs = (sentence: Sentence): Sentence => ({
  ...sentence,
  tokens: sentence.tokens.map((token, at) =>
    token.lower === 'which' && acts(sentence.tokens, at) ? { ...token, lower: 'who' } : token,
  ),
});

const acts = (tokens: readonly Token[], at: number): boolean => {
  if (tokens[at - 1]?.text !== ',' || !tellsDeed(tokens[at + 1])) return false;
  const from = tokens.slice(0, at).findLastIndex(({ lower }) => phraseOpeners.has(lower));
  const phrase = from < 0 ? [] : tokens.slice(from + 1, at - 1);
  return phrase.length > 0 && (namesActor(phrase) || isNameLike(phrase, false));
};

const tellsDeed = (token: Token | undefined): boolean =>
  /[^s]s$/.test(token?.lower ?? '') && readVerb(token?.lower ?? '')?.forms.has('third') === true;
