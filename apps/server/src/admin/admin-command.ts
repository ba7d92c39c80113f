import type { DatabaseConnection } from '../platform/database/database.ts';

/** What a command works with. */
export interface AdminTools {
  /** Reaches the database. `isNew` makes one where there is none. */
  readonly open: (options?: OpenOptions) => Promise<DatabaseConnection>;
  readonly migrationsFolder: string;
  /** Where people reach the server, without a slash at the end. */
  readonly publicUrl: string;
  /** Where models that run on this server lie. */
  readonly modelsFolder: string;
  /** Where models are fetched from, without a slash at the end. */
  readonly modelDownloads: string;
  /** The memory that a model may take. */
  readonly localModelMegabytes: number;
  /** Prints what happens while a command runs. */
  readonly tell: (line: string) => void;
  /** Installs what runs models; by default with npm. */
  readonly installModelLibrary?: (folder: string, tools: Pick<AdminTools, 'tell'>) => Promise<void>;
}

export interface OpenOptions {
  /** The history of the schema that the database is brought to; all of it where absent. */
  readonly migrationsFolder?: string;
  readonly isNew?: boolean;
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
