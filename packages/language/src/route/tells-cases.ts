import { answerToWhat, withAnswersApart } from '../process/guards/answers-what.ts';
import { isArrowSign } from '../process/guards/signs.ts';
import { splitSentences } from '../text/sentences.ts';

/** `We ask why. Too dear -> offer less. Moving -> cancel.`: such arrows lead from answers to deeds, and from nobody to anybody. */
export const tellsCases = (text: string): boolean => {
  const sentences = splitSentences(text).flatMap(withAnswersApart);
  return sentences.some(({ tokens }, at) => isArrowSign(tokens[answerToWhat(sentences, at)]));
};
