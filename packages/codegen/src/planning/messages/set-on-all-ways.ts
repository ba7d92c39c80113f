import { type Block, canFallOut, type Statement } from '../../program/index.ts';
import { keyOf } from './taken-first.ts';

/** Whether every way that falls out of a statement has brought a value. */
export const isSetOnAllWays = (statement: Statement, key: string): boolean => goThrough([statement], key, false, []);

/** The same, where a loop that asks first asks last if its rounds bring what is needed. */
export const bringsItself = (statement: Statement, key: string): boolean => {
  const asking = askedFirst(statement);
  return isSetOnAllWays(
    asking === undefined ? statement : { kind: 'repeat', body: [...asking.body, asking.question] },
    key,
  );
};

type Question = Extract<Statement, { kind: 'if' }>;

/** What a loop asks before each round, and what is done in that. */
export const askedFirst = (statement: Statement): { readonly question: Question; readonly body: Block } | undefined => {
  if (statement.kind === 'while') {
    const { step, is, body } = statement;
    return { question: { kind: 'if', step, is: !is, body: [{ kind: 'leave' }], otherwise: [] }, body };
  }
  if (statement.kind !== 'repeat' || statement.rounds !== undefined) return undefined;
  const [question, ...body] = statement.body;
  const isGuard = question?.kind === 'if' && question.otherwise.length === 0 && question.body[0]?.kind === 'leave';
  return isGuard ? { question, body } : undefined;
};

/** Whether a value is there behind a block; notes whether it is where the loop around it is left. */
const goThrough = (block: Block, key: string, isSet: boolean, left: boolean[]): boolean =>
  block.reduce((before, statement) => isSetBehind(statement, key, before, left), isSet);

const isSetBehind = (statement: Statement, key: string, isSet: boolean, left: boolean[]): boolean => {
  switch (statement.kind) {
    case 'do':
      return isSet || (statement.step.result !== undefined && keyOf(statement.step.result) === key);
    case 'if':
      return [statement.body, statement.otherwise].map((each) => goThrough(each, key, isSet, left)).every(Boolean);
    case 'choose':
      return statement.cases.map(({ body }) => goThrough(body, key, isSet, left)).every(Boolean);
    case 'repeat': {
      const out: boolean[] = [];
      const end = goThrough(statement.body, key, isSet, out);
      return out.every(Boolean) && (statement.rounds === undefined || !canFallOut(statement.body) || end);
    }
    case 'leave':
      left.push(isSet);
      return true;
    case 'hold':
    case 'while':
    case 'each':
      return isSet;
    default:
      return true;
  }
};

/** How often a variable is set on one way through a block; in a loop any number of times. */
export const timesSet = (block: Block, key: string): number =>
  block.reduce((sum, statement) => {
    switch (statement.kind) {
      case 'do':
        return statement.as === 'set' && statement.keeps && keyOf(statement.keeps) === key ? sum + 1 : sum;
      case 'if':
        return sum + Math.max(timesSet(statement.body, key), timesSet(statement.otherwise, key));
      case 'choose':
        return sum + Math.max(0, ...statement.cases.map(({ body }) => timesSet(body, key)));
      case 'while':
      case 'each':
      case 'repeat':
        return sum + timesSet(statement.body, key) * 2;
      default:
        return sum;
    }
  }, 0);
