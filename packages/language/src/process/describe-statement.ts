import type { Statement } from './statement.ts';

/** A statement as one line for people: `choice In stock?: step Pack; step Ship / step Cancel`. */
export const describeStatement = (statement: Statement): string => {
  const list = (statements: readonly Statement[]): string => statements.map(describeStatement).join('; ');
  switch (statement.kind) {
    case 'step':
      return `step ${statement.label}${statement.actor ? ` (${statement.actor})` : ''}`;
    case 'choice':
      return `choice ${statement.question.text}${statement.question.isNegated ? ' no' : ''}: ${list(statement.body)}${statement.otherwise ? ` / ${list(statement.otherwise)}` : ''}`;
    case 'case':
      return `case ${statement.question.text}: ${list(statement.body)}`;
    case 'branch':
      return `branch ${statement.exit}: ${list(statement.body)}`;
    case 'alternatives':
      return `alternatives: ${statement.branches.map((branch) => list(branch.body)).join(' / ')}`;
    case 'parallel':
      return `parallel: ${statement.branches.map(list).join(' / ')}`;
    case 'meanwhile':
      return `meanwhile: ${list(statement.body)}`;
    case 'loop':
      return `${statement.repeats} ${statement.question.text}: ${list(statement.body)}`;
    case 'jump':
      return `jump to ${statement.target}`;
    default:
      return statement.kind;
  }
};
