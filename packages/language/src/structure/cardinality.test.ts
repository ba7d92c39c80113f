import { expect, test } from 'vitest';
import { tokenise } from '../text/token.ts';
import { cardinalityPhrases, leadingCardinality, readCardinality } from './cardinality.ts';

test.each(cardinalityPhrases.map(({ phrase, means }) => [phrase, means]))('"%s" means %s', (phrase, means) => {
  expect(readCardinality(phrase)).toBe(means);
});

test.each([
  ['one or more accounts', '1..*', 3],
  ['many books', '0..*', 1],
  ['exactly one owner', '1', 2],
  ['four wheels', '4', 1],
] as const)('"%s" opens with %s', (phrase, means, length) => {
  expect(leadingCardinality(tokenise(phrase))).toEqual({ means, length });
});

test('an article alone says no number', () => {
  expect(leadingCardinality(tokenise('a book'))).toBeUndefined();
});
