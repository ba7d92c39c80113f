import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { serverLimits, userUsage } from '../database/schema/index.ts';
import { ownersStorageFull, storageFull } from '../errors/catalogue.ts';

/**
 * How much one person may keep: the drawings of their diagrams with all versions, their drawing boards and their documents. What each takes is
 * counted with it as it is stored, so a sum over the rows of one person tells. The limit lies in the database, where every server that shares it reads the same.
 */

const megabyte = 1_000_000;

/** Undefined for no limit. */
export const setStorageLimit = async (database: Database, megabytes: number | undefined): Promise<void> => {
  const storageBytes = megabytes === undefined ? null : megabytes * megabyte;
  await database
    .insert(serverLimits)
    .values({ storageBytes })
    .onConflictDoUpdate({ target: serverLimits.id, set: { storageBytes } });
};

/** Bytes that the owner of a row of `user_usage` keeps. Written out, as the names of columns alone would not tell whose are meant. */
export const storedBytes: SQL<number> = sql`(
  select coalesce((select sum(diagrams.stored_bytes) from diagrams where diagrams.user_id = user_usage.user_id), 0)
    + coalesce((select sum(drawing_boards.stored_bytes) from drawing_boards where drawing_boards.user_id = user_usage.user_id), 0)
    + coalesce((
      select sum(knowledge_documents.stored_bytes) from knowledge_documents
      where knowledge_documents.user_id = user_usage.user_id), 0))`.mapWith(Number);

/** Bytes that anybody may keep; null for no limit. */
export const storageLimit: SQL<number | null> = sql`(select ${serverLimits.storageBytes} from ${serverLimits})`.mapWith(
  serverLimits.storageBytes,
);

/**
 * Throws where the owner of a diagram keeps more than they may, in the transaction that has just stored something. Several that store at the
 * same moment wait for each other.
 */
export const checkStorage = async (
  transaction: Pick<Database, 'select'>,
  ownerId: number,
  authorId: number,
): Promise<void> => {
  await transaction
    .select({ id: userUsage.id })
    .from(userUsage)
    .where(eq(userUsage.userId, ownerId))
    .for('no key update');
  const [kept] = await transaction
    .select({ bytes: storedBytes, limit: storageLimit })
    .from(userUsage)
    .where(eq(userUsage.userId, ownerId));
  if (kept === undefined || kept.limit === null || kept.bytes <= kept.limit) return;
  const megabytes = kept.limit / megabyte;
  throw ownerId === authorId ? storageFull(megabytes) : ownersStorageFull();
};
