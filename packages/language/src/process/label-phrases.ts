import { aimsAndPlaces, conjunctions, determiners, objectPronouns, possessives } from '../lexicon/en/closed-words.ts';
import { tellingVerbs } from '../lexicon/en/process-words.ts';
import { isTimePhrase, type PrepositionalPhrase, withoutArticle } from '../segment/phrases.ts';
import { type Token, textOf } from '../text/token.ts';
import { type Discourse, noteThing, referent } from './discourse.ts';
import { shortened } from './label.ts';

/** The most words that a label of verb and object may have before a phrase such as `to the customer` is left out. */
const roomForPhrase = 4;

/**
 * Which phrases a step's label has. In: those of its clause, and what it does to what. A phrase stays while the label is short; time, place
 * and manner of long labels go.
 */
export const phrasesToKeep = (
  phrases: readonly PrepositionalPhrase[],
  object: string,
  verb: string,
): readonly PrepositionalPhrase[] => {
  const topic = tellingVerbs.has(verb)
    ? phrases.find((phrase) => /^(?:about|of)$/.test(phrase.preposition))
    : undefined;
  if (topic) return [topic];
  const first = phrases[0];
  if (!first) return [];
  const objectWords = object.split(' ').filter((word) => !/^(?:the|a|an)$/i.test(word)).length;
  const phraseWords = withoutArticle(first.noun).length;
  if (objectWords + phraseWords > roomForPhrase || isTimePhrase(first.noun)) return [];
  return aimsAndPlaces.has(first.preposition) ? [first] : [];
};

/** A phrase as the label has it; a pronoun gives way to what it stands for: `on the broken part`. */
export const phraseText = (phrase: PrepositionalPhrase, discourse: Discourse): string => {
  const [only] = phrase.noun;
  if (only === undefined || !isPronoun(phrase)) return textOf(shortened(withoutLink(phrase.tokens), 5));
  const meant = referent(only, discourse);
  return `${phrase.preposition} ${meant === undefined ? only.text : withArticle(meant)}`;
};

/** `at the desk or`, where `via the app` follows. */
const withoutLink = (tokens: readonly Token[]): readonly Token[] =>
  conjunctions.has(tokens.at(-1)?.lower ?? '') ? tokens.slice(0, -1) : tokens;

/** Keeps in mind what pronouns stand for: after `puts a red tag on it` more is told of that. In: what was spoken of before the clause, and what is from then on. */
export const noteMeant = (phrases: readonly PrepositionalPhrase[], before: Discourse, discourse: Discourse): void => {
  for (const phrase of phrases.filter(isPronoun)) {
    const [only] = phrase.noun;
    const meant = only && referent(only, before);
    if (meant !== undefined) noteThing(meant, discourse);
  }
};

const isPronoun = ({ noun: [only, ...more] }: PrepositionalPhrase): boolean =>
  only !== undefined && more.length === 0 && objectPronouns.has(only.lower);

const withArticle = (thing: string): string => {
  const first = thing.split(' ')[0] ?? '';
  const isBare = /^\p{Ll}/u.test(thing) && !determiners.has(first) && !possessives.has(first);
  return isBare ? `the ${thing}` : thing;
};
