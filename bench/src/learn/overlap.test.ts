import { expect, test } from 'vitest';
import { overlaps } from './overlap.ts';

const said = (author: string, text: string) => ({
  id: `${author}-1`,
  author,
  text,
  diagram: { type: 'flowchart', nodes: [] },
  ops: [],
  after: {},
});

test('the overlap of an author is the share of their runs of four words that somebody else says', () => {
  const found = overlaps([
    said('a', 'please make the box red'),
    said('b', 'Make the box red!'),
    said('c', 'swap them'),
  ]);
  expect([...found]).toEqual([
    ['a', 0.5],
    ['b', 1],
    ['c', 0],
  ]);
});
