import {
  type Answer,
  asStep,
  type Block,
  type ErrorDecl,
  isMany,
  type Literal,
  type PassedValue,
  type Statement,
  type Step,
} from '../../program/index.ts';
import { isSame } from './give-values.ts';

/** One way through a block without ends: what is answered and what is called. */
export interface Run {
  readonly answers: readonly { readonly step: Step; readonly answer: Answer }[];
  readonly calls: readonly Step[];
  /** The operation is left behind it. */
  readonly isOver?: true;
  /** What the operation answers with then. */
  readonly told?: PassedValue;
  /** The loop around it is left behind it. */
  readonly isLeft?: true;
  /** What it fails with then. */
  readonly raised?: ErrorDecl;
}

/** Ways through a block that together take every branch, loops once and not at all. */
export const findRuns = ([statement, ...more]: Block): readonly Run[] => {
  if (statement === undefined) return [nothing];
  const [runs, after] = [runsOf(statement), findRuns(more)];
  const over = runs.filter(hasEnded);
  const on = runs.filter((run) => !hasEnded(run));
  const count = on.length === 0 ? 0 : Math.max(on.length, after.length);
  const through = Array.from({ length: count }, (_, index) =>
    joined([on[Math.min(index, on.length - 1)] ?? nothing, after[Math.min(index, after.length - 1)] ?? nothing]),
  );
  return [...over, ...through];
};

const nothing: Run = { answers: [], calls: [] };

const hasEnded = ({ isOver, isLeft }: Run): boolean => isOver === true || isLeft === true;

const joined = (runs: readonly Run[]): Run => {
  const told = runs.find((run) => run.told !== undefined)?.told;
  const raised = runs.find((run) => run.raised !== undefined)?.raised;
  return {
    answers: runs.flatMap(({ answers }) => answers),
    calls: runs.flatMap(({ calls }) => calls),
    ...(runs.some(({ isOver }) => isOver) && { isOver: true }),
    ...(runs.some(({ isLeft }) => isLeft) && { isLeft: true }),
    ...(told !== undefined && { told }),
    ...(raised !== undefined && { raised }),
  };
};

const withoutLeaving = ({ isLeft, ...run }: Run): Run => run;

const runsOf = (statement: Statement): readonly Run[] => {
  switch (statement.kind) {
    case 'do':
      return [{ answers: [], calls: [asStep(statement.step)] }];
    case 'if':
      if (statement.body.length + statement.otherwise.length === 0) return [givenBy(asStep(statement.step))];
      return [
        ...asked(asStep(statement.step), statement.is, statement.body),
        ...asked(asStep(statement.step), !statement.is, statement.otherwise),
      ];
    case 'choose':
      return statement.cases.flatMap(({ answers, body }) =>
        answers.flatMap((answer) => asked(statement.step, answer, body)),
      );
    case 'while': {
      const step = asStep(statement.step);
      const stop: Run = { answers: [{ step, answer: !statement.is }], calls: [step] };
      return [
        ...asked(asStep(statement.step), statement.is, statement.body).map((round) => joined([round, stop])),
        stop,
      ];
    }
    case 'each':
      return findRuns(statement.body).map((run) => {
        const items = hasEnded(run) ? roundsOf(statement).slice(0, 1) : roundsOf(statement);
        return withoutLeaving(joined(items.map((item) => about(run, statement.item, item))));
      });
    case 'repeat': {
      const rounds = findRuns(statement.body);
      const { rounds: limit } = statement;
      if (limit !== undefined)
        return rounds.map((round) =>
          withoutLeaving(hasEnded(round) ? round : joined(Array.from({ length: limit.most }, () => round))),
        );
      const stop = rounds.find(({ isLeft }) => isLeft) ?? nothing;
      return rounds.map((round) => withoutLeaving(hasEnded(round) ? round : joined([round, stop])));
    }
    case 'leave':
      return [{ ...nothing, isLeft: true }];
    case 'raise':
      return [{ ...nothing, isOver: true, raised: statement.error }];
    case 'done':
      return [{ ...nothing, isOver: true }];
    case 'answer':
      return [{ ...nothing, isOver: true, told: statement.value }];
    case 'give':
      return [givenBy(statement.step)];
    default:
      return [nothing];
  }
};

const roundsOf = ({ of: { sample } }: Extract<Statement, { kind: 'each' }>): readonly Literal[] =>
  isMany(sample) ? sample : [];

/** One round of a loop, in which all calls that take the item are given this one. */
const about = ({ calls, ...run }: Run, item: PassedValue, sample: Literal): Run => ({
  ...run,
  calls: calls.map((step) => {
    const { parameters } = step;
    if (parameters === undefined) return step;
    return { ...step, parameters: parameters.map((each) => (isSame(each, item) ? { ...each, sample } : each)) };
  }),
});

/** What nothing here depends on is answered by yes, or by the first of its answers. */
const givenBy = (step: Step | undefined): Run => {
  if (step === undefined) return nothing;
  const answer = typeof step.answer === 'object' ? (step.answer.members[0] ?? true) : true;
  return { answers: step.answer === undefined ? [] : [{ step, answer }], calls: [step] };
};

const asked = (step: Step, answer: Answer, body: Block): readonly Run[] =>
  findRuns(body).map((run) => joined([{ answers: [{ step, answer }], calls: [step] }, run]));
