import type { Step } from './flow.ts';
import type { MachineDecl, Transition } from './machine.ts';

/** Transitions that are taken whenever their event comes. */
export const unguarded = ({ transitions }: Pick<MachineDecl, 'transitions'>): readonly Transition[] =>
  transitions.filter(({ guard }) => guard === undefined);

/** A transition that a guard decides about. */
export type GuardedTransition = Transition & { readonly guard: Step };

/** Guarded transitions by their state and event, those of one event in the order in which their guards are asked. */
export const guardedChoices = ({
  transitions,
}: Pick<MachineDecl, 'transitions'>): readonly (readonly GuardedTransition[])[] => {
  const guarded = transitions.filter((each): each is GuardedTransition => each.guard !== undefined);
  return guarded
    .filter((each, index) => guarded.findIndex((other) => isRival(other, each)) === index)
    .map((first) => guarded.filter((each) => isRival(each, first)));
};

/** Two that leave the same state because of the same event. */
export const isRival = (one: Transition, other: Transition): boolean =>
  one.from === other.from && one.event === other.event;
