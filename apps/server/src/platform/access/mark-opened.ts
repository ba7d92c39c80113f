import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { diagramAccess } from '../database/schema/index.ts';
import { isFor } from './access-of.ts';

/** Takes note that somebody has opened what was shared with them; from then on its owner may know who they are. */
export const markOpened = async (database: Database, userId: number, diagramId: number): Promise<void> => {
  await database
    .update(diagramAccess)
    .set({ openedAt: sql`now()` })
    .where(and(eq(diagramAccess.diagramId, diagramId), isNull(diagramAccess.openedAt), isFor(userId)));
};
