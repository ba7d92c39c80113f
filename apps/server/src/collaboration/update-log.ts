import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { collaborationLog } from '../platform/database/schema/index.ts';

export interface LogEntry {
  readonly diagramId: number;
  readonly epoch: number;
  readonly update: Uint8Array;
  readonly userId: number | undefined;
}

export interface UpdateLog {
  /** Resolves with the number of the entry, or a later one, when it is committed; rejects where it could not be. */
  readonly append: (entry: LogEntry) => Promise<number>;
}

/** Statements under way at a time: with fewer, a busy machine makes writers wait. */
const mostFlights = 4;

/** Entries of one statement. */
const mostAtOnce = 500;

interface Waiting {
  readonly entry: LogEntry;
  readonly resolve: (id: number) => void;
  readonly reject: (error: unknown) => void;
}

/** Writes changes that come at the same time with one statement. */
export const createUpdateLog = (database: Database, node: string): UpdateLog => {
  const waiting: Waiting[] = [];
  let flights = 0;

  const fly = async (): Promise<void> => {
    if (flights >= mostFlights || waiting.length === 0) return;
    flights += 1;
    const batch = waiting.splice(0, mostAtOnce);
    try {
      const id = await insert(database, node, batch);
      for (const { resolve } of batch) resolve(id);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    flights -= 1;
    void fly();
  };
  return {
    append: (entry) =>
      new Promise((resolve, reject) => {
        waiting.push({ entry, resolve, reject });
        void fly();
      }),
  };
};

const insert = async (database: Database, node: string, batch: readonly Waiting[]): Promise<number> => {
  const rows = await database
    .insert(collaborationLog)
    .values(
      batch.map(({ entry: { userId, ...entry } }) => ({
        ...entry,
        node,
        // An account that is gone by now would make the whole statement fail.
        userId: userId === undefined ? null : sql`(select id from users where id = ${userId})`,
      })),
    )
    .returning({ id: collaborationLog.id });
  return rows.reduce((most, { id }) => Math.max(most, id), 0);
};
