import { base, hashDigits, mostSteps, numberOf, signOf } from '../linear-model.ts';

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

/**
 * A small convolutional network over the words of a clause (Kim 2014, "Convolutional Neural Networks for Sentence Classification"). It knows
 * words by their vectors, too, so it understands verbs that no author of the corpus used. Learned by `npm run bench -- learn`.
 */
export interface Network {
  readonly labels: readonly string[];
  /** What is known of a word. */
  readonly words: Embeddings;
  /** From the vector of a word into the space of the embeddings: a row for each number of the vector. */
  readonly projection: Matrix;
  readonly windows: readonly Window[];
  /** What is known of the clause as a whole. */
  readonly context: Embeddings;
  readonly output: Layer;
}

/** Weights are kept as whole steps of which the largest has the most. */
const writeMatrix = ({ columns, values }: Matrix): string => {
  const largest = values.reduce((a, b) => Math.max(a, Math.abs(b)), 1e-6);
  const signs = Array.from(values, (value) => signOf(mostSteps + Math.round((value / largest) * mostSteps)));
  return `${columns} ${largest.toPrecision(6)} ${signs.join('')}`;
};

const readMatrix = (line: string): Matrix => {
  const [columns = '', largest = '', signs = ''] = line.split(' ');
  const step = Number(largest) / mostSteps;
  return {
    columns: Number(columns),
    values: Float32Array.from(signs, (_, at) => (numberOf(signs, at) - mostSteps) * step),
  };
};

const writeHashes = (rows: ReadonlyMap<number, number>): string =>
  [...rows.keys()]
    .map((hash) => Array.from({ length: hashDigits }, (_, at) => signOf(Math.floor(hash / base ** at) % base)).join(''))
    .join('');

const readHashes = (text: string): ReadonlyMap<number, number> =>
  new Map(
    Array.from({ length: text.length / hashDigits }, (_, row) => [
      Array.from({ length: hashDigits }, (_, at) => numberOf(text, row * hashDigits + at) * base ** at).reduce(
        (sum, part) => sum + part,
        0,
      ),
      row,
    ]),
  );

const vectorOf = (values: Float32Array): Matrix => ({ columns: values.length, values });

/** Labels, then features and their rows, then all matrices, a line each. */
export const writeNetwork = ({ labels, words, projection, windows, context, output }: Network): string =>
  [
    labels.join(' '),
    writeHashes(words.rows),
    writeHashes(context.rows),
    ...[
      words.table,
      context.table,
      projection,
      output.weights,
      vectorOf(output.biases),
      ...windows.flatMap(({ weights, biases }) => [weights, vectorOf(biases)]),
    ].map(writeMatrix),
  ].join('\n');

export const readNetwork = (text: string): Network => {
  const [labels = '', words = '', contexts = '', ...lines] = text.split('\n');
  const matrices = lines.map(readMatrix);
  const at = (place: number): Matrix => matrices[place] ?? { columns: 0, values: new Float32Array() };
  const size = at(0).columns;
  return {
    labels: labels.split(' '),
    words: { rows: readHashes(words), table: at(0) },
    context: { rows: readHashes(contexts), table: at(1) },
    projection: at(2),
    output: { weights: at(3), biases: at(4).values },
    windows: Array.from({ length: (matrices.length - fixed) / 2 }, (_, place) => {
      const weights = at(fixed + 2 * place);
      return { width: weights.columns / size, weights, biases: at(fixed + 2 * place + 1).values };
    }),
  };
};

/** Matrices before those of the windows. */
const fixed = 5;
