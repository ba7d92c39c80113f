import { singular } from '../../../lexicon/morphology.ts';
import { numberOf } from '../linear-model.ts';
import { dimensions, values, words } from './vectors.generated.ts';

/**
 * How words are used, as numbers: two words of nearly one direction are used alike, as `attorney` and `legal`. The vectors are GloVe's,
 * made smaller by `npm run bench -- learn-vectors`, one for the singular of each word; see docs/decisions/037.
 */

/** The number whose sign stands for 0; those of a vector lie evenly around it. */
const middle = 44;

let places: ReadonlyMap<string, number> | undefined;
const known = new Map<number, Float32Array>();

/** The vector of a word, one long; undefined for words that nobody knows. */
export const vectorOf = (word: string): Float32Array | undefined => {
  places ??= new Map(words.split(' ').map((each, at) => [each, at]));
  const place = places.get(singular(word));
  if (place === undefined) return undefined;
  const vector = known.get(place) ?? readVector(place * dimensions);
  known.set(place, vector);
  return vector;
};

const readVector = (start: number): Float32Array => {
  const vector = Float32Array.from({ length: dimensions }, (_, at) => numberOf(values, start + at) - middle);
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
};

/** How alike two words are used, as the cosine of their vectors, from -1 to 1; undefined where one of them is not known. */
export const usedAlike = (word: string, other: string): number | undefined => {
  const [vector, otherVector] = [vectorOf(word), vectorOf(other)];
  if (vector === undefined || otherVector === undefined) return undefined;
  return vector.reduce((sum, value, at) => sum + value * (otherVector[at] ?? 0), 0);
};
