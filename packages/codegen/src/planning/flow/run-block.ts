import {
  type Answer,
  type Block,
  type Computed,
  evaluate,
  isComputed,
  isGivenBack,
  type Name,
  type PassedValue,
  type PathScenario,
  type Step,
  type Work,
} from '../../program/index.ts';
import { keyOf } from '../messages/taken-first.ts';
import { inState, plainSample } from './values/run-states.ts';

type Signal = { readonly end: Name } | 'leave' | 'again' | undefined;

/** True where a block does on a scenario exactly what the scenario says. The last check of structuring before anything is printed. */
export const keepsScenario = (body: Block, scenario: PathScenario): boolean => {
  const answers = [...scenario.answers];
  const calls: Step[] = [];
  const mostCalls = scenario.calls.length + 1;
  let roundsLeft = mostRounds;
  const values = new Map((scenario.given ?? []).map((each) => [keyOf(each), plainSample(each)]));
  const valueFor = (variable: PassedValue): Computed | undefined => values.get(keyOf(variable));
  const isOver = (): boolean => calls.length > mostCalls || roundsLeft-- < 0;
  const call = (step: Step): void => {
    const { parameters } = step;
    calls.push(
      parameters === undefined ? step : { ...step, parameters: parameters.map((each) => inState(values, each)) },
    );
  };
  const ask = (work: Work): Answer | undefined => {
    if (isComputed(work)) return evaluate(work.computes, valueFor) === true;
    call(work);
    const next = answers.shift();
    return next?.step === work && !isGivenBack(next.answer) ? next.answer : undefined;
  };
  const act = (work: Work): void => {
    if (!isComputed(work)) call(work);
    if (work.result === undefined) return;
    const next = !isComputed(work) && work.varies === true ? answers.shift()?.answer : work.result;
    const value = isComputed(work)
      ? evaluate(work.computes, valueFor)
      : next !== undefined && isGivenBack(next)
        ? plainSample(next)
        : undefined;
    if (value === undefined) values.delete(keyOf(work.result));
    else values.set(keyOf(work.result), value);
  };
  const run = (block: Block): Signal => {
    for (const statement of block) {
      if (isOver()) return 'leave';
      const signal = runOne(statement);
      if (signal !== undefined) return signal;
    }
    return undefined;
  };
  const runOne = (statement: Block[number]): Signal => {
    switch (statement.kind) {
      case 'do':
        act(statement.step);
        return undefined;
      case 'hold':
        return undefined;
      case 'if':
        return run(ask(statement.step) === statement.is ? statement.body : statement.otherwise);
      case 'choose': {
        const answer = ask(statement.step);
        return run(statement.cases.find(({ answers: own }) => own.some((each) => each === answer))?.body ?? []);
      }
      case 'while':
        while (!isOver() && ask(statement.step) === statement.is) {
          const signal = run(statement.body);
          if (typeof signal === 'object') return signal;
        }
        return undefined;
      case 'repeat':
        while (!isOver()) {
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
  return calls.length === scenario.calls.length && calls.every((step, index) => isSame(step, scenario.calls[index]));
};

/** A flow that goes around more often without calling anybody never ends. */
const mostRounds = 20_000;

const isSame = (one: Step, other: Step | undefined): boolean =>
  one.name === other?.name &&
  (one.parameters ?? []).every((each, index) => each.sample === other.parameters?.[index]?.sample);
