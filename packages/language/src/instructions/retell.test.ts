import { expect, test } from 'vitest';
import { misleadingWords } from '../lexicon/en/detours.ts';
import { retoldWishes } from '../lexicon/en/retold-wishes.ts';
import { retell, withoutDetours } from './retell.ts';

test.each(retoldWishes.map(({ example, from }) => [example, from]))(
  '"%s" is retold by its own pattern',
  (example, from) => {
    expect(retoldWishes.find((each) => each.from.test(String(example)))?.from).toBe(from);
  },
);

test.each(misleadingWords.map(({ example }) => [example]))('"%s" loses what leads astray', (example) => {
  expect(withoutDetours(example)).not.toBe(example);
});

test.each([
  ['the fax server was switched off last year', 'remove the fax server'],
  [
    'the scanner skips the queue and talks to storage directly',
    'redirect the arrow from the scanner to the queue to the storage',
  ],
  ['Legal no longer reports to the CEO but to the CFO', 'move Legal under the CFO'],
  [
    'invoicing is really two things. first we print it, then mail it to the client',
    'split invoicing into print it and mail it to the client',
  ],
])('"%s" is "%s"', (told, plain) => {
  expect(retell(told, 'topology')).toBe(plain);
});

test.each(['the server was red', 'move A to B', 'the first one should be green', 'remove the CTO'])(
  '"%s" is told as it is',
  (text) => {
    expect([retell(text, 'process'), withoutDetours(text)]).toEqual([undefined, text]);
  },
);

test.each([
  ['a line from the first gate to the second', 'a line from the first gate to the second gate'],
  ['The cashier, she checks the bill', 'The cashier checks the bill'],
  ['weigh the truck when the driver is done with loading', 'weigh the truck after loading'],
])('"%s" is "%s"', (told, plain) => {
  expect(withoutDetours(told)).toBe(plain);
});
