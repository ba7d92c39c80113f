import type { Planner } from '../planner.ts';
import { planClasses } from './classes/plan-classes.ts';
import { planStates } from './states/plan-states.ts';
import { planUseCases } from './use-cases/plan-use-cases.ts';

const stateKinds = new Set(['state', 'initial', 'final']);
const useCaseKinds = new Set(['use-case', 'actor']);

/** UML is three diagrams in one: classes, states, use cases. What most nodes are decides. */
export const planUml: Planner = (request) => {
  const count = (kinds: ReadonlySet<string>): number =>
    request.spec.nodes.filter(({ kind }) => kinds.has(kind ?? 'class')).length;
  const half = request.spec.nodes.length / 2;
  if (count(stateKinds) > half) return planStates(request);
  if (count(useCaseKinds) > half) return planUseCases(request);
  return planClasses(request);
};
