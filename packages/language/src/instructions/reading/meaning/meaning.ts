import { usedAlike } from './word-vectors.ts';

/**
 * How close the words of a phrase are in meaning to those of a label, from 0 to 1: for each telling word the closest word of the label,
 * the mean of them weighed as given. Words that are the same count 1; words nobody knows count 0.
 */
export const closeness = (
  phrase: readonly string[],
  label: readonly string[],
  weightOf: (word: string, at: number) => number,
): number => {
  const total = phrase.reduce((sum, word, at) => sum + weightOf(word, at), 0);
  if (total === 0 || label.length === 0) return 0;
  return phrase.reduce((sum, word, at) => sum + weightOf(word, at) * closest(word, label), 0) / total;
};

const closest = (word: string, label: readonly string[]): number =>
  label.reduce((best, other) => Math.max(best, word === other ? 1 : (usedAlike(word, other) ?? 0)), 0);
