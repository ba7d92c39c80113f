import { describe, expect, test } from 'vitest';
import { buildType, drawn } from '../testing/drawn.ts';
import { understand } from '../understand.ts';

const type = buildType('process');
const inner = (text: string): readonly string[] =>
  drawn(understand(text, { type })).filter((line) => !/\((?:Start|End)\)/.test(line));

describe('conditions without a comma', () => {
  test('units take verbs in the plural', () => {
    expect(inner('Park the van. If security find a knife we ring the police. Drive on.')).toContain(
      '<Security find a knife?> -Yes-> Ring the police',
    );
    expect(inner('Finance check the bill, then legal sign it and reception post it.')).toEqual([
      'Check the bill -> Sign bill',
      'Sign bill -> Post bill',
    ]);
  });

  test('what only says that it is not so ends before whoever acts', () => {
    expect(inner('If the cook likes the dish we serve it, if he doesn’t we bake another. Wash up.')).toEqual([
      '<Cook likes the dish?> -Yes-> Serve dish',
      '<Cook likes the dish?> -No-> Bake another',
      'Serve dish -> Wash up',
      'Bake another -> Wash up',
    ]);
    expect(inner('Weigh the bag. If it is light we load it.')).toContain('<Light?> -Yes-> Load bag');
  });

  test('nothing goes on behind a pronoun that something is done to', () => {
    expect(inner('The smith applies. If the warden likes him HR sends an offer, if not HR sends a letter.')).toEqual([
      'The smith applies -> <Warden likes him?>',
      '<Warden likes him?> -Yes-> HR sends an offer',
      '<Warden likes him?> -No-> HR sends a letter',
    ]);
  });

  test('behind “and if” a new case begins', () => {
    expect(
      inner('The vet weighs the dog and if she finds a tick the nurse calls the owner. Then they go home.'),
    ).toEqual([
      'Weigh the dog -> <Finds a tick?>',
      '<Finds a tick?> -Yes-> Call the owner',
      'Call the owner -> Go home',
      '<Finds a tick?> -No-> Go home',
    ]);
  });
});

test.each([
  'We look whether the tank is full - mostly it isn’t, so we fill it and look again. When it is full we sail.',
  'We look whether the tank is full. Mostly it isn’t, then we fill it and look again. When it is full we sail.',
])('how a check turns out is a case: %s', (text) => {
  const lines = inner(text);
  expect(lines).toContain('<Tank full?> -No-> Fill it');
  expect(lines.join('\n')).toMatch(/<Tank full\?> -Yes-> Sail/);
});

test.each([
  'A boat moors without a ticket. The first time we text the owner, the second time a fine, the third time we tow it.',
  'A boat moors without a ticket. First time: we text the owner. Second time: a fine. Third time: we tow it.',
])('the first, second and third time are ways of one question: %s', (text) => {
  const lines = inner(text);
  expect(lines).toContain('A boat moors without a ticket -> <Which time?>');
  expect(lines.filter((line) => line.startsWith('<Which time?>'))).toHaveLength(3);
  expect(lines.join('\n')).toMatch(/-first time-> Text the owner/i);
  expect(lines.join('\n')).toMatch(/-second time-> A fine/i);
});

test('commands in a list are a step each; things that a command names are not', () => {
  expect(inner('take the call, fix, close')).toEqual(['Take the call -> Fix', 'Fix -> Close']);
  expect(inner('Check name, address, phone. Then file the form.')).toHaveLength(1);
  expect(inner('Fill in the form with name, address, phone. Then file the form.')).toEqual([
    'Fill in the form -> File the form',
  ]);
});

test.each([
  'Ask them if they want tea - if they do, boil water, otherwise pour juice.',
  'Ask whether they want tea. If they do, boil water, otherwise pour juice.',
])('what is asked is the question: %s', (text) => {
  expect(inner(text)).toEqual(['<Want tea?> -Yes-> Boil water', '<Want tea?> -No-> Pour juice']);
});

test('what may be done is not cut off from who does it', () => {
  expect(inner('If support can solve it they close it, otherwise the boss calls. Log it.')[0]).toMatch(
    /^<Support can solve it\?> -Yes-> Close/,
  );
});

test('lanes that a request names before a dash are declared, and what it asks for is the title', () => {
  const told = understand(
    'can you draw the ferry booking with lanes for guest, desk and crew - guest asks, desk books, crew loads',
    {
      type,
    },
  );
  expect(told.ok && told.spec.title).toBe('Ferry booking');
  expect(told.ok && told.spec.groups.map(({ label }) => label)).toEqual(['Guest', 'Desk', 'Crew']);
});

test('what somebody finds or needs is what the rest is about', () => {
  expect(inner('The mate paints the mast. If he finds a crack the smith welds it. Hoist the sail.')).toContain(
    '<Finds a crack?> -Yes-> Weld crack',
  );
});

test('lines that would have had room for the next word are lines of their own', () => {
  expect(
    inner(
      'the mate washes the whole deck and calls the smith\nsmith repairs the mast\nthe crew of the other boat comes over and helps with the sails',
    ),
  ).toHaveLength(3);
});
