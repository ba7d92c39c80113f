/** Words that stand for somebody who was named before, as patterns for `hierarchy/running-text`. */

/** Somebody who leads, of whom only the area tells which. */
export const theHead = /^the (?:director|head|manager|lead|leader|supervisor)$/;

/** Adverbs behind a name. */
export const adverbBehind = /\s+(?:too|also|as well|directly|still|all|both|each)$/i;

/** One who was spoken of. */
export const onePronoun = /^(?:and |but )?(?:he|she|him|her|it|his|himself|herself)$/i;

/** Several who were named. */
export const severalPronoun =
  /^(?:and |but )?(?:they|them|their|both|all|each|these|those)(?: (?:two|three|four))?(?: of (?:them|the .+))?$/i;

/** "Her team". */
export const ownUnit = /^(?<who>her|his) (?:side|team|area|group|people|crew|lot|staff)$/i;

/** A title that goes on. */
export const openEnd = / (?:and|or|of|the)$/;

/** Words of a title that tell nobody apart. */
export const smallTitleWords = /^(?:the|of|for|and|our|a)$/;
