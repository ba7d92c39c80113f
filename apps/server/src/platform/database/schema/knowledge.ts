import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { diagrams } from './diagrams.ts';
import { users } from './users.ts';

const moment = () => timestamp({ withTimezone: true, mode: 'date' });

const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** Documents that people have drawn from. */
export const knowledgeDocuments = pgTable(
  'knowledge_documents',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    /** The whole text; empty until it is read. */
    content: text().notNull().default(''),
    /** Empty for none. */
    category: text().notNull().default(''),
    /** The name of the file that it came as. */
    source: text().notNull(),
    uploadedAt: moment().notNull().defaultNow(),
    state: text({ enum: ['waiting', 'ready', 'failed'] })
      .notNull()
      .default('waiting'),
    /** Why it could not be read, for people. */
    problem: text(),
    /** The file, until it is read. */
    fileData: bytes(),
    /** SHA-256 of the file in hex. */
    fileHash: text().notNull(),
    sizeBytes: integer().notNull(),
    /** What it takes here, with its chunks. */
    storedBytes: bigint({ mode: 'number' }).notNull(),
    format: text().notNull().default(''),
    pages: integer(),
    /** Of its chunks, so that ranking needs no sum over them. */
    chunkCount: integer().notNull().default(0),
    wordCount: integer().notNull().default(0),
    languages: text().array().notNull().default([]),
    suspiciousCount: integer().notNull().default(0),
    /** Since when it is deleted, until that can no longer be undone. */
    deletedAt: moment(),
  },
  (table) => [
    uniqueIndex('knowledge_documents_user_id_file_hash')
      .on(table.userId, table.fileHash)
      .where(sql`${table.deletedAt} is null`),
    index('knowledge_documents_waiting').on(table.uploadedAt).where(sql`${table.state} = 'waiting'`),
    index('knowledge_documents_deleted_at').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  ],
);

export type KnowledgeDocumentRow = typeof knowledgeDocuments.$inferSelect;

/** The parts of documents that are found and read on their own. */
export const knowledgeChunks = pgTable(
  'knowledge_chunks',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    documentId: integer()
      .notNull()
      .references(() => knowledgeDocuments.id, { onDelete: 'cascade' }),
    chunkIndex: integer().notNull(),
    content: text().notNull(),
    /** Where it stands by what it means, a number from -127 to 127 for each dimension: in the eyes of one model, where one was asked. */
    embedding: bytes(),
    embeddingProvider: text(),
    embeddingModel: text(),
    embeddingDimensions: integer(),
    headingPath: text().array().notNull(),
    tableHeader: text(),
    page: integer(),
    /** Characters of the document's text, in UTF-16 units. */
    startsAt: integer().notNull(),
    endsAt: integer().notNull(),
    language: text().notNull(),
    suspicious: jsonb().$type<readonly { readonly start: number; readonly end: number }[]>().notNull(),
    /** Its stems, each behind the id of the owner, so that the index of one person's words is theirs alone. */
    terms: text().array().notNull(),
    /** How often each of `terms` stands there. */
    counts: smallint().array().notNull(),
    wordCount: integer().notNull(),
  },
  (table) => [
    unique('knowledge_chunks_document_id_chunk_index').on(table.documentId, table.chunkIndex),
    index('knowledge_chunks_terms').using('gin', table.terms),
  ],
);

/** The stems of each document, for correcting the spelling of questions and for telling how rare a word is. */
export const knowledgeWords = pgTable(
  'knowledge_words',
  {
    documentId: integer()
      .notNull()
      .references(() => knowledgeDocuments.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    word: text().notNull(),
    /** How many of its chunks have it. */
    chunks: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ name: 'knowledge_words_pkey', columns: [table.userId, table.word, table.documentId] }),
    index('knowledge_words_document_id').on(table.documentId),
  ],
);

/** Where parts of diagrams stand in documents. No words are kept here: what a deleted document said is gone with it. */
export const diagramCitations = pgTable(
  'diagram_citations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    diagramId: integer()
      .notNull()
      .references(() => diagrams.id, { onDelete: 'cascade' }),
    /** Absent where the source was removed. */
    documentId: integer().references(() => knowledgeDocuments.id, { onDelete: 'set null' }),
    /** The id of the shape or line; empty for a passage that was looked at. */
    part: text().notNull(),
    startsAt: integer().notNull(),
    endsAt: integer().notNull(),
    /** Of a passage: whether anything was drawn from it. */
    isUsed: boolean().notNull().default(true),
  },
  (table) => [
    index('diagram_citations_diagram_id').on(table.diagramId),
    index('diagram_citations_document_id').on(table.documentId),
  ],
);
