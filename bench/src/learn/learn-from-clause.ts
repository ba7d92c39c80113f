import { apply, contextOf, embed, joined, type Network, type Pooled, pool } from '@diagloom/language/learning';
import type { Parameters } from './new-layers.ts';

/** A number from 0 up to 1, the next one at each call. */
export type Random = () => number;

/** Chance that a number is left out of an example, so that none is relied on (Srivastava and others 2014). */
const dropout = 0.3;
/** Chance that a word is left out, so that the others are looked at. */
export const wordDropout = 0.1;
/** What the right label falls short of certainty (Szegedy and others 2016). */
const smoothing = 0.05;

export interface Learning extends Parameters {
  readonly network: Network;
}

/** A clause by the rows of its features, with the place of the right label. */
export interface Prepared {
  readonly words: readonly { readonly rows: readonly number[]; readonly vector: Float32Array | undefined }[];
  readonly context: readonly number[];
  readonly gold: number;
}

/** What is kept of each number: 0, or more than 1 so that the sum stays the same. */
export const maskOf = (size: number, random: Random): Float32Array =>
  Float32Array.from({ length: size }, () => (random() < dropout ? 0 : 1 / (1 - dropout)));

export const masked = (values: Float32Array, mask: Float32Array): Float32Array =>
  values.map((value, at) => value * (mask[at] ?? 0));

/** Forward, then back through every layer; gradients are added up, weighed by the share of the example. */
export const learnFrom = (
  { words, context, gold }: Prepared,
  { network, of }: Learning,
  random: Random,
  share: number,
): void => {
  const { windows, output, projection } = network;
  const kept = words.map(({ rows, vector }) => ({ rows: random() < wordDropout ? rows.slice(1) : rows, vector }));
  const masks = kept.map(() => maskOf(projection.columns, random));
  const inputs = kept.map(({ rows, vector }, at) =>
    masked(embed(rows, vector, network), masks[at] ?? new Float32Array()),
  );
  const pooled = windows.map((window) => pool(inputs, window));
  const found = joined([...pooled.map(({ values }) => values), contextOf(context, network.context)]);
  const foundMask = maskOf(found.length, random);
  const seen = masked(found, foundMask);
  const scores = apply(seen, output);

  const most = scores.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  const chances = scores.map((score) => Math.exp(score - most));
  const total = chances.reduce((a, b) => a + b, 0);
  const slope = chances.map((chance, label) => {
    const wanted = smoothing / chances.length + (label === gold ? 1 - smoothing : 0);
    return share * (chance / total - wanted);
  });
  const foundSlope = masked(of(output.weights.values).back(slope, seen), foundMask);
  of(output.biases).add(slope);
  for (const row of context)
    of(network.context.table.values).addRow(row, foundSlope.subarray(found.length - network.context.table.columns));
  const inputSlopes = inputs.map(({ length }) => new Float32Array(length));
  for (const [at, window] of windows.entries())
    backThroughWindow(
      {
        window,
        pooled: pooled[at],
        slope: foundSlope.subarray(at * window.biases.length, (at + 1) * window.biases.length),
      },
      { inputs, inputSlopes, of },
    );
  for (const [at, { rows, vector }] of kept.entries()) {
    const inputSlope = masked(inputSlopes[at] ?? new Float32Array(), masks[at] ?? new Float32Array());
    for (const row of rows) of(network.words.table.values).addRow(row, inputSlope);
    for (const [number, value] of vector?.entries() ?? []) of(projection.values).addRow(number, inputSlope, value);
  }
};

/** Each filter learns only from the words for which it gave most. */
const backThroughWindow = (
  {
    window: { width, weights, biases },
    pooled,
    slope,
  }: { readonly window: Network['windows'][number]; readonly pooled: Pooled | undefined; readonly slope: Float32Array },
  {
    inputs,
    inputSlopes,
    of,
  }: {
    readonly inputs: readonly Float32Array[];
    readonly inputSlopes: readonly Float32Array[];
    readonly of: Learning['of'];
  },
): void => {
  const size = weights.columns / width;
  const [weightParameter, biasParameter] = [of(weights.values), of(biases)];
  for (let filter = 0; filter < slope.length; filter += 1) {
    const gradient = slope[filter] ?? 0;
    const place = pooled?.places[filter] ?? -width;
    if (gradient === 0 || place === -width) continue;
    biasParameter.addAt(filter, gradient);
    for (let offset = 0; offset < width; offset += 1) {
      const input = inputs[place + offset];
      const inputSlope = inputSlopes[place + offset];
      if (input === undefined || inputSlope === undefined) continue;
      weightParameter.backRow(filter * width + offset, gradient, { input, slopes: inputSlope, start: 0, length: size });
    }
  }
};
