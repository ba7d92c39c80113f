import type { Token } from '../../text/token.ts';

/** Which answer a guard gives to the question before it; `other` names a case of its own. */
export type GuardAnswer = 'yes' | 'no' | 'else' | 'other';

/** A place in a sentence where it is said in which case what follows is done: `too low -> ...`, `no: ...`, `under 70 reject`. */
export interface Guard {
  readonly answer: GuardAnswer;
  /** The condition; empty for an answer. */
  readonly tokens: readonly Token[];
  /** Where it begins in its sentence, and where what is done begins. */
  readonly from: number;
  readonly next: number;
  /** Words that the deed needs in front of it: `orders over 100 go to Ann` is about orders. */
  readonly subject: readonly Token[];
  readonly isSure: boolean;
  /** True behind `if`: of a question before it, it is an answer only where both ask the same. */
  readonly isMarked?: boolean;
  /** True for one of a list of cases: all of them are cases of one decision. */
  readonly isOfList?: boolean;
  /** True for a kind of thing: it counts only beside its opposite. */
  readonly isKind?: boolean;
  /** True where the words before an arrow tell what somebody or something does: as the first of a text they start it. */
  readonly isEvent?: boolean;
}
