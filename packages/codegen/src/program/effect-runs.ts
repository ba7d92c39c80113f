import type { MachineEffect } from './machine.ts';
import type { Name } from './name.ts';

/** What an effect depends on where that is one thing only. */
export type EffectCause = 'from' | 'event' | 'to';

/** What is done for each of some values. */
export interface EffectCase extends Pick<MachineEffect, 'steps'> {
  readonly values: readonly Name[];
}

/** An effect by itself, or the cases of one choice: each depends on other values of the same thing. */
export type EffectRun =
  | { readonly effect: MachineEffect; readonly cause?: never; readonly cases?: never }
  | { readonly cause: EffectCause; readonly cases: readonly EffectCase[] };

/** Effects as they may be written: those that follow one another and exclude each other as one choice, all others by themselves. */
export const effectRuns = (effects: readonly MachineEffect[]): readonly EffectRun[] => {
  const runs: { cause: EffectCause | undefined; effects: MachineEffect[] }[] = [];
  for (const effect of effects) {
    const cause = causeOf(effect);
    const run = runs.at(-1);
    if (run !== undefined && cause !== undefined && run.cause === cause) run.effects.push(effect);
    else runs.push({ cause, effects: [effect] });
  }
  return runs.flatMap(({ cause, effects: run }): readonly EffectRun[] =>
    cause === undefined || run.length === 1
      ? run.map((effect) => ({ effect }))
      : [{ cause, cases: casesOf(run, cause) }],
  );
};

/** Values for which the same is done stand together, where the first of them is. */
const casesOf = (effects: readonly MachineEffect[], cause: EffectCause): readonly EffectCase[] => {
  const cases: { values: Name[]; steps: MachineEffect['steps'] }[] = [];
  for (const effect of effects) {
    const value = effect[cause];
    if (value === undefined) continue;
    const { steps } = effect;
    const known = cases.find(
      (each) => each.steps.length === steps.length && each.steps.every((step, at) => step === steps[at]),
    );
    if (known === undefined) cases.push({ values: [value], steps });
    else known.values.push(value);
  }
  return cases;
};

export const effectCauses = ['from', 'event', 'to'] as const satisfies readonly EffectCause[];

const causeOf = (effect: MachineEffect): EffectCause | undefined => {
  const [only, ...others] = effectCauses.filter((cause) => effect[cause] !== undefined);
  return others.length === 0 ? only : undefined;
};
