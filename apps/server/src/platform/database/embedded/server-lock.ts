import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/** Any number will do, as long as nothing else in the database locks the same one. */
const serverLock = 4_711_001;

const releaseTimeoutMs = 2000;
const retryMs = 50;

/** The mark of the one living server of a cluster: an advisory lock that ends with the connection that holds it. */
export interface ServerLock {
  /** Called where the connection breaks before `release`. */
  readonly onLost: (listener: (error: Error) => void) => void;
  readonly release: () => Promise<void>;
}

/** What is needed of a connection. */
export interface LockClient {
  readonly on: (event: 'error', listener: (error: Error) => void) => unknown;
  readonly connect: () => Promise<unknown>;
  readonly query: (text: string, values: readonly number[]) => Promise<{ readonly rows: readonly Row[] }>;
  readonly end: () => Promise<void>;
}

interface Row {
  readonly taken?: boolean;
}

/**
 * Takes the lock; undefined where another living server holds it. A server that was just killed gives it up
 * within moments, as soon as PostgreSQL sees its connection closed. Throws where the database does not answer.
 */
export const takeServerLock = async (
  url: string,
  createClient: (url: string) => LockClient = connectionTo,
): Promise<ServerLock | undefined> => {
  const client = createClient(url);
  let lost: Error | undefined;
  const listeners = new Set<(error: Error) => void>();
  client.on('error', (error) => {
    // PostgreSQL says goodbye and then the connection breaks: that is one loss.
    if (lost !== undefined) return;
    lost = error;
    for (const listener of listeners) listener(error);
  });
  await client.connect();
  for (let waited = 0; waited <= releaseTimeoutMs; waited += retryMs) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [serverLock]);
    if (rows[0]?.taken === true) {
      return {
        onLost: (listener) => {
          listeners.add(listener);
          if (lost !== undefined) listener(lost);
        },
        release: async () => {
          listeners.clear();
          await client.end();
        },
      };
    }
    await delay(retryMs);
  }
  await client.end();
  return undefined;
};

const connectionTo = (url: string): LockClient => {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'diagloom lock',
    connectionTimeoutMillis: 5000,
    keepAlive: true,
  });
  return {
    on: (event, listener) => client.on(event, listener),
    connect: () => client.connect(),
    query: (text, values) => client.query<Row>(text, [...values]),
    end: () => client.end(),
  };
};
