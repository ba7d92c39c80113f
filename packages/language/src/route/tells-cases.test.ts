import { expect, test } from 'vitest';
import { tellsCases } from './tells-cases.ts';

test.each([
  'A member calls. We ask why. Too dear -> offer less. Moving away -> cancel. Anything else -> call Ann.',
  'We ask what it is about: bills -> call Ann, repairs -> call Bob.',
])('arrows behind answers lead to deeds: %s', (text) => {
  expect(tellsCases(text)).toBe(true);
});

test.each([
  'shop -> bank: ask\nbank -> shop: yes',
  'The shop asks the bank. Shop -> bank: pay.',
  'Ask Ann why. Then call Bob.',
])('arrows between two who take part do not: %s', (text) => {
  expect(tellsCases(text)).toBe(false);
});
