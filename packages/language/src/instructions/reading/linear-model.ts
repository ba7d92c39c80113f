/**
 * A linear model over named features: the score of a label is the sum of the weights of the features that hold. It is
 * learned from the corpus by `npm run bench -- learn`.
 */
export interface LinearModel {
  readonly labels: readonly string[];
  readonly weights: ReadonlyMap<string, readonly (readonly [label: number, weight: number])[]>;
}

/**
 * How a model is written: its labels, then a line per feature in alphabetical order. A line begins with a sign for how many
 * characters it shares with the line before, then what differs, a tab, and two signs per weight: which label, and the weight in
 * steps of `weightStep`. A weight beyond the largest step is written several times, since weights of a label add up.
 */
export const weightStep = 0.05;
export const mostSteps = 46;
const firstSign = 33;

export const signOf = (number: number): string => String.fromCharCode(firstSign + number);
const numberOf = (text: string, at: number): number => text.charCodeAt(at) - firstSign;

export const readLinearModel = (text: string): LinearModel => {
  const [head = '', ...lines] = text.split('\n');
  const weights = new Map<string, readonly (readonly [number, number])[]>();
  let before = '';
  for (const line of lines) {
    const tab = line.lastIndexOf('\t');
    if (tab < 0) continue;
    before = before.slice(0, numberOf(line, 0)) + line.slice(1, tab);
    const row: (readonly [number, number])[] = [];
    for (let at = tab + 1; at + 1 < line.length; at += 2) {
      row.push([numberOf(line, at), (numberOf(line, at + 1) - mostSteps) * weightStep]);
    }
    weights.set(before, row);
  }
  return { labels: head.split(' '), weights };
};

/** The score of each label, in the order of the model's labels. */
export const scoresOf = (model: LinearModel, features: Iterable<string>): Float64Array => {
  const scores = new Float64Array(model.labels.length);
  for (const feature of features) {
    for (const [label, weight] of model.weights.get(feature) ?? []) scores[label] = (scores[label] ?? 0) + weight;
  }
  return scores;
};

/** Scores as logarithms of probabilities. */
export const logSoftmax = (scores: Float64Array): Float64Array => {
  const most = scores.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  const total = scores.reduce((sum, score) => sum + Math.exp(score - most), 0);
  return scores.map((score) => score - most - Math.log(total));
};
