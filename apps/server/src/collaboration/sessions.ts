import { randomUUID } from 'node:crypto';
import { colorOf } from '@diagloom/collaboration';
import { and, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import { nameOfUser } from '../platform/accounts/name-of-user.ts';
import type { Database } from '../platform/database/database.ts';
import {
  annotationActivity,
  collaborationChanges,
  collaborationParticipants,
  collaborationSessions,
  diagramAccess,
  users,
} from '../platform/database/schema/index.ts';
import { countUse } from '../platform/usage/count-use.ts';

/** A session ends so many hours after anybody was last seen in it. */
const sessionHours = 24;

const expiry = sql`now() + make_interval(hours => ${sessionHours}::int)`;

/**
 * Takes note of who is at a diagram: begins a session, or goes on with one. It counts for whoever was there first when the second
 * comes: one person alone has met nobody, but what they change is told to others later.
 */
export const meet = (database: Database, diagramId: number, people: readonly number[]): Promise<string> =>
  database.transaction(async (transaction) => {
    const [active] = await transaction
      .update(collaborationSessions)
      .set({ expiresAt: expiry })
      .where(and(eq(collaborationSessions.diagramId, diagramId), eq(collaborationSessions.isActive, true)))
      .returning({ sessionId: collaborationSessions.sessionId });
    const sessionId = active?.sessionId ?? randomUUID();
    if (active === undefined) {
      await transaction.insert(collaborationSessions).values({ diagramId, sessionId, expiresAt: expiry });
    }
    const isOf = eq(collaborationParticipants.sessionId, sessionId);
    const before = await transaction.$count(collaborationParticipants, isOf);
    const named = await transaction
      .select({ id: users.id, name: nameOfUser })
      .from(users)
      .where(inArray(users.id, [...people]));
    await transaction
      .insert(collaborationParticipants)
      .values(named.map(({ id, name }) => ({ sessionId, userId: id, username: name, color: colorOf(id) })))
      .onConflictDoUpdate({
        target: [collaborationParticipants.sessionId, collaborationParticipants.userId],
        set: { isActive: true, username: sql`excluded.username` },
      });
    const there = before < 2 ? await transaction.select().from(collaborationParticipants).where(isOf) : [];
    const first = there.toSorted((one, other) => one.id - other.id)[0];
    if (there.length > 1 && first !== undefined) {
      await countUse(transaction, first.userId, 'collaborationSessionsCreated');
    }
    return sessionId;
  });

interface Leaving {
  readonly sessionId: string;
  readonly userId: number;
  readonly cursor: { readonly x: number; readonly y: number } | undefined;
}

export const part = async (database: Database, { sessionId, userId, cursor }: Leaving): Promise<void> => {
  await database
    .update(collaborationParticipants)
    .set({ isActive: false, ...(cursor === undefined ? {} : { cursorX: cursor.x, cursorY: cursor.y }) })
    .where(and(eq(collaborationParticipants.sessionId, sessionId), eq(collaborationParticipants.userId, userId)));
};

/** Ends a session in which nobody is any more, at this server or another. */
export const endMeeting = async (database: Database, sessionId: string): Promise<void> => {
  await database
    .update(collaborationSessions)
    .set({ isActive: false })
    .where(
      and(
        eq(collaborationSessions.sessionId, sessionId),
        sql`not exists (select 1 from ${collaborationParticipants}
          where ${collaborationParticipants.sessionId} = ${sessionId} and ${collaborationParticipants.isActive})`,
      ),
    );
};

/** Ends what goes on at a diagram, for everybody but whoever ends it; guests of its links are sent away. */
export const endForAll = (database: Database, diagramId: number, userId: number): Promise<void> =>
  database.transaction(async (transaction) => {
    const [ended] = await transaction
      .update(collaborationSessions)
      .set({ isActive: false, endedBy: userId })
      .where(and(eq(collaborationSessions.diagramId, diagramId), eq(collaborationSessions.isActive, true)))
      .returning({ sessionId: collaborationSessions.sessionId });
    if (ended !== undefined) {
      await transaction
        .update(collaborationParticipants)
        .set({ isActive: false })
        .where(eq(collaborationParticipants.sessionId, ended.sessionId));
    }
    await transaction
      .update(diagramAccess)
      .set({ isBarred: true })
      .where(
        and(
          eq(diagramAccess.diagramId, diagramId),
          sql`exists (select 1 from ${users} where ${users.id} = ${diagramAccess.userId} and ${users.isGuest})`,
        ),
      );
  });

/** Which of these sessions somebody has ended, and who. */
export const readEnded = async (
  database: Database,
  sessionIds: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  if (sessionIds.length === 0) return new Map();
  const rows = await database
    .select({ sessionId: collaborationSessions.sessionId, endedBy: collaborationSessions.endedBy })
    .from(collaborationSessions)
    .where(and(inArray(collaborationSessions.sessionId, [...sessionIds]), isNotNull(collaborationSessions.endedBy)));
  return new Map(rows.flatMap(({ sessionId, endedBy }) => (endedBy === null ? [] : [[sessionId, endedBy] as const])));
};

type NewChange = Omit<typeof collaborationChanges.$inferInsert, 'sessionId'>;

/** Keeps what was changed in a form that people can be told. */
export const addChanges = async (
  database: Pick<Database, 'insert'>,
  sessionId: string,
  changes: readonly NewChange[],
): Promise<void> => {
  if (changes.length > 0) {
    await database.insert(collaborationChanges).values(changes.map((change) => ({ ...change, sessionId })));
  }
};

/** Days for which it is kept what was changed in sessions. */
const changeDays = 90;

/** Ends sessions that a server left behind, also those with threads of comments, and forgets what is old. */
export const pruneSessions = async (database: Pick<Database, 'update' | 'delete'>): Promise<void> => {
  await database
    .update(collaborationSessions)
    .set({ isActive: false })
    .where(and(eq(collaborationSessions.isActive, true), lt(collaborationSessions.expiresAt, sql`now()`)));
  await database
    .update(annotationActivity)
    .set({ isActive: false })
    .where(
      and(
        eq(annotationActivity.action, 'seen'),
        eq(annotationActivity.isActive, true),
        sql`${annotationActivity.lastSeen} < now() - make_interval(hours => ${sessionHours}::int)`,
      ),
    );
  await database
    .delete(collaborationChanges)
    .where(sql`${collaborationChanges.timestamp} < now() - make_interval(days => ${changeDays}::int)`);
  await database
    .delete(collaborationSessions)
    .where(sql`${collaborationSessions.createdAt} < now() - make_interval(days => ${changeDays}::int)
      and not ${collaborationSessions.isActive}`);
};
