import type { Answer, Block, Statement, Step } from '../../program/index.ts';

/** One way through a block without ends: what is answered and what is called. */
export interface Run {
  readonly answers: readonly { readonly step: Step; readonly answer: Answer }[];
  readonly calls: readonly Step[];
}

/** Ways through a block that together take every branch, loops once and not at all. */
export const findRuns = (block: Block): readonly Run[] => {
  const each = block.map(runsOf);
  const count = Math.max(1, ...each.map(({ length }) => length));
  return Array.from({ length: count }, (_, index) =>
    joined(each.map((runs) => runs[Math.min(index, runs.length - 1)] ?? nothing)),
  );
};

const nothing: Run = { answers: [], calls: [] };

const joined = (runs: readonly Run[]): Run => ({
  answers: runs.flatMap(({ answers }) => answers),
  calls: runs.flatMap(({ calls }) => calls),
});

const runsOf = (statement: Statement): readonly Run[] => {
  switch (statement.kind) {
    case 'do':
      return [{ answers: [], calls: [statement.step] }];
    case 'if':
      if (statement.body.length + statement.otherwise.length === 0) return [givenBy(statement.step)];
      return [
        ...asked(statement.step, statement.is, statement.body),
        ...asked(statement.step, !statement.is, statement.otherwise),
      ];
    case 'choose':
      return statement.cases.flatMap(({ answers, body }) =>
        answers.flatMap((answer) => asked(statement.step, answer, body)),
      );
    case 'while': {
      const stop: Run = { answers: [{ step: statement.step, answer: !statement.is }], calls: [statement.step] };
      return [...asked(statement.step, statement.is, statement.body).map((round) => joined([round, stop])), stop];
    }
    case 'give':
      return [givenBy(statement.step)];
    default:
      return [nothing];
  }
};

/** What nothing here depends on is answered by yes. */
const givenBy = (step: Step | undefined): Run => {
  if (step === undefined) return nothing;
  return { answers: step.answer === undefined ? [] : [{ step, answer: true }], calls: [step] };
};

const asked = (step: Step, answer: Answer, body: Block): readonly Run[] =>
  findRuns(body).map((run) => joined([{ answers: [{ step, answer }], calls: [step] }, run]));
