import type { DiagramSpec } from '@diagloom/diagram/model';
import type { TypeDescription } from '../understanding.ts';

/** What a command is read against: the diagram as the commands before it leave it. */
export interface Setting {
  readonly spec: DiagramSpec;
  readonly type: TypeDescription;
  readonly selection: readonly string[];
  readonly lastTouched: readonly string[];
  /** True for a command that is not the first of its instruction: what the ones before it did already is no mistake. */
  readonly isFollowUp?: boolean;
  /** The node that the wish before this one added last: what is added next goes on from it. */
  readonly lastAdded?: string;
  /** Ids that a new part must not take. */
  readonly takenIds: readonly string[];
  /** The quoted texts of the instruction, in order; in a command each is one character, see `hideQuotes`. */
  readonly quotes: readonly string[];
}
