import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';

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

/** One prepared shape of statement for any number of entries; an account that is gone by now would make the whole statement fail. */
const insert = async (database: Database, node: string, batch: readonly Waiting[]): Promise<number> => {
  const column = <Value>(read: (entry: LogEntry) => Value) => sql.param(batch.map(({ entry }) => read(entry)));
  const { rows } = await database.execute<{ last: string }>(sql`
    with written as (
      insert into collaboration_log (diagram_id, epoch, update, user_id, node)
      select entries.diagram_id, entries.epoch, entries.update, users.id, ${node}
      from unnest(
        ${column(({ diagramId }) => diagramId)}::int[],
        ${column(({ epoch }) => epoch)}::int[],
        ${column(({ update }) => Buffer.from(update.buffer, update.byteOffset, update.byteLength))}::bytea[],
        ${column(({ userId }) => userId ?? null)}::int[]
      ) with ordinality as entries (diagram_id, epoch, update, user_id, place)
      left join users on users.id = entries.user_id
      order by entries.place
      returning id
    )
    select max(id) as last from written`);
  return Number(rows[0]?.last ?? 0);
};
