import {
  embedClause,
  indexParts,
  look,
  readSlotNetwork,
  rolesOf,
  runSlotNetwork,
  type SlotNetwork,
  slotNetworkInput,
  tagsOf,
  tokenize,
  writeSlotNetwork,
} from '@diagloom/language/learning';
import { describe, expect, test } from 'vitest';
import { settingOf } from './examples.ts';
import { type ChainExample, chainLabels, labelsOnly } from './train-chain.ts';
import { trainSlotNetwork } from './train-slot-network.ts';

const setting = settingOf({
  id: 'one-1',
  author: 'one',
  text: '',
  ops: [],
  after: {},
  diagram: {
    type: 'flowchart',
    nodes: [
      { id: 'boil', label: 'Boil water' },
      { id: 'pour', label: 'Pour milk' },
    ],
    edges: [{ from: 'boil', to: 'pour' }],
  },
});

const tags = tagsOf(labelsOnly, rolesOf.rename);

/** `rename <target> to <name>`, by three people. */
const exampleOf = (author: string, before: string, target: string, name: string): ChainExample => {
  const clause = look(tokenize(`${before} ${target} to ${name}`), indexParts(setting));
  const [start, count] = [before.split(' ').length, target.split(' ').length];
  const slots = [
    { role: 'target' as const, start, end: start + count },
    { role: 'name' as const, start: start + count + 1, end: clause.length },
  ];
  return { author, family: 'process', clause, frame: { kind: 'rename', slots } };
};

const examples = ['one', 'two', 'three'].flatMap((author) =>
  [
    ['rename', 'boil water', 'heat the kettle'],
    ['please change', 'pour milk', 'add cream'],
    ['rename', 'pour milk', 'stir'],
    ['change', 'boil water', 'warm up'],
  ].map(([before = '', target = '', name = '']) => exampleOf(author, before, target, name)),
);

const tagged = (network: SlotNetwork, { clause }: ChainExample): readonly string[] =>
  runSlotNetwork(network, embedClause(slotNetworkInput(clause), network), { operation: 'rename', tags }).map(
    (chances) => chainLabels[tags[chances.indexOf(Math.max(...chances))] ?? 0] ?? '',
  );

describe('a network that learns which words fill which slot', () => {
  const network = trainSlotNetwork(examples, { epochs: 60, rate: 0.01 });

  test('tells what it was shown', () => {
    for (const example of examples) {
      const [target, name] = example.frame.slots;
      const found = tagged(network, example);
      expect(found[target?.start ?? 0]).toBe('B-target');
      expect(found[name?.start ?? 0]).toBe('B-name');
      expect(found[0]).toBe('O');
    }
  });

  test('answers nearly the same once it was written and read', () => {
    const read = readSlotNetwork(writeSlotNetwork(network));
    for (const example of examples) expect(tagged(read, example)).toEqual(tagged(network, example));
  });

  test('learns the same from the same examples', () => {
    const text = (): string => writeSlotNetwork(trainSlotNetwork(examples, { epochs: 2 }));
    expect(text()).toBe(text());
  });
});
