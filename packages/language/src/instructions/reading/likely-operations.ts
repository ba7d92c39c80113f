import { logSoftmax, scoresOf } from './linear-model.ts';
import type { Models } from './models.ts';
import { networkInput } from './network/network-input.ts';
import { runNetwork } from './network/run-network.ts';
import { operationFeatures } from './operation-features.ts';
import type { Seen } from './sight.ts';
import { type OperationKind, operationKinds } from './slots.ts';

export interface LikelyOperation {
  readonly kind: OperationKind;
  /** The logarithm of its probability. */
  readonly chance: number;
}

/** How likely each operation is for a clause, the likeliest first: by the mean of what both models say, as logarithms. */
export const likelyOperations = (
  clause: readonly Seen[],
  context: Parameters<typeof operationFeatures>[1],
  { operations, network }: Pick<Models, 'operations' | 'network'>,
): readonly LikelyOperation[] => {
  const byWords = logSoftmax(scoresOf(operations, operationFeatures(clause, context)));
  const byMeaning = logSoftmax(Float64Array.from(runNetwork(network, networkInput(clause, context))));
  const both = operationKinds.map((kind) => {
    const one = byWords[operations.labels.indexOf(kind)] ?? unknown;
    const other = byMeaning[network.labels.indexOf(kind)] ?? unknown;
    return (one + other) / 2;
  });
  const chances = logSoftmax(Float64Array.from(both));
  return operationKinds
    .map((kind, at) => ({ kind, chance: chances[at] ?? Number.NEGATIVE_INFINITY }))
    .toSorted((a, b) => b.chance - a.chance);
};

const unknown = -20;
