import type { Chunk, Language } from '../document.ts';

/**
 * Where chunks lie: a database or memory. One store is of one owner and, where they chose some, of those documents alone; whoever makes it
 * sees to that in each of its queries.
 */
export interface PassageStore {
  readonly measure: () => Promise<StoreMeasure>;
  /** In how many chunks each stem stands; those that stand nowhere are left out. */
  readonly countChunks: (stems: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  /** Stems that may be meant by a misspelt word: those of about its length, with its first letter where `start` is given. */
  readonly listStems: (wanted: {
    readonly start: string;
    readonly shortest: number;
    readonly longest: number;
  }) => Promise<readonly string[]>;
  /** The `limit` chunks in which those of `having` that stand there weigh most, and how often each of `stems` stands in them, in that order. */
  readonly findChunks: (wanted: {
    readonly having: readonly WeighedStem[];
    readonly stems: readonly string[];
    readonly limit: number;
  }) => Promise<readonly ChunkHit[]>;
  /** Chunks by their places, in the order of their documents. */
  readonly readChunks: (wanted: readonly ChunkPlace[]) => Promise<readonly StoredChunk[]>;
  /** The first `limit` chunks, in the order of their documents. */
  readonly listChunks: (limit: number) => Promise<readonly StoredChunk[]>;
}

export interface WeighedStem {
  readonly stem: string;
  readonly weight: number;
}

export interface StoreMeasure {
  readonly chunks: number;
  /** Words of a chunk on average. */
  readonly averageLength: number;
  /** Those that chunks are in. */
  readonly languages: readonly Language[];
}

export interface ChunkPlace {
  readonly documentId: number;
  readonly index: number;
}

export interface ChunkHit extends ChunkPlace {
  readonly headingPath: readonly string[];
  readonly length: number;
  readonly counts: readonly number[];
}

export interface StoredChunk extends Chunk {
  readonly documentId: number;
  readonly title: string;
}
