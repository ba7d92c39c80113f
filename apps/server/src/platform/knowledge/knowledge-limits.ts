import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { knowledgeDocuments, serverLimits, userUsage } from '../database/schema/index.ts';
import { documentsFull, tooManyDocuments } from '../errors/catalogue.ts';

const megabyte = 1_000_000;

export interface KnowledgeLimits {
  /** Undefined for no limit, as with megabytes. */
  readonly documents: number | undefined;
  readonly megabytes: number | undefined;
}

/** What everybody may keep, for all servers that share the database. */
export const setKnowledgeLimits = async (
  database: Database,
  { documents, megabytes }: KnowledgeLimits,
): Promise<void> => {
  const limits = {
    knowledgeDocuments: documents ?? null,
    knowledgeBytes: megabytes === undefined ? null : megabytes * megabyte,
  };
  await database.insert(serverLimits).values(limits).onConflictDoUpdate({ target: serverLimits.id, set: limits });
};

export interface KnowledgeUse {
  readonly documents: number;
  readonly bytes: number;
  readonly mostDocuments: number | null;
  readonly mostBytes: number | null;
}

export const findKnowledgeUse = async (database: Pick<Database, 'select'>, userId: number): Promise<KnowledgeUse> => {
  const [limits] = await database.select().from(serverLimits);
  const [used] = await database
    .select({
      documents: sql<number>`count(*)::int`,
      bytes: sql`coalesce(sum(${knowledgeDocuments.sizeBytes}), 0)`.mapWith(Number),
    })
    .from(knowledgeDocuments)
    .where(and(eq(knowledgeDocuments.userId, userId), isNull(knowledgeDocuments.deletedAt)));
  return {
    documents: used?.documents ?? 0,
    bytes: used?.bytes ?? 0,
    mostDocuments: limits?.knowledgeDocuments ?? null,
    mostBytes: limits?.knowledgeBytes ?? null,
  };
};

/** Throws where a person has more than they may, in the transaction that has just stored a document. */
export const checkKnowledge = async (transaction: Pick<Database, 'select'>, userId: number): Promise<void> => {
  // Uploads of one person at the same moment wait for each other.
  await transaction
    .select({ id: userUsage.id })
    .from(userUsage)
    .where(eq(userUsage.userId, userId))
    .for('no key update');
  const { documents, bytes, mostDocuments, mostBytes } = await findKnowledgeUse(transaction, userId);
  if (mostDocuments !== null && documents > mostDocuments) throw tooManyDocuments(mostDocuments);
  if (mostBytes !== null && bytes > mostBytes) throw documentsFull(mostBytes / megabyte);
};
