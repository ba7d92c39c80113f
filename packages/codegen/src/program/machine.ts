import type { EnumDecl } from './flow.ts';
import type { Name } from './name.ts';

/** States, events, and which event leads from where to where. Any other event in a state is refused. */
export interface MachineDecl {
  readonly name: Name;
  readonly summary: string;
  readonly states: EnumDecl;
  readonly events: EnumDecl;
  readonly start: Name;
  readonly finals: readonly Name[];
  readonly transitions: readonly Transition[];
  /** One per transition that walks there from the start, and one that is refused for each state that refuses any event. */
  readonly scenarios: readonly MachineScenario[];
}

export interface Transition {
  readonly from: Name;
  readonly event: Name;
  readonly to: Name;
  /** Ids of the lines that it stands for. */
  readonly about: readonly string[];
}

export interface MachineScenario {
  readonly name: Name;
  /** Each of these is accepted. */
  readonly events: readonly Name[];
  /** The state that they lead to. */
  readonly state: Name;
  /** Refused in that state; absent where nothing is to be refused. */
  readonly refused?: Name;
}
