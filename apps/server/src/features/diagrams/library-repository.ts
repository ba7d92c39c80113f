import { and, eq, type SQL, sql } from 'drizzle-orm';
import { isInTrashOf } from '../../platform/access/access-of.ts';
import { addActivity, type PersonAuthor } from '../../platform/activity/add-activity.ts';
import type { Database } from '../../platform/database/database.ts';
import { diagramFolders, diagramStars, diagrams } from '../../platform/database/schema/index.ts';

/** What people do to keep their diagrams in order changes nothing of the diagrams themselves, so it leaves `updatedAt` alone. */
const unchanged = { updatedAt: sql`${diagrams.updatedAt}` };

export const star = async (database: Database, userId: number, diagramId: number): Promise<void> => {
  await database.insert(diagramStars).values({ userId, diagramId }).onConflictDoNothing();
};

export const unstar = async (database: Database, userId: number, diagramId: number): Promise<void> => {
  await database
    .delete(diagramStars)
    .where(and(eq(diagramStars.userId, userId), eq(diagramStars.diagramId, diagramId)));
};

/** False where the person has no such folder. */
export const moveDiagram = async (
  database: Database,
  userId: number,
  { id, folderId }: { readonly id: number; readonly folderId: number | null },
): Promise<boolean> => {
  const isOwnFolder = sql`exists (
    select 1 from ${diagramFolders} where ${diagramFolders.id} = ${folderId} and ${diagramFolders.userId} = ${userId})`;
  const moved = await database
    .update(diagrams)
    .set({ folderId, ...unchanged })
    .where(and(eq(diagrams.id, id), eq(diagrams.userId, userId), folderId === null ? undefined : isOwnFolder));
  return moved.rowCount === 1;
};

export const trashDiagram = (database: Database, author: PersonAuthor, id: number): Promise<void> =>
  database.transaction(async (transaction) => {
    await transaction
      .update(diagrams)
      .set({ trashedAt: sql`now()`, ...unchanged })
      .where(eq(diagrams.id, id));
    await addActivity(transaction, author, { type: 'diagram-trashed', diagramId: id });
  });

/** False where it does not lie in this person's trash. */
export const untrash = (database: Database, author: PersonAuthor, id: number): Promise<boolean> =>
  database.transaction(async (transaction) => {
    const taken = await transaction
      .update(diagrams)
      .set({ trashedAt: null, ...unchanged })
      .where(and(eq(diagrams.id, id), isInTrashOf(author.actorId)));
    if (taken.rowCount !== 1) return false;
    await addActivity(transaction, author, { type: 'diagram-untrashed', diagramId: id });
    return true;
  });

/** Deletes for good what of a person's own the condition names; how many there were. */
export const deleteForGood = (database: Database, author: PersonAuthor, condition: SQL | undefined): Promise<number> =>
  database.transaction(async (transaction) => {
    const deleted = await transaction
      .delete(diagrams)
      .where(and(eq(diagrams.userId, author.actorId), condition))
      .returning({ id: diagrams.id });
    for (const { id } of deleted) await addActivity(transaction, author, { type: 'diagram-deleted', diagramId: id });
    return deleted.length;
  });
