import { type Block, canFallOut, emptyLast, leavesLoop, type Statement } from '../../program/index.ts';
import { size, withGuard, withoutDoubledEnd } from '../with-guards.ts';
import { withEndsInside } from './ends-inside.ts';

/**
 * A block as a person would write it: guards first and the main path flat, no `again` where the round is over anyway, and a loop that
 * asks before each round as a `while` (not where each step is observed before it is called).
 */
export const tidyBlock = (block: Block, hasWhile: boolean): Block =>
  withGuard(
    withoutDoubledEnd(guardsFirst(withEndsInside(block.flatMap((statement) => tidyStatement(statement, hasWhile))))),
  );

/** Where a question has a long way that ends and a short one, the short one is the guard. */
const guardsFirst = (block: Block): Block => {
  const index = block.findIndex(
    (statement) => statement.kind === 'if' && statement.otherwise.length === 0 && !canFallOut(statement.body),
  );
  const [question, rest] = [block[index], block.slice(index + 1)];
  if (question?.kind !== 'if' || rest.length === 0 || canFallOut(rest)) return block;
  const { body, is } = question;
  const goesOn = body.at(-1)?.kind === 'again' && body.length > 1 && rest.at(-1)?.kind === 'end';
  const isRound = rest.at(-1)?.kind === 'again' && rest.length > 1 && body.at(-1)?.kind === 'end';
  return (size(body) > size(rest) && !isRound) || goesOn
    ? [...block.slice(0, index), { ...question, is: !is, body: rest }, ...guardsFirst(body)]
    : [...block.slice(0, index + 1), ...guardsFirst(rest)];
};

const tidyStatement = (statement: Statement, hasWhile: boolean): Block => {
  const tidy = (inner: Block): Block => tidyBlock(inner, hasWhile);
  switch (statement.kind) {
    case 'if':
      return tidyIf({ ...statement, body: tidy(statement.body), otherwise: tidy(statement.otherwise) });
    case 'choose':
      return [{ ...statement, cases: emptyLast(statement.cases.map((each) => ({ ...each, body: tidy(each.body) }))) }];
    case 'repeat': {
      const loop = { ...statement, body: withoutLastAgain(tidy(statement.body)) };
      return [hasWhile ? tidyLoop(loop) : loop];
    }
    default:
      return [statement];
  }
};

const tidyIf = (statement: Extract<Statement, { kind: 'if' }>): Block => {
  const { body, otherwise } = statement;
  const [ends, othersEnd] = [!canFallOut(body), !canFallOut(otherwise)];
  const turned = { ...statement, is: !statement.is };
  if (ends && (!othersEnd || size(body) <= size(otherwise)))
    return [{ ...statement, body, otherwise: [] }, ...otherwise];
  if (othersEnd) return [{ ...turned, body: otherwise, otherwise: [] }, ...body];
  if (body.length === 0 && otherwise.length === 0)
    return [{ kind: 'if', step: statement.step, is: true, body, otherwise }];
  if (body.length === 0) return [{ ...turned, body: otherwise, otherwise: [] }];
  return [{ ...statement, body, otherwise }];
};

/** Drops an `again` after which the round is over anyway. */
const withoutLastAgain = (block: Block): Block => {
  const last = block.at(-1);
  if (last?.kind === 'again') return withoutLastAgain(block.slice(0, -1));
  const goesOn = block.findIndex((statement, index) => isAgain(statement) && isShortEnd(block.slice(index + 1)));
  const guard = block[goesOn];
  if (guard?.kind === 'if')
    return [...block.slice(0, goesOn), { ...guard, is: !guard.is, body: block.slice(goesOn + 1) }];
  const early = block.findIndex((statement, index) => goesOnEarly(statement, block.slice(index + 1)));
  const turn = block[early];
  if (turn?.kind === 'if')
    return [
      ...block.slice(0, early),
      { ...turn, is: !turn.is, body: block.slice(early + 1) },
      ...withoutLastAgain(turn.body),
    ];
  if (last?.kind === 'choose') {
    const goingOn = last.cases.find(({ body }) => isOnlyAgain(body));
    const leaving = last.cases.find(({ body }) => !isOnlyAgain(body) && !canFallOut(body));
    if (last.cases.length === 2 && goingOn !== undefined && leaving !== undefined)
      return [...block.slice(0, -1), { ...last, cases: [leaving, { ...goingOn, body: [] }] }];
    // Elsewhere a case of nothing else keeps it: an empty branch would look forgotten.
    const cases = last.cases.map((each) =>
      each.body.length === 1 ? each : { ...each, body: withoutLastAgain(each.body) },
    );
    return [...block.slice(0, -1), { ...last, cases }];
  }
  if (last?.kind === 'if') {
    const body = withoutLastAgain(last.body);
    const otherwise = withoutLastAgain(last.otherwise);
    return [...block.slice(0, -1), ...tidyIf({ ...last, body, otherwise })];
  }
  return withBranches(block);
};

/** `if (is) { a; again } b` at the end of a round reads better as `if (is) { a } else { b }`, where both only do something; without `a` too. */
const withBranches = (block: Block): Block => {
  const index = block.findLastIndex(
    (statement) =>
      statement.kind === 'if' && statement.otherwise.length === 0 && statement.body.at(-1)?.kind === 'again',
  );
  const [turn, rest] = [block[index], block.slice(index + 1)];
  if (turn?.kind !== 'if' || rest.length === 0 || rest.length > 3) return block;
  const work = turn.body.slice(0, -1);
  if (![...work, ...rest].every(({ kind }) => kind === 'do')) return block;
  const [body, otherwise] = turn.is && work.length > 0 ? [work, rest] : [rest, work];
  return [...block.slice(0, index), { ...turn, is: (body === work) === turn.is, body, otherwise }];
};

const isOnlyAgain = ([first, ...rest]: Block): boolean => first?.kind === 'again' && rest.length === 0;

/** `if (is) again; leave` at the end of a round reads better as `if (not is) leave`. */
const isAgain = (statement: Statement): boolean =>
  statement.kind === 'if' &&
  statement.otherwise.length === 0 &&
  statement.body.length === 1 &&
  statement.body[0]?.kind === 'again';

/** `if (is) { wait; again } tell; leave` reads better as `if (not is) { tell; leave } wait`: what leaves is the guard. */
const goesOnEarly = (statement: Statement, rest: Block): boolean =>
  statement.kind === 'if' &&
  statement.otherwise.length === 0 &&
  statement.body.length > 1 &&
  statement.body.at(-1)?.kind === 'again' &&
  rest.length > 0 &&
  !canFallOut(rest) &&
  size(rest) <= Math.max(3, size(statement.body));

const isShortEnd = (rest: Block): boolean => rest.length > 0 && !canFallOut(rest) && size(rest) <= 2;

/** `repeat { if (is) leave; rest }` is a `while` where the rest does not leave on another way. */
const tidyLoop = (loop: Extract<Statement, { kind: 'repeat' }>): Statement => {
  const [first, ...rest] = loop.body;
  const isGuard =
    first?.kind === 'if' && first.otherwise.length === 0 && first.body.length === 1 && first.body[0]?.kind === 'leave';
  if (!isGuard || rest.length === 0 || leavesLoop(rest)) return loop;
  return { kind: 'while', step: first.step, is: !first.is, body: rest };
};
