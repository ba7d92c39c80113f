import type { Answer, Block, Name, PathScenario, Step } from '../../program/index.ts';

type Signal = { readonly end: Name } | 'leave' | 'again' | undefined;

/** True where a block does on a scenario exactly what the scenario says. The last check of structuring before anything is printed. */
export const keepsScenario = (body: Block, scenario: PathScenario): boolean => {
  const answers = [...scenario.answers];
  const calls: Step[] = [];
  const mostCalls = scenario.calls.length + 1;
  const ask = (step: Step): Answer | undefined => {
    calls.push(step);
    const next = answers.shift();
    return next?.step === step ? next.answer : undefined;
  };
  const run = (block: Block): Signal => {
    for (const statement of block) {
      if (calls.length > mostCalls) return 'leave';
      const signal = runOne(statement);
      if (signal !== undefined) return signal;
    }
    return undefined;
  };
  const runOne = (statement: Block[number]): Signal => {
    switch (statement.kind) {
      case 'do':
        calls.push(statement.step);
        return undefined;
      case 'if':
        return run(ask(statement.step) === statement.is ? statement.body : statement.otherwise);
      case 'choose': {
        const answer = ask(statement.step);
        return run(statement.cases.find(({ answers: own }) => own.some((each) => each === answer))?.body ?? []);
      }
      case 'while':
        while (calls.length <= mostCalls && ask(statement.step) === statement.is) {
          const signal = run(statement.body);
          if (typeof signal === 'object') return signal;
        }
        return undefined;
      case 'repeat':
        while (calls.length <= mostCalls) {
          const signal = run(statement.body);
          if (signal === 'leave') return undefined;
          if (typeof signal === 'object') return signal;
        }
        return undefined;
      case 'leave':
      case 'again':
        return statement.kind;
      case 'end':
        return { end: statement.outcome };
    }
  };
  const signal = run(body);
  if (typeof signal !== 'object' || signal.end !== scenario.outcome) return false;
  return calls.length === scenario.calls.length && calls.every((step, index) => step === scenario.calls[index]);
};
