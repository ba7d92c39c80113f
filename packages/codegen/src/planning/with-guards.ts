import { type Block, canFallOut, type Statement } from '../program/index.ts';

type Exit = Extract<Statement, { kind: 'end' | 'done' }>;

/** One step that is only skipped on the way to the same end hangs on its question: `if (is) step; end`, not `if (not is) end; step; end`. */
export const withoutDoubledEnd = (block: Block): Block => {
  const [question, step, end] = block.slice(-3);
  if (question?.kind !== 'if' || step?.kind !== 'do' || !isExit(end) || question.otherwise.length > 0) return block;
  const [only, ...more] = question.body;
  if (!isExit(only) || more.length > 0 || !isSameExit(only, end)) return block;
  return [...block.slice(0, -3), { ...question, is: !question.is, body: [step] }, end];
};

/**
 * Where everything but the last end hangs on a question, the end is a guard: checks one after the other do not stand one inside the other.
 * So is what is done right before that end, and the short one of two branches where the other one goes on to ask.
 */
export const withGuard = (block: Block): Block => {
  const at = block.findLastIndex((statement) => statement.kind !== 'do' && !isExit(statement));
  const [question, rest] = [block[at], block.slice(at + 1)];
  if (question?.kind !== 'if' || !isExit(rest.at(-1)) || rest.length > 2) return block;
  const [main, short, is] =
    size(question.body) < size(question.otherwise)
      ? [question.otherwise, question.body, question.is]
      : [question.body, question.otherwise, !question.is];
  const isMain = rest.length === 1 ? hasChoice(main) || hasEnd(main) : hasChoice(main) && hasEnd(main);
  const isShort = short.length + rest.length <= 2 && short.every(({ kind }) => kind === 'do');
  if ((rest.length === 1 && main.length < 2) || !isMain || !isShort) return block;
  const onward = canFallOut(main) ? [...main, ...rest] : main;
  return [
    ...block.slice(0, at),
    { ...question, is, body: [...short, ...rest], otherwise: [] },
    ...withGuard(withoutDoubledEnd(onward)),
  ];
};

const hasChoice = (block: Block): boolean =>
  block.some(({ kind }) => ['if', 'choose', 'repeat', 'while', 'each'].includes(kind));

const hasEnd = (block: Block): boolean =>
  block.some((statement) => {
    if (statement.kind === 'if') return hasEnd(statement.body) || hasEnd(statement.otherwise);
    if (statement.kind === 'choose') return statement.cases.some(({ body }) => hasEnd(body));
    return isExit(statement) || (statement.kind === 'repeat' && hasEnd(statement.body));
  });

/** The body of an operation whose end is not written: its last choice has the guard that one before an end has. */
export const withGuardsAtEnd = (block: Block): Block => {
  const guarded = withGuard([...block, { kind: 'done' }]);
  return guarded.at(-1)?.kind === 'done' ? guarded.slice(0, -1) : guarded;
};

const isExit = (statement: Statement | undefined): statement is Exit =>
  statement?.kind === 'end' || statement?.kind === 'done';

const isSameExit = (one: Exit, other: Exit): boolean =>
  one.kind === 'end' && other.kind === 'end' ? one.outcome === other.outcome : one.kind === other.kind;

/** How much is written in a block. */
export const size = (block: Block): number =>
  block.reduce((sum, statement) => {
    if (statement.kind === 'if') return sum + 1 + size(statement.body) + size(statement.otherwise);
    if (statement.kind === 'choose') return sum + 1 + statement.cases.reduce((all, { body }) => all + size(body), 0);
    return sum + 1 + ('body' in statement ? size(statement.body) : 0);
  }, 0);
