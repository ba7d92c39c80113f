import type { Refusal, Step } from './instruction.ts';
import type { Setting } from './setting.ts';

/** What a command comes to: the edits in order, or why there are none. */
export type CommandReading = { readonly ok: true; readonly steps: readonly Step[] } | Refusal;

/** An instruction with what it does to one of the diagrams of `testing/diagrams.ts`. */
export interface FormExample {
  readonly diagram: 'order' | 'signIn' | 'company' | 'people' | 'library' | 'purchase' | 'hiring' | 'cloud';
  /** Ids of what is selected. */
  readonly selection?: readonly string[];
  readonly says: string;
  /** The sentences that the reading gives, or the message that it refuses with. */
  readonly does: readonly string[];
}

/** A form of command: one file, one line in the registry. */
export interface CommandForm {
  readonly id: string;
  /** Run as tests. */
  readonly examples: readonly FormExample[];
  /** Undefined where the command has another form; the text has its quotes hidden. */
  readonly read: (command: string, setting: Setting) => CommandReading | undefined;
}

export const steps = (...given: readonly Step[]): CommandReading => ({ ok: true, steps: given });
