import { allLabels, base, hashDigits, hashOf, mostSteps, signOf, weightStep } from '@diagloom/language/learning';

/** The features of an example as numbers, see `Weights.number`. */
export type Numbers = Int32Array;

/** Weights in the making: a row of numbers per feature, with AdaGrad's sums of squares beside them. */
export class Weights {
  readonly labels: readonly string[];
  private readonly names: readonly string[];
  private readonly places: ReadonlyMap<string, number>;
  private readonly values: Float64Array;
  private readonly squares: Float64Array;

  /** Only the features given can weigh anything. */
  constructor(labels: readonly string[], features: ReadonlySet<string>) {
    this.labels = labels;
    this.names = [...features];
    this.places = new Map(this.names.map((name, at) => [name, at]));
    this.values = new Float64Array(features.size * labels.length);
    this.squares = new Float64Array(features.size * labels.length).fill(1e-6);
  }

  /** Features by their places, so that learning compares no texts. */
  number(features: readonly string[]): Numbers {
    return Int32Array.from(features.flatMap((feature) => this.places.get(feature) ?? []));
  }

  score(features: Numbers): Float64Array {
    const scores = new Float64Array(this.labels.length);
    for (const feature of features) {
      const row = feature * scores.length;
      for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] ?? 0) + (this.values[row + at] ?? 0);
    }
    return scores;
  }

  /** The scores of some of the labels only, in their order. */
  scoreSome(features: Numbers, labels: readonly number[]): Float64Array {
    const scores = new Float64Array(labels.length);
    for (const feature of features) {
      const row = feature * this.labels.length;
      for (let at = 0; at < labels.length; at += 1)
        scores[at] = (scores[at] ?? 0) + (this.values[row + (labels[at] ?? 0)] ?? 0);
    }
    return scores;
  }

  /** One step against the gradient, with a pull towards zero; the gradient is that of all labels, or of those named. */
  update(
    features: Numbers,
    gradient: ArrayLike<number>,
    { rate, decay }: { readonly rate: number; readonly decay: number },
    labels?: readonly number[],
  ): void {
    for (const feature of features) {
      const row = feature * this.labels.length;
      for (let at = 0; at < gradient.length; at += 1) {
        const slope = gradient[at] ?? 0;
        if (slope === 0) continue;
        const place = row + (labels === undefined ? at : (labels[at] ?? 0));
        const value = this.values[place] ?? 0;
        const step = slope + decay * value;
        const square = (this.squares[place] ?? 0) + step * step;
        this.squares[place] = square;
        this.values[place] = value - (rate / Math.sqrt(square)) * step;
      }
    }
  }

  /** As `readLinearModel` reads it; what weighs less than `least` is left out. */
  toText(least: number): string {
    const size = this.labels.length;
    return writeLinearModel(
      this.labels,
      this.names.map((feature, place) => ({
        hash: hashOf(feature),
        steps: Array.from(this.values.subarray(place * size, (place + 1) * size), (value) =>
          Math.abs(value) < least ? 0 : Math.round(value / weightStep),
        ),
      })),
    );
  }
}

interface Row {
  readonly hash: number;
  /** The weight of each label in steps. */
  readonly steps: readonly number[];
}

const writeLinearModel = (labels: readonly string[], rows: readonly Row[]): string => {
  let before: readonly number[] = [];
  const entries = rows
    .toSorted((a, b) => a.hash - b.hash)
    .flatMap(({ hash, steps }) =>
      writeSteps(steps).map((written) => {
        const digits = digitsOf(hash);
        const differs = digits.findIndex((digit, place) => digit !== before[place]);
        const shared = differs < 0 ? hashDigits : differs;
        before = digits;
        return [shared, ...digits.slice(shared), ...written].map(signOf).join('');
      }),
    );
  return `${labels.join(' ')}\n${entries.join('')}`;
};

const digitsOf = (hash: number): readonly number[] =>
  Array.from({ length: hashDigits }, (_, place) => Math.floor(hash / base ** (hashDigits - 1 - place)) % base);

/** The weights of a feature as entries, in whichever way is shorter; what is beyond the largest step goes into another. */
const writeSteps = (steps: readonly number[]): readonly (readonly number[])[] => {
  const now = steps.map((count) => Math.max(-mostSteps, Math.min(mostSteps, count)));
  const some = now.flatMap((count, label) => (count === 0 ? [] : [[label, count + mostSteps]]));
  if (some.length === 0) return [];
  const entry =
    some.length * 2 > steps.length
      ? [allLabels, ...now.map((count) => count + mostSteps)]
      : [some.length, ...some.flat()];
  return [entry, ...writeSteps(steps.map((count, label) => count - (now[label] ?? 0)))];
};

/** Features that occur in at least two authors' texts and on at least `least` examples: the rest is one person's habit. */
export const commonFeatures = (
  examples: Iterable<{ readonly author: string; readonly features: Iterable<string> }>,
  least: number,
): ReadonlySet<string> => {
  const counts = new Map<string, { count: number; author: string; isShared: boolean }>();
  for (const { author, features } of examples) {
    for (const feature of new Set(features)) {
      const known = counts.get(feature);
      if (known === undefined) counts.set(feature, { count: 1, author, isShared: false });
      else {
        known.count += 1;
        known.isShared ||= known.author !== author;
      }
    }
  }
  return new Set(
    [...counts].filter(([, { count, isShared }]) => isShared && count >= least).map(([feature]) => feature),
  );
};

/** The same order for the same seed, so that learning twice gives the same weights. */
export const shuffled = <Item>(items: readonly Item[], seed: number): readonly Item[] => {
  const result = [...items];
  let state = seed;
  for (let at = result.length - 1; at > 0; at -= 1) {
    state = (state * 1664525 + 1013904223) % 4294967296;
    const other = Math.floor((state / 4294967296) * (at + 1));
    const [one, two] = [result[at], result[other]];
    if (one !== undefined && two !== undefined) [result[at], result[other]] = [two, one];
  }
  return result;
};
