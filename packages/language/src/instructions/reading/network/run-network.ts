import { dot, type Embeddings, type Layer, type Matrix, rowsOf, type Window } from './layers.ts';
import type { Network } from './network.ts';
import type { NetworkInput } from './network-input.ts';

/** Adds a row of a matrix, so many times. */
const addRow = (sum: Float32Array, { columns, values }: Matrix, row: number, times = 1): void => {
  for (let at = 0; at < columns; at += 1) sum[at] = (sum[at] ?? 0) + times * (values[row * columns + at] ?? 0);
};

/** One word in the space of the embeddings. */
export const embed = (
  rows: readonly number[],
  vector: Float32Array | undefined,
  { words, projection }: Pick<Network, 'words' | 'projection'>,
): Float32Array => {
  const sum = new Float32Array(projection.columns);
  for (const row of rows) addRow(sum, words.table, row);
  for (const [at, value] of vector?.entries() ?? []) addRow(sum, projection, at, value);
  return sum;
};

export interface Pooled {
  /** The largest that each filter gives anywhere, none below 0. */
  readonly values: Float32Array;
  /** The place of the first word that it gave it for; -width where it gave nothing. */
  readonly places: Int32Array;
}

/** What each filter of a window finds in a clause; it may reach over both ends of it. */
export const pool = (words: readonly Float32Array[], { width, weights, biases }: Window): Pooled => {
  const values = new Float32Array(biases.length);
  const places = new Int32Array(biases.length).fill(-width);
  const size = weights.columns / width;
  for (let place = 1 - width; place < words.length; place += 1) {
    for (let filter = 0; filter < biases.length; filter += 1) {
      let sum = biases[filter] ?? 0;
      for (let offset = 0; offset < width; offset += 1) {
        const word = words[place + offset];
        if (word !== undefined) sum += dot(weights.values, filter * weights.columns + offset * size, word, 0, size);
      }
      if (sum > (values[filter] ?? 0)) {
        values[filter] = sum;
        places[filter] = place;
      }
    }
  }
  return { values, places };
};

export const apply = (input: Float32Array, { weights, biases }: Layer): Float32Array =>
  biases.map((bias, row) => bias + dot(weights.values, row * weights.columns, input, 0, weights.columns));

export const joined = (parts: readonly Float32Array[]): Float32Array =>
  Float32Array.from(parts.flatMap((part) => [...part]));

export const contextOf = (rows: readonly number[], { table }: Embeddings): Float32Array => {
  const sum = new Float32Array(table.columns);
  for (const row of rows) addRow(sum, table, row);
  return sum;
};

/** The score of each label, in the order of the network's labels. */
export const runNetwork = (network: Network, { words, context }: NetworkInput): Float32Array => {
  const embedded = words.map(({ features, vector }) => embed(rowsOf(features, network.words), vector, network));
  const found = network.windows.map((window) => pool(embedded, window).values);
  return apply(joined([...found, contextOf(rowsOf(context, network.context), network.context)]), network.output);
};
