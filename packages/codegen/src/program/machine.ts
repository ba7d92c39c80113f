import type { EnumDecl, PathScenario, PortDecl, Step } from './flow.ts';
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
  /** Does what the diagram says happens on the way and answers what guards ask; absent where it says nothing of the kind. */
  readonly actions?: PortDecl;
  /** In the order in which they happen: what a state does when it is left, what transitions do, what a state does when it is entered. */
  readonly effects: readonly MachineEffect[];
  /** One per transition that walks there from the start, and one for each state that refuses any, with all that it refuses whatever guards say, and one per event that only guards refuse. */
  readonly scenarios: readonly MachineScenario[];
}

/** Of those that leave a state because of one event the first is taken whose guard says yes, or that has none. */
export interface Transition {
  readonly from: Name;
  readonly event: Name;
  readonly to: Name;
  /** A question of the machine's port, answered with yes or no. */
  readonly guard?: Step;
  /** Ids of the lines that it stands for. */
  readonly about: readonly string[];
}

/** Steps that are taken, before the state changes, where all that is named holds. */
export interface MachineEffect {
  /** The state that is left. */
  readonly from?: Name;
  readonly event?: Name;
  /** The state that is entered. */
  readonly to?: Name;
  readonly steps: readonly Step[];
}

export interface MachineScenario {
  readonly name: Name;
  /** Each of these is accepted. */
  readonly events: readonly Name[];
  /** What guards are answered on the way, and by the refused event. */
  readonly answers: PathScenario['answers'];
  /** The state that they lead to. */
  readonly state: Name;
  /** What is asked and done on the way there, and asked by the refused events. */
  readonly calls: readonly Step[];
  /** Each of these is refused in that state; absent where the last event is to be accepted. */
  readonly refused?: readonly [Name, ...Name[]];
}
