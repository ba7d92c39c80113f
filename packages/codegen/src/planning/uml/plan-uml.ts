import { createNameScope, type Program } from '../../program/index.ts';
import type { Planner, PlanRequest } from '../planner.ts';
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
  if (count(stateKinds) > half) return planStates(named(request, /\s+states?$/i));
  if (count(useCaseKinds) > half) return planUseCases(named(request, /\s+use cases?$/i));
  return planClasses(named(request, /\s+class(?:es)?$/i));
};

/** Code is called after what is drawn, not after the kind of drawing that a title may end in. */
const named = ({ program, ...rest }: PlanRequest, kind: RegExp): PlanRequest => {
  const { label } = program.name;
  const subject = label.replace(kind, '');
  const name: Program['name'] = subject === label ? program.name : createNameScope().take(subject, [], 'diagram');
  return { ...rest, program: { ...program, name } };
};
