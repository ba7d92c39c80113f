import {
  type Frame,
  forOperation,
  type LinearModel,
  logSum,
  mayFollow,
  readLinearModel,
  referenceRoles,
  rolesOf,
  type Seen,
  slotFeatures,
  tagsOf,
  transition,
  wordRoles,
} from '@diagloom/language/learning';
import { commonFeatures, shuffled, Weights } from './weights.ts';

export interface ChainExample {
  readonly author: string;
  readonly family: string;
  readonly clause: readonly Seen[];
  readonly frame: Frame;
}

const chainLabels: readonly string[] = [
  'O',
  ...[...referenceRoles, ...wordRoles].flatMap((role) => [`B-${role}`, `I-${role}`]),
];

/** A conditional random field over the tokens of a clause, by stochastic gradient on its log-likelihood. */
export const trainChain = (
  examples: readonly ChainExample[],
  { epochs = 12, rate = 0.1, decay = 0.003, least = 3 } = {},
): Weights => {
  const prepared = examples.filter(({ clause }) => clause.length > 0).map((example) => prepare(example));
  const allowed = new Set([
    ...commonFeatures(
      prepared.map(({ author, features }) => ({ author, features: features.flat() })),
      least,
    ),
    ...prepared.flatMap(({ operation }) =>
      ['^', ...chainLabels].flatMap((label) => [transition(undefined, label), transition(operation, label)]),
    ),
  ]);
  const weights = new Weights(chainLabels, allowed);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (const example of shuffled(prepared, epoch + 1)) step(example, weights, rate, decay);
  }
  return weights;
};

type Prepared = ReturnType<typeof prepare>;

const labelsOnly: LinearModel = { ...readLinearModel(chainLabels.join(' ')) };

const prepare = ({ author, family, clause, frame }: ChainExample) => ({
  author,
  operation: frame.kind,
  tags: tagsOf(labelsOnly, rolesOf[frame.kind]),
  features: clause.map((_, at) => {
    const { shared, apart } = slotFeatures(clause, at, family);
    return [...shared, ...apart.map((feature) => forOperation(frame.kind, feature))];
  }),
  gold: clause.map((_, at) => {
    const slot = frame.slots.find(({ start, end }) => at >= start && at < end);
    return slot === undefined ? 0 : chainLabels.indexOf(`${slot.start === at ? 'B' : 'I'}-${slot.role}`);
  }),
});

const step = ({ operation, tags, features, gold }: Prepared, weights: Weights, rate: number, decay: number): void => {
  const size = tags.length;
  const emissions = features.map((each) => {
    const scores = weights.score(each);
    return tags.map((tag) => scores[tag] ?? 0);
  });
  const follow = (before: string): readonly number[] => {
    const scores = weights.score([transition(undefined, before), transition(operation, before)]);
    return tags.map((tag) =>
      mayFollow(before, chainLabels[tag] ?? 'O') ? (scores[tag] ?? 0) : Number.NEGATIVE_INFINITY,
    );
  };
  const start = follow('^');
  const transitions = tags.map((tag) => follow(chainLabels[tag] ?? 'O'));
  const length = features.length;
  const alpha: number[][] = [tags.map((_, to) => (start[to] ?? 0) + (emissions[0]?.[to] ?? 0))];
  for (let at = 1; at < length; at += 1) {
    const before = alpha[at - 1] ?? [];
    alpha.push(
      tags.map(
        (_, to) =>
          logSum(before.map((score, from) => score + (transitions[from]?.[to] ?? 0))) + (emissions[at]?.[to] ?? 0),
      ),
    );
  }
  const beta: number[][] = Array.from({ length }, () => tags.map(() => 0));
  for (let at = length - 2; at >= 0; at -= 1) {
    const next = beta[at + 1] ?? [];
    beta[at] = tags.map((_, from) =>
      logSum(tags.map((__, to) => (transitions[from]?.[to] ?? 0) + (emissions[at + 1]?.[to] ?? 0) + (next[to] ?? 0))),
    );
  }
  const total = logSum(alpha[length - 1] ?? []);
  const spread = (values: readonly number[]): Float64Array => {
    const gradient = new Float64Array(chainLabels.length);
    for (const [at, tag] of tags.entries()) gradient[tag] = values[at] ?? 0;
    return gradient;
  };
  const pairs = Array.from({ length: size }, () => new Array<number>(size).fill(0));
  for (let at = 0; at < length; at += 1) {
    const chances = tags.map((_, to) => Math.exp((alpha[at]?.[to] ?? 0) + (beta[at]?.[to] ?? 0) - total));
    const gradient = chances.map((chance, to) => chance - (tags[to] === gold[at] ? 1 : 0));
    if (at === 0)
      weights.update([transition(undefined, '^'), transition(operation, '^')], spread(gradient), rate, decay);
    weights.update(features[at] ?? [], spread(gradient), rate, decay);
    if (at === 0) continue;
    for (let from = 0; from < size; from += 1) {
      const row = pairs[from];
      if (row === undefined) continue;
      for (let to = 0; to < size; to += 1) {
        const chance = Math.exp(
          (alpha[at - 1]?.[from] ?? 0) +
            (transitions[from]?.[to] ?? 0) +
            (emissions[at]?.[to] ?? 0) +
            (beta[at]?.[to] ?? 0) -
            total,
        );
        row[to] = (row[to] ?? 0) + chance - (tags[from] === gold[at - 1] && tags[to] === gold[at] ? 1 : 0);
      }
    }
  }
  for (const [from, row] of pairs.entries()) {
    const label = chainLabels[tags[from] ?? 0] ?? 'O';
    weights.update([transition(undefined, label), transition(operation, label)], spread(row), rate, decay);
  }
};
