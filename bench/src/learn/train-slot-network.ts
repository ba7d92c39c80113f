import {
  operationKinds,
  rolesOf,
  rowsOf,
  type SlotNetwork,
  slotNetworkInput,
  tagsOf,
} from '@diagloom/language/learning';
import { seededRandom } from '../samples/seeded-random.ts';
import type { Random } from './learn-from-clause.ts';
import { learnFromSlots, type PreparedSlots, type SlotLearning } from './learn-from-slots.ts';
import { newLayers, parametersOf } from './new-layers.ts';
import type { Pace } from './parameter.ts';
import { type ChainExample, chainLabels, goldOf, labelsOnly } from './train-chain.ts';
import { commonFeatures, shuffled } from './weights.ts';

/** Numbers of an embedding, and filters of each window. */
const sizes = { embedding: 64, filters: 64 } as const;
/** Words that each window looks at. */
const width = 5;
/** A feature of fewer authors is no habit of people. */
const fewestAuthors = 3;
/** Examples for each step. */
const batch = 32;
/** Steps in which the rate rises, before it falls to nothing. */
const warmUp = 200;

/** Learns the network of slots by stochastic gradient with Adam; the same examples give the same network. */
export const trainSlotNetwork = (
  examples: readonly ChainExample[],
  { epochs = 9, rate = 0.003 }: { readonly epochs?: number; readonly rate?: number } = {},
): SlotNetwork => {
  const random = seededRandom(1);
  const learning = start(examples, random);
  const prepared = examples
    .filter(({ clause }) => clause.length > 0)
    .map((example) => prepare(example, learning.network));
  const steps = epochs * Math.ceil(prepared.length / batch);
  let step = 0;
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const order = shuffled(prepared, epoch + 1);
    for (let from = 0; from < order.length; from += batch) {
      const examplesNow = order.slice(from, from + batch);
      for (const example of examplesNow) learnFromSlots(example, learning, random, 1 / examplesNow.length);
      step += 1;
      const pace: Pace = { rate: rate * Math.min(1, step / warmUp) * (1 - (step - 1) / steps), step };
      for (const parameter of learning.parameters) parameter.update(pace);
    }
  }
  return learning.network;
};

const start = (examples: readonly ChainExample[], random: Random): SlotLearning => {
  const inputs = examples.map(({ author, clause }) => ({ author, input: slotNetworkInput(clause) }));
  const wordFeatures = commonFeatures(
    inputs.map(({ author, input }) => ({ author, features: input.words.flatMap(({ features }) => features) })),
    fewestAuthors,
  );
  const vectorSize = inputs.flatMap(({ input }) => input.words).find(({ vector }) => vector !== undefined)
    ?.vector?.length;
  const { matrix, layer, embeddings } = newLayers(random);
  const network: SlotNetwork = {
    labels: chainLabels,
    words: embeddings(wordFeatures, sizes.embedding, 0.1),
    operations: embeddings(operationKinds, sizes.embedding, 1),
    projection: matrix(vectorSize ?? 0, sizes.embedding, 0.4),
    windows: [
      { width, ...layer(width * sizes.embedding, sizes.filters) },
      { width, ...layer(width * sizes.filters, sizes.filters) },
    ],
    output: layer(sizes.embedding + 3 * sizes.filters, chainLabels.length),
  };
  const { words, operations, projection, windows, output } = network;
  return { network, ...parametersOf([words.table, operations.table, projection], [output, ...windows]) };
};

const prepare = ({ clause, frame }: ChainExample, { words, operations }: SlotNetwork): PreparedSlots => {
  const input = slotNetworkInput(clause);
  const tags = tagsOf(labelsOnly, rolesOf[frame.kind]);
  const gold = goldOf(clause, frame);
  return {
    words: input.words.map(({ features, vector }) => ({ rows: rowsOf(features, words), vector })),
    operation: rowsOf([frame.kind], operations)[0] ?? 0,
    tags,
    gold: input.words.map((_, at) => Math.max(0, tags.indexOf(gold[at] ?? 0))),
  };
};
