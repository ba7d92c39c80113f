import { describesPicture } from '../lexicon/en/instruction-words.ts';
import { commandVerbs, politeness } from './words/verbs.ts';

/** Sentences end here, and so do parts of one. */
const ends = /(?<=[.;!?])\s+|\n+/;

/**
 * The sentences of a description that ask for something: "The order process of a shop. Please make the decision orange" asks for the second.
 * Out: them, as one instruction; empty where it only describes.
 */
export const wishesIn = (description: string): string =>
  description
    .split(ends)
    .map((sentence) => sentence.trim())
    .filter((sentence) => {
      const said = sentence.replace(politeness, '');
      return commandVerbs.test(said) && !describesPicture.test(said);
    })
    .join(' ');
