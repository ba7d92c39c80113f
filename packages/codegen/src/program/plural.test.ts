import { expect, test } from 'vitest';
import { plural, singular } from './plural.ts';

test('a word that ends in one z doubles it, and the plural leads back', () => {
  expect(plural(['pub', 'quiz'])).toEqual(['pub', 'quizzes']);
  expect(plural(['waltz'])).toEqual(['waltzes']);
  expect(singular('quizzes')).toBe('quiz');
});

test('a deed of a verb and a short word is counted as one', () => {
  expect(singular('check_ins')).toBe('check_in');
  expect(singular('Sign ups')).toBe('Sign up');
  expect(singular('plugins')).toBe('plugin');
});
