import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { type UserRow, users } from '../database/schema/index.ts';
import { endSessions } from '../sessions/session-repository.ts';

/** What administration does with the account of an address; each answers the account, or undefined where there is none. */

export const promoteAccount = async (database: Database, email: string): Promise<UserRow | undefined> => {
  const [user] = await database.update(users).set({ role: 'admin' }).where(eq(users.email, email)).returning();
  return user;
};

/** The account's sessions end at once, and stay ended when it is unblocked. */
export const blockAccount = (database: Database, email: string, reason: string): Promise<UserRow | undefined> =>
  database.transaction(async (transaction) => {
    const [user] = await transaction
      .update(users)
      .set({ isBlocked: true, blockedAt: sql`now()`, blockedReason: reason })
      .where(eq(users.email, email))
      .returning();
    if (user !== undefined) await endSessions(transaction, user.id);
    return user;
  });

export const unblockAccount = async (database: Database, email: string): Promise<UserRow | undefined> => {
  const [user] = await database
    .update(users)
    .set({ isBlocked: false, blockedAt: null, blockedReason: null })
    .where(eq(users.email, email))
    .returning();
  return user;
};
