import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { type UserUsageRow, userUsage } from '../database/schema/index.ts';
import { periodEndNow, periodStartNow, usedNow } from './billing-period.ts';

/** The usage as it stands now, a month that is over counted as ended. */
export const findUsage = async (
  database: Pick<Database, 'select'>,
  userId: number,
): Promise<UserUsageRow | undefined> => {
  const [found] = await database
    .select({
      usage: userUsage,
      used: usedNow.mapWith(Number),
      start: periodStartNow.mapWith(userUsage.billingPeriodStart),
      end: periodEndNow.mapWith(userUsage.billingPeriodEnd),
    })
    .from(userUsage)
    .where(eq(userUsage.userId, userId));
  if (found === undefined) return undefined;
  const { usage, used, start, end } = found;
  return { ...usage, currentMonthDiagrams: used, billingPeriodStart: start, billingPeriodEnd: end };
};
