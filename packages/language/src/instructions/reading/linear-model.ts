/**
 * A linear model over named features: the score of a label is the sum of the weights of the features that hold. It is
 * learned from the corpus by `npm run bench -- learn`. Features are known by a short hash of their names, so that the
 * names, which the reader makes up again for each text, need not be shipped.
 */
export interface LinearModel {
  readonly labels: readonly string[];
  /** The place of a feature's weights by its hash. */
  readonly rows: ReadonlyMap<number, number>;
  /** Where the weights of each place start, and at the end how many there are. */
  readonly starts: Uint32Array;
  /** Which label each weight is for, and how many steps it has: packed, since each thread that reads instructions has a model of its own. */
  readonly labelAt: Uint8Array;
  readonly stepsAt: Int8Array;
}

/** A model of weights as steps for labels, in the order of the hashes of their features. */
export const packModel = (
  labels: readonly string[],
  weights: Iterable<readonly [hash: number, label: number, steps: number]>,
): LinearModel => {
  const rows = new Map<number, number>();
  const starts: number[] = [];
  const labelAt: number[] = [];
  const stepsAt: number[] = [];
  for (const [hash, label, steps] of weights) {
    if (!rows.has(hash)) {
      rows.set(hash, starts.length);
      starts.push(labelAt.length);
    }
    labelAt.push(label);
    stepsAt.push(steps);
  }
  starts.push(labelAt.length);
  return {
    labels,
    rows,
    starts: Uint32Array.from(starts),
    labelAt: Uint8Array.from(labelAt),
    stepsAt: Int8Array.from(stepsAt),
  };
};

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
  return packModel(labels, readWeights(text, end < 0 ? text.length : end + 1, labels.length));
};

function* readWeights(text: string, from: number, labels: number): Generator<readonly [number, number, number]> {
  const digits = new Array<number>(hashDigits).fill(0);
  const stepsAt = (place: number): number => numberOf(text, place) - mostSteps;
  for (let at = from; at < text.length; ) {
    const shared = numberOf(text, at);
    at += 1;
    for (let place = shared; place < hashDigits; place += 1, at += 1) digits[place] = numberOf(text, at);
    const hash = digits.reduce((sum, digit) => sum * base + digit, 0);
    const count = numberOf(text, at);
    at += 1;
    if (count === allLabels) {
      for (let label = 0; label < labels; label += 1, at += 1) if (stepsAt(at) !== 0) yield [hash, label, stepsAt(at)];
    } else {
      for (let left = count; left > 0; left -= 1, at += 2) yield [hash, numberOf(text, at), stepsAt(at + 1)];
    }
  }
}

/** The score of each label, in the order of the model's labels. */
export const scoresOf = (model: LinearModel, features: Iterable<string>): Float64Array => {
  const { rows, starts, labelAt, stepsAt } = model;
  const scores = new Float64Array(model.labels.length);
  for (const feature of features) {
    const row = rows.get(hashOf(feature));
    if (row === undefined) continue;
    const end = starts[row + 1] ?? 0;
    for (let at = starts[row] ?? 0; at < end; at += 1) {
      const label = labelAt[at] ?? 0;
      scores[label] = (scores[label] ?? 0) + (stepsAt[at] ?? 0) * weightStep;
    }
  }
  return scores;
};

/** Scores as logarithms of probabilities. */
export const logSoftmax = (scores: Float64Array): Float64Array => {
  const most = scores.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  const total = scores.reduce((sum, score) => sum + Math.exp(score - most), 0);
  return scores.map((score) => score - most - Math.log(total));
};
