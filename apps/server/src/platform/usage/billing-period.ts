import { type SQL, sql } from 'drizzle-orm';
import { userUsage } from '../database/schema/index.ts';

/** What a row of `user_usage` says at this moment: a month that is over counts as ended, though nobody has written it yet. */

const isOver = sql`${userUsage.billingPeriodEnd} <= now()`;

/** Diagrams of the present month, those under way included. */
export const usedNow: SQL = sql`case when ${isOver} then 0 else ${userUsage.currentMonthDiagrams} end`;

/** The start plus as many whole months, UTC, as have passed since. */
const monthsAfterStart = (extra: 0 | 1): SQL => {
  const start = sql`${userUsage.billingPeriodStart} at time zone 'utc'`;
  const passed = sql`age(now() at time zone 'utc', ${start})`;
  const months = sql`(extract(year from ${passed}) * 12 + extract(month from ${passed}) + ${sql.raw(String(extra))})::int`;
  return sql`((${start}) + make_interval(months => ${months})) at time zone 'utc'`;
};

export const periodStartNow: SQL = sql`case when ${isOver} then ${monthsAfterStart(0)} else ${userUsage.billingPeriodStart} end`;

export const periodEndNow: SQL = sql`case when ${isOver} then ${monthsAfterStart(1)} else ${userUsage.billingPeriodEnd} end`;
