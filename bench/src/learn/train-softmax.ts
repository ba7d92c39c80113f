import { logSoftmax } from '@diagloom/language/learning';
import { commonFeatures, shuffled, Weights } from './weights.ts';

export interface LabelledExample {
  readonly author: string;
  readonly label: string;
  readonly features: readonly string[];
}

interface Options {
  readonly labels: readonly string[];
  readonly epochs?: number;
  readonly rate?: number;
  readonly decay?: number;
  readonly least?: number;
}

/** Multinomial logistic regression. */
export const trainSoftmax = (
  examples: readonly LabelledExample[],
  { labels, epochs = 12, rate = 0.03, decay = 0.001, least = 3 }: Options,
): Weights => {
  const weights = new Weights(labels, commonFeatures(examples, least));
  const numbered = examples.map(({ label, features }) => ({ label, features: weights.number(features) }));
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (const { label, features } of shuffled(numbered, epoch + 1)) {
      const gradient = logSoftmax(weights.score(features)).map(Math.exp);
      const gold = labels.indexOf(label);
      gradient[gold] = (gradient[gold] ?? 0) - 1;
      weights.update(features, gradient, { rate, decay });
    }
  }
  return weights;
};

export interface RankedExample {
  readonly author: string;
  /** The features of each candidate. */
  readonly candidates: readonly (readonly string[])[];
  /** Places of those that are right. */
  readonly right: readonly number[];
}

/** Logistic regression over candidates of which one (or one of several) is right. */
export const trainRanking = (
  examples: readonly RankedExample[],
  { epochs = 10, rate = 0.1, decay = 0.002, least = 3 }: Omit<Options, 'labels'> = {},
): Weights => {
  const flat = examples.map(({ author, candidates }) => ({ author, features: candidates.flat() }));
  const weights = new Weights(['right'], commonFeatures(flat, least));
  const numbered = examples.map(({ candidates, right }) => ({
    right,
    candidates: candidates.map((features) => weights.number(features)),
  }));
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (const { candidates, right } of shuffled(numbered, epoch + 1)) {
      const scores = Float64Array.from(candidates, (features) => weights.score(features)[0] ?? 0);
      const chances = logSoftmax(scores).map(Math.exp);
      const sum = right.reduce((total, at) => total + (chances[at] ?? 0), 0);
      for (const [at, features] of candidates.entries()) {
        const chance = chances[at] ?? 0;
        const wanted = right.includes(at) ? chance / Math.max(sum, 1e-9) : 0;
        weights.update(features, [chance - wanted], { rate, decay });
      }
    }
  }
  return weights;
};
