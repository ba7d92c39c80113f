import { personNouns } from '../lexicon/en/actors.ts';
import {
  adverbs,
  copulas,
  determiners,
  modals,
  negations,
  prepositions,
  pronouns,
} from '../lexicon/en/closed-words.ts';
import { sureCounts } from '../lexicon/en/data-words.ts';
import { nounHomographs } from '../lexicon/en/verbs.ts';
import { readVerb } from '../lexicon/morphology.ts';
import type { Token } from '../text/token.ts';
import { isPluralName, toSingular } from './name.ts';

/** A verb with the place where it stands. */
export interface AgreeingVerb {
  readonly at: number;
  readonly base: string;
}

/** The most tokens of a subject before its verb. */
const longestSubject = 4;

/**
 * The verb of a clause that opens with a plain noun, by number: after `guest` a verb ends in `s` (`guest makes bookings`), after
 * `trucks` it does not (`trucks deliver parcels`). Undefined where the words may as well be one name, such as `order items`.
 */
export const findAgreeingVerb = (tokens: readonly Token[], from: number, to: number): AgreeingVerb | undefined => {
  const opening = from + (determiners.has(tokens[from]?.lower ?? '') ? 1 : 0);
  for (let at = opening + 1; at < Math.min(opening + longestSubject, to); at += 1) {
    const noun = tokens[at - 1];
    if (noun === undefined || !isNounHere(noun)) return undefined;
    const base = verbAt(tokens, at, { hasDeterminer: opening > from });
    if (base !== undefined) return { at, base };
  }
  return undefined;
};

/** True for a word that can be a part of a name. */
export const isNounHere = ({ kind, lower }: Token): boolean =>
  kind === 'word' &&
  !(
    determiners.has(lower) ||
    pronouns.has(lower) ||
    prepositions.has(lower) ||
    modals.has(lower) ||
    copulas.has(lower) ||
    adverbs.has(lower) ||
    negations.has(lower) ||
    /^(?:and|or|but|not|has|have|of|there|who|which|that|many-to-many)$/.test(lower)
  );

const verbAt = (
  tokens: readonly Token[],
  at: number,
  { hasDeterminer }: { readonly hasDeterminer: boolean },
): string | undefined => {
  const [noun, verb, after, next] = tokens.slice(at - 1, at + 3);
  if (noun === undefined || verb?.kind !== 'word' || verb.text !== verb.lower || after === undefined) return undefined;
  const reading = readVerb(verb.lower);
  if (reading !== undefined && /^(?:be|have)$/.test(reading.base)) return undefined;
  const isPlural = isPluralName(noun.lower);
  // `artist make many artworks`: no other reading has a count behind it.
  if (!isPlural && reading?.forms.has('base') === true && opensCount(after, reading.base)) return reading.base;
  if (reading?.forms.has(isPlural ? 'base' : 'third') !== true)
    return reading === undefined && hasDeterminer && !isPlural && opensPhrase(after) ? unknownThird(verb) : undefined;
  // `museum exhibits come from`: the noun that the verb behind it agrees with.
  const goesOn =
    readVerb(after.lower)?.forms.has('base') === true && !nounHomographs.has(readVerb(after.lower)?.base ?? '');
  if (!isPlural && goesOn && next !== undefined && opensPhrase(next)) return undefined;
  return takesObject(after, next, nounHomographs.has(reading.base)) ? reading.base : undefined;
};

/** `departs` in `a flight departs from one airport`: no verb that is known, but nothing else fits there. */
const unknownThird = ({ lower }: Token): string | undefined =>
  /[^siu]s$/.test(lower) && lower.length > 4 && !personNouns.has(toSingular(lower)) ? lower.slice(0, -1) : undefined;

/** Behind a word that is a noun as well, only what opens a phrase of its own; `trip no` is the number of a trip. */
const opensCount = ({ kind, lower }: Token, verb: string): boolean =>
  kind === 'word' && lower !== 'no' && (nounHomographs.has(verb) ? sureCounts.has(lower) : determiners.has(lower));

const opensPhrase = (token: Token): boolean =>
  (determiners.has(token.lower) || prepositions.has(token.lower) || token.kind === 'number') && token.lower !== 'of';

/** What follows is its object: an article, a count, a name, or words that do not go on as a sentence of their own. */
const takesObject = (after: Token, next: Token | undefined, isNounToo: boolean): boolean => {
  if (opensPhrase(after) || after.kind === 'number' || after.kind === 'quote' || /^\p{Lu}/u.test(after.text))
    return true;
  if (after.kind === 'mark' || modals.has(after.lower) || copulas.has(after.lower)) return false;
  if (/^(?:and|or|but|of|has|have|who|which|that)$/.test(after.lower)) return false;
  const goesOn = readVerb(after.lower);
  const isClosing = next === undefined || next.kind === 'mark' || /^(?:and|or)$/.test(next.lower);
  if (goesOn === undefined || !isNounToo) return isClosing || !isNounToo || isPluralName(after.lower);
  return isClosing && (isPluralName(after.lower) || goesOn.forms.has('base'));
};
