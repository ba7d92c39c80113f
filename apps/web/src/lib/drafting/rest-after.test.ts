import { expect, it } from 'vitest';
import { restAfter } from './rest-after.ts';

const within = restAfter('Pack th', 'Pack the');
const behind = restAfter('Pack the', 'Pack the ');

it('waits longer within a word than behind it', () => {
  expect(within).toBeGreaterThan(behind);
});

it.each([
  ['a letter in the middle', 'Pack te box', 'Pack the box', within],
  ['a letter that is taken back', 'Pack them', 'Pack the', within],
  ['a letter beside the same one', 'Cal the shop', 'Call the shop', within],
  ['a full stop', 'Pack the box', 'Pack the box.', behind],
  ['a new line in the middle', 'Pack. Ship.', 'Pack.\n Ship.', behind],
  ['another text', 'Pack the box', 'A shop and its database', behind],
  ['a word that is put in at once', 'Pack the', 'Pack the box', behind],
])('%s', (_, before, after, rest) => {
  expect(restAfter(before, after)).toBe(rest);
});
