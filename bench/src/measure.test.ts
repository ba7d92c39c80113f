import { expect, test } from 'vitest';
import { measure, summarise } from './measure.ts';

test('takes the median and the 95th percentile by rank, whatever the order', () => {
  const times = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(summarise(times)).toEqual({ p50: 50, p95: 95, samples: 100 });
  expect(summarise([7])).toEqual({ p50: 7, p95: 7, samples: 1 });
});

test('runs the action for warm-ups and samples, and counts only the samples', async () => {
  let runs = 0;
  const timing = await measure(() => (runs += 1), { warmUps: 3, samples: 5 });
  expect(runs).toBe(8);
  expect(timing.samples).toBe(5);
});
