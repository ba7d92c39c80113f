import { type Network, type NetworkInput, rowsOf } from '@diagloom/language/learning';
import { seededRandom } from '../samples/seeded-random.ts';
import { type Learning, learnFrom, type Prepared, type Random } from './learn-from-clause.ts';
import { newLayers, parametersOf } from './new-layers.ts';
import type { Pace } from './parameter.ts';
import { commonFeatures, shuffled } from './weights.ts';

export interface NetworkExample {
  readonly author: string;
  readonly label: string;
  readonly input: NetworkInput;
}

/** Numbers of an embedding, of filters of each window, and of what is known of a clause as a whole. */
const sizes = { embedding: 64, filters: 64, context: 16 } as const;
const widths = [1, 2, 3];
/** A feature of fewer examples is no habit of people. */
const fewestExamples = 3;
/** Examples for each step. */
const batch = 32;
/** Steps in which the rate rises, before it falls to nothing. */
const warmUp = 200;

/** Learns a network by stochastic gradient with Adam; the same examples give the same network. */
export const trainNetwork = (
  examples: readonly NetworkExample[],
  {
    labels,
    epochs = 12,
    rate = 0.003,
  }: { readonly labels: readonly string[]; readonly epochs?: number; readonly rate?: number },
): Network => {
  const random = seededRandom(1);
  const learning = start(examples, labels, random);
  const prepared = examples
    .filter(({ input }) => input.words.length > 0)
    .map(({ label, input }) => prepare(input, labels.indexOf(label), learning.network));
  const steps = epochs * Math.ceil(prepared.length / batch);
  let step = 0;
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const order = shuffled(prepared, epoch + 1);
    for (let from = 0; from < order.length; from += batch) {
      const examplesNow = order.slice(from, from + batch);
      for (const example of examplesNow) learnFrom(example, learning, random, 1 / examplesNow.length);
      step += 1;
      const pace: Pace = { rate: rate * Math.min(1, step / warmUp) * (1 - (step - 1) / steps), step };
      for (const parameter of learning.parameters) parameter.update(pace);
    }
  }
  return learning.network;
};

const start = (examples: readonly NetworkExample[], labels: readonly string[], random: Random): Learning => {
  const wordFeatures = commonFeatures(
    examples.map(({ author, input }) => ({ author, features: input.words.flatMap(({ features }) => features) })),
    fewestExamples,
  );
  const contextFeatures = new Set(examples.flatMap(({ input }) => input.context));
  const vectorSize = examples.flatMap(({ input }) => input.words).find(({ vector }) => vector !== undefined)
    ?.vector?.length;
  const { matrix, layer, embeddings } = newLayers(random);
  const network: Network = {
    labels,
    words: embeddings(wordFeatures, sizes.embedding, 0.17),
    context: embeddings(contextFeatures, sizes.context, 1),
    projection: matrix(vectorSize ?? 0, sizes.embedding, 0.4),
    windows: widths.map((width) => ({ width, ...layer(width * sizes.embedding, sizes.filters) })),
    output: layer(widths.length * sizes.filters + sizes.context, labels.length),
  };
  const { words, context, projection, windows, output } = network;
  return { network, ...parametersOf([words.table, context.table, projection], [output, ...windows]) };
};

const prepare = ({ words, context }: NetworkInput, gold: number, network: Network): Prepared => ({
  words: words.map(({ features, vector }) => ({ rows: rowsOf(features, network.words), vector })),
  context: rowsOf(context, network.context),
  gold,
});
