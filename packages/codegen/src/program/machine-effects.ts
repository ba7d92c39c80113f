import type { Step } from './flow.ts';
import type { MachineDecl, MachineEffect } from './machine.ts';
import type { Name } from './name.ts';

/** What is done when these events are taken one after the other, from the start. */
export const callsOn = (
  { start, transitions, effects }: Pick<MachineDecl, 'start' | 'transitions' | 'effects'>,
  events: readonly Name[],
): readonly Step[] => {
  let state = start;
  return events.flatMap((event): readonly Step[] => {
    const taken = transitions.find((each) => each.from === state && each.event === event);
    if (taken === undefined) return [];
    state = taken.to;
    return effects.flatMap((effect) => (happens(effect, taken) ? effect.steps : []));
  });
};

const happens = ({ from, event, to }: MachineEffect, taken: MachineDecl['transitions'][number]): boolean =>
  (from ?? taken.from) === taken.from && (event ?? taken.event) === taken.event && (to ?? taken.to) === taken.to;
