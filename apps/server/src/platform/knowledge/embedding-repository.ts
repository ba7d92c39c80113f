import type { ChunkPlace } from '@diagloom/knowledge';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { knowledgeChunks, knowledgeDocuments } from '../database/schema/index.ts';
import { AppError } from '../errors/app-error.ts';
import { checkStorage } from '../usage/storage-limit.ts';
import { toBytes } from './compact-vector.ts';
import { isAsked, isAt } from './passage-store.ts';

/** In whose eyes texts were placed. */
interface Placing {
  readonly provider: string;
  readonly model: string;
}

export interface PlacedChunk {
  readonly id: number;
  readonly headingPath: readonly string[];
  readonly content: string;
  /** Absent where this model has not placed it. */
  readonly vector: Uint8Array | undefined;
}

/** Chunks of a person's documents in the order of `places`, with what is kept of where they stand. */
export const readPlaced = async (
  database: Pick<Database, 'select'>,
  { userId, places, by }: { readonly userId: number; readonly places: readonly ChunkPlace[]; readonly by: Placing },
): Promise<readonly PlacedChunk[]> => {
  const rows = await database
    .select({ chunk: knowledgeChunks })
    .from(knowledgeChunks)
    .innerJoin(knowledgeDocuments, eq(knowledgeDocuments.id, knowledgeChunks.documentId))
    .where(and(isAsked(userId), isAt(places)));
  const found = new Map(rows.map(({ chunk }) => [`${chunk.documentId}:${chunk.chunkIndex}`, chunk]));
  return places.flatMap(({ documentId, index }) => {
    const chunk = found.get(`${documentId}:${index}`);
    if (chunk === undefined) return [];
    const { id, headingPath, content, embedding, embeddingProvider, embeddingModel, embeddingDimensions } = chunk;
    const isOfThis =
      embeddingProvider === by.provider && embeddingModel === by.model && embedding?.length === embeddingDimensions;
    return [{ id, headingPath, content, vector: isOfThis ? (embedding ?? undefined) : undefined }];
  });
};

interface FreshEmbeddings {
  readonly userId: number;
  readonly by: Placing;
  readonly fresh: readonly { readonly id: number; readonly vector: readonly number[] }[];
}

/** Keeps where chunks stand, in place of what another model said. Nothing is kept where its owner has no room for it: it is only a help. */
export const keepEmbeddings = async (database: Database, { userId, by, fresh }: FreshEmbeddings): Promise<void> => {
  if (fresh.length === 0) return;
  const ids = fresh.map(({ id }) => id);
  const storing = database.transaction(async (transaction) => {
    // Two that keep something of one document wait for each other, and none brings back what is being deleted.
    const documents = await transaction
      .select({ id: knowledgeDocuments.id })
      .from(knowledgeDocuments)
      .where(
        inArray(
          knowledgeDocuments.id,
          transaction
            .select({ id: knowledgeChunks.documentId })
            .from(knowledgeChunks)
            .where(inArray(knowledgeChunks.id, ids)),
        ),
      )
      .orderBy(asc(knowledgeDocuments.id))
      .for('update');
    await transaction.execute(sql`
      update knowledge_chunks set embedding = fresh.vector, embedding_provider = ${by.provider},
        embedding_model = ${by.model}, embedding_dimensions = length(fresh.vector)
      from unnest(${sql.param(ids)}::int[], ${sql.param(fresh.map(({ vector }) => toBytes(vector)))}::bytea[]) as fresh(id, vector)
      where knowledge_chunks.id = fresh.id`);
    await transaction
      .update(knowledgeDocuments)
      .set({
        storedBytes: sql`2 * octet_length(${knowledgeDocuments.content})
          + (select coalesce(sum(length(embedding)), 0) from knowledge_chunks where document_id = ${knowledgeDocuments.id})`,
      })
      .where(
        inArray(
          knowledgeDocuments.id,
          documents.map(({ id }) => id),
        ),
      );
    await checkStorage(transaction, userId, userId);
  });
  await storing.catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
  });
};
