import type { Clause } from '../segment/clause.ts';
import { relate, sharesSubject } from './outcome.ts';
import { toQuestion } from './question.ts';
import type { Question } from './statement.ts';

/**
 * True where a second condition asks about what was done in the first case, and so is no other case: `if it is lost, ask for proof; if
 * proof comes, ...`, `if it is complete, ask the registrar; if he objects, ...`. In: what was asked, what is done then, and the second condition.
 */
export const asksOnward = (asked: Question, done: readonly Clause[], next: Clause): boolean => {
  const question = toQuestion(next.tokens);
  if (relate(asked, question) !== 'unrelated' || sharesSubject(asked, question)) return false;
  const opening = next.tokens[0]?.lower ?? '';
  return person.test(opening)
    ? !asked.words.includes(opening)
    : sharesSubject(toQuestion(done.flatMap(({ tokens }) => tokens)), question);
};

const person = /^(?:he|she|they)$/;
