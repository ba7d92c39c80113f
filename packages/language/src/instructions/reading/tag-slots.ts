/**
 * Finds the slots of a clause for an operation: a linear chain over tokens, each outside, at the beginning of or inside a
 * role (Lafferty, McCallum, Pereira 2001). What it weighs is joined with what a network says of each token. In: the clause
 * and an operation. Out: the best few readings with the logarithm of their probability, so readings of a clause can be compared.
 */
import { type LinearModel, scoresOf } from './linear-model.ts';
import { type EmbeddedClause, embedClause, runSlotNetwork } from './network/run-slot-network.ts';
import type { SlotNetwork } from './network/slot-network.ts';
import { slotNetworkInput } from './network/slot-network-input.ts';
import type { Seen } from './sight.ts';
import { forOperation, slotFeatures } from './slot-features.ts';
import type { OperationKind, Role, Slot } from './slots.ts';

export interface Tagging {
  readonly slots: readonly Slot[];
  readonly logProbability: number;
}

/** Which tags an operation may use, as places in the model's labels; `O` is the first. */
export const tagsOf = (model: LinearModel, roles: readonly Role[]): readonly number[] =>
  model.labels.flatMap((label, at) => (label === 'O' || roles.includes(label.slice(2) as Role) ? [at] : []));

/** The name of the feature that holds the weights of following a tag. */
export const transition = (operation: string | undefined, before: string): string =>
  operation === undefined ? `>${before}` : forOperation(operation, `>${before}`);

export const mayFollow = (before: string, tag: string): boolean =>
  !tag.startsWith('I-') || before === `B-${tag.slice(2)}` || before === tag;

interface Path {
  readonly score: number;
  readonly tag: number;
  readonly before: Path | undefined;
}

/** Keeps the best few, best first. */
const insert = (path: Path, best: Path[]): void => {
  const at = best.findIndex(({ score }) => score < path.score);
  best.splice(at < 0 ? best.length : at, 0, path);
  if (best.length > most) best.pop();
};

const tagsAlong = (path: Path | undefined): readonly number[] => {
  const tags: number[] = [];
  for (let at = path; at !== undefined; at = at.before) tags.push(at.tag);
  return tags.reverse();
};

/** Scores of all tags at a place, and of each tag after each. */
export interface Lattice {
  readonly tags: readonly number[];
  readonly emissions: readonly Float64Array[];
  /** By place in `tags`: before, then after. */
  readonly transitions: readonly Float64Array[];
  readonly start: Float64Array;
}

/** A clause with the scores that its tokens have for all operations alike, so that they are added up once. */
export interface ScoredClause {
  readonly model: LinearModel;
  readonly network: SlotNetwork;
  readonly shared: readonly Float64Array[];
  readonly apart: readonly (readonly string[])[];
  readonly embedded: EmbeddedClause;
}

export const scoreClause = (
  clause: readonly Seen[],
  family: string,
  { slots: model, slotNetwork: network }: { readonly slots: LinearModel; readonly slotNetwork: SlotNetwork },
): ScoredClause => {
  const features = clause.map((_, at) => slotFeatures(clause, at, family));
  return {
    model,
    network,
    shared: features.map(({ shared }) => scoresOf(model, shared)),
    apart: features.map(({ apart }) => apart),
    embedded: embedClause(slotNetworkInput(clause), network),
  };
};

/** What the chain and the network weigh where both are asked; measured on authors that neither has read. */
const shares = { chain: 0.5, network: 0.5 };

export const latticeOf = (
  { model, network, shared, apart, embedded }: ScoredClause,
  operation: OperationKind,
  roles: readonly Role[],
): Lattice => {
  const tags = tagsOf(model, roles);
  const pick = (scores: Float64Array): Float64Array => Float64Array.from(tags, (tag) => scores[tag] ?? 0);
  const after = (before: string): Float64Array => {
    const scores = pick(scoresOf(model, [transition(undefined, before), transition(operation, before)]));
    return scores.map((score, at) =>
      mayFollow(before, model.labels[tags[at] ?? 0] ?? 'O') ? shares.chain * score : Number.NEGATIVE_INFINITY,
    );
  };
  const told = runSlotNetwork(network, embedded, { operation, tags });
  return {
    tags,
    emissions: shared.map((scores, at) => {
      const own = scoresOf(
        model,
        (apart[at] ?? []).map((feature) => forOperation(operation, feature)),
      );
      return Float64Array.from(
        tags,
        (tag, place) =>
          shares.chain * ((scores[tag] ?? 0) + (own[tag] ?? 0)) +
          shares.network * Math.max(leastTold, told[at]?.[place] ?? leastTold),
      );
    }),
    transitions: tags.map((tag) => after(model.labels[tag] ?? 'O')),
    start: after('^'),
  };
};

/** The network is never surer than this that a tag is wrong. */
const leastTold = -30;

const most = 4;

export const tagSlots = (lattice: Lattice, model: LinearModel): readonly Tagging[] => {
  const { tags, emissions, transitions, start } = lattice;
  if (emissions.length === 0) return [{ slots: [], logProbability: 0 }];
  let paths: readonly (readonly Path[])[] = tags.map(() => []);
  for (const [place, emission] of emissions.entries()) {
    paths = tags.map((_, to) => {
      const gain = emission[to] ?? 0;
      if (place === 0) {
        const score = (start[to] ?? 0) + gain;
        return Number.isFinite(score) ? [{ score, tag: to, before: undefined }] : [];
      }
      const found: Path[] = [];
      for (const [from, ways] of paths.entries()) {
        const step = (transitions[from]?.[to] ?? 0) + gain;
        if (!Number.isFinite(step)) continue;
        for (const before of ways) {
          const score = before.score + step;
          if (found.length === most && score <= (found.at(-1)?.score ?? 0)) break;
          insert({ score, tag: to, before }, found);
        }
      }
      return found;
    });
  }
  const total = logPartition(lattice);
  return paths
    .flat()
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
    .map((path) => ({
      slots: slotsOf(tagsAlong(path).map((tag) => model.labels[tags[tag] ?? 0] ?? 'O')),
      logProbability: path.score - total,
    }));
};

const slotsOf = (labels: readonly string[]): readonly Slot[] => {
  const slots: Slot[] = [];
  for (const [at, label] of labels.entries()) {
    const last = slots.at(-1);
    if (label.startsWith('B-')) slots.push({ role: label.slice(2) as Role, start: at, end: at + 1 });
    else if (label.startsWith('I-') && last !== undefined) slots[slots.length - 1] = { ...last, end: at + 1 };
  }
  return slots;
};

/** The logarithm of the sum over all paths. */
const logPartition = ({ tags, emissions, transitions, start }: Lattice): number => {
  let alpha = tags.map((_, to) => (start[to] ?? 0) + (emissions[0]?.[to] ?? 0));
  for (const emission of emissions.slice(1)) {
    alpha = tags.map(
      (_, to) => logSum(alpha.map((score, from) => score + (transitions[from]?.[to] ?? 0))) + (emission[to] ?? 0),
    );
  }
  return logSum(alpha);
};

export const logSum = (values: readonly number[]): number => {
  const top = Math.max(...values);
  if (!Number.isFinite(top)) return top;
  return top + Math.log(values.reduce((sum, value) => sum + Math.exp(value - top), 0));
};
