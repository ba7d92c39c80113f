import { base, hashDigits, hashOf, mostSteps, numberOf, signOf } from '../linear-model.ts';

/** A matrix by rows. */
export interface Matrix {
  readonly columns: number;
  readonly values: Float32Array;
}

/** What looks at so many neighbouring words at once: a row of weights for each of its filters, over the words one after another. */
export interface Window {
  readonly width: number;
  readonly weights: Matrix;
  readonly biases: Float32Array;
}

/** Rows of numbers for features, found by the hash of a feature. */
export interface Embeddings {
  readonly rows: ReadonlyMap<number, number>;
  readonly table: Matrix;
}

export interface Layer {
  readonly weights: Matrix;
  readonly biases: Float32Array;
}

/** A row of weights times as many numbers; four sums at once, for a processor waits for each sum before it adds to it. */
export const dot = (
  weights: Float32Array,
  from: number,
  input: Float32Array,
  start: number,
  length: number,
): number => {
  let [first, second, third, fourth] = [0, 0, 0, 0];
  let at = 0;
  for (; at + 3 < length; at += 4) {
    first += (weights[from + at] ?? 0) * (input[start + at] ?? 0);
    second += (weights[from + at + 1] ?? 0) * (input[start + at + 1] ?? 0);
    third += (weights[from + at + 2] ?? 0) * (input[start + at + 2] ?? 0);
    fourth += (weights[from + at + 3] ?? 0) * (input[start + at + 3] ?? 0);
  }
  for (; at < length; at += 1) first += (weights[from + at] ?? 0) * (input[start + at] ?? 0);
  return first + second + third + fourth;
};

/** The rows of the features that are known. */
export const rowsOf = (features: readonly string[], { rows }: Embeddings): readonly number[] =>
  features.flatMap((feature) => rows.get(hashOf(feature)) ?? []);

/** Weights are kept as whole steps of which the largest has the most. */
export const writeMatrix = ({ columns, values }: Matrix): string => {
  const largest = values.reduce((a, b) => Math.max(a, Math.abs(b)), 1e-6);
  const signs = Array.from(values, (value) => signOf(mostSteps + Math.round((value / largest) * mostSteps)));
  return `${columns} ${largest.toPrecision(6)} ${signs.join('')}`;
};

export const readMatrix = (line: string | undefined): Matrix => {
  const [columns = '', largest = '', signs = ''] = (line ?? '').split(' ');
  const step = Number(largest) / mostSteps;
  return {
    columns: Number(columns),
    values: Float32Array.from(signs, (_, at) => (numberOf(signs, at) - mostSteps) * step),
  };
};

/** The hashes of features in the order of their rows. */
export const writeHashes = ({ rows }: Embeddings): string =>
  [...rows.keys()]
    .map((hash) => Array.from({ length: hashDigits }, (_, at) => signOf(Math.floor(hash / base ** at) % base)).join(''))
    .join('');

export const readHashes = (text: string): ReadonlyMap<number, number> =>
  new Map(
    Array.from({ length: text.length / hashDigits }, (_, row) => [
      Array.from({ length: hashDigits }, (_, at) => numberOf(text, row * hashDigits + at) * base ** at).reduce(
        (sum, part) => sum + part,
        0,
      ),
      row,
    ]),
  );

/** Numbers as a matrix of one row. */
export const rowOf = (values: Float32Array): Matrix => ({ columns: values.length, values });
