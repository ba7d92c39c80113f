import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { dailyCounts, type Measure } from '../database/schema/index.ts';

export interface Count {
  readonly measure: Measure;
  /** What the measure is divided by, such as a diagram type. */
  readonly label?: string;
  /** How often it happened; once by default. */
  readonly count?: number;
}

/** Today, UTC, by the database's clock, as a date. */
export const today = sql`(now() at time zone 'utc')::date`;

/** Adds to the counts of today. Rows are written in a fixed order, so that two writers never wait for each other in a ring. */
export const countToday = async (database: Pick<Database, 'insert'>, counts: readonly Count[]): Promise<void> => {
  const inOrder = counts.toSorted((left, right) => (left.measure < right.measure ? -1 : 1));
  await database
    .insert(dailyCounts)
    .values(inOrder.map(({ measure, label = '', count = 1 }) => ({ day: today, measure, label, count })))
    .onConflictDoUpdate({
      target: [dailyCounts.measure, dailyCounts.day, dailyCounts.label],
      set: { count: sql`${dailyCounts.count} + excluded.count` },
    });
};
