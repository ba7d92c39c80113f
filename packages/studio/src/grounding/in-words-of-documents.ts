import { editDistance, type Passage, plainWords, readQuestion } from '@diagloom/knowledge';

/**
 * A question in the words of the documents: "mindmap benfits" and "do we call the heli?" are about their "benefits" and "helicopter". In: the
 * question, and passages found for it. Out: the question, each of its words that stands nowhere in them replaced by the one that is meant.
 */
export const inWordsOfDocuments = (question: string, passages: readonly Passage[]): string => {
  const counts = new Map<string, number>();
  for (const { text, headingPath } of passages)
    for (const word of plainWords(`${headingPath.join(' ')} ${text}`)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return readQuestion(question, ['en'])
    .filter(({ word, isSubject }) => isSubject && word.length >= shortest && !isSaid(word, counts))
    .reduce((asked, { word }) => {
      const meant = wordMeant(word, counts);
      return meant === undefined ? asked : asked.replace(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu'), meant);
    }, question);
};

/** Of shorter words there are too many alike. */
const shortest = 4;

/** In the singular or the plural. */
const isSaid = (word: string, counts: ReadonlyMap<string, number>): boolean =>
  [word, `${word}s`, word.replace(/s$/, ''), word.replace(/ing$/, ''), word.replace(/ed$/, '')].some((each) =>
    counts.has(each),
  );

/** The longer word that it is short for, or the one that is a letter away; of several the one that is said most. */
const wordMeant = (word: string, counts: ReadonlyMap<string, number>): string | undefined => {
  const all = [...counts].toSorted(([, a], [, b]) => b - a).map(([said]) => said);
  const isShortFor = (said: string): boolean => said.startsWith(word) && said.length >= word.length + 3;
  const isMisspelt = (said: string): boolean =>
    word.length > shortest &&
    Math.abs(said.length - word.length) < 2 &&
    said[0] === word[0] &&
    editDistance(said, word) === 1;
  return all.find(isMisspelt) ?? all.find(isShortFor);
};
