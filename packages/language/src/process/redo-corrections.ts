import { correctingVerbs, demandingVerbs, lacks } from '../lexicon/en/process-words.ts';
import type { Statement } from './statement.ts';

/**
 * What was found wrong and put right is looked at once more: `if a form is missing, ask for it` leads back to the check. In: what a text
 * tells. Out: the same with a way back behind each correction that the text does not lead anywhere else.
 */
export const redoCorrections = (statements: readonly Statement[]): readonly Statement[] =>
  statements.map((statement, index) => {
    if (statement.kind === 'choice' && index > 0)
      return {
        ...statement,
        body: redone(statement.body, statement.question.words),
        otherwise: statement.otherwise && redone(statement.otherwise, statement.question.words),
      };
    return statement;
  });

const redone = (body: readonly Statement[], asked: readonly string[]): readonly Statement[] => {
  const inner = redoCorrections(body);
  const last = inner.at(-1);
  if (last?.kind !== 'step') return inner;
  const corrects =
    correctingVerbs.has(last.verb) ||
    (asked.some((word) => lacks.has(word)) &&
      inner.some((statement) => statement.kind === 'step' && demandingVerbs.has(statement.verb)));
  return corrects ? [...inner, { kind: 'jump', target: '@check', span: last.span }] : inner;
};
