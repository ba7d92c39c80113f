import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { diagramReservations, userUsage } from '../database/schema/index.ts';
import { lastOnesUnderWay, monthlyLimitReached } from '../errors/catalogue.ts';
import { periodEndNow, periodStartNow, usedNow } from './billing-period.ts';
import { countUse } from './count-use.ts';
import { findUsage } from './find-usage.ts';

/**
 * The number of new diagrams per month. A place is reserved before the work in one statement that also begins
 * a new month where the old one is over, so that no more can run at once than are left. It is counted from then on;
 * a failure gives it back, and so does the clock where the server was killed in between.
 */
export interface Reservation {
  /** For the transaction that stores the diagram: it counts for good. */
  readonly settle: (transaction: Store) => Promise<void>;
  /** Gives the place back, unless the month has ended since. */
  readonly release: () => Promise<void>;
}

type Store = Pick<Database, 'select' | 'insert' | 'update' | 'delete'>;

/** Longer than any work takes. */
const reservationMinutes = 15;

/** Throws `monthly_limit_reached` where none is left. */
export const reserveDiagram = async (database: Database, userId: number): Promise<Reservation> => {
  const { rows } = await database.execute<{ id: number }>(sql`
    with reserved as (
      update user_usage set
        current_month_diagrams = ${usedNow} + 1,
        billing_period_start = ${periodStartNow},
        billing_period_end = ${periodEndNow}
      where ${eq(userUsage.userId, userId)}
        and (${userUsage.subscriptionTier} = 'premium' or ${usedNow} < ${userUsage.monthlyDiagramLimit})
      returning user_id, billing_period_start
    )
    insert into diagram_reservations (user_id, period_start, expires_at)
    select user_id, billing_period_start, now() + make_interval(mins => ${reservationMinutes}::int) from reserved
    returning id`);
  const id = rows[0]?.id;
  if (id === undefined) throw await limitReached(database, userId);
  return {
    settle: (transaction) => settle(transaction, userId, id),
    release: async () => {
      await giveBackOne(database, sql`id = ${id}`);
    },
  };
};

/**
 * Gives back what nobody will settle or release any more. `all` is for a server that starts on a database that no other
 * server uses: whatever is reserved there, a killed one left behind.
 */
export const giveBackReservations = async (database: Database, which: 'expired' | 'all'): Promise<void> => {
  const condition = which === 'all' ? sql`true` : sql`expires_at <= now()`;
  // One at a time: a statement that locked several people's counts could wait for another in a ring.
  while (await giveBackOne(database, condition));
};

const settle = async (transaction: Store, userId: number, id: number): Promise<void> => {
  const { rowCount } = await transaction.delete(diagramReservations).where(eq(diagramReservations.id, id));
  await countUse(transaction, userId, 'diagramsGenerated');
  if (rowCount === 1) return;
  // It took so long that the place was given back: it counts all the same.
  await transaction
    .update(userUsage)
    .set({ currentMonthDiagrams: sql`${userUsage.currentMonthDiagrams} + 1` })
    .where(eq(userUsage.userId, userId));
};

/** Whether there was one. What a month that has ended held is of no use to the next. */
const giveBackOne = async (database: Database, condition: SQL): Promise<boolean> => {
  const { rows } = await database.execute(sql`
    with given_back as (
      delete from diagram_reservations
      where id = (select id from diagram_reservations where ${condition} limit 1 for update skip locked)
      returning user_id, period_start
    ), counted as (
      update user_usage set current_month_diagrams = greatest(current_month_diagrams - 1, 0)
      from given_back
      where user_usage.user_id = given_back.user_id and billing_period_start = given_back.period_start
    )
    select 1 from given_back`);
  return rows.length > 0;
};

const limitReached = async (database: Database, userId: number): Promise<Error> => {
  const usage = await findUsage(database, userId);
  if (usage === undefined) return new Error(`User ${userId} has no usage row.`);
  // Some of those under way may fail and give their places back.
  if ((await database.$count(diagramReservations, eq(diagramReservations.userId, userId))) > 0)
    return lastOnesUnderWay();
  return monthlyLimitReached(usage.monthlyDiagramLimit, usage.billingPeriodEnd);
};
