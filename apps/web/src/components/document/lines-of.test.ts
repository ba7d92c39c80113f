import { expect, test } from 'vitest';
import { linesOf } from './lines-of.ts';

test('headings, items and rows are told apart, and each line knows its place', () => {
  const text = '# Title\n\nSome words.\n\n1. First\n| a | b |';
  const lines = linesOf(text, { from: 0, to: text.length });
  expect(lines.map(({ kind, text: words }) => [kind, words])).toEqual([
    ['heading', 'Title'],
    ['paragraph', 'Some words.'],
    ['item', '1. First'],
    ['row', '| a | b |'],
  ]);
  for (const { start, text: words } of lines) expect(text.slice(start, start + words.length)).toBe(words);
});
