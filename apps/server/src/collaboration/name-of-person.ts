import { eq } from 'drizzle-orm';
import { nameOfUser } from '../platform/accounts/name-of-user.ts';
import type { Database } from '../platform/database/database.ts';
import { users } from '../platform/database/schema/index.ts';

/** What people call somebody who has an account. */
export const nameOfPerson = async (database: Pick<Database, 'select'>, userId: number): Promise<string> => {
  const [found] = await database.select({ name: nameOfUser }).from(users).where(eq(users.id, userId));
  return found?.name ?? '';
};
