import type { SpecEdge } from '@diagloom/diagram/model';
import type { PassedValue } from '../../program/index.ts';
import type { Decision } from './answered-frames.ts';
import type { Exchange, FramePart } from './read-exchanges.ts';
import type { ValueName } from './read-values.ts';
import type { LoopItems } from './to-block.ts';
import type { Told } from './told-frames.ts';

/** What somebody makes by itself, or rather has at hand: what is first spoken of when it is sent. */
export interface MadeValue {
  readonly value: PassedValue;
  readonly isAtHand: boolean;
  /** It is needed because of several messages: what all of these take, and it can depend on. */
  readonly common?: readonly ValueName[];
  /** What it is made or found out of. */
  readonly from: readonly ValueName[];
}

/** What messages carry, what their answers bring back, and what is written behind one and cannot be passed. */
export interface MessageValues {
  readonly takenBy: (message: SpecEdge) => readonly PassedValue[];
  readonly givenBackBy: (message: SpecEdge) => PassedValue | undefined;
  /** What whoever begins is given, since nothing that it asks for brings it back. */
  readonly broughtInto: (exchange: Exchange) => readonly PassedValue[];
  /** What a participant makes by itself before it sends this message, since it speaks of it in its own answer. */
  readonly madeFor: (message: SpecEdge) => readonly MadeValue[];
  /** The list that a loop goes through, and what is sent of it in each round: the tags and the tag of “for each tag”. */
  readonly itemsOf: (loop: FramePart) => (LoopItems & { readonly from?: readonly ValueName[] }) | undefined;
  /** The frame behind a message that what it answers decides, where no value comes back of it. */
  readonly decidedBy: (message: SpecEdge) => Decision | undefined;
  /** A frame by the cases that the answer to a message tells. */
  readonly casesOf: (message: SpecEdge, frame: FramePart) => FramePart;
  /** The choice that somebody makes at work and answers with. */
  readonly toldBy: (exchange: Exchange) => Told | undefined;
  /** Whether a message is answered by yes or no. */
  readonly isYesNo: (message: SpecEdge) => boolean;
  /** Whether a participant makes by itself what it gives back, since nobody brought it. */
  readonly isMade: (exchange: Exchange) => boolean;
  /** What of these a value is made of. */
  readonly sourcesOf: (value: PassedValue, there: readonly PassedValue[]) => readonly PassedValue[];
  readonly valueIn: (passed: PassedValue) => ValueName;
  /** Whether something else was made of a value, which stands for it in the end of somebody's work. */
  readonly isSpent: (exchange: Exchange, value: PassedValue) => boolean;
  /** The words of a message without what is passed. */
  readonly labelOf: (message: SpecEdge) => string;
  readonly notPassed: readonly SpecEdge[];
  /** Messages that carry more than what is drawn behind them. */
  readonly carryMore: readonly SpecEdge[];
}
