import { expect, test } from 'vitest';
import { sampleOf } from './samples.ts';

test('texts look like what they stand for', () => {
  expect(sampleOf('text', ['billing', 'email'], 2)).toBe('billing.email2@example.com');
  expect(sampleOf('text', ['website'], 3)).toBe('https://example.com/3');
  expect(sampleOf('text', ['phone'], 4)).toBe('+1 202 555 0104');
  expect(sampleOf('text', ['first', 'name'], 5)).toBe('first name 5');
});
