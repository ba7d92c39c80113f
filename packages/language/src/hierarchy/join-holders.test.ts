import { expect, test } from 'vitest';
import { joinHolders } from './join-holders.ts';

test.each([
  [
    'the Cellar Master, Ida Moll; and the Head of Sales, Rui Costa.',
    'the Cellar Master, Ida Moll; and the Head of Sales  Rui Costa.',
  ],
  [
    'The CEO, Jane Roe, leads three directors: the CTO, Max Born, and the CFO, Eva Hall.',
    'The CEO  Jane Roe  leads three directors: the CTO  Max Born, and the CFO  Eva Hall.',
  ],
  ['Max Born, CTO, and Eva Hall, COO, report to her.', 'Max Born (CTO) and Eva Hall (COO) report to her.'],
])('a position and who holds it are one box: %s', (text, joined) => {
  expect(joinHolders(text)).toBe(joined);
  expect(joined).toHaveLength(text.length);
});

test.each(['The CEO leads the CTO, Max Born and Eva Hall.', 'The director, Sales and Marketing are on one floor.'])(
  'a list of people or fields stays: %s',
  (text) => {
    expect(joinHolders(text)).toBe(text);
  },
);
