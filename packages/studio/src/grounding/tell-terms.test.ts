import { expect, test } from 'vitest';
import { tellTerms } from './tell-terms.ts';

const list = [
  '- Loan. Belongs to one member. Start, end, state.',
  '- Member: Holds a card. Invited by another member.',
  '- Copy – Is shelved in one branch. Nobody counts them.',
].join('\n');

test('a list of terms becomes sentences about each of them', () => {
  expect(tellTerms(list, 'entities')).toBe(
    [
      '- Each loan belongs to one member. Each loan has start, end, state.',
      '- Each member holds a card. Each member is invited by another member.',
      '- Each copy is shelved in one branch. Nobody counts them.',
    ].join('\n'),
  );
});

test('other families, and texts with fewer terms, stay as they are', () => {
  expect(tellTerms(list, 'process')).toBe(list);
  const one = 'Scope. Covers all loans.\n\nThe desk lends books.';
  expect(tellTerms(one, 'entities')).toBe(one);
});
