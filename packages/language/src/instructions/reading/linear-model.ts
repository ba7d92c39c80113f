/**
 * A linear model over named features: the score of a label is the sum of the weights of the features that hold. It is
 * learned from the corpus by `npm run bench -- learn`. Features are known by a short hash of their names, so that the
 * names, which the reader makes up again for each text, need not be shipped.
 */
export interface LinearModel {
  readonly labels: readonly string[];
  readonly weights: ReadonlyMap<number, readonly (readonly [label: number, weight: number])[]>;
}

/**
 * How a model is written: its labels on a line, then entries of features in the order of the hashes. An entry has a sign for
 * how many digits its hash shares with the one before, the digits that differ, a sign for the number of weights, and
 * two signs per weight: which label, and the weight in steps of `weightStep`; or, behind `allLabels`, a sign for the weight of
 * each label. A weight beyond the largest step takes several entries, since weights of a label add up.
 */
export const weightStep = 0.05;
export const mostSteps = 44;
export const hashDigits = 4;
export const base = 90;
export const allLabels = base - 1;

/** Numbers below `base` as one sign each, none of which a string of JavaScript must escape. */
export const signOf = (number: number): string => String.fromCharCode(number < 57 ? 35 + number : 36 + number);
export const numberOf = (text: string, at: number): number => {
  const code = text.charCodeAt(at);
  return code < 92 ? code - 35 : code - 36;
};

/** The hash of a feature (FNV-1a) within `hashDigits` digits. */
export const hashOf = (feature: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  return ((hash ^ (hash >>> 15)) >>> 0) % base ** hashDigits;
};

export const readLinearModel = (text: string): LinearModel => {
  const end = text.indexOf('\n');
  const labels = (end < 0 ? text : text.slice(0, end)).split(' ');
  const weights = new Map<number, (readonly [number, number])[]>();
  const digits = new Array<number>(hashDigits).fill(0);
  for (let at = end < 0 ? text.length : end + 1; at < text.length; ) {
    const shared = numberOf(text, at);
    at += 1;
    for (let place = shared; place < hashDigits; place += 1, at += 1) digits[place] = numberOf(text, at);
    const hash = digits.reduce((sum, digit) => sum * base + digit, 0);
    const row = weights.get(hash) ?? [];
    const count = numberOf(text, at);
    at += 1;
    const weightAt = (place: number): number => (numberOf(text, place) - mostSteps) * weightStep;
    if (count === allLabels) {
      for (const label of labels.keys()) if (weightAt(at + label) !== 0) row.push([label, weightAt(at + label)]);
      at += labels.length;
    } else {
      for (let left = count; left > 0; left -= 1, at += 2) row.push([numberOf(text, at), weightAt(at + 1)]);
    }
    weights.set(hash, row);
  }
  return { labels, weights };
};

/** The score of each label, in the order of the model's labels. */
export const scoresOf = (model: LinearModel, features: Iterable<string>): Float64Array => {
  const scores = new Float64Array(model.labels.length);
  for (const feature of features) {
    for (const [label, weight] of model.weights.get(hashOf(feature)) ?? [])
      scores[label] = (scores[label] ?? 0) + weight;
  }
  return scores;
};

/** Scores as logarithms of probabilities. */
export const logSoftmax = (scores: Float64Array): Float64Array => {
  const most = scores.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  const total = scores.reduce((sum, score) => sum + Math.exp(score - most), 0);
  return scores.map((score) => score - most - Math.log(total));
};
