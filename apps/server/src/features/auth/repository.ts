import { and, eq, gt, or, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { countToday } from '../../platform/activity/count-today.ts';
import type { Database } from '../../platform/database/database.ts';
import { activityEntries, type UserRow, userSessions, users, userUsage } from '../../platform/database/schema/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { accountExists } from '../../platform/errors/catalogue.ts';
import { networkOf } from '../../platform/http/network-of.ts';
import { usernameSkeleton } from './username-skeleton.ts';

export interface NewUser
  extends Pick<UserRow, 'email' | 'password' | 'firstName' | 'lastName' | 'role'>,
    Partial<Pick<UserRow, 'isEmailVerified' | 'googleId' | 'facebookId' | 'microsoftId'>> {
  readonly username: string | undefined;
}

export const findUser = async (database: Database, id: number): Promise<UserRow | undefined> => {
  const [user] = await database.select().from(users).where(eq(users.id, id));
  return user;
};

export const findUserByEmail = async (database: Database, email: string): Promise<UserRow | undefined> => {
  const [user] = await database.select().from(users).where(eq(users.email, email));
  return user;
};

/** Throws `email_taken` or `username_taken` with a message for each field that is taken. */
export const checkIsFree = async (database: Database, { email, username }: NewUserNames): Promise<void> => {
  const sameName =
    username === undefined
      ? undefined
      : or(sql`lower(${users.username}) = lower(${username})`, eq(users.usernameSkeleton, usernameSkeleton(username)));
  const others = await database
    .select({ email: users.email })
    .from(users)
    .where(or(eq(users.email, email), sameName));
  if (others.length === 0) return;
  const isEmailTaken = others.some((other) => other.email === email);
  // One row may match by both; whether the name is taken too is only known by asking for it alone.
  const named = sameName === undefined ? [] : await database.select({ id: users.id }).from(users).where(sameName);
  throw accountExists({ email: isEmailTaken, username: named.length > 0 });
};

/** Makes the account with its usage in the caller's transaction. Throws as `checkIsFree` where somebody was faster. */
export const createUser = async (database: Pick<Database, 'insert'>, user: NewUser): Promise<UserRow> => {
  try {
    const [row] = await database
      .insert(users)
      .values({
        ...user,
        username: user.username ?? null,
        usernameSkeleton: user.username === undefined ? null : usernameSkeleton(user.username),
        lastLoginAt: sql`now()`,
      })
      .returning();
    if (row === undefined) throw new Error('The database gave no row for a new user.');
    await database.insert(userUsage).values({ userId: row.id });
    await countToday(database, [{ measure: 'sign-ups' }]);
    return row;
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === 'users_email_unique') throw accountExists({ email: true, username: false });
    if (constraint?.startsWith('users_username_')) throw accountExists({ email: false, username: true });
    throw error;
  }
};

export const markSignedIn = async (database: Database, id: number): Promise<UserRow | undefined> => {
  const [user] = await database.update(users).set({ lastLoginAt: sql`now()` }).where(eq(users.id, id)).returning();
  return user;
};

export const setPassword = async (database: Pick<Database, 'update'>, id: number, password: string): Promise<void> => {
  await database.update(users).set({ password }).where(eq(users.id, id));
};

const lately = sql`now() - interval '90 days'`;

/**
 * Whether somebody has signed in to the account of that address from that network in the last 90 days, or set its password there
 * through a link.
 */
export const wasUsedFrom = async (database: Database, email: string, network: string): Promise<boolean> => {
  const signedIn = database
    .select({ ipAddress: userSessions.ipAddress })
    .from(userSessions)
    .innerJoin(users, eq(users.id, userSessions.userId))
    .where(and(eq(users.email, email), gt(userSessions.lastUsedAt, lately)));
  const reset = database
    .select({ ipAddress: activityEntries.ipAddress })
    .from(activityEntries)
    .innerJoin(users, eq(users.id, activityEntries.actorId))
    .where(
      and(eq(users.email, email), eq(activityEntries.type, 'password-reset'), gt(activityEntries.happenedAt, lately)),
    );
  const found = await union(signedIn, reset);
  return found.some(({ ipAddress }) => ipAddress !== null && networkOf(ipAddress) === network);
};

/** Another name for an account; a username that is left away stays. Throws `username_taken` where another account has it. */
export const setNames = async (
  database: Pick<Database, 'update'>,
  id: number,
  { firstName, lastName, username }: Pick<NewUser, 'firstName' | 'lastName' | 'username'>,
): Promise<UserRow | undefined> => {
  const named = username === undefined ? {} : { username, usernameSkeleton: usernameSkeleton(username) };
  try {
    const [user] = await database
      .update(users)
      .set({ updatedAt: sql`now()`, firstName, lastName, ...named })
      .where(eq(users.id, id))
      .returning();
    return user;
  } catch (error) {
    if (violatedConstraint(error)?.startsWith('users_username_')) throw accountExists({ email: false, username: true });
    throw error;
  }
};

/** What is left away stays as it is. */
export const setPreferences = async (
  database: Database,
  id: number,
  change: Partial<
    Pick<UserRow, 'theme' | 'defaultDiagramType' | 'brandKit' | 'mutedNotifications' | 'notificationMail'>
  >,
): Promise<UserRow | undefined> => {
  const { theme, defaultDiagramType, brandKit, mutedNotifications, notificationMail } = change;
  const [user] = await database
    .update(users)
    .set({ updatedAt: sql`now()`, theme, defaultDiagramType, brandKit, mutedNotifications, notificationMail })
    .where(eq(users.id, id))
    .returning();
  return user;
};

type NewUserNames = Pick<NewUser, 'email' | 'username'>;

/** Whether an account failed to be stored because another has what must be its own. */
export const isTaken = (error: unknown): boolean =>
  error instanceof AppError
    ? error.code === 'email_taken' || error.code === 'username_taken'
    : (violatedConstraint(error)?.startsWith('users_') ?? false);

const violatedConstraint = (error: unknown): string | undefined => {
  const cause = error instanceof Error ? error.cause : undefined;
  if (typeof cause !== 'object' || cause === null || !('constraint' in cause)) return undefined;
  return typeof cause.constraint === 'string' ? cause.constraint : undefined;
};
