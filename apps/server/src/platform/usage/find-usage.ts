import { inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { type UserRow, type UserUsageRow, userUsage } from '../database/schema/index.ts';
import { periodEndNow, periodStartNow, usedNow } from './billing-period.ts';
import { storageLimit, storedBytes } from './storage-limit.ts';

/** A row of usage with what its owner keeps. */
export interface UsageNow extends UserUsageRow {
  readonly storedBytes: number;
  /** Null for no limit. */
  readonly storageLimit: number | null;
}

/** The usage as it stands now, a month that is over counted as ended. */
export const findUsage = async (database: Pick<Database, 'select'>, userId: number): Promise<UsageNow | undefined> =>
  (await listUsage(database, [userId]))[0];

/** What guests use is counted for nobody: they make nothing of their own. */
export const usageOfGuest = ({ id, createdAt, updatedAt }: UserRow): UsageNow => ({
  id: 0,
  userId: id,
  diagramsGenerated: 0,
  codeGenerationsUsed: 0,
  ragQueriesUsed: 0,
  collaborationSessionsCreated: 0,
  totalApiCalls: 0,
  monthlyDiagramLimit: 0,
  currentMonthDiagrams: 0,
  subscriptionTier: 'free',
  subscriptionStatus: 'active',
  billingPeriodStart: createdAt,
  billingPeriodEnd: createdAt,
  createdAt,
  updatedAt,
  storedBytes: 0,
  storageLimit: 0,
});

/** As `findUsage` for several accounts, in no particular order. */
export const listUsage = async (
  database: Pick<Database, 'select'>,
  userIds: readonly number[],
): Promise<readonly UsageNow[]> => {
  const found = await database
    .select({
      usage: userUsage,
      storedBytes,
      storageLimit,
      used: usedNow.mapWith(Number),
      start: periodStartNow.mapWith(userUsage.billingPeriodStart),
      end: periodEndNow.mapWith(userUsage.billingPeriodEnd),
    })
    .from(userUsage)
    .where(inArray(userUsage.userId, [...userIds]));
  return found.map(({ usage, used, start, end, ...stored }) => ({
    ...usage,
    ...stored,
    currentMonthDiagrams: used,
    billingPeriodStart: start,
    billingPeriodEnd: end,
  }));
};
