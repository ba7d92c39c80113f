import { logSoftmax } from '../linear-model.ts';
import { dot, rowsOf, type Window } from './layers.ts';
import { embed } from './run-network.ts';
import type { SlotNetwork } from './slot-network.ts';
import type { SlotNetworkInput } from './slot-network-input.ts';

/** Words one after another, with nothing for those beyond both ends that a window looks at. */
export const padded = (words: readonly Float32Array[], width: number): Float32Array => {
  const size = words[0]?.length ?? 0;
  const half = (width - 1) / 2;
  const row = new Float32Array((words.length + 2 * half) * size);
  for (const [place, word] of words.entries()) row.set(word, (place + half) * size);
  return row;
};

/** What each filter of a window finds around each word, none below 0. */
export const convolve = (words: readonly Float32Array[], window: Window): readonly Float32Array[] =>
  sumsAround(words, window).map((sums) => sums.map((sum) => Math.max(0, sum)));

/** What the weights of each filter come to around each word. */
const sumsAround = (
  words: readonly Float32Array[],
  { width, weights: { columns, values }, biases }: Window,
): readonly Float32Array[] => {
  const row = padded(words, width);
  const size = columns / width;
  return words.map((_, place) =>
    biases.map((bias, filter) => bias + dot(values, filter * columns, row, place * size, columns)),
  );
};

/** For each filter the place of the word for which it gave most. */
export const strongestPlaces = (found: readonly Float32Array[]): readonly number[] =>
  Array.from(found[0] ?? [], (_, filter) =>
    found.reduce((best, values, place) => ((values[filter] ?? 0) > (found[best]?.[filter] ?? 0) ? place : best), 0),
  );

/** What a word is told by: itself, what both windows find around it, and the most that the second finds anywhere. */
export const besides = (parts: readonly Float32Array[]): Float32Array => {
  const joined = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
};

/** A clause before anything is asked of it: its words in the space of the embeddings, and what the first window sums up around each. */
export interface EmbeddedClause {
  readonly words: readonly Float32Array[];
  readonly sums: readonly Float32Array[];
}

export const embedClause = ({ words: given }: SlotNetworkInput, network: SlotNetwork): EmbeddedClause => {
  const words = given.map(({ features, vector }) => embed(rowsOf(features, network.words), vector, network));
  return { words, sums: sumsAround(words, network.windows[0]) };
};

/** The logarithm of the chance of each of the tags for each word, by places in the network's labels. */
export const runSlotNetwork = (
  network: SlotNetwork,
  { words, sums }: EmbeddedClause,
  { operation, tags }: { readonly operation: string; readonly tags: readonly number[] },
): readonly Float64Array[] => {
  const { windows, output } = network;
  const asked = askedFor(network, operation);
  const near = sums.map((sum, place) => withAsked(sum, asked.shares, place, words.length));
  const far = convolve(near, windows[1]);
  const anywhere = Float32Array.from(strongestPlaces(far), (place, filter) => far[place]?.[filter] ?? 0);
  const { columns, values } = output.weights;
  return words.map((word, place) => {
    const own = word.map((value, at) => value + (asked.vector[at] ?? 0));
    const seen = besides([own, near[place] ?? anywhere, far[place] ?? anywhere, anywhere]);
    const score = (tag: number): number => (output.biases[tag] ?? 0) + dot(values, tag * columns, seen, 0, columns);
    return logSoftmax(Float64Array.from(tags, score));
  });
};

/** What an operation adds to each word, and what that comes to in the first window for a word at each of its places. */
interface Asked {
  readonly vector: Float32Array;
  readonly shares: readonly Float32Array[];
}

const asked = new WeakMap<SlotNetwork, Map<string, Asked>>();

const askedFor = (network: SlotNetwork, operation: string): Asked => {
  const known = asked.get(network) ?? new Map<string, Asked>();
  asked.set(network, known);
  const found = known.get(operation) ?? readAsked(network, operation);
  known.set(operation, found);
  return found;
};

const readAsked = ({ operations, windows: [first] }: SlotNetwork, operation: string): Asked => {
  const { columns, values } = operations.table;
  const [row = 0] = rowsOf([operation], operations);
  const vector = values.subarray(row * columns, (row + 1) * columns);
  const { weights, width, biases } = first;
  const share = (offset: number): Float32Array =>
    Float32Array.from(biases, (_, filter) =>
      dot(weights.values, filter * weights.columns + offset * columns, vector, 0, columns),
    );
  return { vector, shares: Array.from({ length: width }, (_, offset) => share(offset)) };
};

/** What the filters find around a word once something is asked of all words of the clause. */
const withAsked = (sum: Float32Array, shares: readonly Float32Array[], place: number, length: number): Float32Array => {
  const half = (shares.length - 1) / 2;
  return sum.map((value, filter) => {
    let total = value;
    for (const [offset, share] of shares.entries()) {
      const at = place + offset - half;
      if (at >= 0 && at < length) total += share[filter] ?? 0;
    }
    return Math.max(0, total);
  });
};
