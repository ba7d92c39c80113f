import type { ChunkHit } from './passage-store.ts';

export interface RankedDocument {
  readonly documentId: number;
  /** From 0 to 1, 1 for the best one. */
  readonly fit: number;
}

/** Counts of a word say little more from here on, over a whole document and in one chunk: the k1 of BM25, without its length. */
const saturation = { document: 4, chunk: 1.2 };

/**
 * Which documents a question is about. A document that is about returns says so in its purpose, its scope and its terms, while the steps of a
 * return hardly name it: so words are counted over all of its chunks, and what its best chunk says is added. In: chunks with any of the words,
 * and for each of their counts how much its word is worth; out: documents, the best first.
 */
export const rankDocuments = (hits: readonly ChunkHit[], worths: readonly number[]): readonly RankedDocument[] => {
  const scoreOf = (counts: readonly number[], limit: number): number =>
    counts.reduce((sum, count, place) => sum + ((worths[place] ?? 0) * (limit + 1) * count) / (count + limit), 0);
  const documents = new Map<number, { readonly counts: readonly number[]; readonly best: number }>();
  for (const { documentId, counts } of hits) {
    const known = documents.get(documentId) ?? { counts: worths.map(() => 0), best: 0 };
    documents.set(documentId, {
      counts: known.counts.map((count, place) => count + (counts[place] ?? 0)),
      best: Math.max(known.best, scoreOf(counts, saturation.chunk)),
    });
  }
  const scored = [...documents].map(([documentId, { counts, best }]) => ({
    documentId,
    score: best + scoreOf(counts, saturation.document),
  }));
  const best = Math.max(...scored.map(({ score }) => score), 0);
  return scored
    .map(({ documentId, score }) => ({ documentId, fit: best === 0 ? 0 : score / best }))
    .toSorted((a, b) => b.fit - a.fit || a.documentId - b.documentId);
};
