import { expect, test } from 'vitest';
import { answerWords } from './answers.ts';

test.each([
  ['60 % or more', 'at least 60 %'],
  ['60+', 'at least 60'],
  ['5 or fewer', 'at most 5'],
  ['18 years or older', 'at least 18 years'],
  ['18 and over', 'at least 18'],
  ['65 years and above', 'at least 65 years'],
  ['10 and up', 'at least 10'],
  ['12 and under', 'at most 12'],
  ['5 steps up', '5 steps up'],
  ['11 to 40', 'from 11 to 40'],
  ['below 40 %', 'below 40 %'],
  ['3 days', '3 days'],
  ['Card', 'Card'],
])('the answer %s is called %s', (answer, words) => {
  expect(answerWords(answer)).toBe(words);
});
