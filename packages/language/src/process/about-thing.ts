import { readVerb } from '../lexicon/morphology.ts';
import { withoutArticle } from '../segment/phrases.ts';
import { textOf, tokenise } from '../text/token.ts';
import { capitalised } from '../text/words.ts';
import type { Question, Statement } from './statement.ts';

/** `print a receipt if wanted` asks `Receipt wanted?`: one participle alone is about what the deed is done to. */
export const aboutThing = (question: Question, [first]: readonly Statement[]): Question => {
  const [word, ...others] = question.words;
  const isAlone = word !== undefined && others.length === 0 && readVerb(word)?.forms.has('participle') === true;
  if (!isAlone || first?.kind !== 'step' || first.object === '') return question;
  return { ...question, text: `${capitalised(textOf(withoutArticle(tokenise(first.object))))} ${word}?` };
};
