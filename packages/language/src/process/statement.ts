import type { SourceSpan } from '@diagloom/diagram/model';
import type { Outcome } from './outcome.ts';

/** A yes-or-no question that a text asks, taken from a condition. */
export interface Question {
  /** Ends with `?`. */
  readonly text: string;
  /** True where the condition was the question's `no` (`if it is not valid` asks `Valid?`). */
  readonly isNegated: boolean;
  /** The condition's own words in lower case, to recognise its opposite later. */
  readonly words: readonly string[];
  readonly span: SourceSpan | undefined;
  /** True where it only asks whether there is what was spoken of: of a question just before it, it is an answer. */
  readonly isThere?: boolean;
  /** Who decides; absent for whoever acted before. */
  readonly actor?: string;
}

export interface Step {
  readonly kind: 'step';
  /** With the verb in base form, in sentence case: `Check the stock`. */
  readonly label: string;
  /** The same with the one who acts, as the writer has it: `Customer places order`. */
  readonly fullLabel: string;
  readonly verb: string;
  readonly object: string;
  readonly actor: string | undefined;
  readonly span: SourceSpan | undefined;
  /** A kind other than the plain step, such as `io`. */
  readonly nodeKind?: string;
  /** By when it is done: ` within 5 minutes`. */
  readonly deadline?: string;
  /** True where the text mentions it as something that has happened (`once the order is paid`). */
  readonly isMention: boolean;
  /** True where the text says `again`: it leads back to the step that was told before. */
  readonly isAgain?: boolean;
  /** True where more is asked after it was done again: `repeat the count; if it is confirmed, ...`. */
  readonly isTakenUp?: boolean;
  /** What it finds out: `check whether the box is full` asks `Box full?` */
  readonly asks?: Question;
  /** True where `asks` is what something has to be rather than what somebody looks into. */
  readonly isDemand?: boolean;
  /** Of which ones alone it is told: `approved customers sign`. */
  readonly outcome?: Outcome;
  /** What is done where a verdict goes the other way: `approves or rejects` has `Reject`. */
  readonly refusal?: Step;
}

/** What a process text says, in order. Bodies are lists of statements. */
export type Statement =
  | Step
  | {
      readonly kind: 'choice';
      readonly question: Question;
      readonly body: readonly Statement[];
      readonly otherwise: readonly Statement[] | undefined;
      /** True where it counts how often something was tried: it is asked before the next try. */
      readonly isLimit?: boolean;
    }
  /** `when the test passes, ...`: a choice where another sentence tells the opposite, else something that happens. */
  | {
      readonly kind: 'case';
      readonly question: Question;
      readonly events: readonly Statement[];
      readonly body: readonly Statement[];
    }
  /** Continues the choice before it: its other exit, or its first once more. */
  | {
      readonly kind: 'branch';
      readonly exit: 'yes' | 'no';
      readonly body: readonly Statement[];
      readonly span: SourceSpan | undefined;
    }
  | { readonly kind: 'alternatives'; readonly question?: string; readonly branches: readonly Branch[] }
  | { readonly kind: 'parallel'; readonly branches: readonly (readonly Statement[])[] }
  /** Runs at the same time as what was said before it. */
  | { readonly kind: 'meanwhile'; readonly body: readonly Statement[]; readonly span: SourceSpan | undefined }
  | {
      readonly kind: 'loop';
      readonly question: Question;
      readonly repeats: 'until' | 'while';
      /** True where it is asked before the first round. */
      readonly asksFirst?: boolean;
      readonly body: readonly Statement[];
    }
  /** `step` is what it says where no target is found: `good items go back to stock`. */
  | {
      readonly kind: 'jump';
      readonly target: string;
      readonly span: SourceSpan | undefined;
      readonly step?: Step;
      /** What goes back where only some do: `bugs go back to the developer` asks `Bugs?` wherever something is told after it. */
      readonly some?: Question;
    }
  | {
      readonly kind: 'join';
      /** True for `when both are done`: what the two before it do is done side by side. */
      readonly ofBoth?: boolean;
    }
  /** `either way, ...`: what follows happens whatever was decided before. */
  | { readonly kind: 'in-any-case' }
  /** `the process continues`: in a choice it says that the other exit stops. */
  | { readonly kind: 'go-on' }
  | { readonly kind: 'end'; readonly span: SourceSpan | undefined };

export interface Branch {
  readonly label: string;
  readonly body: readonly Statement[];
}
