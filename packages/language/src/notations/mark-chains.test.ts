import { expect, test } from 'vitest';
import { markChains } from './mark-chains.ts';

test('names in a row are a chain of arrows', () => {
  expect(markChains('s1 > s2 > s3')).toBe('s1 → s2 → s3');
  expect(markChains('Our shop\nSearch > Cart > Checkout')).toBe('Our shop\nSearch → Cart → Checkout');
});

test('a comparison stays one', () => {
  for (const text of ['If 3 > 2 > 1, stop.', '9 > 5 > 1', 'amount > 500', 'when a > b > c'])
    expect(markChains(text)).toBe(text);
});
