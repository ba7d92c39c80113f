import { objectPronouns, phraseOpeners } from '../lexicon/en/closed-words.ts';
import { stateVerbs } from '../lexicon/en/verbs.ts';
import { readVerb } from '../lexicon/morphology.ts';
import type { Sentence } from '../text/sentences.ts';
import type { Token } from '../text/token.ts';
import { isNameLike, namesActor } from './actor.ts';
import { outcomeOf } from './outcome.ts';

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
  const isGiven = tokens[from]?.lower === 'to' && handles(tokens.slice(at + 1));
  return phrase.length > 0 && (namesActor(phrase) || isNameLike(phrase, false) || isGiven);
};

/** `the claim goes to the board, which approves it`: where something was sent, it is dealt with. */
const handles = ([verb, object]: readonly Token[]): boolean =>
  !stateVerbs.has(readVerb(verb?.lower ?? '')?.base ?? '') &&
  (objectPronouns.has(object?.lower ?? '') || outcomeOf([readVerb(verb?.lower ?? '')?.base ?? '']) !== undefined);

const tellsDeed = (token: Token | undefined): boolean =>
  /[^s]s$/.test(token?.lower ?? '') && readVerb(token?.lower ?? '')?.forms.has('third') === true;
