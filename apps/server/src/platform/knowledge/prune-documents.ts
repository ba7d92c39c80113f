import { undoMinutes } from '@diagloom/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { knowledgeDocuments } from '../database/schema/index.ts';

/** Deletes for good the documents whose deletion can no longer be undone, with their chunks and words. */
export const pruneDocuments = async (database: Pick<Database, 'delete'>): Promise<void> => {
  await database
    .delete(knowledgeDocuments)
    .where(sql`${knowledgeDocuments.deletedAt} < now() - make_interval(mins => ${undoMinutes}::int)`);
};
