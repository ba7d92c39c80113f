import { expect, it } from 'vitest';
import { describeCoverage } from './describe-coverage.ts';

it.each([
  [1, 'All of your text was understood.'],
  [0.999, '99 % of your text was understood.'],
  [0.5, '50 % of your text was understood.'],
])('a coverage of %d is put as: %s', (coverage, words) => {
  expect(describeCoverage(coverage)).toBe(words);
});
