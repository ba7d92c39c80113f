import { needs } from '../lexicon/en/guard-words.ts';
import { readVerb } from '../lexicon/morphology.ts';
import { withoutArticle } from '../segment/phrases.ts';
import { textOf, tokenise } from '../text/token.ts';
import { capitalised } from '../text/words.ts';
import type { Question, Statement } from './statement.ts';

/**
 * `print a receipt if wanted` asks `Receipt wanted?`: what is said in one word alone behind a deed is about what that is done to. Before it,
 * as in `if approved, send the letter`, only what says that it is needed is.
 */
export const aboutThing = (question: Question, [first]: readonly Statement[], isBefore = false): Question => {
  const [word, ...others] = question.words;
  if (word === 'one' && !isBefore && first?.kind === 'step' && first.object !== '')
    return ofOne(question, first.object);
  if (word === undefined || others.length > 0 || first?.kind !== 'step' || first.object === '') return question;
  const forms = readVerb(word)?.forms;
  const isDone = !isBefore && (forms?.has('participle') === true || forms?.has('past') === true);
  if (!isDone && !needs.has(word)) return question;
  return {
    ...question,
    text: `${capitalised(textOf(withoutArticle(tokenise(first.object))))} ${word === 'asked' ? 'asked for' : word}?`,
  };
};

/** `apply a voucher if one was entered` asks `Voucher entered?` */
const ofOne = (question: Question, object: string): Question => ({
  ...question,
  text: question.text.replace(/^One\b/, capitalised(textOf(withoutArticle(tokenise(object))))),
});
