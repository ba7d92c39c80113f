import { expect, test } from 'vitest';
import { rankByMeaning } from './rank-by-meaning.ts';

const hit = (index: number, score: number) => ({
  ...{ documentId: 1, index, score },
  ...{ headingPath: [], length: 100, counts: [], has: [] },
});

const orderOf = async (near: readonly number[] | undefined, ...scores: readonly number[]) =>
  (
    await rankByMeaning(
      scores.map((score, index) => hit(index, score)),
      'What is it?',
      async () => near,
    )
  ).map(({ index }) => index);

test('what means the same comes before what has a few more of the words', async () => {
  expect(await orderOf([0.2, 0.9, 0.3], 10, 9, 8)).toEqual([1, 0, 2]);
});

test('what has hardly any of the words stays behind, however near it is', async () => {
  expect(await orderOf([0.8, 0.9], 10, 0.1)).toEqual([0, 1]);
});

test('nothing changes where nobody can tell, or all are as near', async () => {
  expect(await orderOf(undefined, 10, 9)).toEqual([0, 1]);
  expect(await orderOf([0.5, 0.5], 10, 9)).toEqual([0, 1]);
});

test('what was not measured stays behind, in its order', async () => {
  const scores = Array.from({ length: 40 }, (_, place) => 100 - place);
  const near = Array.from({ length: 30 }, (_, place) => place / 30);
  expect((await orderOf(near, ...scores)).slice(30)).toEqual([30, 31, 32, 33, 34, 35, 36, 37, 38, 39]);
});
