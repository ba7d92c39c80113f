import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { diagramAccess, notifications } from '../database/schema/index.ts';
import { isFor } from './access-of.ts';

/** Remembers that somebody has opened a diagram that is shared with them: now its owner learns who they are, and they need not be told of it. */
export const markOpened = async (database: Database, userId: number, diagramId: number): Promise<void> => {
  const opened = await database
    .update(diagramAccess)
    .set({ openedAt: sql`now()` })
    .where(and(eq(diagramAccess.diagramId, diagramId), isNull(diagramAccess.openedAt), isFor(userId)))
    .returning({ id: diagramAccess.id });
  if (opened.length === 0) return;
  const isInvitation = and(eq(notifications.userId, userId), eq(notifications.diagramId, diagramId));
  await database
    .update(notifications)
    .set({ readAt: sql`now()` })
    .where(and(isInvitation, isNull(notifications.readAt)));
};
