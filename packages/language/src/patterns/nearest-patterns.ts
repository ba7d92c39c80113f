import type { Family, Pattern } from '@diagloom/diagram/model';
import { indexPatterns } from './index-patterns.ts';
import { findSubjectWords } from './subject-words.ts';

/**
 * The built-in patterns whose names come nearest to a prompt, best first. In: prompt, family, patterns, how many. Words that
 * both have count most, then pairs of letters that both have; a prompt that is like none still gets some, in their own order.
 */
export const nearestPatterns = (
  text: string,
  family: Family,
  patterns: readonly Pattern[],
  count: number,
): readonly Pattern[] => {
  const wanted = findSubjectWords(text, family).map(({ word }) => word);
  return indexPatterns(patterns, family)
    .map(({ pattern, names }) => ({ pattern, score: Math.max(...names.map((name) => likeness(wanted, name))) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ pattern }) => pattern);
};

const likeness = (a: readonly string[], b: readonly string[]): number => {
  const shared = a.filter((word) => b.includes(word)).length;
  return shared + pairsShared(a.join(' '), b.join(' '));
};

/** Dice's measure over pairs of letters, from 0 to 1. */
const pairsShared = (a: string, b: string): number => {
  const pairs = (text: string): readonly string[] =>
    [...text].slice(1).map((letter, index) => `${text[index]}${letter}`);
  const [left, right] = [pairs(a), new Set(pairs(b))];
  const total = left.length + right.size;
  return total === 0 ? 0 : (2 * left.filter((pair) => right.has(pair)).length) / total;
};
