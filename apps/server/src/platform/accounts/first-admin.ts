import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { type UserRow, users } from '../database/schema/index.ts';

/** Any number will do, as long as nothing else in the database locks the same one. */
const firstAdminLock = 4_711_003;

/**
 * The role of an account that the caller's transaction is about to make. The very first is an admin's, unless an address was
 * named for that. The lock lasts until the transaction ends, so of several that are first at once, one is.
 */
export const roleOfNewUser = async (
  transaction: Pick<Database, 'select' | 'execute'>,
  adminEmail: string | undefined,
): Promise<UserRow['role']> => {
  if (adminEmail !== undefined || (await hasUsers(transaction))) return 'user';
  await transaction.execute(sql`select pg_advisory_xact_lock(${firstAdminLock})`);
  return (await hasUsers(transaction)) ? 'user' : 'admin';
};

/** Makes the account with the named address an admin's, once that address is confirmed. */
export const promoteNamedAdmin = async (
  database: Pick<Database, 'update'>,
  adminEmail: string | undefined,
): Promise<void> => {
  if (adminEmail === undefined) return;
  await database
    .update(users)
    .set({ role: 'admin' })
    .where(and(eq(users.email, adminEmail), eq(users.isEmailVerified, true), eq(users.role, 'user')));
};

const hasUsers = async (database: Pick<Database, 'select'>): Promise<boolean> =>
  (await database.select({ id: users.id }).from(users).limit(1)).length > 0;
