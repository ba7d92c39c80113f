import type { Block, PassedValue, Statement, Step } from '../../program/index.ts';
import { valuesTakenBy } from '../../program/index.ts';

/** The body of an operation that keeps what its steps bring back where something behind them takes it, and gives back `value` in the end. */
export const giveValues = (body: Block, taken: readonly PassedValue[], value: PassedValue | undefined): Block => {
  if (value === undefined) return keepResults(body, taken);
  const last = body.at(-1);
  const step = last?.kind === 'do' || isOnlyAsked(last) ? last.step : undefined;
  if (step !== undefined && !isAmong(taken, value) && (isAnsweredBy(step, value) || isSame(step.result, value)))
    return keepResults([...body.slice(0, -1), { kind: 'give', value, step }], taken);
  return keepResults([...body, { kind: 'give', value }], taken);
};

const isAnsweredBy = ({ answer }: Step, { type }: PassedValue): boolean =>
  type.kind === 'enum'
    ? answer === type.enum
    : type.kind === 'scalar' && type.scalar === 'boolean' && answer === 'boolean';

const isOnlyAsked = (statement: Statement | undefined): statement is Extract<Statement, { kind: 'if' }> =>
  statement?.kind === 'if' && statement.body.length + statement.otherwise.length === 0;

const keepResults = (block: Block, known: readonly PassedValue[]): Block => {
  const has = [...known];
  return block.map((statement, index): Statement => {
    const within = (inner: Block): Block => keepResults(inner, has);
    switch (statement.kind) {
      case 'do': {
        const { result } = statement.step;
        if (result === undefined || isAmong(has, result)) return statement;
        if (!takes(block.slice(index + 1), result)) return statement;
        has.push(result);
        return { ...statement, keeps: result };
      }
      case 'if':
        return { ...statement, body: within(statement.body), otherwise: within(statement.otherwise) };
      case 'choose':
        return { ...statement, cases: statement.cases.map((each) => ({ ...each, body: within(each.body) })) };
      case 'while':
      case 'repeat':
      case 'each':
        return { ...statement, body: within(statement.body) };
      default:
        return statement;
    }
  });
};

const takes = (block: Block, value: PassedValue): boolean => isAmong(valuesTakenBy(block), value);

/** What the steps of a block bring back, apart from those that run in some cases only. */
export const broughtBack = (block: Block): readonly PassedValue[] =>
  block.flatMap((statement) => (statement.kind === 'do' ? (statement.step.result ?? []) : []));

export const isAmong = (values: readonly PassedValue[], value: PassedValue): boolean =>
  values.some((each) => isSame(each, value));

export const isSame = (one: Step['result'], other: PassedValue): boolean =>
  one?.name.words.join('') === other.name.words.join('');
