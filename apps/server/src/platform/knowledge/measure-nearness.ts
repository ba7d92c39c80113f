import type { ChunkPlace, MeasureNearness } from '@diagloom/knowledge';
import { ModelFailure } from '@diagloom/providers';
import type { Database } from '../database/database.ts';
import { AppError } from '../errors/app-error.ts';
import type { Models } from '../models/models.ts';
import type { ProviderState } from '../models/provider-settings.ts';
import { cosineOf, fromBytes } from './compact-vector.ts';
import { keepEmbeddings, type PlacedChunk, readPlaced } from './embedding-repository.ts';

export interface RankingByMeaning {
  readonly database: Database;
  readonly models: Models;
  /** Who was chosen for this request: texts go to nobody else. */
  readonly chosen: ProviderState | undefined;
  readonly userId: number;
  readonly signal: AbortSignal;
  /** Told why passages stay in the order of their words. */
  readonly onFailed: (why: string) => void;
}

/**
 * Tells how near chunks of a person's documents are to a question, in the eyes of the model that they chose; undefined where that one places
 * no texts. A chunk is sent once to each model, and where it stands is kept with it. A failure leaves what words found.
 */
export const measureNearness = ({ chosen, ...tools }: RankingByMeaning): MeasureNearness | undefined =>
  chosen === undefined || chosen.embeddingModel === ''
    ? undefined
    : (question, places) => measure({ ...tools, chosen }, question, places);

const measure = async (
  { database, models, chosen, userId, signal, onFailed }: RankingByMeaning & { readonly chosen: ProviderState },
  question: string,
  places: readonly ChunkPlace[],
): Promise<readonly number[] | undefined> => {
  const by = { provider: chosen.provider.id, model: chosen.embeddingModel };
  const chunks = await readPlaced(database, { userId, places, by });
  const place = async (texts: readonly string[]) => (await models.embed(chosen, { userId, texts, signal })).vectors;
  try {
    const missing = chunks.filter(({ vector }) => vector === undefined);
    const [asked = [], ...placed] = await place([shorten(question), ...missing.map(textOf)]);
    // A model of the same name that has another size by now is another model.
    const stale = chunks.filter(({ vector }) => vector !== undefined && vector.length !== asked.length);
    const again = stale.length === 0 ? [] : await place(stale.map(textOf));
    const vectors = [...placed, ...again];
    const fresh = [...missing, ...stale].map(({ id }, at) => ({ id, vector: vectors[at] ?? [] }));
    await keepEmbeddings(database, { userId, by, fresh });
    const all = new Map<number, ArrayLike<number>>(fresh.map(({ id, vector }) => [id, vector]));
    return chunks.map(({ id, vector }) => cosineOf(asked, all.get(id) ?? fromBytes(vector)));
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof ModelFailure || error instanceof AppError)) throw error;
    onFailed(`${error.message} Passages are ranked by their words alone.`);
    return undefined;
  }
};

/** More than small models read of a text; a chunk is shorter in nearly all documents. */
const longestText = 2000;

const shorten = (text: string): string => text.slice(0, longestText);

const textOf = ({ headingPath, content }: PlacedChunk): string => shorten([...headingPath, content].join('\n'));
