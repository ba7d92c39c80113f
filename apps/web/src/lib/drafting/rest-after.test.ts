import { expect, it } from 'vitest';
import { restAfter } from './rest-after.ts';

const within = restAfter('Pack th', 'Pack the');
const behind = restAfter('Pack the', 'Pack the ');
const settled = restAfter('Pack the box', 'Pack the box.');

it('waits longer within a word than behind it, and knows that more is to come until a sentence ends', () => {
  expect(within.time).toBeGreaterThan(behind.time);
  expect([within, behind, settled].map(({ isUnfinished }) => isUnfinished)).toEqual([true, true, false]);
});

it.each([
  ['a letter in the middle', 'Pack te box', 'Pack the box', within],
  ['a letter that is taken back', 'Pack them', 'Pack the', within],
  ['a letter beside the same one', 'Cal the shop', 'Call the shop', within],
  ['a comma', 'Pack the box', 'Pack the box,', behind],
  ['a new line in the middle', 'Pack. Ship.', 'Pack.\n Ship.', settled],
  ['another text', 'Pack the box', 'A shop and its database', settled],
  ['a word that is put in at once', 'Pack the', 'Pack the box', settled],
])('%s', (_, before, after, rest) => {
  expect(restAfter(before, after)).toBe(rest);
});
