import {
  type Frame,
  forOperation,
  type LinearModel,
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
import { commonFeatures, type Numbers, shuffled, Weights } from './weights.ts';

export interface ChainExample {
  readonly author: string;
  readonly family: string;
  readonly clause: readonly Seen[];
  readonly frame: Frame;
}

/** Outside, at the beginning of and inside each role. */
export const chainLabels: readonly string[] = [
  'O',
  ...[...referenceRoles, ...wordRoles].flatMap((role) => [`B-${role}`, `I-${role}`]),
];

/** A conditional random field over the tokens of a clause, by stochastic gradient on its log-likelihood. */
export const trainChain = (
  examples: readonly ChainExample[],
  { epochs = 8, rate = 0.05, decay = 0.001, least = 3 } = {},
): Weights => {
  const prepared = examples.filter(({ clause }) => clause.length > 0).map(prepare);
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
  const numbered = prepared.map((example) => number(example, weights));
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (const example of shuffled(numbered, epoch + 1)) step(example, weights, { rate, decay });
  }
  return weights;
};

/** A model that knows the tags and nothing else. */
export const labelsOnly: LinearModel = readLinearModel(chainLabels.join(' '));

/** The right tag of each token, by its place in `chainLabels`. */
export const goldOf = (clause: readonly Seen[], { slots }: Frame): readonly number[] =>
  clause.map((_, at) => {
    const slot = slots.find(({ start, end }) => at >= start && at < end);
    return slot === undefined ? 0 : chainLabels.indexOf(`${slot.start === at ? 'B' : 'I'}-${slot.role}`);
  });

const prepare = ({ author, family, clause, frame }: ChainExample) => ({
  author,
  operation: frame.kind,
  tags: tagsOf(labelsOnly, rolesOf[frame.kind]),
  features: clause.map((_, at) => {
    const { shared, apart } = slotFeatures(clause, at, family);
    return [...shared, ...apart.map((feature) => forOperation(frame.kind, feature))];
  }),
  gold: goldOf(clause, frame),
});

interface Numbered {
  readonly tags: readonly number[];
  readonly features: readonly Numbers[];
  /** Places in `tags`. */
  readonly gold: readonly number[];
  readonly start: Numbers;
  /** What holds after each of the tags. */
  readonly after: readonly Numbers[];
  /** For each tag, which may follow it; the first row is that of the start. */
  readonly follows: readonly (readonly boolean[])[];
}

const number = ({ operation, tags, features, gold }: ReturnType<typeof prepare>, weights: Weights): Numbered => {
  const after = (before: string): Numbers =>
    weights.number([transition(undefined, before), transition(operation, before)]);
  const names = tags.map((tag) => chainLabels[tag] ?? 'O');
  return {
    tags,
    features: features.map((each) => weights.number(each)),
    gold: gold.map((tag) => Math.max(0, tags.indexOf(tag))),
    start: after('^'),
    after: names.map(after),
    follows: ['^', ...names].map((before) => names.map((name) => mayFollow(before, name))),
  };
};

/** Forward and backward sums are kept as chances, scaled at every token, so that no logarithm is needed. */
const step = (
  { tags, features, gold, start, after, follows }: Numbered,
  weights: Weights,
  speed: { readonly rate: number; readonly decay: number },
): void => {
  const size = tags.length;
  const gains = features.map((each) => exponents(weights.scoreSome(each, tags)));
  const follow = (numbers: Numbers, row: number): Float64Array =>
    weights.scoreSome(numbers, tags).map((score, to) => (follows[row]?.[to] ? Math.exp(score) : 0));
  const first = follow(start, 0);
  const transitions = after.map((numbers, from) => follow(numbers, from + 1));
  const alpha: Float64Array[] = [];
  for (const [at, gain] of gains.entries()) {
    const before = alpha[at - 1];
    const sums = before === undefined ? Float64Array.from(first) : new Float64Array(size);
    for (const [from, row] of before === undefined ? [] : transitions.entries()) {
      const share = before?.[from] ?? 0;
      if (share > 0) for (let to = 0; to < size; to += 1) sums[to] = (sums[to] ?? 0) + share * (row[to] ?? 0);
    }
    alpha.push(scaled(sums.map((sum, to) => sum * (gain[to] ?? 0))));
  }
  const pairs = transitions.map(() => new Float64Array(size));
  let beta = new Float64Array(size).fill(1);
  for (let at = gains.length - 1; at >= 0; at -= 1) {
    const chances = scaled((alpha[at] ?? first).map((chance, to) => chance * (beta[to] ?? 0)));
    const gradient = chances.map((chance, to) => chance - (to === gold[at] ? 1 : 0));
    weights.update(features[at] ?? start, gradient, speed, tags);
    if (at === 0) {
      weights.update(start, gradient, speed, tags);
      break;
    }
    const onward = beta.map((chance, to) => chance * (gains[at]?.[to] ?? 0));
    const before = alpha[at - 1] ?? first;
    const earlier = new Float64Array(size);
    let total = 0;
    for (const [from, row] of transitions.entries()) {
      for (let to = 0; to < size; to += 1) earlier[from] = (earlier[from] ?? 0) + (row[to] ?? 0) * (onward[to] ?? 0);
      total += (before[from] ?? 0) * (earlier[from] ?? 0);
    }
    for (const [from, row] of pairs.entries()) {
      const share = (before[from] ?? 0) / total;
      for (let to = 0; to < size; to += 1) {
        const isGold = from === gold[at - 1] && to === gold[at];
        row[to] = (row[to] ?? 0) + share * (transitions[from]?.[to] ?? 0) * (onward[to] ?? 0) - (isGold ? 1 : 0);
      }
    }
    beta = scaled(earlier);
  }
  for (const [from, row] of pairs.entries()) weights.update(after[from] ?? start, row, speed, tags);
};

const exponents = (scores: Float64Array): Float64Array => {
  const most = scores.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  return scores.map((score) => Math.exp(score - most));
};

const scaled = (values: Float64Array): Float64Array<ArrayBuffer> => {
  const sum = values.reduce((a, b) => a + b, 0);
  return Float64Array.from(values, (value) => value / sum);
};
