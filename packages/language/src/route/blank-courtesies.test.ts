import { expect, it, test } from 'vitest';
import { courtesies } from '../lexicon/en/courtesies.ts';
import { blankCourtesies } from './blank-courtesies.ts';

it.each(courtesies.map(({ example }) => example))('"%s" is about tea alone', (example) => {
  expect(blankCourtesies(example).trim()).toMatch(/^(?:draw: )?boil water, steep tea\.?$/);
  expect(blankCourtesies(example)).toHaveLength(example.length);
});

test('what is only polite, or has such words in it, stays', () => {
  expect(blankCourtesies('Thanks!')).toBe('Thanks!');
  expect(blankCourtesies('The guest thanks the waiter -> Leave')).toBe('The guest thanks the waiter -> Leave');
});
