import type { ChunkHit, ChunkPlace } from './passage-store.ts';
import type { QuestionWord } from './read-question.ts';

export interface WeighedWord extends QuestionWord {
  /** How many chunks have it. */
  readonly chunks: number;
  /** Inverse document frequency of BM25. */
  readonly rarity: number;
}

export interface RankedHit extends ChunkHit {
  readonly score: number;
  /** Which of the words it has. */
  readonly has: readonly boolean[];
}

/** Names a chunk among all. */
export const keyOf = ({ documentId, index }: ChunkPlace): string => `${documentId}:${index}`;

/** What a word that means the same counts beside the one that was asked for. */
const alike = 0.5;

/** How much each stem of a word counts. */
export const strengthOf = ({ own }: QuestionWord, place: number): number => (place < own ? 1 : alike);

/** How often each word stands in a chunk, in its own form or in others that mean the same. */
export const countsOfWords = ({ counts }: ChunkHit, words: readonly WeighedWord[]): readonly number[] => {
  let place = 0;
  return words.map((word) => {
    const first = place;
    place += word.stems.length;
    return Math.max(0, ...word.stems.map((_, at) => strengthOf(word, at) * (counts[first + at] ?? 0)));
  });
};

/** Of what is asked for, weighed by rarity. */
const enough = 0.4;

/** Of the words, however rare. */
const half = 0.5;

/** Whether what has these words speaks of what was asked. Without words that documents must have, anything does. */
export const isEnough = (words: readonly WeighedWord[], has: readonly boolean[]): boolean => {
  const worths = words.map(({ isSubject, rarity }) => (isSubject ? rarity : 0));
  const all = sumOf(worths);
  const subjects = words.map(({ isSubject }, place) => (isSubject ? place : -1)).filter((place) => place >= 0);
  const found = subjects.filter((place) => has[place]).length;
  return all === 0 || found >= half * subjects.length || sumOf(worths.filter((_, place) => has[place])) >= enough * all;
};

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
