import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type Author, addActivity } from '../activity/add-activity.ts';
import type { Database } from '../database/database.ts';
import { type UserRow, users } from '../database/schema/index.ts';
import { endSessions } from '../sessions/session-repository.ts';

/** Names an account, and with `role` only one that has it at the moment of the change. */
export interface AccountKey {
  readonly id?: number;
  readonly email?: string;
  readonly role?: UserRow['role'];
}

/** What administration does with an account; each answers the account, or undefined where there is none such. */

export const promoteAccount = (database: Database, key: AccountKey, author: Author): Promise<UserRow | undefined> =>
  database.transaction(async (transaction) => {
    const [user] = await transaction.update(users).set({ role: 'admin' }).where(isThat(key)).returning();
    if (user !== undefined) await addActivity(transaction, author, { type: 'user-promoted', subjectId: user.id });
    return user;
  });

/** The account's sessions end at once, and stay ended when it is unblocked. */
export const blockAccount = (
  database: Database,
  key: AccountKey,
  author: Author & { readonly reason: string },
): Promise<UserRow | undefined> =>
  database.transaction(async (transaction) => {
    const { reason, ...by } = author;
    const [user] = await transaction
      .update(users)
      .set({ isBlocked: true, blockedAt: sql`now()`, blockedReason: reason })
      .where(isThat(key))
      .returning();
    if (user === undefined) return undefined;
    await endSessions(transaction, user.id);
    await addActivity(transaction, by, { type: 'user-blocked', subjectId: user.id, detail: reason });
    return user;
  });

export const unblockAccount = (database: Database, key: AccountKey, author: Author): Promise<UserRow | undefined> =>
  database.transaction(async (transaction) => {
    const [user] = await transaction
      .update(users)
      .set({ isBlocked: false, blockedAt: null, blockedReason: null })
      .where(isThat(key))
      .returning();
    if (user !== undefined) await addActivity(transaction, author, { type: 'user-unblocked', subjectId: user.id });
    return user;
  });

const isThat = ({ id, email, role }: AccountKey): SQL | undefined => {
  if (id === undefined && email === undefined) throw new Error('An account is named by its id or its address.');
  return and(
    id === undefined ? undefined : eq(users.id, id),
    email === undefined ? undefined : eq(users.email, email),
    role === undefined ? undefined : eq(users.role, role),
  );
};
