import { expect, test } from 'vitest';
import { answerWords } from './answers.ts';

test.each([
  ['60 % or more', 'at least 60 %'],
  ['60+', 'at least 60'],
  ['5 or fewer', 'at most 5'],
  ['18 years or older', 'at least 18 years'],
  ['11 to 40', 'from 11 to 40'],
  ['below 40 %', 'below 40 %'],
  ['3 days', '3 days'],
  ['Card', 'Card'],
])('the answer %s is called %s', (answer, words) => {
  expect(answerWords(answer)).toBe(words);
});
