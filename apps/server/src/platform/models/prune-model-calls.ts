import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { modelCalls } from '../database/schema/index.ts';

/** Removes what is noted of calls of models that began more than so many days ago, and ends those that no server carries out any more. */
export const pruneModelCalls = async (database: Database, days: number): Promise<void> => {
  await database.delete(modelCalls).where(sql`${modelCalls.startedAt} < now() - make_interval(days => ${days}::int)`);
  await database
    .update(modelCalls)
    .set({ outcome: 'lost' })
    .where(sql`${modelCalls.outcome} = 'running' and ${modelCalls.startedAt} < now() - interval '10 minutes'`);
};
