import { expect, test } from 'vitest';
import { rankDocuments } from './rank-documents.ts';

const hit = (documentId: number, index: number, ...counts: number[]) => ({
  documentId,
  index,
  headingPath: [],
  length: 100,
  counts,
});

test('a document that speaks of the thing all over comes before one that names a common word more often', () => {
  const returns = [hit(1, 0, 0, 1), hit(1, 1, 0, 1), hit(1, 2, 1, 1)];
  const release = [hit(2, 0, 6, 0), hit(2, 1, 4, 0)];
  expect(rankDocuments([...release, ...returns], [0.4, 2]).map(({ documentId }) => documentId)).toEqual([1, 2]);
});

test('the best one fits wholly, and nothing found is no document', () => {
  expect(rankDocuments([hit(7, 0, 1)], [1])).toEqual([{ documentId: 7, fit: 1 }]);
  expect(rankDocuments([], [1])).toEqual([]);
});
