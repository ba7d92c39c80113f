import type { ChunkPlace, PassageStore, StoredChunk } from './passage-store.ts';

/** Chunks on each side of one that was found, as far as its section goes: some ten thousand characters in all. */
const reach = 5;

/** The chunks that were found with the rest of their sections: a list of steps that was cut into chunks is read whole. */
export const readWholeSections = async (
  store: PassageStore,
  found: readonly ChunkPlace[],
): Promise<readonly StoredChunk[]> => {
  const near = new Map<string, ChunkPlace>();
  for (const { documentId, index } of found)
    for (let at = Math.max(0, index - reach); at <= index + reach; at += 1)
      near.set(`${documentId}:${at}`, { documentId, index: at });
  const chunks = await store.readChunks([...near.values()]);
  const sections = new Set(
    chunks.filter((chunk) => found.some((place) => isSame(place, chunk))).map((chunk) => sectionOf(chunk)),
  );
  return chunks.filter((chunk) => sections.has(sectionOf(chunk)));
};

const isSame = (a: ChunkPlace, b: ChunkPlace): boolean => a.documentId === b.documentId && a.index === b.index;

const sectionOf = ({ documentId, headingPath }: StoredChunk): string => JSON.stringify([documentId, ...headingPath]);
