import { asStep, type Block, type PassedValue, type Statement, type Step } from '../../program/index.ts';
import { keepResults } from './keep-results.ts';
import { type Making, makeUp } from './make-up.ts';
import { bringsItself } from './set-on-all-ways.ts';
import { broughtIn } from './taken-first.ts';

/** The body of an operation that keeps what its steps bring back where something behind them takes it, and gives back `value` in the end. */
export const giveValues = (
  body: Block,
  {
    taken,
    value,
    making,
  }: { readonly taken: readonly PassedValue[]; readonly value: PassedValue | undefined; readonly making?: Making },
): Block => {
  const given = value === undefined ? body : withGiven(body, taken, value);
  return keepResults(making === undefined ? given : makeUp(given, taken, making), taken);
};

const withGiven = (body: Block, taken: readonly PassedValue[], value: PassedValue): Block => {
  const last = body.at(-1);
  const step = last?.kind === 'do' || isOnlyAsked(last) ? asStep(last.step) : undefined;
  if (step !== undefined && !isAmong(taken, value) && (isAnsweredBy(step, value) || isSame(step.result, value)))
    return [...body.slice(0, -1), { kind: 'give', value, step }];
  return [...body, { kind: 'give', value }];
};

const isAnsweredBy = ({ answer }: Step, { type }: PassedValue): boolean =>
  type.kind === 'enum'
    ? answer === type.enum
    : type.kind === 'scalar' && type.scalar === 'boolean' && answer === 'boolean';

const isOnlyAsked = (statement: Statement | undefined): statement is Extract<Statement, { kind: 'if' }> =>
  statement?.kind === 'if' && statement.body.length + statement.otherwise.length === 0;

/** What the steps of a block bring back, apart from those that run in some cases only. */
export const broughtBack = (block: Block): readonly PassedValue[] =>
  block.flatMap((statement) =>
    [...broughtIn([statement])].flatMap(([key, value]) => (bringsItself(statement, key) ? value : [])),
  );

export const isAmong = (values: readonly PassedValue[], value: PassedValue): boolean =>
  values.some((each) => isSame(each, value));

export const isSame = (one: Step['result'], other: PassedValue): boolean =>
  one?.name.words.join('') === other.name.words.join('');
