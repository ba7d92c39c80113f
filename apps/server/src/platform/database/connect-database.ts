import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '../startup-error.ts';
import { type DatabaseConnection, openDatabase } from './database.ts';
import {
  type DatabaseEvent,
  type EmbeddedPostgres,
  findRunningPostgres,
  startEmbeddedPostgres,
} from './embedded/embedded-postgres.ts';
import { migrateDatabase } from './migrate-database.ts';

export interface ConnectOptions {
  /** The address of a PostgreSQL of the user's own; absent for the embedded one. */
  readonly databaseUrl?: string | undefined;
  readonly dataFolder: string;
  readonly migrationsFolder: string;
  readonly onError: (error: Error) => void;
  /** Told where the embedded database is lost while the server runs, and what becomes of it. */
  readonly onEvent: (event: DatabaseEvent) => void;
}

export interface ServerDatabase extends DatabaseConnection {
  /** Whether no other server can be using it. */
  readonly isOwn: boolean;
}

/** A migrated database, ready to use. `close` also stops the embedded one. Throws StartupError. */
export const connectDatabase = async (options: ConnectOptions): Promise<ServerDatabase> => {
  if (options.databaseUrl !== undefined) {
    await migrateForeign(options.databaseUrl, options.migrationsFolder);
    return { ...openDatabase({ url: options.databaseUrl, onError: options.onError }), isOwn: false };
  }
  const embedded = await startEmbeddedPostgres({ dataFolder: options.dataFolder });
  await migrateEmbedded(embedded, options.migrationsFolder);
  embedded.watch(options.onEvent);
  const { database, close } = openDatabase({ url: embedded.url, onError: options.onError });
  return {
    database,
    isOwn: true,
    close: async () => {
      await close();
      await embedded.stop();
    },
  };
};

/**
 * As `connectDatabase`, for a command beside the server: the embedded database of a server that runs is used as it is, and
 * left running. Throws StartupError where no server was ever started on the data folder.
 */
export const reachDatabase = async (
  options: ConnectOptions & { readonly isNew: boolean },
): Promise<DatabaseConnection> => {
  if (options.databaseUrl !== undefined || options.isNew) return connectDatabase(options);
  if (!(await hasCluster(options.dataFolder))) {
    throw new StartupError(
      `There’s no database in ${options.dataFolder}. Start the server once, or set DATA_DIR as it is set for the server.`,
    );
  }
  const url = await findRunningPostgres(options.dataFolder);
  return url === undefined ? connectDatabase(options) : openDatabase({ url, onError: options.onError });
};

const hasCluster = (dataFolder: string): Promise<boolean> =>
  access(join(dataFolder, 'postgres')).then(
    () => true,
    () => false,
  );

const migrateForeign = async (url: string, migrationsFolder: string): Promise<void> => {
  try {
    await migrateDatabase(url, migrationsFolder);
  } catch (cause) {
    throw new StartupError(
      `The database at ${withoutPassword(url)} (DATABASE_URL) can’t be used: ${reasonOf(cause)}. Check that it’s running and that the address, user and password are correct, or unset DATABASE_URL to use the built-in database.`,
      { cause },
    );
  }
};

const migrateEmbedded = async (embedded: EmbeddedPostgres, migrationsFolder: string): Promise<void> => {
  try {
    await migrateDatabase(embedded.url, migrationsFolder);
  } catch (cause) {
    await embedded.stop();
    throw new StartupError(`Couldn’t update the database to the newest schema: ${reasonOf(cause)}.`, { cause });
  }
};

const withoutPassword = (url: string): string => {
  if (!URL.canParse(url)) return '(not an address)';
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
};

/** The innermost reason; several failed addresses of one host come as an AggregateError with an empty message. */
const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  if (error instanceof Error && error.cause !== undefined) return reasonOf(error.cause);
  return error instanceof Error ? error.message : String(error);
};
