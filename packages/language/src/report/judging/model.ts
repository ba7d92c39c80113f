import type { Family } from '@diagloom/diagram/model';
import { signs } from './signs.ts';
import type { View } from './view.ts';

/** What a sign weighs: its value is taken as deviations from the mean of the drawings that were learned from. */
export interface SignWeight {
  readonly id: string;
  readonly mean: number;
  readonly deviation: number;
  readonly weight: number;
  /** What it weighs more or less where a family is drawn. */
  readonly more: Readonly<Partial<Record<Family, number>>>;
}

/** A logistic model of how right a drawing is; written by `npm run bench -- coverage --learn`. */
export interface CoverageModel {
  readonly bias: number;
  readonly families: Readonly<Partial<Record<Family, number>>>;
  readonly signs: readonly SignWeight[];
  /** A drawing whose coverage lies below is told to be doubtful. */
  readonly doubtful: number;
}

/** No sign counts for more than so many deviations: a text unlike all others is no reason to be sure. */
const mostDeviations = 4;

export interface Contribution {
  readonly id: string;
  /** What people are told of it. */
  readonly says?: string;
  /** Below 0 where it speaks against the drawing. */
  readonly share: number;
}

/** What each sign says of a drawing. */
export const contributionsOf = (view: View, model: CoverageModel): readonly Contribution[] => {
  const weights = new Map(model.signs.map((each) => [each.id, each]));
  return signs.flatMap(({ id, says, measure }) => {
    const known = weights.get(id);
    if (known === undefined) return [];
    const weight = known.weight + (known.more[view.family] ?? 0);
    const share = weight * deviationsOf(measure(view), known);
    return [{ id, share, ...(says === undefined ? {} : { says }) }];
  });
};

export const deviationsOf = (value: number, { mean, deviation }: Pick<SignWeight, 'mean' | 'deviation'>): number =>
  Math.max(-mostDeviations, Math.min(mostDeviations, (value - mean) / deviation));

/** From 0 to 1: how right the drawing is likely to be. */
export const likelihoodOf = (
  contributions: readonly Contribution[],
  family: Family,
  { bias, families }: CoverageModel,
): number => {
  const sum = contributions.reduce((all, { share }) => all + share, bias + (families[family] ?? 0));
  return 1 / (1 + Math.exp(-sum));
};
