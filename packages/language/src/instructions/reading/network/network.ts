import {
  type Embeddings,
  type Layer,
  type Matrix,
  readHashes,
  readMatrix,
  rowOf,
  type Window,
  writeHashes,
  writeMatrix,
} from './layers.ts';

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

/** Labels, then features and their rows, then all matrices, a line each. */
export const writeNetwork = ({ labels, words, projection, windows, context, output }: Network): string =>
  [
    labels.join(' '),
    writeHashes(words),
    writeHashes(context),
    ...[
      words.table,
      context.table,
      projection,
      output.weights,
      rowOf(output.biases),
      ...windows.flatMap(({ weights, biases }) => [weights, rowOf(biases)]),
    ].map(writeMatrix),
  ].join('\n');

export const readNetwork = (text: string): Network => {
  const [labels = '', words = '', contexts = '', ...lines] = text.split('\n');
  const at = (place: number): Matrix => readMatrix(lines[place]);
  const table = at(0);
  return {
    labels: labels.split(' '),
    words: { rows: readHashes(words), table },
    context: { rows: readHashes(contexts), table: at(1) },
    projection: at(2),
    output: { weights: at(3), biases: at(4).values },
    windows: Array.from({ length: (lines.length - fixed) / 2 }, (_, place) => {
      const weights = at(fixed + 2 * place);
      return { width: weights.columns / table.columns, weights, biases: at(fixed + 2 * place + 1).values };
    }),
  };
};

/** Matrices before those of the windows. */
const fixed = 5;
