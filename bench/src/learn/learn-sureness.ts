import { chancesOf, type LinearModel, surenessFeatures, surenessLabels } from '@diagloom/language/learning';
import type { ReadExample } from './read-corpus.ts';
import { type LabelledExample, type RankedExample, trainSoftmax } from './train-softmax.ts';

/**
 * Learns when the likeliest reading is to be done at once, from folds of authors. The ranking of each fold is one that learned
 * from the others, so that sureness is fitted on chances as they are for people whom nobody has met.
 */
export const learnSureness = (
  folds: readonly (readonly ReadExample[])[],
  learnRanking: (others: readonly RankedExample[]) => LinearModel,
): string => {
  const examples = folds.flatMap((fold) => {
    const ranking = learnRanking(folds.filter((other) => other !== fold).flat());
    return fold.flatMap((example) => toLabelled(example, ranking));
  });
  return trainSoftmax(examples, { labels: surenessLabels, decay: 0.05 }).toText(0.03);
};

/** What leads by the ranking, and whether it is right; a leader that changes nothing is never done wrongly. */
const toLabelled = (
  { author, candidates, right, text, edits }: ReadExample,
  ranking: LinearModel,
): readonly LabelledExample[] => {
  const chances = chancesOf(candidates, ranking);
  const lead = edits.map((_, at) => at).toSorted((a, b) => (chances[b] ?? 0) - (chances[a] ?? 0))[0];
  if (lead === undefined || edits[lead]?.length === 0) return [];
  const read = edits.map((each, at) => ({ edits: each, features: candidates[at] ?? [] }));
  return [
    {
      author,
      label: surenessLabels[right.includes(lead) ? 0 : 1],
      features: surenessFeatures(read, chances, text),
    },
  ];
};
