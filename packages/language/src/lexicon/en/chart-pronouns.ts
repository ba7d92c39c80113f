/** Words that stand for somebody who was named before, as patterns for `hierarchy/running-text`. */

/** Somebody who leads, of whom only the area tells which. */
export const theHead = /^the (?:director|head|manager|lead|leader|supervisor)$/;

/** Adverbs behind a name. */
export const adverbBehind = /\s+(?:too|also|as well|directly|still|all|both|each|only|just|then|now)$/i;

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

/** "All three desk heads": those who were told of, and have nobody above them yet. */
export const allOfThem = /^all (?<count>two|three|four|five|six|\d+)(?: of (?:them|these))?(?: \p{Ll}+){0,3}$/iu;

/** "Its head": somebody who was named before, or is nobody of a name. */
export const ownHead = /^(?:its|their|his|her)(?: own)?(?: \p{Ll}+)? (?:head|manager|lead|leader|boss|supervisor)$/u;

/** "Each master". */
export const eachOne = /^(?:each|every) /i;

/** "Both of them", "we all": those who were told of and have nobody above them. */
export const allToldOf =
  /^(?:(?:they|we|these|those)(?: (?:all|both))?(?: (?:two|three|four|five|six))?|(?:all|both)(?: (?:two|three|four|five|six))?(?: of (?:them|us|these|those))?)$/iu;

/** "The former", "the second one": one of two who were named. */
export const firstOfTwo = /^(?:the )?(?:former|first)(?: one)?$/iu;
export const secondOfTwo = /^(?:the )?(?:latter|second|other)(?: one)?$/iu;

/** "Three directors below": the word adds nothing to those who are counted. */
export const belowThem = /\s+(?:below|beneath|underneath|under (?:him|her|it|them|me))$/iu;
