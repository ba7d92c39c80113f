import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { diagramMessages, diagramParamsSchema, uploadLimits } from './diagrams.ts';
import { doneSchema } from './failure.ts';
import { modelChoiceSchema } from './models.ts';

/** People's own documents, what they say to a question, and where parts of diagrams stand in them. */

/** Endings of files that are read; what a file is, its bytes say first. */
export const documentEndings = [
  'pdf',
  'docx',
  'xlsx',
  'md',
  'markdown',
  'txt',
  'html',
  'htm',
  'csv',
  'tsv',
  'rst',
  'adoc',
] as const;

export const knowledgeMessages = {
  fileMissing: 'The file is empty. Choose one with text in it.',
  titleMissing: 'Enter a title for the document.',
  titleLong: 'A document title can have up to 200 characters',
  categoryLong: 'A category name can have up to 60 characters',
  questionMissing: 'Enter a question.',
  questionLong: 'A question can have up to 500 characters',
  nothingToChange: 'Enter a title or a category to change.',
} as const;

const longestBase64 = Math.ceil(uploadLimits.imageBytes / 3) * 4 + 4;

const idSchema = diagramParamsSchema.shape.id;

const categorySchema = z.string().check(z.trim(), z.maxLength(60, knowledgeMessages.categoryLong));

/** Which documents are asked; all of one's own where neither is given. */
export const documentChoiceSchema = z.object({
  documentIds: z.optional(z.array(idSchema).check(z.maxLength(500))),
  categories: z.optional(z.array(categorySchema).check(z.maxLength(200))),
});

export const knowledgeDocumentSchema = z.object({
  id: z.int(),
  title: z.string(),
  category: z.string(),
  /** The name of the file that it came as. */
  source: z.string(),
  /** What it was read as, such as `pdf`; empty until it is read. */
  format: z.string(),
  /** Null in formats without pages. */
  pages: z.nullable(z.int()),
  chunks: z.int(),
  /** Sentences that read like orders to a program: nothing is drawn from them. */
  setAside: z.int(),
  sizeBytes: z.int(),
  /** `waiting` until it is read; `failed` where that could not be done after an interruption. */
  state: z.enum(['waiting', 'ready', 'failed']),
  /** Why it could not be read, and what to do. */
  problem: z.nullable(z.string()),
  uploadedAt: z.iso.datetime(),
});

const spanSchema = z.object({ start: z.int(), end: z.int() });

export const passageSchema = z.extend(spanSchema, {
  documentId: z.int(),
  title: z.string(),
  headingPath: z.array(z.string()),
  page: z.nullable(z.int()),
  text: z.string(),
  /** Higher fits better; comparable within one answer. */
  score: z.number(),
});

export const drawableSchema = z.extend(spanSchema, {
  kind: z.enum(['process', 'roles', 'entities', 'systems']),
  /** The diagram type that it is drawn as. */
  type: z.string(),
  title: z.string(),
  headingPath: z.array(z.string()),
  page: z.nullable(z.int()),
  /** How many shapes its words name. */
  parts: z.int(),
});

const documentAnswerSchema = z.object({ success: z.literal(true), document: knowledgeDocumentSchema });

/** One's own documents, the newest first. */
export const listDocuments = defineCall({
  method: 'GET',
  path: '/api/knowledge/documents',
  query: z.object({
    /** Words of titles, file names and categories; case makes no difference. */
    search: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  }),
  response: z.object({
    success: z.literal(true),
    documents: z.array(knowledgeDocumentSchema),
    /** Of all documents, whatever the search. */
    categories: z.array(z.string()),
    usage: z.object({
      documents: z.int(),
      bytes: z.int(),
      /** Null for no limit. */
      mostDocuments: z.nullable(z.int()),
      mostBytes: z.nullable(z.int()),
    }),
  }),
});

/** Takes a file and reads it. One that is there already is answered as it is. */
export const uploadDocument = defineCall({
  method: 'POST',
  path: '/api/knowledge/documents',
  body: z.object({
    fileName: z._default(z.string().check(z.trim(), z.maxLength(255)), ''),
    /** The bytes of the file in base64. */
    fileData: z
      .string(knowledgeMessages.fileMissing)
      .check(z.minLength(1, knowledgeMessages.fileMissing), z.maxLength(longestBase64, diagramMessages.imageLarge)),
    category: z._default(categorySchema, ''),
  }),
  response: z.extend(documentAnswerSchema, { wasThere: z.boolean() }),
});

export const getDocument = defineCall({
  method: 'GET',
  path: '/api/knowledge/documents/:id',
  params: diagramParamsSchema,
  response: z.extend(documentAnswerSchema, {
    content: z.string(),
    /** The sentences that nothing is drawn from. */
    setAside: z.array(spanSchema),
  }),
});

export const updateDocument = defineCall({
  method: 'PATCH',
  path: '/api/knowledge/documents/:id',
  params: diagramParamsSchema,
  body: z
    .object({
      title: z.optional(
        z
          .string()
          .check(
            z.trim(),
            z.minLength(1, knowledgeMessages.titleMissing),
            z.maxLength(200, knowledgeMessages.titleLong),
          ),
      ),
      category: z.optional(categorySchema),
    })
    .check(
      z.refine(
        ({ title, category }) => title !== undefined || category !== undefined,
        knowledgeMessages.nothingToChange,
      ),
    ),
  response: documentAnswerSchema,
});

/** Minutes for which a deleted document can be brought back; then everything of it is gone. */
export const undoMinutes = 5;

export const deleteDocument = defineCall({
  method: 'DELETE',
  path: '/api/knowledge/documents/:id',
  params: diagramParamsSchema,
  response: doneSchema,
});

export const restoreDocument = defineCall({
  method: 'POST',
  path: '/api/knowledge/documents/:id/restore',
  params: diagramParamsSchema,
  response: documentAnswerSchema,
});

/** The sections of a document that a diagram can be drawn of. */
export const listDrawables = defineCall({
  method: 'GET',
  path: '/api/knowledge/documents/:id/drawables',
  params: diagramParamsSchema,
  response: z.object({ success: z.literal(true), drawables: z.array(drawableSchema) }),
});

/** What one's own documents say to a question, best first. */
export const searchKnowledge = defineCall({
  method: 'POST',
  path: '/api/knowledge/search',
  body: z.extend(documentChoiceSchema, {
    question: z
      .string({ error: knowledgeMessages.questionMissing })
      .check(
        z.trim(),
        z.minLength(1, knowledgeMessages.questionMissing),
        z.maxLength(500, knowledgeMessages.questionLong),
      ),
    /** The id of a provider whose model ranks by meaning what words found; by words alone where absent. */
    model: z.optional(modelChoiceSchema),
  }),
  response: z.object({
    success: z.literal(true),
    passages: z.array(passageSchema),
    /** Whether they speak of what was asked. */
    isAnswered: z.boolean(),
    /** Words that stand nowhere, and what was looked for in their place. */
    corrected: z.array(z.object({ word: z.string(), as: z.string() })),
    /** Why they are ranked by words alone where a model was to rank them; null where nothing is to be said. */
    notice: z.nullable(z.string()),
  }),
});

/** Where a part of a diagram stands. Who does not own the document learns its title at most. */
export const citationSchema = z.object({
  /** The id of the shape or line. */
  part: z.string(),
  /** Null for who does not own it, and where the source was removed. */
  documentId: z.nullable(z.int()),
  /** Null where the source was removed. */
  title: z.nullable(z.string()),
  headingPath: z.array(z.string()),
  page: z.nullable(z.int()),
  start: z.nullable(z.int()),
  end: z.nullable(z.int()),
});

export const listCitations = defineCall({
  method: 'GET',
  path: '/api/diagrams/:id/citations',
  params: diagramParamsSchema,
  response: z.object({
    success: z.literal(true),
    citations: z.array(citationSchema),
    /** Passages that were looked at and that nothing was drawn from; for who owns the documents. */
    unused: z.array(z.omit(citationSchema, { part: true })),
  }),
});

export type KnowledgeDocument = z.infer<typeof knowledgeDocumentSchema>;
export type DocumentList = z.infer<typeof listDocuments.response>;
export type DocumentChoice = z.infer<typeof documentChoiceSchema>;
export type KnowledgePassage = z.infer<typeof passageSchema>;
export type DocumentDrawable = z.infer<typeof drawableSchema>;
export type DiagramCitation = z.infer<typeof citationSchema>;
export type DiagramCitations = z.infer<typeof listCitations.response>;
