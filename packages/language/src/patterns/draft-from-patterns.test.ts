import { describe, expect, it, test } from 'vitest';
import { buildPattern } from '../testing/build-pattern.ts';
import { buildType, drawn } from '../testing/drawn.ts';
import { buildTopology } from '../testing/drawn-topology.ts';
import { buildModelType } from '../testing/model-types.ts';
import { understand } from '../understand.ts';

const patterns = [
  buildPattern({
    title: 'Sign-in',
    notation: 'a(start)\nb Enter the password\nc Open {{page}}\nd(end)\na -> b\nb -> c\nc -> d',
    options: [
      {
        title: 'a second factor',
        when: ['2fa'],
        changes: [{ without: ['b -> c'], with: 'e Enter the code\nb -> e\ne -> c' }],
      },
    ],
    slots: [{ name: 'page', default: 'the dashboard', fills: { intranet: 'the intranet' } }],
  }),
  buildPattern({ title: 'Refund' }),
];
const type = buildType('process');
const flow = (text: string): readonly string[] => drawn(understand(text, { type, patterns }));

test('a bare subject takes the pattern with the options and slots that it names', () => {
  expect(flow('login to the intranet with 2FA')).toEqual([
    '(Start) -> Enter the password',
    'Enter the password -> Enter the code',
    'Enter the code -> Open the intranet',
    'Open the intranet -> (End)',
  ]);
});

test('what came from a pattern says so, and the reader is told which one it was', () => {
  const result = understand('login with 2fa', { type, patterns });
  const parts = result.ok ? [...result.spec.nodes, ...result.spec.edges] : [];
  expect(new Set(parts.map(({ origin }) => origin))).toEqual(new Set(['pattern']));
  expect(result.ok && result.warnings.map(({ code, message }) => [code, message])).toEqual([
    [
      'pattern',
      'Based on the built-in pattern "Sign-in" with a second factor. Anything your text doesn’t say is assumed. Change anything that differs in your case.',
    ],
  ]);
  expect(result.ok && result.spec.title).toBe('Login with 2fa');
});

test('a word that the pattern does not answer is named with its place', () => {
  const prompt = 'login with 2fa on the intranet by pigeon';
  const result = understand(prompt, { type, patterns });
  expect(
    result.ok && result.warnings.flatMap(({ source }) => (source ? [prompt.slice(source.start, source.end)] : [])),
  ).toEqual(['pigeon']);
  expect(result.ok && result.spec.title).toBe('Sign-in');
});

test('two subjects make one flow, the second behind the first', () => {
  expect(flow('login and refund')).toEqual([
    '(Start) -> Enter the password',
    'Enter the password -> Open the dashboard',
    'Open the dashboard -> Begin Refund',
    'Begin Refund -> Finish Refund',
    'Finish Refund -> (End)',
  ]);
});

test.each([
  [
    'a story of five steps',
    'Refund: the customer asks for money. The clerk checks the receipt. The manager signs the form. The bank pays the amount. The clerk files the form.',
    'Check the receipt',
  ],
  ['arrows', 'Refund -> Sign-in', 'Refund'],
  ['a list', 'Refund:\n1. Check the receipt\n2. Pay the amount', 'Check the receipt'],
])('what the prompt names wins: %s', (_, text, label) => {
  const result = understand(text, { type, patterns });
  const origins = result.ok ? result.spec.nodes.map(({ origin }) => origin) : ['pattern'];
  expect(origins).not.toContain('pattern');
  expect(result.ok && result.spec.nodes.map((node) => node.label)).toContain(label);
});

test('an unknown subject is answered with the nearest patterns by name, never with invented steps', () => {
  const result = understand('refunding of pigeons', { type, patterns });
  expect(result.ok).toBe(false);
  expect(!result.ok && result.message).toContain('such as "Refund" or "Sign-in"');
});

test('the lists of two data models become one, with what both have once', () => {
  const entities = { ...type, id: 'conceptual', family: 'entities' as const };
  const models = [
    buildPattern({ title: 'Shop', notation: 'a Customer\nb Order\na[1] -> b[0..*]: places' }),
    buildPattern({ title: 'Support', notation: 'a Customer\nb Ticket\na[1] -> b[0..*]: opens' }),
  ];
  expect(drawn(understand('ER model of a shop with support', { type: entities, patterns: models }))).toEqual([
    'Customer -places-> Order',
    'Customer -opens-> Ticket',
  ]);
});

test('what a prompt adds to its subject stands beside the pattern, with what the prompt says of it', () => {
  const entities = { ...type, id: 'conceptual', family: 'entities' as const };
  const models = [buildPattern({ title: 'Shop', notation: 'a Customer\nb Order\na[1] -> b[0..*]: places' })];
  const result = understand('A shop with customers and orders. A robot has many customers.', {
    type: entities,
    patterns: models,
  });
  expect(drawn(result)).toContain('Customer -places-> Order');
  expect(result.ok && result.spec.nodes.map(({ label, origin }) => [label, origin])).toEqual(
    expect.arrayContaining([
      ['Robot', 'prompt'],
      ['Order', 'pattern'],
    ]),
  );
});

test('a prompt that says how its few parts belong together is drawn as it says', () => {
  const entities = { ...type, id: 'conceptual', family: 'entities' as const };
  const models = [buildPattern({ title: 'Shop', notation: 'a Customer\nb Order\na[1] -> b[0..*]: places' })];
  const result = understand('Shop: a customer writes many letters, each letter has one stamp', {
    type: entities,
    patterns: models,
  });
  expect(result.ok && result.spec.nodes.map(({ label }) => label)).toEqual(['Customer', 'Letter', 'Stamp']);
});

describe('maps of topics', () => {
  const topics = { ...type, id: 'mind-map', family: 'topics' as const };
  const maps = [
    buildPattern({
      title: 'Bee keeping',
      aliases: ['bees'],
      notation: 'a Bee keeping\nb Hives\nc Frames\nd Honey\na -> b\nb -> c\na -> d',
    }),
    buildPattern({ title: 'Risk review', notation: 'a Risk review\nb Causes\nc Effects\na -> b\na -> c' }),
  ];
  const map = (text: string) => drawn(understand(text, { type: topics, patterns: maps }));

  it('are called as the prompt calls them', () => {
    expect(map('bees')).toContain('Bees -> Hives');
  });

  it('have the branches that the prompt names, with what is known of each', () => {
    expect(map('mind map about bees with hives and wax')).toEqual(['Bees -> Hives', 'Bees -> Wax', 'Hives -> Frames']);
  });

  it('look at a subject of their own in a way that is known', () => {
    expect(map('risk review of a coffee van')).toEqual([
      'Risk review of a coffee van -> Causes',
      'Risk review of a coffee van -> Effects',
    ]);
  });
});

test('a part that a prompt names beside a system stands in the place of the only one of its kind', () => {
  const system = buildPattern({
    title: 'Ticket shop',
    notation: '[g] Machine\na(service) Shop\nb(cache)@g Memory\na -> b',
  });
  const result = understand('ticket shop with Redis', { type: buildTopology('architecture'), patterns: [system] });
  const { nodes, edges } = result.ok ? result.spec : { nodes: [], edges: [] };
  expect(nodes.map(({ label, groups = [] }) => [label, groups.length])).toEqual([
    ['Shop', 0],
    ['Redis', 1],
  ]);
  expect(edges).toHaveLength(1);
});

test('what is told behind a dash is drawn rather than the pattern that its title names', () => {
  expect(flow('sign-in - the guest rings the bell, the porter opens the door')).toEqual([
    '(Start) -> Ring the bell',
    'Ring the bell -> Open the door',
    'Open the door -> (End)',
  ]);
});

test('two who say enough to each other, and things told with their columns, are drawn as they are', () => {
  const talk = [buildPattern({ title: 'Handshake', notation: 'a Client\nb Server\na -> b Hello' })];
  const told = understand('handshake: client sends PING, server PONG, client DONE', {
    type: buildType('messages'),
    patterns: talk,
  });
  expect(drawn(told)).toEqual([
    'Client -Send PING-> Server',
    'Server -Send PONG-> Client',
    'Client -Send DONE-> Server',
  ]);
  const only = understand('handshake between client and server', { type: buildType('messages'), patterns: talk });
  expect(only.ok && only.spec.nodes.map(({ origin }) => origin)).toContain('pattern');
  const yard = [buildPattern({ title: 'Boat yard', notation: 'a Boat\nb Pier\nc Crane\na -> b\nb -> c' })];
  const model = understand('boat yard: boat - boat no, name; pier - pier no, depth; stay - stay no, boat no, day', {
    type: buildModelType('entities', 'logical'),
    patterns: yard,
  });
  expect(model.ok && model.spec.nodes.map(({ label }) => label)).toEqual(['boat', 'pier', 'stay']);
});
