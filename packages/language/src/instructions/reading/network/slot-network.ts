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
 * A small convolutional network that tells for each word of a clause which slot of an operation it belongs to: two windows
 * over the words, one over the other, what they find anywhere in the clause, and the word itself (after Collobert and others 2011, "Natural
 * Language Processing (Almost) from Scratch"). Learned by `npm run bench -- learn`.
 */
export interface SlotNetwork {
  /** A tag each: outside, at the beginning of or inside a role. */
  readonly labels: readonly string[];
  /** What is known of a word. */
  readonly words: Embeddings;
  /** What the clause asks for, added to each of its words. */
  readonly operations: Embeddings;
  /** From the vector of a word into the space of the embeddings: a row for each number of the vector. */
  readonly projection: Matrix;
  /** Over the words, then over what the first finds. */
  readonly windows: readonly [Window, Window];
  readonly output: Layer;
}

/** Labels, then features and their rows, then all matrices, a line each. */
export const writeSlotNetwork = ({ labels, words, operations, projection, windows, output }: SlotNetwork): string =>
  [
    labels.join(' '),
    writeHashes(words),
    writeHashes(operations),
    ...[
      words.table,
      operations.table,
      projection,
      output.weights,
      rowOf(output.biases),
      ...windows.flatMap(({ weights, biases }) => [weights, rowOf(biases)]),
    ].map(writeMatrix),
  ].join('\n');

export const readSlotNetwork = (text: string): SlotNetwork => {
  const [labels = '', words = '', operations = '', ...lines] = text.split('\n');
  const at = (place: number): Matrix => readMatrix(lines[place]);
  const window = (place: number, size: number): Window => {
    const weights = at(place);
    return { width: weights.columns / size, weights, biases: at(place + 1).values };
  };
  const table = at(0);
  const first = window(5, table.columns);
  return {
    labels: labels.split(' '),
    words: { rows: readHashes(words), table },
    operations: { rows: readHashes(operations), table: at(1) },
    projection: at(2),
    output: { weights: at(3), biases: at(4).values },
    windows: [first, window(7, first.biases.length)],
  };
};
