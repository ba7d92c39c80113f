import { eq, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { signInAttempts } from '../database/schema/index.ts';
import { signInTooEarly } from '../errors/catalogue.ts';
import { hashOf } from '../secret-token.ts';

/** How many attempts may fail before the next has to wait: 2 seconds at first, then twice as long after each one more. */
export interface BackOff {
  readonly free: number;
  /** In seconds. It bounds the wait, so that nobody is locked out for good. */
  readonly longestWait: number;
}

export interface BackOffs {
  /** For one account. */
  readonly account: BackOff;
  /** For one network, behind which there may be many people. */
  readonly network: BackOff;
}

export const defaultBackOffs: BackOffs = {
  account: { free: 5, longestWait: 15 * 60 },
  network: { free: 20, longestWait: 15 * 60 },
};

const noBackOff: BackOff = { free: Number.POSITIVE_INFINITY, longestWait: 0 };

export const noBackOffs: BackOffs = { account: noBackOff, network: noBackOff };

/** After so many hours without an attempt the count begins anew. */
const forgetAfterHours = 6;

const forgetBefore = sql`now() - make_interval(hours => ${forgetAfterHours}::int)`;

/**
 * Counts an attempt before its password is looked at, so that many at once are no way around. Throws `rate_limited` with the
 * seconds to wait where it is too early; such an attempt is not looked at and does not count. The counts lie in the database, where all servers see them.
 */
export const countAttempt = async (database: Database, name: string, { free, longestWait }: BackOff): Promise<void> => {
  if (free === Number.POSITIVE_INFINITY) return;
  const key = hashOf(name);
  const countsNow = sql`case when ${signInAttempts.lastAt} <= ${forgetBefore} then 1 else ${signInAttempts.count} + 1 end`;
  const opensAfter = (count: SQL): SQL =>
    sql`now() + make_interval(secs => case when ${count} <= ${free}::int then 0
      else least(${longestWait}::int, 2 ^ least(${count} - ${free}::int, 20)) end)`;
  const counted = await database
    .insert(signInAttempts)
    .values({ key, count: 1, lastAt: sql`now()`, opensAt: opensAfter(sql`1`) })
    .onConflictDoUpdate({
      target: signInAttempts.key,
      set: { count: countsNow, lastAt: sql`now()`, opensAt: opensAfter(sql`(${countsNow})`) },
      setWhere: lte(signInAttempts.opensAt, sql`now()`),
    })
    .returning({ key: signInAttempts.key });
  if (counted.length === 0) throw signInTooEarly(await secondsUntilOpen(database, key));
};

/** Takes one attempt back that was right, and the wait that came with it; what failed before stays counted. */
export const takeAttemptBack = async (database: Database, name: string): Promise<void> => {
  await database
    .update(signInAttempts)
    .set({ count: sql`greatest(${signInAttempts.count} - 1, 0)`, opensAt: sql`now()` })
    .where(eq(signInAttempts.key, hashOf(name)));
};

export const forgetAttempts = async (database: Database, name: string): Promise<void> => {
  await database.delete(signInAttempts).where(eq(signInAttempts.key, hashOf(name)));
};

/** Removes what no longer counts. */
export const pruneSignInAttempts = async (database: Database): Promise<void> => {
  await database.delete(signInAttempts).where(lte(signInAttempts.lastAt, forgetBefore));
};

const secondsUntilOpen = async (database: Database, key: string): Promise<number> => {
  const [found] = await database
    .select({ seconds: sql<number>`ceil(extract(epoch from ${signInAttempts.opensAt} - now()))::int` })
    .from(signInAttempts)
    .where(eq(signInAttempts.key, key));
  return Math.max(1, found?.seconds ?? 1);
};
