import { likeWords, phrasesAsWords, plainWords, readQuestion, stemOf } from '@diagloom/knowledge';

/** A word that tells what a question is about, with what it says in other words. */
export interface AskedWord {
  readonly word: string;
  readonly stem: string;
  /** Stems of words that mean the same. */
  readonly alike: ReadonlySet<string>;
}

/** What a question is about, without what asks for a form of answer. */
export const askedWords = (question: string): readonly AskedWord[] =>
  readQuestion(phrasesAsWords(question), ['en'])
    .filter(({ isSubject }) => isSubject)
    .map(({ word }) => ({
      word,
      stem: stemOf(word, 'en'),
      alike: new Set(likeWords(word).map((each) => stemOf(each, 'en'))),
    }));

export const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(plainWords(text).map((word) => stemOf(word, 'en')));

/** What a word that means the same counts beside the one that was asked for. */
const alikeCounts = 0.8;

/** How much of a question stands in a text, from 0 to 1; in: the words with what each of them weighs. */
export const shareIn = (words: readonly AskedWord[], weights: readonly number[], said: ReadonlySet<string>): number => {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total <= 0) return 0;
  const found = words.map(({ stem, alike }, at) => {
    if (said.has(stem)) return weights[at] ?? 0;
    return [...alike].some((each) => said.has(each)) ? alikeCounts * (weights[at] ?? 0) : 0;
  });
  return found.reduce((sum, weight) => sum + weight, 0) / total;
};
