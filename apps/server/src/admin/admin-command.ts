import type { Database } from '../platform/database/database.ts';

/** What a command works with. */
export interface AdminTools {
  readonly database: Database;
  /** Where people reach the server, without a slash at the end. */
  readonly publicUrl: string;
}

/** A command for whoever runs the server: one file in `commands`, one line in its registry. */
export interface AdminCommand {
  /** As it is typed, such as `promote`. */
  readonly name: string;
  /** What follows the name, such as `<email>`. */
  readonly usage: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** Does the work and answers what to print. Throws an `AdminError` where it cannot be done. */
  readonly run: (args: readonly string[], tools: AdminTools) => Promise<string>;
}

/** Why a command did nothing, in words for the person who typed it. */
export class AdminError extends Error {
  override readonly name = 'AdminError';
}
