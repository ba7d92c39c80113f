import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { users } from '../database/schema/index.ts';

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
