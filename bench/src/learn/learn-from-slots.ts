import {
  apply,
  besides,
  convolve,
  embed,
  logSoftmax,
  padded,
  type SlotNetwork,
  strongestPlaces,
  type Window,
} from '@diagloom/language/learning';
import { masked, maskOf, type Random, wordDropout } from './learn-from-clause.ts';
import type { Parameters } from './new-layers.ts';

export interface SlotLearning extends Parameters {
  readonly network: SlotNetwork;
}

/** A clause by the rows of its features, with what is asked and the right tag of each word. */
export interface PreparedSlots {
  readonly words: readonly { readonly rows: readonly number[]; readonly vector: Float32Array | undefined }[];
  readonly operation: number;
  /** The tags that the operation may use, and for each word the place among them that is right. */
  readonly tags: readonly number[];
  readonly gold: readonly number[];
}

const slopesOf = (values: readonly Float32Array[]): readonly Float32Array[] =>
  values.map(({ length }) => new Float32Array(length));

const addTo = (sum: Float32Array | undefined, values: Float32Array, from = 0): void => {
  if (sum === undefined) return;
  for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] ?? 0) + (values[from + at] ?? 0);
};

/** Forward, then back through every layer; gradients are added up, weighed by the share of the example. */
export const learnFromSlots = (
  { words, operation, tags, gold }: PreparedSlots,
  { network, of }: SlotLearning,
  random: Random,
  share: number,
): void => {
  const { windows, output, projection, operations } = network;
  const kept = words.map(({ rows, vector }) => ({ rows: random() < wordDropout ? rows.slice(1) : rows, vector }));
  const masks = kept.map(() => maskOf(projection.columns, random));
  const asked = operations.table.values.subarray(operation * projection.columns, (operation + 1) * projection.columns);
  const inputs = kept.map(({ rows, vector }, at) => {
    const input = embed(rows, vector, network);
    addTo(input, asked);
    return masked(input, masks[at] ?? input);
  });
  const near = convolve(inputs, windows[0]);
  const far = convolve(near, windows[1]);
  const places = strongestPlaces(far);
  const anywhere = Float32Array.from(places, (place, filter) => far[place]?.[filter] ?? 0);

  const [inputSlopes, nearSlopes, farSlopes] = [slopesOf(inputs), slopesOf(near), slopesOf(far)];
  const [outputWeights, outputBiases] = [of(output.weights.values), of(output.biases)];
  for (const [at, input] of inputs.entries()) {
    const found = besides([input, near[at] ?? anywhere, far[at] ?? anywhere, anywhere]);
    const mask = maskOf(found.length, random);
    const seen = masked(found, mask);
    const scores = apply(seen, output);
    const chances = logSoftmax(Float64Array.from(tags, (tag) => scores[tag] ?? 0)).map(Math.exp);
    const slope = new Float32Array(scores.length);
    for (const [place, tag] of tags.entries())
      slope[tag] = share * ((chances[place] ?? 0) - (place === gold[at] ? 1 : 0));
    const foundSlope = masked(outputWeights.back(slope, seen), mask);
    outputBiases.add(slope);
    addTo(inputSlopes[at], foundSlope);
    addTo(nearSlopes[at], foundSlope, input.length);
    addTo(farSlopes[at], foundSlope, input.length + windows[0].biases.length);
    const from = found.length - anywhere.length;
    for (const [filter, place] of places.entries()) {
      const strongest = farSlopes[place];
      if (strongest !== undefined) strongest[filter] = (strongest[filter] ?? 0) + (foundSlope[from + filter] ?? 0);
    }
  }
  backThrough(windows[1], { inputs: near, inputSlopes: nearSlopes, found: far, slopes: farSlopes }, of);
  backThrough(windows[0], { inputs, inputSlopes, found: near, slopes: nearSlopes }, of);

  for (const [at, { rows, vector }] of kept.entries()) {
    const inputSlope = masked(inputSlopes[at] ?? anywhere, masks[at] ?? anywhere);
    of(operations.table.values).addRow(operation, inputSlope);
    for (const row of rows) of(network.words.table.values).addRow(row, inputSlope);
    for (const [number, value] of vector?.entries() ?? []) of(projection.values).addRow(number, inputSlope, value);
  }
};

/** Only filters that found something learn, from the words around. */
const backThrough = (
  { width, weights, biases }: Window,
  {
    inputs,
    inputSlopes,
    found,
    slopes,
  }: {
    readonly inputs: readonly Float32Array[];
    readonly inputSlopes: readonly Float32Array[];
    readonly found: readonly Float32Array[];
    readonly slopes: readonly Float32Array[];
  },
  of: SlotLearning['of'],
): void => {
  const size = weights.columns / width;
  const half = (width - 1) / 2;
  const [weightParameter, biasParameter] = [of(weights.values), of(biases)];
  const input = padded(inputs, width);
  const rowSlopes = new Float32Array(input.length);
  for (const [place, values] of found.entries()) {
    for (let filter = 0; filter < values.length; filter += 1) {
      const slope = slopes[place]?.[filter] ?? 0;
      if (slope === 0 || (values[filter] ?? 0) <= 0) continue;
      biasParameter.addAt(filter, slope);
      weightParameter.backRow(filter, slope, {
        input,
        slopes: rowSlopes,
        start: place * size,
        length: weights.columns,
      });
    }
  }
  for (const [place, slope] of inputSlopes.entries()) addTo(slope, rowSlopes, (place + half) * size);
};
