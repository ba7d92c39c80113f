import type { DocumentFile } from '@diagloom/knowledge';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { knowledgeChunks, knowledgeDocuments, knowledgeWords } from '../../platform/database/schema/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { termOf } from '../../platform/knowledge/passage-store.ts';
import type { ReadUpload } from '../../platform/knowledge/read-upload.ts';
import type { PictureReader } from '../../platform/picture-reading/create-picture-reader.ts';
import type { Caller, Studio } from '../../platform/studio.ts';
import { readScannedPages } from './read-scanned-pages.ts';

export interface IngestTools {
  readonly database: Database;
  readonly studio: Studio;
  readonly pictureReader: PictureReader;
}

/**
 * Reads a file that waits and stores what it says, all of it in one transaction: a server that is killed on the way leaves a file that
 * still waits, and two that read the same file store it once. Answers why it cannot be read, where that is so.
 */
export const ingestDocument = async (
  tools: IngestTools,
  id: number,
  signal: AbortSignal = new AbortController().signal,
): Promise<{ readonly problem: string | undefined }> => {
  const { database } = tools;
  const [waiting] = await database
    .select()
    .from(knowledgeDocuments)
    .where(and(eq(knowledgeDocuments.id, id), eq(knowledgeDocuments.state, 'waiting')));
  if (waiting?.fileData == null) return { problem: undefined };
  const caller = { who: `documents:${waiting.userId}`, signal };
  const file = { name: waiting.source, bytes: new Uint8Array(waiting.fileData) };
  const read = await readFile(tools, caller, file).catch((error: unknown): ReadUpload => {
    // Stopped for its time or its memory: trying again would end the same.
    if (error instanceof AppError && error.code === 'not_supported') return { ok: false, message: tooMuchWork };
    throw error;
  });
  if (!read.ok) return { problem: read.message };
  await storeDocument(database, { id, userId: waiting.userId }, read);
  return { problem: undefined };
};

/** Pages of a scan are read one by one, letter by letter, where pictures are read at all. */
const readFile = async (
  { studio, pictureReader }: IngestTools,
  caller: Caller,
  file: DocumentFile,
): Promise<ReadUpload> => {
  const read = await studio.readDocument(caller, file);
  if (read.ok || read.code !== 'pictures-only') return read;
  const scan = await readScannedPages(pictureReader, caller, file.bytes);
  if (scan === undefined) return read;
  return 'pages' in scan
    ? studio.readDocument(caller, { ...file, scan: scan.pages })
    : { ok: false, message: scan.problem };
};

const tooMuchWork =
  'This file takes too long to read. Split it into several files, or save just its text and upload that.';

const storeDocument = (
  database: Database,
  { id, userId }: { readonly id: number; readonly userId: number },
  { document, index }: Extract<ReadUpload, { readonly ok: true }>,
): Promise<void> =>
  database.transaction(async (transaction) => {
    const [still] = await transaction
      .select({ id: knowledgeDocuments.id })
      .from(knowledgeDocuments)
      .where(and(eq(knowledgeDocuments.id, id), eq(knowledgeDocuments.state, 'waiting')))
      .for('update');
    if (still === undefined) return;
    const { chunks, text } = document;
    for (let start = 0; start < chunks.length; start += rowsAtOnce) {
      await transaction.insert(knowledgeChunks).values(
        chunks.slice(start, start + rowsAtOnce).map((chunk, place) => {
          const { stems = [], counts = [], length = 0 } = index[start + place] ?? {};
          return {
            documentId: id,
            chunkIndex: chunk.index,
            content: chunk.content,
            headingPath: [...chunk.headingPath],
            tableHeader: chunk.tableHeader ?? null,
            page: chunk.page ?? null,
            startsAt: chunk.start,
            endsAt: chunk.end,
            language: chunk.language,
            suspicious: chunk.suspicious,
            terms: stems.map((stem) => termOf(userId, stem)),
            counts: [...counts],
            wordCount: length,
          };
        }),
      );
    }
    const chunksOf = new Map<string, number>();
    for (const stem of index.flatMap(({ stems }) => stems)) chunksOf.set(stem, (chunksOf.get(stem) ?? 0) + 1);
    await transaction.execute(sql`
      insert into ${knowledgeWords} (document_id, user_id, word, chunks)
      select ${id}, ${userId}, word, chunks
      from unnest(${sql.param([...chunksOf.keys()])}::text[], ${sql.param([...chunksOf.values()])}::int[]) as word(word, chunks)
      on conflict do nothing`);
    await transaction
      .update(knowledgeDocuments)
      .set({
        state: 'ready',
        problem: null,
        title: document.title,
        content: text,
        format: document.format,
        pages: document.pages ?? null,
        chunkCount: chunks.length,
        wordCount: index.reduce((sum, { length }) => sum + length, 0),
        languages: [...new Set(chunks.map(({ language }) => language))],
        suspiciousCount: chunks.reduce((sum, { suspicious }) => sum + suspicious.length, 0),
        // The text lies there twice, once whole and once in chunks.
        storedBytes: 2 * Buffer.byteLength(text),
        fileData: null,
      })
      .where(eq(knowledgeDocuments.id, id));
  });

const rowsAtOnce = 300;

/** Reads what a server that ended left waiting, one file after the other. One that cannot be read says so in the list. */
export const resumeIngest = async (tools: IngestTools, olderThanSeconds: number): Promise<void> => {
  for (;;) {
    const [next] = await tools.database
      .select({ id: knowledgeDocuments.id })
      .from(knowledgeDocuments)
      .where(
        and(
          eq(knowledgeDocuments.state, 'waiting'),
          isNull(knowledgeDocuments.deletedAt),
          sql`${knowledgeDocuments.uploadedAt} <= now() - make_interval(secs => ${olderThanSeconds}::int)`,
        ),
      )
      .orderBy(knowledgeDocuments.id)
      .limit(1);
    if (next === undefined) return;
    const problem = await ingestDocument(tools, next.id).then(
      (done) => done.problem,
      (error: unknown) =>
        error instanceof Error ? error.message : 'Couldn’t read the file. Save it again and upload that.',
    );
    if (problem === undefined) continue;
    await tools.database
      .update(knowledgeDocuments)
      .set({ state: 'failed', problem, fileData: null, storedBytes: 0 })
      .where(and(eq(knowledgeDocuments.id, next.id), eq(knowledgeDocuments.state, 'waiting')));
  }
};
