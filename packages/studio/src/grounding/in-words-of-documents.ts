import { editDistance, type Passage, plainWords } from '@diagloom/knowledge';
import { askedWords, stemsOf } from './asked-words.ts';

/**
 * A question in the words of the documents: "mindmap benfits" and "do we call the heli?" are about their "benefits" and "helicopter". In: the
 * question, and passages found for it. Out: the question, each of its words that stands nowhere in them replaced by the one that is meant.
 */
export const inWordsOfDocuments = (question: string, passages: readonly Passage[]): string => {
  const text = passages.map((passage) => `${passage.headingPath.join(' ')} ${passage.text}`).join('\n');
  const stems = stemsOf(text);
  const unsaid = askedWords(question).filter(({ word, stem }) => word.length >= shortest && !stems.has(stem));
  const said = unsaid.length === 0 ? [] : oftenFirst(plainWords(text));
  return unsaid.reduce((asked, { word }) => {
    const meant = wordMeant(word, said);
    return meant === undefined ? asked : asked.replace(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu'), meant);
  }, question);
};

/** Of shorter words there are too many alike. */
const shortest = 4;

const oftenFirst = (words: readonly string[]): readonly string[] => {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([word]) => word);
};

/** The word that is a letter away, or the longer one that it is short for; of several the one that is said most. */
const wordMeant = (word: string, said: readonly string[]): string | undefined => {
  const isMisspelt = (other: string): boolean =>
    word.length > shortest &&
    Math.abs(other.length - word.length) < 2 &&
    other[0] === word[0] &&
    editDistance(other, word) === 1;
  const isShortFor = (other: string): boolean => other.startsWith(word) && other.length >= word.length + 3;
  return said.find(isMisspelt) ?? said.find(isShortFor);
};
