import type { PathScenario, Step } from './flow.ts';
import type { MachineDecl, MachineEffect } from './machine.ts';
import type { Name } from './name.ts';

/** What is asked and done when these events come one after the other, from the start, and guards get these answers. */
export const callsOn = (
  { start, transitions, effects }: Pick<MachineDecl, 'start' | 'transitions' | 'effects'>,
  events: readonly Name[],
  answers: PathScenario['answers'] = [],
): readonly Step[] => {
  let state = start;
  const left = [...answers];
  return events.flatMap((event): readonly Step[] => {
    const asked: Step[] = [];
    const taken = transitions.find(({ from, event: on, guard }) => {
      if (from !== state || on !== event) return false;
      if (guard === undefined) return true;
      asked.push(guard);
      return left.shift()?.answer === true;
    });
    if (taken === undefined) return asked;
    state = taken.to;
    return [...asked, ...effects.flatMap((effect) => (happens(effect, taken) ? effect.steps : []))];
  });
};

const happens = ({ from, event, to }: MachineEffect, taken: MachineDecl['transitions'][number]): boolean =>
  (from ?? taken.from) === taken.from && (event ?? taken.event) === taken.event && (to ?? taken.to) === taken.to;
