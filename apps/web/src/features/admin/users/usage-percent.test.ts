import { expect, it } from 'vitest';
import { usagePercent } from './usage-percent.ts';

it.each([
  [0, 0],
  [50, 50],
  [150, 75],
  [1_000_000, 100],
])('%i diagrams are %i percent', (diagrams, percent) => {
  expect(usagePercent(diagrams)).toBe(percent);
});
