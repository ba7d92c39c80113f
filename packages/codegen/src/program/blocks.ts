import { isComputed, type Work } from './computation.ts';
import type { Block, Case, PassedValue, Statement, Step } from './flow.ts';
import type { Name } from './name.ts';

/** True where control can fall out of the bottom of a block. */
export const canFallOut = (block: Block): boolean => block.every(fallsThrough);

const fallsThrough = (statement: Statement): boolean => {
  switch (statement.kind) {
    case 'do':
    case 'hold':
    case 'while':
    case 'each':
      return true;
    case 'if':
      return canFallOut(statement.body) || canFallOut(statement.otherwise);
    case 'choose':
      return statement.cases.some(({ body }) => canFallOut(body));
    case 'repeat':
      return statement.rounds !== undefined || leavesLoop(statement.body);
    case 'leave':
    case 'again':
    case 'end':
    case 'done':
    case 'answer':
    case 'raise':
    case 'give':
      return false;
  }
};

/** The question that is all of a block, as in the `else if` of a choice; none that only asks. */
export const onlyQuestion = (block: Block): Extract<Statement, { kind: 'if' }> | undefined => {
  const [first, ...more] = block;
  const isWhole = first?.kind === 'if' && more.length === 0 && first.body.length + first.otherwise.length > 0;
  return isWhole ? first : undefined;
};

/** All that a block has others do and asks them, in the order in which it is written. */
export const stepsOf = (block: Block): readonly Step[] =>
  worksOf(block).flatMap((work) => (isComputed(work) ? [] : [work]));

/** All that a block does, asks and computes, in the order in which it is written. */
export const worksOf = (block: Block): readonly Work[] =>
  block.flatMap((statement): readonly Work[] => {
    switch (statement.kind) {
      case 'do':
        return [statement.step];
      case 'if':
        return [statement.step, ...worksOf(statement.body), ...worksOf(statement.otherwise)];
      case 'choose':
        return [statement.step, ...statement.cases.flatMap(({ body }) => worksOf(body))];
      case 'while':
        return [statement.step, ...worksOf(statement.body)];
      case 'repeat':
      case 'each':
        return worksOf(statement.body);
      case 'give':
        return statement.step === undefined ? [] : [statement.step];
      default:
        return [];
    }
  });

/** All values that a block looks at: what its steps take, lists that it goes through, and what it gives back as it is. */
export const valuesTakenBy = (block: Block): readonly PassedValue[] =>
  block.flatMap((statement): readonly PassedValue[] => {
    switch (statement.kind) {
      case 'if':
        return [...takenBy(statement.step), ...valuesTakenBy(statement.body), ...valuesTakenBy(statement.otherwise)];
      case 'choose':
        return [...takenBy(statement.step), ...statement.cases.flatMap(({ body }) => valuesTakenBy(body))];
      case 'do':
        return takenBy(statement.step);
      case 'while':
        return [...takenBy(statement.step), ...valuesTakenBy(statement.body)];
      case 'repeat':
        return valuesTakenBy(statement.body);
      case 'each':
        return [statement.of, ...valuesTakenBy(statement.body)];
      case 'give':
        return statement.step === undefined ? [statement.value] : takenBy(statement.step);
      default:
        return [];
    }
  });

const takenBy = ({ parameters = [] }: Pick<Step, 'parameters'>): readonly PassedValue[] => parameters;

/** Ids of all lines that answers stand for. */
export const aboutAnswers = (answers: readonly Name[]): readonly string[] => answers.flatMap(({ from }) => from);

/** True where a block leaves the loop around it. Many languages cannot do so from within a switch. */
export const leavesLoop = (block: Block): boolean =>
  block.some((statement) => {
    if (statement.kind === 'leave') return true;
    if (statement.kind === 'if') return leavesLoop(statement.body) || leavesLoop(statement.otherwise);
    return statement.kind === 'choose' && statement.cases.some(({ body }) => leavesLoop(body));
  });

/** A loop that asks at the end of its round whether another one follows: what is done, and the answer with which it goes on. */
export interface AskedAtEnd {
  readonly body: Block;
  readonly step: Work;
  readonly is: boolean;
}

/** Such a loop, where the body of a `repeat` is one: its last question is the only way out. */
export const askedAtEnd = (block: Block): AskedAtEnd | undefined => {
  const body = block.slice(0, -1);
  const last = block.at(-1);
  if (last?.kind !== 'if' || last.body.length !== 1 || last.body[0]?.kind !== 'leave') return undefined;
  if (body.length === 0 || last.otherwise.length > 0 || leavesLoop(body) || beginsAgain(body)) return undefined;
  return { body, step: last.step, is: !last.is };
};

const beginsAgain = (block: Block): boolean =>
  block.some((statement) => {
    if (statement.kind === 'again') return true;
    if (statement.kind === 'if') return beginsAgain(statement.body) || beginsAgain(statement.otherwise);
    return statement.kind === 'choose' && statement.cases.some(({ body }) => beginsAgain(body));
  });

/** A block whose `while` loops ask inside of their round: where each step is observed before it is called. */
export const withoutWhile = (block: Block): Block =>
  block.map((statement): Statement => {
    switch (statement.kind) {
      case 'while': {
        const guard: Statement = {
          kind: 'if',
          step: statement.step,
          is: !statement.is,
          body: [{ kind: 'leave' }],
          otherwise: [],
        };
        return { kind: 'repeat', body: [guard, ...withoutWhile(statement.body)] };
      }
      case 'if':
        return { ...statement, body: withoutWhile(statement.body), otherwise: withoutWhile(statement.otherwise) };
      case 'choose':
        return { ...statement, cases: statement.cases.map((each) => ({ ...each, body: withoutWhile(each.body) })) };
      case 'each':
      case 'repeat':
        return { ...statement, body: withoutWhile(statement.body) };
      default:
        return statement;
    }
  });

/** Answers after which nothing is done are one case, the last: nobody begins with a branch that is empty. */
export const emptyLast = (cases: readonly Case[]): readonly Case[] => {
  const empty = cases.filter(({ body }) => body.length === 0);
  return [
    ...cases.filter(({ body }) => body.length > 0),
    ...(empty.length === 0 ? [] : [{ answers: empty.flatMap(({ answers }) => answers), body: [] }]),
  ];
};

/** Where one answer goes on and every other one only leaves the loop: what goes on stands behind `if (answer != that) break`. */
export const goingOnOf = (cases: readonly Case[]): { readonly answer: Name; readonly leaving: Case } | undefined => {
  const [staying, leaving, ...more] = cases;
  const [answer, ...others] = staying?.answers ?? [];
  if (staying === undefined || leaving === undefined || answer === undefined) return undefined;
  const isGuard = leaving.body.length === 1 && leaving.body[0]?.kind === 'leave';
  return more.length + others.length === 0 && isGuard && canFallOut(staying.body) ? { answer, leaving } : undefined;
};

/** Whether a block sets a variable that is declared around it. */
export const setsAnything = (block: Block): boolean =>
  block.some((statement) => {
    switch (statement.kind) {
      case 'do':
        return statement.as === 'set';
      case 'if':
        return setsAnything(statement.body) || setsAnything(statement.otherwise);
      case 'choose':
        return statement.cases.some(({ body }) => setsAnything(body));
      case 'while':
      case 'each':
      case 'repeat':
        return setsAnything(statement.body);
      default:
        return false;
    }
  });

/** Whether a block declares a variable of its own. */
export const declaresAnything = (block: Block): boolean =>
  block.some(
    (statement) =>
      statement.kind === 'hold' ||
      (statement.kind === 'do' && statement.keeps !== undefined && statement.as !== 'set') ||
      (statement.kind === 'repeat' && statement.rounds !== undefined),
  );
