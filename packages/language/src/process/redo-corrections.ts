import { correctingVerbs, demandingVerbs, lacks, lacksNothing } from '../lexicon/en/process-words.ts';
import { outcomeOf } from './outcome.ts';
import type { Question, Statement } from './statement.ts';

/**
 * What was found wrong and put right is looked at once more: `if a form is missing, ask for it` leads back to the check. In: what a text
 * tells. Out: the same with a way back behind each correction that the text does not lead anywhere else.
 */
export const redoCorrections = (statements: readonly Statement[]): readonly Statement[] =>
  statements.map((statement, index) => {
    if (statement.kind !== 'choice' || index === 0) return statement;
    const { body, otherwise, question } = statement;
    return {
      ...statement,
      body: redone(body, question, 'yes'),
      otherwise: otherwise && redone(otherwise, question, 'no'),
    };
  });

/** True where an answer says that something is lacking. */
const findsLack = ({ words, isNegated }: Question, answer: 'yes' | 'no'): boolean => {
  const isSo = (answer === 'yes') !== isNegated;
  return words.some((word) => (isSo ? lacks : lacksNothing).has(word));
};

/** True where an answer is what was hoped for: `if they agree, fix it` mends nothing that was looked at. */
const isWell = ({ words, isNegated }: Question, answer: 'yes' | 'no'): boolean => {
  const side = outcomeOf(words)?.side;
  return side !== undefined && (side === 'yes') === ((answer === 'yes') !== isNegated);
};

const redone = (body: readonly Statement[], question: Question, answer: 'yes' | 'no'): readonly Statement[] => {
  const inner = redoCorrections(body);
  const last = inner.at(-1);
  if (last?.kind !== 'step') return inner;
  const corrects =
    (correctingVerbs.has(last.verb) && !isWell(question, answer)) ||
    (findsLack(question, answer) &&
      inner.some((statement) => statement.kind === 'step' && demandingVerbs.has(statement.verb)));
  return corrects ? [...inner, { kind: 'jump', target: '@check', span: last.span }] : inner;
};
