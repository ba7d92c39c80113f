import { expect, it } from 'vitest';
import { describeCoverage } from './describe-coverage.ts';

it.each([
  [0.949, [{ code: 'inferred' }], 'Looks right (94% sure).'],
  [0.5, [{ code: 'doubtful' }], 'Parts of this diagram may be wrong (50% sure).'],
])('a coverage of %d with the warnings %j is put as: %s', (coverage, warnings, words) => {
  expect(describeCoverage(coverage, warnings)).toBe(words);
});
