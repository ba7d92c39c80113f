import { readNetwork, runNetwork, writeNetwork } from '@diagloom/language/learning';
import { describe, expect, test } from 'vitest';
import { type NetworkExample, trainNetwork } from './train-network.ts';

const labels = ['add', 'remove'];

/** Words that are used alike lie close to each other. */
const vectors: Readonly<Record<string, readonly number[]>> = {
  add: [1, 0.1],
  put: [0.9, 0.2],
  insert: [1, 0],
  drop: [-0.1, 1],
  delete: [0, 0.9],
  scrap: [0.1, 1],
};

const inputOf = (text: string): NetworkExample['input'] => ({
  words: text.split(' ').map((word) => ({
    features: [`w:${word}`],
    vector: vectors[word] === undefined ? undefined : Float32Array.from(vectors[word]),
  })),
  context: ['type:flowchart'],
});

const examples = ['one', 'two', 'three'].flatMap((author) =>
  ['the box', 'a step here', 'our old queue'].flatMap((thing) => [
    { author, label: 'add', input: inputOf(`add ${thing}`) },
    { author, label: 'add', input: inputOf(`please put ${thing}`) },
    { author, label: 'remove', input: inputOf(`drop ${thing}`) },
    { author, label: 'remove', input: inputOf(`please delete ${thing}`) },
  ]),
);

const likeliest = (scores: Float32Array): string | undefined =>
  labels.toSorted((a, b) => (scores[labels.indexOf(b)] ?? 0) - (scores[labels.indexOf(a)] ?? 0))[0];

describe('a network that learns what clauses ask for', () => {
  const network = trainNetwork(examples, { labels, epochs: 40 });

  test('tells what it was shown', () => {
    expect(examples.map(({ input }) => likeliest(runNetwork(network, input)))).toEqual(
      examples.map(({ label }) => label),
    );
  });

  test('understands a verb that nobody used, by one that is used alike', () => {
    expect(likeliest(runNetwork(network, inputOf('insert the box')))).toBe('add');
    expect(likeliest(runNetwork(network, inputOf('scrap the box')))).toBe('remove');
  });

  test('answers nearly the same once it was written and read', () => {
    const read = readNetwork(writeNetwork(network));
    for (const { input } of examples) {
      const [before, after] = [runNetwork(network, input), runNetwork(read, input)];
      for (const [at, score] of before.entries()) expect(after[at]).toBeCloseTo(score, 0);
    }
  });

  test('learns the same from the same examples', () => {
    expect(writeNetwork(trainNetwork(examples, { labels, epochs: 2 }))).toBe(
      writeNetwork(trainNetwork(examples, { labels, epochs: 2 })),
    );
  });
});
