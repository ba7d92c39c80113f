import { expect, it, test } from 'vitest';
import { tokenise } from '../text/token.ts';
import { limits, withRanges } from './count-ranges.ts';

const ranged = (text: string): string =>
  withRanges(tokenise(text))
    .map((token) => token.text)
    .join(' ');

it.each(limits.map(({ example }) => example))('"%s" says how many', (example) => {
  expect(ranged(example)).toMatch(/^\d+\.\.[\d*]+ \p{L}/u);
});

test.each([
  ['a ferry has 8 to 12 lifeboats', 'a ferry has 8..12 lifeboats'],
  ['2-4 sailors', '2..4 sailors'],
  ['two to four sailors', '2..4 sailors'],
  ['from 9 to 5', 'from 9 to 5'],
  ['moves one crate to one ship', 'moves one crate to one ship'],
])('"%s" reads "%s"', (text, expected) => {
  expect(ranged(text)).toBe(expected);
});
