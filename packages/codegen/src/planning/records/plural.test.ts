import { expect, test } from 'vitest';
import { plural, singular } from './plural.ts';

test('a word that ends in one z doubles it, and the plural leads back', () => {
  expect(plural(['pub', 'quiz'])).toEqual(['pub', 'quizzes']);
  expect(plural(['waltz'])).toEqual(['waltzes']);
  expect(singular('quizzes')).toBe('quiz');
});
