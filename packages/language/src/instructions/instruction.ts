import type { DiagramSpec, Edit } from '@diagloom/diagram/model';
import type { TypeDescription } from '../understanding.ts';

/** What an instruction is read against. */
export interface InstructionContext {
  /** The diagram as it is now, read from its page. */
  readonly spec: DiagramSpec;
  readonly type: TypeDescription;
  /** Ids of what is selected: "this". */
  readonly selection?: readonly string[];
  /** Ids of what the instruction before touched: "it". */
  readonly lastTouched?: readonly string[];
  /** Ids of cells of the page that the spec does not name, so that a new part takes none of them. */
  readonly takenIds?: readonly string[];
}

/** A part of the diagram that an instruction may have meant. */
export interface Candidate {
  readonly id: string;
  readonly label: string;
}

/** Nothing is to change; the message says what to write instead. */
export interface Refusal {
  readonly ok: false;
  /** For people. */
  readonly message: string;
  /** What the words could mean, or what there is; empty where no part is in question. */
  readonly candidates: readonly Candidate[];
  /** Set where the person wants the last change back, which only the caller can give. */
  readonly asksFor?: 'undo';
  /** True where no form of command fits the words at all. */
  readonly isUnread?: true;
  /** Where a form fits: the words in the place of a part that name none. */
  readonly unknownPart?: string;
  /** What only the person can say: which of several parts is meant, or where a new one goes. */
  readonly asks?: 'which' | 'where';
}

/** A reading that can be done at once. */
export interface SureReading {
  readonly ok: true;
  readonly edits: readonly Edit[];
  /** What is done, one sentence for an edit or for several that belong together. */
  readonly said: readonly string[];
  /** Wishes of the instruction that are not done, in its words. */
  readonly left?: readonly string[];
}

/** What the person may have meant: nothing is done until one is taken. */
export interface OfferedReading {
  /** Names the reading: the same for the same instruction on the same diagram. */
  readonly id: string;
  readonly edits: readonly Edit[];
  readonly said: readonly string[];
}

export interface UnsureReading extends Refusal {
  /** Up to three, the likeliest first; empty where only a question helps. */
  readonly readings: readonly OfferedReading[];
}

/** Sure, then it is done; likely, then up to three readings are offered; unsure, then `message` asks. */
export type InstructionReading = SureReading | UnsureReading;

export type PreciseReading =
  | (SureReading & { /** Which forms read it. */ readonly forms: readonly string[] })
  | Refusal;

/** An edit with the sentence that says what it does. */
export interface Step {
  readonly edit: Edit;
  /** Empty where the step before says it too. */
  readonly said: string;
}

export const refuse = (message: string, candidates: readonly Candidate[] = []): Refusal => ({
  ok: false,
  message,
  candidates,
});
