import { expect, test } from 'vitest';
import { isRemainder } from './remainders.ts';

test('what the others do not say is left over', () => {
  expect(isRemainder('else', [])).toBe(true);
  expect(isRemainder('not paid', ['paid'])).toBe(true);
  expect(isRemainder('invalid', ['valid'])).toBe(true);
  expect(isRemainder('amount <= 100', ['amount > 100'])).toBe(true);
});

test('what is asked is not left over, and of two opposites only one is', () => {
  expect(isRemainder('not paid', ['signed'])).toBe(false);
  expect(isRemainder('amount > 100', ['amount <= 100'])).toBe(false);
  expect(isRemainder('amount <= 50', ['amount > 100'])).toBe(false);
  expect(isRemainder('paid', ['paid'])).toBe(false);
});
