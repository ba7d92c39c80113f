import type { PathScenario } from './flow.ts';
import { isGivenBack } from './scripted.ts';

type Answers = PathScenario['answers'];

/** The shortest way on which no question is answered in two ways, so that answers that never change lead along it. */
export const exampleOf = <Scenario extends Omit<PathScenario, 'outcome'>>(
  scenarios: readonly Scenario[],
): Scenario | undefined =>
  scenarios
    .filter(({ answers }) =>
      answers.every((one) => answers.every((other) => other.step !== one.step || isSame(one.answer, other.answer))),
    )
    .reduce<Scenario | undefined>(
      (best, each) => (best === undefined || each.calls.length < best.calls.length ? each : best),
      undefined,
    );

const isSame = (one: Answers[number]['answer'], other: Answers[number]['answer']): boolean =>
  isGivenBack(one) && isGivenBack(other) ? one.sample === other.sample : one === other;
