import type { Folder } from '@diagloom/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { diagramFolders, diagrams, type FolderRow } from '../../platform/database/schema/index.ts';

/** A person's folders, from A to Z, with how many diagrams lie in each. */
export const listFolders = (database: Database, userId: number): Promise<Folder[]> =>
  database
    .select({
      id: diagramFolders.id,
      name: diagramFolders.name,
      count: sql<number>`count(${diagrams.id})::int`,
    })
    .from(diagramFolders)
    .leftJoin(diagrams, and(eq(diagrams.folderId, diagramFolders.id), sql`${diagrams.trashedAt} is null`))
    .where(eq(diagramFolders.userId, userId))
    .groupBy(diagramFolders.id)
    .orderBy(asc(sql`lower(${diagramFolders.name})`));

/** Undefined where the person has a folder of that name. */
export const insertFolder = async (
  database: Database,
  userId: number,
  name: string,
): Promise<FolderRow | undefined> => {
  const [row] = await database.insert(diagramFolders).values({ userId, name }).onConflictDoNothing().returning();
  return row;
};

/** Whether the person has another folder of that name. */
export const hasNamesake = async (database: Database, { id, userId, name }: Named): Promise<boolean> =>
  (await database.$count(
    diagramFolders,
    and(
      eq(diagramFolders.userId, userId),
      sql`lower(${diagramFolders.name}) = lower(${name})`,
      sql`${diagramFolders.id} <> ${id}`,
    ),
  )) > 0;

/** False where the person has no such folder. */
export const renameFolder = async (database: Database, { id, userId, name }: Named): Promise<boolean> => {
  const renamed = await database
    .update(diagramFolders)
    .set({ name })
    .where(and(eq(diagramFolders.id, id), eq(diagramFolders.userId, userId)));
  return renamed.rowCount === 1;
};

interface Named {
  readonly id: number;
  readonly userId: number;
  readonly name: string;
}

/** False where the person has no such folder. The diagrams in it stay. */
export const deleteFolder = async (database: Database, userId: number, id: number): Promise<boolean> => {
  const deleted = await database
    .delete(diagramFolders)
    .where(and(eq(diagramFolders.id, id), eq(diagramFolders.userId, userId)));
  return deleted.rowCount === 1;
};
