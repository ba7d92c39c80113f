import { expect, it } from 'vitest';
import { describeCoverage } from './describe-coverage.ts';

it.each([
  [0.949, [{ code: 'inferred' }], 'Drawn with high confidence (94%).'],
  [0.5, [{ code: 'doubtful' }], 'Some parts may be wrong (50% confidence).'],
])('a coverage of %d with the warnings %j is put as: %s', (coverage, warnings, words) => {
  expect(describeCoverage(coverage, warnings)).toBe(words);
});
