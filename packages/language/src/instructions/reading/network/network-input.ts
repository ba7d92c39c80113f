import { wordFeature } from '../clause-features.ts';
import { vectorOf } from '../meaning/word-vectors.ts';
import type { Seen } from '../sight.ts';

/** A clause as a network takes it. */
export interface NetworkInput {
  readonly words: readonly { readonly features: readonly string[]; readonly vector: Float32Array | undefined }[];
  readonly context: readonly string[];
}

/** Words of a clause beyond these say nothing more. */
const longest = 60;

/** What a network sees of each word, and of the clause as a whole. Names of parts stand for themselves, not for their words. */
export const networkInput = (
  clause: readonly Seen[],
  { type, family, position }: { readonly type: string; readonly family: string; readonly position: string },
): NetworkInput => ({
  words: clause.slice(0, longest).map((seen) => {
    const { token, known, sort, part, run, opensLabel, sorts } = seen;
    return {
      features: [
        `w:${wordFeature(seen)}`,
        `known:${known}:${sort}:${opensLabel}`,
        `part:${part}`,
        `run:${run.known}:${run.place}`,
        ...sorts.map((each) => `sort:${each}`),
      ],
      vector: known === 'label' || token.isQuoted ? undefined : vectorOf(token.lower),
    };
  }),
  context: [`type:${type}`, `family:${family}`, `position:${position}`],
});
