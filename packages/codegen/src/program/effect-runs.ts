import type { MachineEffect } from './machine.ts';
import type { Name } from './name.ts';

/** What an effect depends on where that is one thing only. */
export type EffectCause = 'from' | 'event' | 'to';

/** Effects that follow one another; with a `cause` one of them at most happens, since each depends on another value of it. */
export interface EffectRun {
  readonly cause?: EffectCause;
  readonly effects: readonly MachineEffect[];
}

/** Effects as they may be written: those that exclude each other as the cases of one choice, all others by themselves. */
export const effectRuns = (effects: readonly MachineEffect[]): readonly EffectRun[] => {
  const runs: { cause: EffectCause | undefined; effects: MachineEffect[] }[] = [];
  for (const effect of effects) {
    const cause = causeOf(effect);
    const run = runs.at(-1);
    if (run !== undefined && cause !== undefined && run.cause === cause) run.effects.push(effect);
    else runs.push({ cause, effects: [effect] });
  }
  return runs.map((run) =>
    run.cause === undefined || run.effects.length === 1
      ? { effects: run.effects }
      : { cause: run.cause, effects: run.effects },
  );
};

/** The value of what a run depends on in which an effect happens. */
export const caseOf = (effect: MachineEffect, cause: EffectCause): Name => {
  const value = effect[cause];
  if (value === undefined) throw new Error(`an effect does not depend on ${cause}`);
  return value;
};

/** All that has to hold for an effect, each as a language writes it. */
export const conditionsOf = (
  effect: MachineEffect,
  write: (cause: EffectCause, value: Name) => string,
): readonly string[] =>
  causes.flatMap((cause) => {
    const value = effect[cause];
    return value === undefined ? [] : [write(cause, value)];
  });

const causes = ['from', 'event', 'to'] as const satisfies readonly EffectCause[];

const causeOf = (effect: MachineEffect): EffectCause | undefined => {
  const [only, ...others] = causes.filter((cause) => effect[cause] !== undefined);
  return others.length === 0 ? only : undefined;
};
