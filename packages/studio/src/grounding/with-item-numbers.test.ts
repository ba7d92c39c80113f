import { expect, test } from 'vitest';
import { withItemNumbers } from './with-item-numbers.ts';

test('clauses below one number are a list, and what leads to one of them leads to its step', () => {
  const text = '4.1 It is checked.\n\n4.2 If it is fine, it goes on to 4.3.\n\n4.3 It costs 4.5 euros.';
  expect(withItemNumbers(text)).toBe(
    '1.  It is checked.\n\n2.  If it is fine, it goes on to 3  .\n\n3.  It costs 4.5 euros.',
  );
});

test('numbers of clauses that are no steps of one row stay', () => {
  const text = '2.1 One.\n\n3.1 Two.\n\n3.2 Three.';
  expect(withItemNumbers(text)).toBe(text);
});
