import { expect, it } from 'vitest';
import { fitLogistic } from './fit-logistic.ts';

it('meets the mean of the targets, and gives weight to what tells them apart only', () => {
  const rows = [0, 1, 2, 3, 4, 5, 6, 7].map((at) => [at % 2, at < 4 ? 1 : 0]);
  const targets = rows.map(([telling]) => (telling === 1 ? 0.9 : 0.3));
  const [bias = 0, telling = 0, idle = 0] = fitLogistic(rows, targets, 0.0001);
  const likely = (value: number): number => 1 / (1 + Math.exp(-(bias + telling * value)));
  expect([likely(0), likely(1), idle + 1].map((value) => Math.round(value * 100) / 100)).toEqual([0.3, 0.9, 1]);
});
