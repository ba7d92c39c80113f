import { mostSteps, signOf, weightStep } from '@diagloom/language/learning';

/** Weights in the making: a row of numbers per feature, with AdaGrad's sums of squares beside them. */
export class Weights {
  readonly labels: readonly string[];
  private readonly rows = new Map<string, { readonly values: Float64Array; readonly squares: Float64Array }>();
  private readonly allowed: ReadonlySet<string> | undefined;

  constructor(labels: readonly string[], allowed?: ReadonlySet<string>) {
    this.labels = labels;
    this.allowed = allowed;
  }

  score(features: readonly string[]): Float64Array {
    const scores = new Float64Array(this.labels.length);
    for (const feature of features) {
      const row = this.rows.get(feature);
      if (row !== undefined)
        for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] ?? 0) + (row.values[at] ?? 0);
    }
    return scores;
  }

  /** One step against the gradient, with a pull towards zero. */
  update(features: readonly string[], gradient: Float64Array, rate: number, decay: number): void {
    for (const feature of features) {
      if (this.allowed !== undefined && !this.allowed.has(feature)) continue;
      let row = this.rows.get(feature);
      if (row === undefined) {
        row = {
          values: new Float64Array(this.labels.length),
          squares: new Float64Array(this.labels.length).fill(1e-6),
        };
        this.rows.set(feature, row);
      }
      for (let at = 0; at < gradient.length; at += 1) {
        const slope = gradient[at] ?? 0;
        if (slope === 0) continue;
        const value = row.values[at] ?? 0;
        const step = slope + decay * value;
        row.squares[at] = (row.squares[at] ?? 0) + step * step;
        row.values[at] = value - (rate / Math.sqrt(row.squares[at] ?? 1)) * step;
      }
    }
  }

  /** As `readLinearModel` reads it; what weighs less than `least` is left out. */
  toText(least: number): string {
    let before = '';
    const lines = [...this.rows]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([feature, { values }]) => {
        const written = [...values]
          .flatMap((value, label) => (Math.abs(value) < least ? [] : [writeWeight(label, value)]))
          .join('');
        if (written === '' || feature.includes('\t') || feature.includes('\n')) return [];
        const shared = Math.min(mostShared, sharedLength(before, feature));
        before = feature;
        return [`${signOf(shared)}${feature.slice(shared)}\t${written}`];
      });
    return [this.labels.join(' '), ...lines].join('\n');
  }
}

/** As many as one sign can say. */
const mostShared = 90;

const sharedLength = (one: string, other: string): number => {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
};

const writeWeight = (label: number, value: number): string => {
  const steps = Math.round(value / weightStep);
  if (steps === 0) return '';
  const now = Math.max(-mostSteps, Math.min(mostSteps, steps));
  return `${signOf(label)}${signOf(now + mostSteps)}${writeWeight(label, value - now * weightStep)}`;
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
