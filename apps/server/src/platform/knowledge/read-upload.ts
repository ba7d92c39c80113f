import { type DocumentFile, DocumentProblem, indexChunk, type ReadDocument, readDocument } from '@diagloom/knowledge';

/** A file as it is kept: its text, its chunks and what they are found by; or why it cannot be read, in words for people. */
export type ReadUpload =
  | { readonly ok: true; readonly document: ReadDocument; readonly index: readonly ChunkIndex[] }
  | { readonly ok: false; readonly message: string; readonly code?: DocumentProblem['code'] };

/** The stems of the chunk of the same place. */
export interface ChunkIndex {
  readonly stems: readonly string[];
  readonly counts: readonly number[];
  readonly length: number;
}

/** Reads and indexes a file. Runs where it may take long. */
export const readUpload = async (file: DocumentFile): Promise<ReadUpload> => {
  try {
    const document = await readDocument(file);
    return { ok: true, document, index: document.chunks.map((chunk) => toIndex(chunk, document)) };
  } catch (error) {
    if (error instanceof DocumentProblem) return { ok: false, message: error.message, code: error.code };
    throw error;
  }
};

const toIndex = (chunk: ReadDocument['chunks'][number], { title, fileTitle }: ReadDocument): ChunkIndex => {
  const { counts, length } = indexChunk(chunk, [title, fileTitle]);
  return { stems: [...counts.keys()], counts: [...counts.values()].map((count) => Math.min(count, 30_000)), length };
};
