import { expect, test } from 'vitest';
import { asides } from '../lexicon/en/framing-words.ts';
import { buildType, drawn } from '../testing/drawn.ts';
import { understand } from '../understand.ts';

const type = buildType('process');
const inner = (text: string): readonly string[] =>
  drawn(understand(text, { type })).filter((line) => !/\((?:Start|End)\)/.test(line));

const laned = (text: string): readonly string[] => {
  const result = understand(text, { type });
  if (!result.ok) return [result.message];
  const { nodes, groups } = result.spec;
  return nodes.flatMap(({ label, groups: [lane] = [], kind }) =>
    kind === undefined ? [`${groups.find(({ id }) => id === lane)?.label}: ${label}`] : [],
  );
};

test.each(asides)('"$example" names no step', ({ pattern, example }) => {
  expect(pattern.test(example)).toBe(true);
  expect(inner(`${example}. Ann boils the water, Tom steeps the tea.`)).toEqual(['Boil the water -> Steep the tea']);
});

test.each([
  'Tea round. Ann boils the water. Tom steeps the tea.',
  'tea round – Ann boils the water, Tom steeps the tea',
  'how we make tea: Ann boils the water, Tom steeps the tea',
])('what a text is called is no step: %s', (text) => {
  expect(inner(text)).toEqual(['Boil the water -> Steep the tea']);
});

test.each([
  '- Kitchen: cooks the soup\n- Waiter: serves the soup',
  '| who | what |\n| Kitchen | cooks the soup |\n| Waiter | serves the soup |',
  'who | does what\nKitchen | cooks the soup\nWaiter | serves the soup',
  'who\tdoes what\nKitchen\tcooks the soup\nWaiter\tserves the soup',
])('names before lines and columns of tables are lanes: %s', (text) => {
  expect(laned(text)).toEqual(['Kitchen: Cook the soup', 'Waiter: Serve the soup']);
});

test('a branch that refuses goes no further, but for what happens in any case', () => {
  expect(
    inner('The clerk reads the claim. If it is late, reject it. Pay the claim. Either way, write a letter.'),
  ).toEqual([
    'Clerk reads the claim -> <Late?>',
    '<Late?> -Yes-> Reject claim',
    '<Late?> -No-> Pay the claim',
    'Pay the claim -> Write a letter',
    'Reject claim -> Write a letter',
  ]);
});

test('shorthand is read as what it stands for', () => {
  expect(inner('1 wash the cup n dry it\n2 fill the cup\n3 drink')).toEqual([
    'Wash the cup -> Dry cup',
    'Dry cup -> Fill the cup',
    'Fill the cup -> Drink',
  ]);
});

test('nouns that tell deeds are a step each', () => {
  expect(inner('unpacking, weighing, comparison with the list, inspection by the manager')).toEqual([
    'Unpack -> Weigh',
    'Weigh -> Comparison with the list',
    'Comparison with the list -> Inspection',
  ]);
});

test.each([
  ['The porter knocks. After three knocks the door is opened. The guest enters.', 'Open the door'],
  ['The clerk reads. Up to two days over the limit a note is sent. The clerk files it.', 'Send a note'],
  ['The pass is applied for. The clerk stamps it. The guest enters.', 'Apply for the pass'],
])('what opens a sentence is no part of its subject: %s', (text, step) => {
  expect(inner(text).join()).toContain(step);
});

test.each([
  [
    'is it raining? if yes take the bus, if no go by bike',
    ['<Raining?> -Yes-> Take the bus', '<Raining?> -No-> Go by bike'],
  ],
  [
    'if the path is steep then slippers, else if wet then sandals, else shoes',
    ['<Path steep?> -Yes-> Slippers', '<Path steep?> -No-> <Wet?>', '<Wet?> -Yes-> Sandals', '<Wet?> -No-> Shoes'],
  ],
])('what is done in a case may be named alone: %s', (text, lines) => {
  expect(inner(text)).toEqual(lines);
});
