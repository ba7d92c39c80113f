import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { type UserUsageRow, userUsage } from '../database/schema/index.ts';
import { monthlyLimitReached } from '../errors/catalogue.ts';

/**
 * The number of new diagrams per month. A place is reserved before the work in one statement that also begins
 * a new month where the old one is over, so that no more can run at once than are left; a failure gives it back.
 */
export interface Reservation {
  /** Gives the place back, unless the month has ended since. */
  readonly release: () => Promise<void>;
}

/** Throws `monthly_limit_reached` where none is left. */
export const reserveDiagram = async (database: Database, userId: number): Promise<Reservation> => {
  const [reserved] = await database
    .update(userUsage)
    .set({
      currentMonthDiagrams: sql`${usedNow} + 1`,
      billingPeriodStart: periodStartNow,
      billingPeriodEnd: periodEndNow,
    })
    .where(
      and(
        eq(userUsage.userId, userId),
        sql`(${userUsage.subscriptionTier} = 'premium' or ${usedNow} < ${userUsage.monthlyDiagramLimit})`,
      ),
    )
    .returning({ periodStart: userUsage.billingPeriodStart });
  if (reserved === undefined) throw await limitReached(database, userId);
  return { release: () => release(database, userId, reserved.periodStart) };
};

/** For the transaction that stores the diagram: it counts for good. */
export const countDiagram = async (database: Pick<Database, 'update'>, userId: number): Promise<void> => {
  await database
    .update(userUsage)
    .set({ diagramsGenerated: sql`${userUsage.diagramsGenerated} + 1` })
    .where(eq(userUsage.userId, userId));
};

/** The usage as it stands now, a month that is over counted as ended. */
export const findUsage = async (database: Database, userId: number): Promise<UserUsageRow | undefined> => {
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

const release = async (database: Database, userId: number, periodStart: Date): Promise<void> => {
  await database
    .update(userUsage)
    .set({ currentMonthDiagrams: sql`greatest(${userUsage.currentMonthDiagrams} - 1, 0)` })
    .where(and(eq(userUsage.userId, userId), eq(userUsage.billingPeriodStart, periodStart)));
};

const limitReached = async (database: Database, userId: number): Promise<Error> => {
  const usage = await findUsage(database, userId);
  if (usage === undefined) return new Error(`User ${userId} has no usage row.`);
  return monthlyLimitReached(usage.monthlyDiagramLimit, usage.billingPeriodEnd);
};

const isOver = sql`${userUsage.billingPeriodEnd} <= now()`;

const usedNow: SQL = sql`case when ${isOver} then 0 else ${userUsage.currentMonthDiagrams} end`;

/** The start plus as many whole months, UTC, as have passed since. */
const monthsAfterStart = (extra: 0 | 1): SQL => {
  const start = sql`${userUsage.billingPeriodStart} at time zone 'utc'`;
  const passed = sql`age(now() at time zone 'utc', ${start})`;
  const months = sql`(extract(year from ${passed}) * 12 + extract(month from ${passed}) + ${sql.raw(String(extra))})::int`;
  return sql`((${start}) + make_interval(months => ${months})) at time zone 'utc'`;
};

const periodStartNow: SQL = sql`case when ${isOver} then ${monthsAfterStart(0)} else ${userUsage.billingPeriodStart} end`;

const periodEndNow: SQL = sql`case when ${isOver} then ${monthsAfterStart(1)} else ${userUsage.billingPeriodEnd} end`;
