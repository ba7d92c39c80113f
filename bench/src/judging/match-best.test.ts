import { expect, it } from 'vitest';
import { matchBest } from './match-best.ts';

it('gives up the best pair where the sum is greater without it', () => {
  expect(
    matchBest([
      [0.9, 0.8],
      [0.8, 0],
    ]),
  ).toEqual([
    [1, 0],
    [0, 1],
  ]);
});

it('leaves out pairs that gain nothing, and copes with more rows than columns', () => {
  expect(matchBest([[0], [0.7], [0.6]])).toEqual([[1, 0]]);
  expect(matchBest([])).toEqual([]);
});
