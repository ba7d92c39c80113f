import { type LinearModel, logSoftmax, readLinearModel, scoresOf } from '../instructions/reading/linear-model.ts';
import type { BetterType } from '../understanding.ts';
import { hint, type TypeCandidate, typesAskedFor } from './suggest-type.ts';
import { arrow, typeFeatures } from './type-features.ts';
import { weights } from './type-weights.generated.ts';

export interface RankedTypes {
  /** Those that the text asks for by name. */
  readonly asked: readonly BetterType[];
  /** Those that it reads like beside these, the likeliest first. */
  readonly read: readonly BetterType[];
}

/** A type that is less likely than this is no answer and no alternative. */
const leastChance = 0.2;

/** Names between arrows show no more than an order, so their words have to say clearly what it is an order of. */
const leastChanceOfChain = 0.35;

const isBareChain = (text: string): boolean => /^[^\n:;,.]+$/.test(text.trim()) && text.split(arrow).length > 2;

/**
 * The types that a text may be drawn as where nobody chose one: those that it asks for by name, then those that it reads like, by weights
 * that `npm run bench -- learn-types` learned from the prompts of the corpus. In: the text and the types that may be chosen.
 */
export const rankTypes = (text: string, types: readonly TypeCandidate[]): RankedTypes => {
  const asked = typesAskedFor(text, types);
  const { labels } = model();
  const least = isBareChain(text) ? leastChanceOfChain : leastChance;
  const chances = logSoftmax(scoresOf(model(), typeFeatures(text, types))).map(Math.exp);
  const chanceOf = ({ id }: TypeCandidate): number => chances[labels.indexOf(id)] ?? 0;
  const read = types
    .filter((type) => !asked.includes(type) && chanceOf(type) >= least)
    .toSorted((a, b) => chanceOf(b) - chanceOf(a));
  return {
    asked: asked.map((type) => hint(type, 'asks for')),
    read: read.map((type) => hint(type, 'reads like')),
  };
};

let known: LinearModel | undefined;

const model = (): LinearModel => {
  known ??= readLinearModel(weights);
  return known;
};
