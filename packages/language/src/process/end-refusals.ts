import { refusals } from '../lexicon/en/outcomes.ts';
import type { Statement } from './statement.ts';

/** Statements in which a branch that refuses, cancels or stops the matter as its last deed goes no further. */
export const endRefusals = (statements: readonly Statement[]): readonly Statement[] => statements.map(endWithin);

const endWithin = (statement: Statement): Statement => {
  switch (statement.kind) {
    case 'choice':
      return {
        ...statement,
        body: ended(statement.body),
        otherwise: statement.otherwise && ended(statement.otherwise),
      };
    case 'branch':
      return { ...statement, body: ended(statement.body) };
    case 'alternatives':
      return { ...statement, branches: statement.branches.map((branch) => ({ ...branch, body: ended(branch.body) })) };
    case 'parallel':
      return { ...statement, branches: statement.branches.map(endRefusals) };
    case 'loop':
    case 'meanwhile':
      return { ...statement, body: endRefusals(statement.body) };
    default:
      return statement;
  }
};

const ended = (body: readonly Statement[]): readonly Statement[] => {
  const inner = endRefusals(body);
  const last = inner.at(-1);
  const refuses =
    last?.kind === 'step' &&
    last.label
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .some((word, at) => refusals.has(word) && at < 2);
  return refuses ? [...inner, { kind: 'end', span: last.span }] : inner;
};
