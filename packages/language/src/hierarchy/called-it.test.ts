import { expect, test } from 'vitest';
import { withItHidden, withItShown } from './called-it.ts';

test('a department called IT is no pronoun while a text is read, and itself again afterwards', () => {
  const text = 'Sales leads IT. It has two desks, and so has IT-support.';
  const hidden = withItHidden(text);
  expect(hidden).toHaveLength(text.length);
  expect(hidden.match(/\bit\b/gi)).toEqual(['It']);
  expect(withItShown({ nodes: [{ label: hidden, words: [hidden.toLowerCase()] }], size: 2 })).toEqual({
    nodes: [{ label: text, words: [text.toLowerCase()] }],
    size: 2,
  });
});

test('in a text of capitals it may be either', () => {
  expect(withItHidden('IT HAS TWO DESKS')).toBe('IT HAS TWO DESKS');
});
