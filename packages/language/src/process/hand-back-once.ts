import type { Statement } from './statement.ts';

/**
 * `The client fills it in and returns it. We file it.`: what is handed back in every case is a step, as a way back would never end. In: what
 * a text tells in order. Out: the same with ways back to whoever gave something only within what is done in some cases.
 */
export const handBackOnce = (statements: readonly Statement[]): readonly Statement[] =>
  statements.map((statement, at) => {
    const isOfCase = statements[at - 1]?.kind !== 'step';
    return statement.kind === 'jump' && statement.target === '@giver' && statement.step !== undefined && !isOfCase
      ? statement.step
      : statement;
  });
