import { determiners, functionWords, possessives } from '../lexicon/en/closed-words.ts';
import { isThirdForm, readVerb, singular } from '../lexicon/morphology.ts';
import { splitClauses } from '../segment/clauses.ts';
import type { Sentence } from '../text/sentences.ts';
import type { Token } from '../text/token.ts';
import { isAdverb } from '../text/words.ts';
import { opensWays } from './read-behind-colon.ts';

/**
 * Who acts in a text that names people without any article: `lea mops the floor` tells that `lea` is somebody also where she
 * `locks up`. In: the sentences of a text. Out: the words for them, in lower case.
 */
export const actingNames = (sentences: readonly Sentence[]): readonly string[] => {
  const named = new Set(
    sentences
      // `checks the light: red stops the car` names nobody.
      .filter(({ tokens }) => !opensWays(tokens))
      .flatMap(({ tokens }) => splitClauses(tokens).flatMap((clause) => nameIn(clause.tokens))),
  );
  // `the payment` is a thing, also where one `payment triggers the receipt`.
  const things = sentences.flatMap(({ tokens }) =>
    tokens.filter((_, at) => determiners.has(tokens[at - 1]?.lower ?? '')).map(({ lower }) => lower),
  );
  for (const thing of things) named.delete(thing);
  return [...named];
};

const nameIn = ([name, verb, object]: readonly Token[]): readonly string[] => {
  if (name?.kind !== 'word' || verb === undefined || object === undefined) return [];
  const isName =
    readVerb(name.lower) === undefined &&
    singular(name.lower) === name.lower &&
    !functionWords.has(name.lower) &&
    !isAdverb(name);
  const isDeed = isThirdForm(verb.lower) && (determiners.has(object.lower) || possessives.has(object.lower));
  return isName && isDeed ? [name.lower] : [];
};
