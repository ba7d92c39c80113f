import { trashDays } from '@diagloom/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { diagrams } from '../database/schema/index.ts';

/** Deletes for good what has lain in the trash for `trashDays`. */
export const pruneTrash = async (database: Pick<Database, 'delete'>): Promise<void> => {
  await database.delete(diagrams).where(sql`${diagrams.trashedAt} < now() - make_interval(days => ${trashDays}::int)`);
};
