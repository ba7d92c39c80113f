import { type Answer, exampleOf, isGivenBack, type Program, type Step, usedPorts } from '../program/index.ts';

/** An answer to each question that never changes, so that each flow follows its example and comes to an end. */
export const exampleAnswers = (program: Program): ReadonlyMap<Step, Answer> => {
  const answers = new Map<Step, Answer>();
  const runs = [
    ...program.flows.map(({ scenarios }) => scenarios),
    ...program.services.flatMap(({ operations }) => operations.map(({ scenarios }) => scenarios)),
  ];
  for (const scenarios of runs)
    for (const { step, answer } of exampleOf<Omit<Scenario, 'outcome'>>(scenarios)?.answers ?? [])
      if (!answers.has(step) && !isGivenBack(answer)) answers.set(step, answer);
  for (const step of usedPorts(program).flatMap(({ methods }) => methods)) {
    if (step.answer === undefined || answers.has(step)) continue;
    const first = step.answer === 'boolean' ? false : step.answer.members[0];
    if (first !== undefined) answers.set(step, first);
  }
  return answers;
};

type Scenario = Program['flows'][number]['scenarios'][number];
