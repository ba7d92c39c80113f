import type { ChunkPlace } from './passage-store.ts';
import type { RankedHit } from './ranked-hit.ts';

/** How near chunks are to a question in what they mean, from -1 to 1 and in their order; undefined where nobody can tell now. */
export type MeasureNearness = (
  question: string,
  places: readonly ChunkPlace[],
) => Promise<readonly number[] | undefined>;

/** Those that words found first: what is told of the others would hardly bring one of them up. */
const mostMeasured = 30;

/** Of a score, what words leave to meaning. */
const ofMeaning = 0.5;

/**
 * Ranks the first chunks anew, by their words and by what they mean: a weighted sum of both, each as a share of the greatest, counted from the
 * least that there could be (Bruch, Gai and Ingber 2023, https://doi.org/10.1145/3596512). So a small lead in meaning does not outdo a large one
 * in words. The others stay behind, as they are.
 */
export const rankByMeaning = async (
  ranked: readonly RankedHit[],
  question: string,
  nearness: MeasureNearness | undefined,
): Promise<readonly RankedHit[]> => {
  const first = ranked.slice(0, mostMeasured);
  if (nearness === undefined || first.length < 2) return ranked;
  const near = await nearness(question, first);
  if (near === undefined) return ranked;
  const [top] = first;
  const best = top?.score ?? 0;
  const range = Math.max(...near) - farthest || 1;
  const scored = first.map((hit, place) => {
    const meaning = ((near[place] ?? farthest) - farthest) / range;
    return { ...hit, score: (1 - ofMeaning) * hit.score + ofMeaning * best * meaning };
  });
  const behind = ranked.slice(mostMeasured).map((hit) => ({ ...hit, score: (1 - ofMeaning) * hit.score }));
  return [...scored, ...behind].toSorted((a, b) => b.score - a.score);
};

/** The opposite meaning. */
const farthest = -1;
