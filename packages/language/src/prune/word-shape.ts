import { functionWords } from '../lexicon/en/closed-words.ts';
import { readVerb } from '../lexicon/morphology.ts';

/** A word of the closed classes as it is, any other by what it looks like. */
export const shapeOf = (word: string): string => {
  const lower = word.toLowerCase();
  if (functionWords.has(lower)) return lower;
  if (/^\d+$/.test(word)) return '#';
  const verb = readVerb(lower);
  const form = verb === undefined ? 'word' : [...verb.forms].join('+');
  return /^\p{Lu}{2,}/u.test(word) ? `${form} capitals` : form;
};
