import type { ChunkPlace, PassageStore, StoredChunk } from './passage-store.ts';

/** Chunks on each side of the best one of a document: some seventy thousand characters, which is a handbook of thirty pages. */
const reach = 30;

/** Chunks around the best one of each document: what is asked for may stand in a section that does not name it. */
export const readDocuments = async (
  store: PassageStore,
  best: readonly ChunkPlace[],
): Promise<readonly StoredChunk[]> =>
  store.readChunks(
    best.flatMap(({ documentId, index }) => {
      const first = Math.max(0, index - reach);
      return Array.from({ length: index + reach + 1 - first }, (_, at) => ({ documentId, index: first + at }));
    }),
  );
