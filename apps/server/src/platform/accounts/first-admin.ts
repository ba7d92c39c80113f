import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { type UserRow, users } from '../database/schema/index.ts';
import { registrationClosed } from '../errors/catalogue.ts';

/** Any number will do, as long as nothing else in the database locks the same one. */
const firstAdminLock = 4_711_003;

/** Who may join, and as what. */
export interface JoinRules {
  /** Whose account becomes the admin's once the address is confirmed; absent for the first account. */
  readonly adminEmail: string | undefined;
  /** Whether people may make accounts for themselves; `closed` leaves the first one to whoever sits at this machine. */
  readonly registration: 'open' | 'closed';
}

/**
 * The role of an account that the caller's transaction is about to make. The very first is an admin's where whoever makes it sits at this
 * machine, unless an address was named for that. The lock lasts until the transaction ends, so of several that are first at once, one is.
 * Throws where nobody may join.
 */
export const roleOfNewUser = async (
  transaction: Pick<Database, 'select' | 'execute'>,
  { adminEmail, registration }: JoinRules,
  isAtThisMachine: boolean,
): Promise<UserRow['role']> => {
  const isFirst = !(await hasUsers(transaction));
  if (registration === 'closed' && !(isFirst && isAtThisMachine)) throw registrationClosed();
  if (adminEmail !== undefined || !isFirst || !isAtThisMachine) return 'user';
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
