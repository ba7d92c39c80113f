import type { Computation, PassedValue } from '../../../program/index.ts';

/** What goes from one step of a flow to another, by the ids of its nodes. */
export interface FlowValues {
  /** What the flow does by itself. */
  readonly computed: ReadonlyMap<string, Computation>;
  /** What steps and questions are given. */
  readonly taken: ReadonlyMap<string, readonly PassedValue[]>;
  /** What steps give back. */
  readonly brought: ReadonlyMap<string, PassedValue>;
  /** What the flow itself is given. */
  readonly inputs: readonly PassedValue[];
  /** The values that an example has of each variable which a computed question depends on, the plainest first. */
  readonly examples: ReadonlyMap<string, readonly (number | string)[]>;
}

export const noValues: FlowValues = {
  computed: new Map(),
  taken: new Map(),
  brought: new Map(),
  inputs: [],
  examples: new Map(),
};
