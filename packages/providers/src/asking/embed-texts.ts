import type { EmbeddingModel } from 'ai';
import { failureOf, ModelFailure } from '../model-failure.ts';
import { estimateTokens } from './estimate-tokens.ts';
import { loadLibrary } from './load-library.ts';

export interface EmbeddedTexts {
  /** One for each text, in the order of the texts: as long as each other, and none without a direction. */
  readonly vectors: readonly (readonly number[])[];
  readonly inputTokens: number;
}

interface Embedding {
  /** Ends the call, and the connection to the service with it. */
  readonly signal: AbortSignal;
  readonly totalMs: number;
}

/** Services that take one text in a call are asked for so many at once. */
const mostAtOnce = 8;

/** Has a model place texts by what they mean, without trying again. Throws a `ModelFailure`, and nothing else. */
export const embedTexts = async (
  model: Exclude<EmbeddingModel, string>,
  texts: readonly string[],
  { signal, totalMs }: Embedding,
): Promise<EmbeddedTexts> => {
  const patience = AbortSignal.timeout(totalMs);
  try {
    signal.throwIfAborted();
    const { embedMany } = await loadLibrary();
    const { embeddings, usage } = await embedMany({
      model,
      values: [...texts],
      maxRetries: 0,
      maxParallelCalls: mostAtOnce,
      abortSignal: AbortSignal.any([signal, patience]),
    });
    if (embeddings.length !== texts.length || !areComparable(embeddings)) throw new ModelFailure('down');
    const counted = Number.isFinite(usage.tokens) && usage.tokens > 0 ? usage.tokens : undefined;
    const characters = texts.reduce((sum, text) => sum + text.length, 0);
    return { vectors: embeddings, inputTokens: counted ?? estimateTokens(characters) };
  } catch (error) {
    if (signal.aborted) throw new ModelFailure('stopped');
    if (patience.aborted) throw new ModelFailure('slow');
    throw failureOf(error);
  }
};

const areComparable = (vectors: readonly (readonly number[])[]): boolean =>
  vectors.every(
    (vector) =>
      vector.length === vectors[0]?.length && vector.every(Number.isFinite) && vector.some((value) => value !== 0),
  );
