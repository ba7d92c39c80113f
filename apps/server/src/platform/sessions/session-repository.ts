import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { type SessionRow, userSessions, users } from '../database/schema/index.ts';
import { createSecretToken, hashOf } from '../secret-token.ts';

/** Who is asking, as their session says. */
export interface Person {
  readonly userId: number;
  readonly sessionId: number;
  readonly role: 'user' | 'admin';
  /** Whether they came by a link, without an account. */
  readonly isGuest: boolean;
}

export const sessionDays = 30;

/** A session is prolonged at most once in this many hours, to spare a write with every request. */
const prolongAfterHours = 24;

/** Nobody reads further; ending all others reaches those too. */
const mostListed = 100;

const isLiving = and(eq(userSessions.isActive, true), gt(userSessions.expiresAt, sql`now()`));

/** Makes a session and gives its token, which is stored nowhere: the table has its hash only. */
export const createSession = async (
  database: Pick<Database, 'insert'>,
  userId: number,
  client: { readonly ipAddress: string; readonly userAgent: string | undefined },
): Promise<string> => {
  const { token, hash } = createSecretToken();
  await database.insert(userSessions).values({
    userId,
    sessionToken: hash,
    expiresAt: inDays(sessionDays),
    ipAddress: client.ipAddress,
    userAgent: client.userAgent?.slice(0, 500) ?? null,
  });
  return token;
};

/** The person of a living session of an account that is not blocked; prolongs the session. */
export const findPerson = async (database: Database, token: string): Promise<Person | undefined> => {
  const [found] = await database
    .select({
      userId: users.id,
      sessionId: userSessions.id,
      role: users.role,
      isGuest: users.isGuest,
      isAging: sql<boolean>`${userSessions.expiresAt} < ${inDays(sessionDays - prolongAfterHours / 24)}`,
    })
    .from(userSessions)
    .innerJoin(users, eq(users.id, userSessions.userId))
    .where(and(eq(userSessions.sessionToken, hashOf(token)), isLiving, eq(users.isBlocked, false)));
  if (found === undefined) return undefined;
  const { isAging, ...person } = found;
  if (isAging) await prolong(database, person.sessionId);
  return person;
};

/** Why the account that a token was for is blocked, null where nobody said so; undefined where it is not blocked. */
export const findBlock = async (
  database: Database,
  token: string,
): Promise<{ readonly reason: string | null } | undefined> => {
  const [found] = await database
    .select({ reason: users.blockedReason })
    .from(userSessions)
    .innerJoin(users, eq(users.id, userSessions.userId))
    .where(
      and(
        eq(userSessions.sessionToken, hashOf(token)),
        gt(userSessions.expiresAt, sql`now()`),
        eq(users.isBlocked, true),
      ),
    );
  return found;
};

export const endSession = async (database: Database, sessionId: number): Promise<void> => {
  await database.update(userSessions).set({ isActive: false }).where(eq(userSessions.id, sessionId));
};

/** A person's living sessions, the one used last first. */
export const listSessions = (database: Database, userId: number): Promise<SessionRow[]> =>
  database
    .select()
    .from(userSessions)
    .where(and(eq(userSessions.userId, userId), isLiving))
    .orderBy(desc(userSessions.lastUsedAt), desc(userSessions.id))
    .limit(mostListed);

/** Ends a living session of that person; false where there is none with that id. */
export const endOwnSession = async (database: Database, userId: number, sessionId: number): Promise<boolean> => {
  const ended = await database
    .update(userSessions)
    .set({ isActive: false })
    .where(and(eq(userSessions.id, sessionId), eq(userSessions.userId, userId), isLiving))
    .returning({ id: userSessions.id });
  return ended.length > 0;
};

/** Whether a session was opened a moment ago: its person has just proven who they are. */
export const isFreshSession = async (database: Database, sessionId: number): Promise<boolean> => {
  const found = await database
    .select({ id: userSessions.id })
    .from(userSessions)
    .where(and(eq(userSessions.id, sessionId), gt(userSessions.createdAt, sql`now() - interval '10 minutes'`)));
  return found.length > 0;
};

/** Ends every session of a person; all but one where that is given. */
export const endSessions = async (
  database: Pick<Database, 'update'>,
  userId: number,
  { except }: { readonly except?: number } = {},
): Promise<void> => {
  await database
    .update(userSessions)
    .set({ isActive: false })
    .where(
      and(
        eq(userSessions.userId, userId),
        eq(userSessions.isActive, true),
        except === undefined ? undefined : ne(userSessions.id, except),
      ),
    );
};

const prolong = async (database: Database, sessionId: number): Promise<void> => {
  await database
    .update(userSessions)
    .set({ expiresAt: inDays(sessionDays) })
    .where(eq(userSessions.id, sessionId));
};

/** The database's clock decides, as it also decides what has expired. */
const inDays = (days: number) => sql`now() + make_interval(days => ${days}::int)`;
