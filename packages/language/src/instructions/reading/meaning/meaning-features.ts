import type { IndexedPart } from '../part-index.ts';
import type { Phrase } from '../reference-features.ts';
import { closeness } from './meaning.ts';

/**
 * What the meaning of its words says for and against a phrase meaning each of the parts, beside letters that agree: "the attorneys" for
 * "Legal review". Out: names of features for the learned ranking, for each part in turn.
 */
export const meaningFeatures = (
  phrase: Phrase,
  parts: readonly IndexedPart[],
  frequency: ReadonlyMap<string, number>,
): readonly (readonly string[])[] => {
  if (phrase.telling.length === 0 || phrase.isQuoted) return parts.map(() => []);
  const rarity = (stem: string | undefined): number => 1 / (frequency.get(stem ?? '') ?? 1);
  const weights = phrase.stems.map(rarity);
  const scores = parts.map(({ telling }) => {
    const forth = closeness(phrase.telling, telling, (_, at) => weights[at] ?? 0);
    const back = closeness(telling, phrase.telling, () => 1);
    return { forth, back, both: (forth + back) / 2 };
  });
  const [best = 0, second = 0] = scores.map(({ both }) => both).toSorted((a, b) => b - a);
  return scores.map(({ forth, back, both }, at) => {
    const sort = parts[at]?.sort;
    const rank = both === best ? `first:${grade(best - second)}` : `behind:${grade(best - both)}`;
    return [
      `meaning:${grade(both)}`,
      `meaning:forth:${grade(forth)}`,
      `meaning:back:${grade(back)}`,
      `meaning:${rank}`,
      `meaning:${rank.split(':')[0]}:${grade(both)}:${sort}`,
    ];
  });
};

const grade = (value: number): number => Math.max(0, Math.floor(value * 12));
