import { toldQuestionOpeners } from '../../lexicon/en/judging-words.ts';
import type { Token } from '../../text/token.ts';

/**
 * The words of a label before the question that it tells: `Assess` of `Assess how urgent it is`, whose pronoun and last verb belong to
 * the question. All of them where nothing is asked, or where the label breaks off behind the question word.
 */
export const beforeToldQuestion = (tokens: readonly Token[]): readonly Token[] => {
  const opener = tokens.findIndex(({ lower }, place) => place > 0 && toldQuestionOpeners.has(lower));
  const isTold = opener > 0 && tokens.length - opener >= fewestWords;
  return isTold ? tokens.slice(0, opener) : tokens;
};

/** A question word, what it is about, and what is asked of it. */
const fewestWords = 3;
