import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { userUsage } from '../database/schema/index.ts';

/** What is counted for good, besides API calls, which are counted in batches. */
export type UsageCounter =
  | 'diagramsGenerated'
  | 'codeGenerationsUsed'
  | 'ragQueriesUsed'
  | 'collaborationSessionsCreated';

/** Counts one use, in the caller's transaction where there is one. */
export const countUse = async (
  database: Pick<Database, 'update'>,
  userId: number,
  counter: UsageCounter,
): Promise<void> => {
  await database
    .update(userUsage)
    .set({ [counter]: sql`${userUsage[counter]} + 1` })
    .where(eq(userUsage.userId, userId));
};
