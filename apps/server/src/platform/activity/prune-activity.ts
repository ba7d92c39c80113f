import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { activityEntries } from '../database/schema/index.ts';

/** So many at a time, that nobody waits for a long transaction. */
const batchSize = 10_000;

/** Removes the entries of the activity log that are older than so many days. Answers how many. */
export const pruneActivity = async (database: Database, days: number): Promise<number> => {
  for (let pruned = 0; ; ) {
    const batch = database
      .select({ id: activityEntries.id })
      .from(activityEntries)
      .where(sql`${activityEntries.happenedAt} < now() - make_interval(days => ${days}::int)`)
      .limit(batchSize);
    const { rowCount } = await database.delete(activityEntries).where(inArray(activityEntries.id, batch));
    pruned += rowCount ?? 0;
    if ((rowCount ?? 0) < batchSize) return pruned;
  }
};
