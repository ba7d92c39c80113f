import { findPassages, joinNeighbours, type MeasureNearness, type Passage } from '@diagloom/knowledge';
import { questionIn } from '@diagloom/studio';
import { and, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { knowledgeChunks } from '../database/schema/index.ts';
import { notFound } from '../errors/catalogue.ts';
import { createPassageStore, type DocumentChoice, isAsked, selectChunks } from './passage-store.ts';

export interface KnowledgeWish extends DocumentChoice {
  /** A stretch of one document that is drawn as it is. */
  readonly section?: { readonly documentId: number; readonly start: number; readonly end: number } | undefined;
}

interface DocumentQuestion {
  readonly prompt: string;
  readonly knowledge?: KnowledgeWish | undefined;
  /** Tells meanings from words, where a model was chosen that can. */
  readonly nearness?: MeasureNearness | undefined;
}

/** What a person's documents say to a prompt; nothing where they do not speak of it. */
export const askDocuments = async (
  database: Pick<Database, 'select' | 'execute'>,
  userId: number,
  { prompt, knowledge = {}, nearness }: DocumentQuestion,
): Promise<readonly Passage[]> => {
  if (knowledge.section !== undefined) return readSection(database, userId, knowledge.section);
  const store = await createPassageStore(database, userId, knowledge);
  const { passages, isAnswered } = await findPassages(store, questionIn(prompt), { whole: 'documents', nearness });
  return isAnswered ? passages : [];
};

const readSection = async (
  database: Pick<Database, 'select'>,
  userId: number,
  { documentId, start, end }: NonNullable<KnowledgeWish['section']>,
): Promise<readonly Passage[]> => {
  const chunks = await selectChunks(
    database,
    and(
      isAsked(userId, { documentIds: [documentId] }),
      sql`${knowledgeChunks.startsAt} < ${end} and ${knowledgeChunks.endsAt} > ${start}`,
    ),
  );
  if (chunks.length === 0) throw notFound('document');
  return joinNeighbours(chunks, () => 1);
};
