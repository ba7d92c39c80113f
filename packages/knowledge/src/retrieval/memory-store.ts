import type { Chunk } from '../document.ts';
import { type IndexedWords, indexChunk } from './index-words.ts';
import type { PassageStore, StoredChunk } from './passage-store.ts';

interface MemoryDocument {
  readonly id: number;
  readonly title: string;
  readonly fileTitle?: string;
  readonly chunks: readonly Chunk[];
}

interface Indexed extends IndexedWords {
  readonly chunk: StoredChunk;
}

/** Keeps documents in memory with an index of their words: for the terminal and for tests. */
export const createMemoryStore = (documents: readonly MemoryDocument[]): PassageStore => {
  const all: Indexed[] = documents.flatMap(({ id, title, fileTitle = '', chunks }) =>
    chunks.map((chunk) => ({ chunk: { ...chunk, documentId: id, title }, ...indexChunk(chunk, [title, fileTitle]) })),
  );
  const places = new Map<string, Indexed[]>();
  for (const indexed of all) {
    for (const stem of indexed.counts.keys()) {
      const having = places.get(stem);
      if (having === undefined) places.set(stem, [indexed]);
      else having.push(indexed);
    }
  }
  const words = all.reduce((sum, { length }) => sum + length, 0);
  return {
    measure: async () => ({
      chunks: all.length,
      averageLength: words / Math.max(1, all.length),
      languages: [...new Set(all.map(({ chunk }) => chunk.language))],
    }),
    countChunks: async (stems) =>
      new Map(stems.flatMap((stem) => (places.has(stem) ? [[stem, places.get(stem)?.length ?? 0] as const] : []))),
    listStems: async ({ start, shortest, longest }) =>
      [...places.keys()].filter((stem) => stem.startsWith(start) && stem.length >= shortest && stem.length <= longest),
    findChunks: async ({ having, stems, limit }) => {
      const weights = new Map<Indexed, number>();
      for (const { stem, weight } of having)
        for (const indexed of places.get(stem) ?? []) weights.set(indexed, (weights.get(indexed) ?? 0) + weight);
      return [...weights]
        .toSorted(([, a], [, b]) => b - a)
        .slice(0, limit)
        .map(([{ chunk, counts, length }]) => ({
          documentId: chunk.documentId,
          index: chunk.index,
          headingPath: chunk.headingPath,
          length,
          counts: stems.map((stem) => counts.get(stem) ?? 0),
        }));
    },
    listChunks: async (limit) => all.slice(0, limit).map(({ chunk }) => chunk),
    readChunks: async (wanted) => {
      const keys = new Set(wanted.map(({ documentId, index }) => `${documentId}:${index}`));
      return all.map(({ chunk }) => chunk).filter(({ documentId, index }) => keys.has(`${documentId}:${index}`));
    },
  };
};
