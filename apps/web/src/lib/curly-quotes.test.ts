import { expect, test } from 'vitest';
import { curlyQuotes } from './curly-quotes.ts';

test('what is quoted stands in curly quotes', () => {
  expect(curlyQuotes('Connects "Pack" to "Ship".')).toBe('Connects “Pack” to “Ship”.');
  expect(curlyQuotes('A pipe of 5" stays.')).toBe('A pipe of 5" stays.');
});
