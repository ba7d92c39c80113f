import type { Work } from './computation.ts';
import type { Name } from './name.ts';
import type { FieldDecl, Literal, Sample } from './record.ts';

/** A closed set of values. */
export interface EnumDecl {
  readonly name: Name;
  /** One sentence: what the values are. */
  readonly summary: string;
  readonly members: readonly Name[];
}

/** A type of errors; its name is without the word that a language ends it with. */
export interface ErrorDecl {
  readonly name: Name;
  readonly summary: string;
}

/** An interface that whoever takes the code over implements: one method per thing that is done or asked. */
export interface PortDecl {
  readonly name: Name;
  /** What a parameter or a field that holds it is called, such as `steps` or `warehouse`. */
  readonly handle: Name;
  readonly summary: string;
  readonly methods: readonly Step[];
}

/** A method of a port. Method names are unique among all ports of a flow. */
export interface Step {
  readonly name: Name;
  readonly port: PortDecl;
  /** Absent for what is only done; a question answers with yes or no, or with a member of an enum. */
  readonly answer?: 'boolean' | EnumDecl;
  /** What its answer decides, where it does something and answers with how that came out. */
  readonly decides?: Decided;
  /** Its answer is what it came to: it is no question. */
  readonly comesTo?: true;
  /** The labels that it is drawn as, where its name has none of its own; empty for what the code needs and nobody drew. */
  readonly drawnAs?: readonly string[];
  /** Values that it takes: whoever calls it has one of that name. */
  readonly parameters?: readonly PassedValue[];
  /** The value that it gives back, where a later one takes it; such a step asks nothing. */
  readonly result?: PassedValue;
  /** What it gives back is another value in each test: what follows depends on it. */
  readonly varies?: true;
}

/** A condition as it is drawn, and the answer that means that it holds: no of `charge card` for “The bank declines”. */
export interface Decided {
  readonly label: string;
  readonly is: boolean;
}

/** A value that goes from one to another, and an example of it that is unlike that of all others. */
export interface PassedValue extends FieldDecl {
  /** Of a list, that of each of its items. */
  readonly sample: Literal | Sample;
}

/** `true` and `false` for yes and no, a member of the enum otherwise. */
export type Answer = boolean | Name;

export type Statement =
  /** `keeps` where something behind it takes its result; where it fails with one of `failing`, what that says is kept. */
  | {
      readonly kind: 'do';
      readonly step: Work;
      readonly keeps?: PassedValue;
      readonly as?: Keeping;
      readonly failing?: readonly ErrorDecl[];
    }
  /** A variable that each way to where it is taken sets; `isVaried` where it may be set more than once. */
  | { readonly kind: 'hold'; readonly value: PassedValue; readonly isVaried: boolean }
  /** A yes-or-no question. `otherwise` is empty where nothing is done instead, and wherever `body` never falls out of its bottom. */
  | { readonly kind: 'if'; readonly step: Work; readonly is: boolean; readonly body: Block; readonly otherwise: Block }
  /** A question with an enum as its answer: every member has one case. */
  | { readonly kind: 'choose'; readonly step: Step; readonly cases: readonly Case[] }
  /** Around and around until something in it leaves or ends, or after that many rounds; without these it never falls out of the bottom. */
  | { readonly kind: 'repeat'; readonly body: Block; readonly rounds?: Rounds }
  /** Asks before each round; goes on with the body while the answer is `is`. `again` and `leave` stand in no such body. */
  | { readonly kind: 'while'; readonly step: Work; readonly is: boolean; readonly body: Block }
  /** Once for each item of a list that it has. `again` and `leave` stand in no such body. */
  | { readonly kind: 'each'; readonly item: PassedValue; readonly of: PassedValue; readonly body: Block }
  /** Out of the innermost loop. */
  | { readonly kind: 'leave' }
  /** The innermost loop from its beginning. Only where more would follow in the loop's body. */
  | { readonly kind: 'again' }
  | { readonly kind: 'end'; readonly outcome: Name }
  /** Out of an operation that gives nothing back. */
  | { readonly kind: 'done' }
  /** Out of an operation with what it came to, which is the sample of this value: yes, no, or a member of an enum. */
  | { readonly kind: 'answer'; readonly value: PassedValue }
  /** Out of an operation, and of all that called it, with an error of this type. */
  | { readonly kind: 'raise'; readonly error: ErrorDecl }
  /** The last of an operation that gives a value back: one that it has, or what this step gives. */
  | { readonly kind: 'give'; readonly value: PassedValue; readonly step?: Step };

export type Block = readonly Statement[];

/** How a result is kept: in a variable that is set again behind it, or in one that was declared before. */
export type Keeping = 'varied' | 'set';

/** How often something is done at most, and what counts that. */
export interface Rounds {
  readonly most: number;
  readonly counter: Pick<Name, 'words'>;
}

export interface Case {
  /** One answer, or all that lead to the same. */
  readonly answers: readonly Name[];
  readonly body: Block;
}

/** For a flow whose lines cross so that no loops and choices can say it: a state, what it does, and where it goes. */
export interface StateTable {
  readonly states: EnumDecl;
  readonly start: Name;
  readonly rows: readonly StateRow[];
}

export type StateRow =
  | { readonly state: Name; readonly kind: 'do'; readonly step: Step; readonly next: Name }
  | { readonly state: Name; readonly kind: 'choose'; readonly step: Step; readonly next: readonly StateExit[] }
  | { readonly state: Name; readonly kind: 'end'; readonly outcome: Name };

export interface StateExit {
  readonly answer: Answer;
  readonly to: Name;
}

/** A function that runs from a start to an outcome. It takes its ports in their order. */
export interface FlowDecl {
  readonly name: Name;
  readonly summary: string;
  readonly ports: readonly PortDecl[];
  /** What it is given behind them. */
  readonly parameters?: readonly PassedValue[];
  /** What it gives back; absent where it comes to one end only. */
  readonly outcome?: EnumDecl | undefined;
  /** Exactly one of `body` and `table` is there. */
  readonly body?: Block;
  readonly table?: StateTable;
  /** Each line of the drawing that can be reached is on one of them. */
  readonly scenarios: readonly PathScenario[];
}

/**
 * One way through a flow: the answers in the order in which they are asked for, with values of steps that vary, and what has been called in
 * the end. What a call was given are the samples of its parameters.
 */
export interface PathScenario {
  readonly name: Name;
  readonly answers: readonly { readonly step: Step; readonly answer: Answer | PassedValue }[];
  readonly calls: readonly Step[];
  readonly outcome: Name;
  /** What the flow is given, as the samples of its parameters. */
  readonly given?: readonly PassedValue[];
}
