import { doneWords } from '../lexicon/en/done-words.ts';

/**
 * What a change does, as a report of it: `Adds "Pack" and connects "Ship" to it.` becomes `Added "Pack" and connected "Ship" to it.` A sentence
 * that offers a change keeps the form that fits a choice. Labels in quotes stay as they are.
 */
export const asDone = (said: string): string =>
  said.replace(/"[^"]*"|^\p{L}+|(?<=\band )\p{L}+/gu, (word) => {
    const done = doneWords[word.toLowerCase()];
    return done === undefined ? word : word.charAt(0) + done.slice(1);
  });
