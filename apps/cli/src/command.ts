import type { Terminal } from './terminal.ts';

/** 0: done. 1: the input was not understood. 2: the command was called wrongly. 3: there is a choice to make first. */
export type ExitStatus = 0 | 1 | 2 | 3;

/** A command of the terminal: one file in `commands`, one line in its registry. */
export interface Command {
  /** As it is typed, such as `generate`. */
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** What `--help` prints: how to call it, each option, an example. */
  readonly help: string;
  /** Does the work. Throws a `UsageError` where the arguments make no sense. */
  readonly run: (args: readonly string[], terminal: Terminal) => Promise<ExitStatus>;
}

/** The command was called wrongly; the message says how to call it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
