import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { users } from '../../platform/database/schema/index.ts';

/** Tokens of the links that were sent, by their hashes. A new one takes the place of the former. */

const resetHours = 1;

const verificationHours = 48;

/** The address to write to; undefined where nobody has it or whoever has it is blocked. */
export const storeResetToken = async (database: Database, email: string, hash: string): Promise<string | undefined> => {
  const [user] = await database
    .update(users)
    .set({ resetPasswordToken: hash, resetPasswordExpires: inHours(resetHours) })
    .where(and(eq(users.email, email), eq(users.isBlocked, false)))
    .returning({ email: users.email });
  return user?.email;
};

/**
 * Sets the password of whoever the link was sent to and spends the link: of two at the same moment, one wins. Whoever has read
 * the message owns the address, so it counts as confirmed. Undefined where the link is spent, too old or unknown.
 */
export const spendResetToken = async (
  database: Pick<Database, 'update'>,
  hash: string,
  password: string,
): Promise<{ readonly id: number; readonly email: string } | undefined> => {
  const [user] = await database
    .update(users)
    .set({
      password,
      resetPasswordToken: null,
      resetPasswordExpires: null,
      isEmailVerified: true,
      emailVerificationToken: null,
      emailVerificationExpires: null,
    })
    .where(and(eq(users.resetPasswordToken, hash), gt(users.resetPasswordExpires, sql`now()`)))
    .returning({ id: users.id, email: users.email });
  return user;
};

/** The address to write to; undefined where it is confirmed already. */
export const storeVerificationToken = async (
  database: Database,
  userId: number,
  hash: string,
): Promise<string | undefined> => {
  const [user] = await database
    .update(users)
    .set({ emailVerificationToken: hash, emailVerificationExpires: inHours(verificationHours) })
    .where(and(eq(users.id, userId), eq(users.isEmailVerified, false)))
    .returning({ email: users.email });
  return user?.email;
};

/** True where the link was sent to that person and is not too old; the address is confirmed then. */
export const spendVerificationToken = async (database: Database, userId: number, hash: string): Promise<boolean> => {
  const confirmed = await database
    .update(users)
    .set({ isEmailVerified: true, emailVerificationToken: null, emailVerificationExpires: null })
    .where(
      and(eq(users.id, userId), eq(users.emailVerificationToken, hash), gt(users.emailVerificationExpires, sql`now()`)),
    )
    .returning({ id: users.id });
  return confirmed.length > 0;
};

/** The database's clock decides, as it also decides what has expired. */
const inHours = (hours: number) => sql`now() + make_interval(hours => ${hours}::int)`;
