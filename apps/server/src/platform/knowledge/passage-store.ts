import type { ChunkPlace, Language, PassageStore, StoredChunk } from '@diagloom/knowledge';
import { languages } from '@diagloom/knowledge';
import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { knowledgeChunks, knowledgeDocuments } from '../database/schema/index.ts';

export interface DocumentChoice {
  readonly documentIds?: readonly number[] | undefined;
  readonly categories?: readonly string[] | undefined;
}

/** Documents of this person that can be asked: read, not deleted, and chosen where there is a choice. */
export const isAsked = (userId: number, { documentIds, categories }: DocumentChoice = {}): SQL | undefined => {
  const choices = [
    ...(documentIds === undefined ? [] : [inArray(knowledgeDocuments.id, [...documentIds, 0])]),
    ...(categories === undefined ? [] : [inArray(knowledgeDocuments.category, [...categories, '\u0001'])]),
  ];
  return and(
    eq(knowledgeDocuments.userId, userId),
    eq(knowledgeDocuments.state, 'ready'),
    isNull(knowledgeDocuments.deletedAt),
    choices.length === 0 ? undefined : or(...choices),
  );
};

/** Chunks at these places, of which there is at least one. */
export const isAt = (places: readonly ChunkPlace[]): SQL => {
  const pairs = places.map(({ documentId, index }) => sql`(${documentId}::int, ${index}::int)`);
  return sql`(${knowledgeChunks.documentId}, ${knowledgeChunks.chunkIndex}) in (${sql.join(pairs, sql`, `)})`;
};

/** The chunks of one person's documents. Every query asks for documents of that person, and terms carry the person's id as well. */
export const createPassageStore = async (
  database: Pick<Database, 'select' | 'execute'>,
  userId: number,
  choice: DocumentChoice = {},
): Promise<PassageStore> => {
  const documents = await database
    .select({
      id: knowledgeDocuments.id,
      chunks: knowledgeDocuments.chunkCount,
      words: knowledgeDocuments.wordCount,
      languages: knowledgeDocuments.languages,
    })
    .from(knowledgeDocuments)
    .where(isAsked(userId, choice));
  const ids = sql`${sql.param(documents.map(({ id }) => id))}::int[]`;
  /** Added to nothing, so that it is looked up for what was found and no index of all these documents is read. */
  const among = sql`document_id + 0 = any(${ids})`;
  const chunks = documents.reduce((sum, document) => sum + document.chunks, 0);
  const words = documents.reduce((sum, document) => sum + document.words, 0);
  const spoken = new Set(documents.flatMap((document) => document.languages));

  return {
    measure: async () => ({
      chunks,
      averageLength: words / Math.max(1, chunks),
      languages: languages.filter((language) => spoken.has(language)),
    }),
    countChunks: async (stems) => {
      const { rows } = await database.execute<{ word: string; chunks: number }>(sql`
        select word, sum(chunks)::int as chunks from knowledge_words
        where user_id = ${userId} and word = any(${sql.param([...stems])}::text[]) and ${among}
        group by word`);
      return new Map(rows.map(({ word, chunks: having }) => [word, having]));
    },
    listStems: async ({ start, shortest, longest }) => {
      const { rows } = await database.execute<{ word: string }>(sql`
        select distinct word from knowledge_words
        where user_id = ${userId} and ${among}
          and word >= ${start} and word < ${`${start}\uffff`} and length(word) between ${shortest} and ${longest}
        limit ${mostStems}`);
      return rows.map(({ word }) => word);
    },
    findChunks: async ({ having, stems, limit }) => {
      const terms = having.map(({ stem }) => termOf(userId, stem));
      // Which chunks have the words is told by the index alone; how often is read of those that have most of them.
      const { rows } = await database.execute<FoundRow>(sql`
        with found as (
          select knowledge_chunks.id
          from unnest(${sql.param(terms)}::text[], ${sql.param(having.map(({ weight }) => weight))}::float8[]) as asked(term, weight)
          join knowledge_chunks on terms @> array[asked.term]
          where ${among}
          group by knowledge_chunks.id
          order by sum(weight) desc, knowledge_chunks.id
          limit ${limit})
        select document_id, chunk_index, heading_path, word_count, array(
          select coalesce(counts[array_position(terms, asked.term)], 0)::int
          from unnest(${sql.param(stems.map((stem) => termOf(userId, stem)))}::text[]) with ordinality as asked(term, place)
          order by place) as hits
        from found join knowledge_chunks using (id)
        order by document_id, chunk_index`);
      return rows.map((row) => ({
        documentId: row.document_id,
        index: row.chunk_index,
        headingPath: row.heading_path,
        length: row.word_count,
        counts: row.hits,
      }));
    },
    readChunks: async (wanted) => {
      if (wanted.length === 0) return [];
      return selectChunks(database, and(isAsked(userId, choice), isAt(wanted)));
    },
    listChunks: (limit) => selectChunks(database, isAsked(userId, choice), limit),
  };
};

/** Of words that may be meant by a misspelt one; as many are compared in a moment. */
const mostStems = 20_000;

const termPrefix = (userId: number): string => `${userId}:`;

/** A stem as the index has it. */
export const termOf = (userId: number, stem: string): string => termPrefix(userId) + stem;

interface FoundRow extends Record<string, unknown> {
  readonly document_id: number;
  readonly chunk_index: number;
  readonly heading_path: string[];
  readonly word_count: number;
  readonly hits: number[];
}

/** Chunks with the titles of their documents, in order. */
export const selectChunks = async (
  database: Pick<Database, 'select'>,
  condition: SQL | undefined,
  limit = 5000,
): Promise<readonly StoredChunk[]> => {
  const rows = await database
    .select({ chunk: knowledgeChunks, title: knowledgeDocuments.title })
    .from(knowledgeChunks)
    .innerJoin(knowledgeDocuments, eq(knowledgeDocuments.id, knowledgeChunks.documentId))
    .where(condition)
    .orderBy(asc(knowledgeChunks.documentId), asc(knowledgeChunks.chunkIndex))
    .limit(limit);
  return rows.map(({ chunk, title }) => ({
    documentId: chunk.documentId,
    title,
    index: chunk.chunkIndex,
    content: chunk.content,
    headingPath: chunk.headingPath,
    ...(chunk.page === null ? {} : { page: chunk.page }),
    ...(chunk.tableHeader === null ? {} : { tableHeader: chunk.tableHeader }),
    start: chunk.startsAt,
    end: chunk.endsAt,
    language: languageOf(chunk.language),
    suspicious: chunk.suspicious,
  }));
};

const languageOf = (value: string): Language => languages.find((language) => language === value) ?? 'other';
