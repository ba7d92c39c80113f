import type { DiagramSpec } from '../../model/diagram-spec.ts';

/** A spec reduced to what a notation can say. */
export interface Carried {
  readonly spec: DiagramSpec;
  /** One sentence for people for each thing that was left out. */
  readonly leftOut: readonly string[];
}

/** Takes one thing out of a spec that a notation has no words for. */
export type CarryStep = (spec: DiagramSpec) => Carried;

/** Takes the steps one after the other. */
export const carry = (spec: DiagramSpec, steps: readonly CarryStep[]): Carried =>
  steps.reduce<Carried>(
    (carried, step) => {
      const { spec: reduced, leftOut } = step(carried.spec);
      return { spec: reduced, leftOut: [...carried.leftOut, ...leftOut] };
    },
    { spec, leftOut: [] },
  );

/** `1 shape`, `2 shapes`. */
export const counted = (count: number, noun: string, plural = `${noun}s`): string =>
  `${count} ${count === 1 ? noun : plural}`;

/** The sentence where there is something to say, and nothing otherwise. */
export const sayWhere = (count: number, sentence: string): readonly string[] => (count === 0 ? [] : [sentence]);
