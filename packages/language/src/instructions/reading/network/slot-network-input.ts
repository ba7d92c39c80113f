import type { Seen } from '../sight.ts';
import { networkInput } from './network-input.ts';

/** A clause as the network of slots takes it. */
export interface SlotNetworkInput {
  readonly words: readonly { readonly features: readonly string[]; readonly vector: Float32Array | undefined }[];
}

/** What the network of operations sees of each word, and what announces a slot. */
export const slotNetworkInput = (clause: readonly Seen[]): SlotNetworkInput => ({
  words: networkInput(clause, { type: '', family: '', position: '' }).words.map(({ features, vector }, at) => {
    const { token, cue, cueDistance, closesLabel } = clause[at] as Seen;
    return {
      features: [
        ...features,
        `suffix:${token.lower.slice(-3)}`,
        `closes:${closesLabel}`,
        `cue:${cue}`,
        `cued:${cue}:${Math.min(4, cueDistance)}`,
      ],
      vector,
    };
  }),
});
