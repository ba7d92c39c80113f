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

test('statements that are pairs of names lead from one to the other', () => {
  expect(markChains('buyer > shop: order. shop > buyer: invoice. buyer > bank: pay')).toBe(
    'buyer → shop: order. shop → buyer: invoice. buyer → bank: pay',
  );
  expect(markChains('starts shut, coin in > open, pushed > shut, over 30 > stuck')).toBe(
    'starts shut, coin in → open, pushed → shut, over 30 → stuck',
  );
});

test('two amounts that are compared are no pairs', () => {
  for (const text of ['weight > limit, height > limit', 'a > b. c > d. e > 5']) expect(markChains(text)).toBe(text);
});
