import { expect, test } from 'vitest';
import { stem } from './stem.ts';

test.each([
  ['plating', 'plate'],
  ['curating', 'curate'],
  ['morning', 'morning'],
  ['thing', 'thing'],
  ['ceiling', 'ceiling'],
])('"%s" is compared as "%s"', (word, expected) => {
  expect(stem(word)).toBe(expected);
});
