import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as schema from './schema/index.ts';

export type Database = NodePgDatabase<typeof schema> & { readonly $client: pg.Pool };

export interface DatabaseConnection {
  readonly database: Database;
  readonly close: () => Promise<void>;
}

export interface DatabaseOptions {
  readonly url: string;
  /** Told of connections that broke while nobody used them. */
  readonly onError: (error: Error) => void;
}

/** A pool of connections, opened as they are needed. */
export const openDatabase = ({ url, onError }: DatabaseOptions): DatabaseConnection => {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    // A database that hangs must not hold what asks for it.
    query_timeout: 30_000,
    application_name: 'diagloom',
  });
  pool.on('error', onError);
  // One that breaks while it is used tells whoever uses it, by what they asked; without a listener of its own it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    database: drizzle(pool, { schema, casing: 'snake_case' }),
    close: async () => {
      // Nobody needs to know of an idle connection that the stopping database ends before we do.
      pool.off('error', onError).on('error', () => undefined);
      await pool.end();
    },
  };
};
