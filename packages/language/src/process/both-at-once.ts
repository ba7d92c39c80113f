import type { Statement } from './statement.ts';

/** `Ann makes coffee, Bob makes food. When both are ready, ...`: what two people did before that is done side by side. */
export const withBothAtOnce = (statements: readonly Statement[]): readonly Statement[] => {
  const at = statements.findIndex(
    (statement, index) =>
      statement.kind === 'join' &&
      statement.ofBoth === true &&
      areApart(statements.slice(Math.max(0, index - 2), index)),
  );
  if (at < 0) return statements;
  const [one, other] = statements.slice(at - 2, at).map((statement) => [statement]);
  return [
    ...statements.slice(0, at - 2),
    { kind: 'parallel', branches: [one ?? [], other ?? []] },
    ...withBothAtOnce(statements.slice(at + 1)),
  ];
};

const areApart = ([one, other]: readonly Statement[]): boolean =>
  one?.kind === 'step' &&
  other?.kind === 'step' &&
  one.actor !== undefined &&
  other.actor !== undefined &&
  one.actor !== other.actor;
