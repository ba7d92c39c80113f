import { expect, test } from 'vitest';
import { tokenise } from '../text/token.ts';
import { findAgreeingVerb } from './agreement.ts';

const verbOf = (text: string): string | undefined => {
  const tokens = tokenise(text);
  return findAgreeingVerb(tokens, 0, tokens.length)?.base;
};

test.each([
  ['guest makes booking', 'make'],
  ['trucks deliver parcels to shops', 'deliver'],
  ['label releases albums', 'release'],
  ['a ferry departs from one port', 'depart'],
  ['every complaint leads to one refund', 'lead'],
  ['farm workers pick apples', 'pick'],
  ['the race organiser invites runners', 'invite'],
])('"%s" has its verb after its noun', (text, verb) => {
  expect(verbOf(text)).toBe(verb);
});

test.each([
  'order items',
  'course grades and rooms',
  'invoice dates, prices',
  'price of the ticket',
  'student records',
])('"%s" is a name or a list of names', (text) => {
  expect(verbOf(text)).toBeUndefined();
});
