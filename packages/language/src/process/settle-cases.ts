import { relate } from './outcome.ts';
import type { Question, Statement } from './statement.ts';

/**
 * Decides what `when the test passes, ...` is: a choice where the statement before or after it tells the opposite
 * (`when it fails, ...`), else something that simply happens before its body.
 */
export const settleCases = (statements: readonly Statement[]): readonly Statement[] => {
  const settled: Statement[] = [];
  for (const [index, statement] of statements.entries()) {
    if (statement.kind === 'choice') {
      const { otherwise } = statement;
      settled.push({ ...statement, body: settleCases(statement.body), otherwise: otherwise && settleCases(otherwise) });
    } else if (statement.kind === 'branch' || statement.kind === 'loop' || statement.kind === 'meanwhile') {
      settled.push({ ...statement, body: settleCases(statement.body) });
    } else if (statement.kind !== 'case') settled.push(statement);
    else {
      const { question, events, body } = statement;
      const neighbours = [settled.at(-1), statements[index + 1]].flatMap(questionOf);
      const isChoice = neighbours.some((other) => relate(question, other) === 'opposite');
      if (isChoice) settled.push({ kind: 'choice', question, body: settleCases(body), otherwise: undefined });
      else settled.push(...events, ...settleCases(body));
    }
  }
  return settled;
};

const questionOf = (statement: Statement | undefined): readonly Question[] =>
  statement?.kind === 'choice' || statement?.kind === 'case' ? [statement.question] : [];
