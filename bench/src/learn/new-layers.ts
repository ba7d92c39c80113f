import { type Embeddings, hashOf, type Layer, type Matrix } from '@diagloom/language/learning';
import type { Random } from './learn-from-clause.ts';
import { Parameter } from './parameter.ts';

/** Layers before anything is learned, of small numbers. */
export const newLayers = (random: Random) => {
  const matrix = (rows: number, columns: number, spread: number): Matrix => ({
    columns,
    values: Float32Array.from({ length: rows * columns }, () => (random() * 2 - 1) * spread),
  });
  return {
    matrix,
    layer: (from: number, to: number): Layer => ({
      weights: matrix(to, from, 1 / Math.sqrt(from)),
      biases: new Float32Array(to),
    }),
    embeddings: (features: Iterable<string>, columns: number, spread: number): Embeddings => {
      const hashes = [...new Set([...features].map(hashOf))];
      return {
        rows: new Map(hashes.map((hash, row) => [hash, row])),
        table: matrix(hashes.length, columns, spread),
      };
    },
  };
};

/** What each row of numbers learns. */
export interface Parameters {
  /** The gradient and moments of each matrix. */
  readonly of: (values: Float32Array) => Parameter;
  readonly parameters: readonly Parameter[];
}

export const parametersOf = (tables: readonly Matrix[], layers: readonly Layer[]): Parameters => {
  const all = [
    ...tables.map(({ values }) => values),
    ...layers.flatMap(({ weights, biases }) => [weights.values, biases]),
  ];
  const parameters = new Map(all.map((values) => [values, new Parameter(values)]));
  return {
    of: (values) => {
      const parameter = parameters.get(values);
      if (parameter === undefined) throw new Error('These numbers are no part of the network.');
      return parameter;
    },
    parameters: [...parameters.values()],
  };
};
