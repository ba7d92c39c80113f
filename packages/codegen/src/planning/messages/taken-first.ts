import { type Block, type PassedValue, type Statement, type Step, worksOf } from '../../program/index.ts';

/** Values by what they are called. */
export type Values = ReadonlyMap<string, PassedValue>;

/** What is taken where control goes on: behind a block, and where it leaves the loop around it or begins that again. */
export interface Behind {
  readonly next: Values;
  readonly leave: Values;
  readonly again: Values;
}

export const nothingBehind: Behind = { next: new Map(), leave: new Map(), again: new Map() };

export const keyOf = ({ name }: PassedValue): string => name.words.join('');

/** The values that a block, and all that follows it, takes before it sets them. */
export const takenFirst = (block: Block, behind: Behind): Values =>
  block.reduceRight<Values>((next, statement) => takenBy(statement, { ...behind, next }), behind.next);

/** What a statement itself takes, apart from what is done within it. */
export const takenAtOnce = (statement: Statement): Values => {
  switch (statement.kind) {
    case 'do':
    case 'if':
    case 'choose':
    case 'while':
      return asked(statement.step);
    case 'each':
      return listed([statement.of]);
    case 'give':
      return statement.step === undefined ? listed([statement.value]) : asked(statement.step);
    default:
      return new Map();
  }
};

/** All that the steps of a block bring. */
export const broughtIn = (block: Block): Values => listed(worksOf(block).flatMap(({ result }) => result ?? []));

const takenBy = (statement: Statement, behind: Behind): Values => {
  const { next } = behind;
  switch (statement.kind) {
    case 'do':
      return joined(without(next, statement.step.result), asked(statement.step));
    case 'hold':
      return without(next, statement.value);
    case 'if':
      return joined(asked(statement.step), takenFirst(statement.body, behind), takenFirst(statement.otherwise, behind));
    case 'choose':
      return joined(asked(statement.step), ...statement.cases.map(({ body }) => takenFirst(body, behind)));
    case 'while':
    case 'each':
    case 'repeat':
      return takenInRounds(statement, behind);
    case 'leave':
      return behind.leave;
    case 'again':
      return behind.again;
    default:
      return takenAtOnce(statement);
  }
};

type Loop = Extract<Statement, { kind: 'while' | 'each' | 'repeat' }>;

/** What the rounds of a loop take, where each may be followed by another one. */
export const takenInRounds = (loop: Loop, behind: Behind): Values => {
  const around = loop.kind === 'while' ? asked(loop.step) : loop.kind === 'each' ? listed([loop.of]) : new Map();
  const isEndless = loop.kind === 'repeat' && loop.rounds === undefined;
  let start: Values = joined(around, ...(loop.kind === 'repeat' ? [] : [behind.next]));
  for (let size = -1; size !== start.size; ) {
    size = start.size;
    const next = joined(start, ...(isEndless ? [] : [behind.next]));
    const round = takenFirst(loop.body, { next, leave: behind.next, again: next });
    start = joined(start, loop.kind === 'each' ? without(round, loop.item) : round);
  }
  return start;
};

const asked = ({ parameters = [] }: Pick<Step, 'parameters'>): Values => listed(parameters);

export const listed = (values: readonly PassedValue[]): Values => new Map(values.map((each) => [keyOf(each), each]));

const joined = (...all: readonly Values[]): Values => new Map(all.flatMap((each) => [...each]));

const without = (values: Values, value: PassedValue | undefined): Values =>
  value === undefined ? values : new Map([...values].filter(([key]) => key !== keyOf(value)));
