import { clauseFeatures, mayEnd } from './clause-features.ts';
import { type LinearModel, scoresOf } from './linear-model.ts';
import type { Seen } from './sight.ts';

/** A way of cutting an instruction into wishes; each a half-open range of tokens. */
export interface Cutting {
  readonly clauses: readonly (readonly [start: number, end: number])[];
  readonly logProbability: number;
}

const mostOpen = 3;

/** The likeliest ways of cutting, best first. Places where the model is unsure are tried both ways. */
export const cutClauses = (seen: readonly Seen[], family: string, model: LinearModel): readonly Cutting[] => {
  const places = seen.flatMap((each, at) => {
    if (!mayEnd(each) || at === 0 || at === seen.length - 1) return [];
    const score = scoresOf(model, clauseFeatures(seen, at, family))[0] ?? 0;
    return [{ at, chance: 1 / (1 + Math.exp(-score)) }];
  });
  const open = places
    .toSorted((a, b) => Math.abs(a.chance - 0.5) - Math.abs(b.chance - 0.5))
    .slice(0, mostOpen)
    .filter(({ chance }) => Math.abs(chance - 0.5) < 0.45);
  const cuttings: Cutting[] = [];
  for (let choice = 0; choice < 2 ** open.length; choice += 1) {
    let logProbability = 0;
    const cuts = places.filter((place) => {
      const bit = open.indexOf(place);
      const isCut = bit < 0 ? place.chance > 0.5 : ((choice >> bit) & 1) === 1;
      logProbability += Math.log(Math.max(1e-6, isCut ? place.chance : 1 - place.chance));
      return isCut;
    });
    cuttings.push({
      clauses: rangesOf(
        cuts.map(({ at }) => at),
        seen,
      ),
      logProbability,
    });
  }
  return cuttings.toSorted((a, b) => b.logProbability - a.logProbability).slice(0, 4);
};

/** Clauses between cuts; the token at a cut belongs to none of them. */
export const rangesOf = (cuts: readonly number[], seen: readonly Seen[]): readonly (readonly [number, number])[] =>
  [...cuts, seen.length]
    .map((end, at): readonly [number, number] => [at === 0 ? 0 : (cuts[at - 1] ?? 0) + 1, end])
    .filter(([start, end]) => seen.slice(start, end).some(({ token }) => /[\p{L}\p{N}]/u.test(token.lower)));
