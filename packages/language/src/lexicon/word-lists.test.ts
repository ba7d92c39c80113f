import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { wordListAllowance } from './word-list-allowance.ts';

const source = fileURLToPath(new URL('..', import.meta.url));

/** The lexicon itself, parsers of formats with keywords of their own, tests and what is learned. */
const isFree = (file: string): boolean =>
  /^(?:lexicon|notations|pasted|structure\/notation|testing)\//.test(file) || /\.(?:test|generated)\.ts$/.test(file);

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts') && !isFree(file))
  .toSorted();

/** Words of one list from which on it belongs into the lexicon. */
const fewest = 4;

/** Lists of plain words in one file: a string of words with spaces between, an array of words, or alternatives of a pattern. */
const countLists = (text: string): number => {
  const code = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const split = [
    ...code.matchAll(/'([^'\n]*)'\s*\.\s*split\(/g),
    ...code.matchAll(/\b(?:set|words)\(\s*['`]([^'`]*)['`]/g),
  ].filter(([, list = '']) => plainWords(list.split(/[\s|,]+/)) >= fewest);
  const arrays = [...code.matchAll(/\[((?:\s*'[^'\n]*',?)+)\s*\]/g)].filter(
    ([, list = '']) => !sentences.test(list) && plainWords(list.split(/['",\s]+/)) >= fewest,
  );
  const patterns = [...code.matchAll(/(?<=[(|:^/'`])[a-z?]+(?:\|[a-z?]+)+/g)].filter(
    ([list]) => plainWords(list.split('|')) >= fewest,
  );
  return split.length + arrays.length + patterns.length;
};

/** Sentences that an example expects are no list of words. */
const sentences = /^(?:\s*'\p{Lu}[^'\n]* [^'\n]*[.?!]',?)+$/u;

const plainWords = (words: readonly string[]): number => words.filter((word) => /^[a-z]{2,}\??$/.test(word)).length;

const counts = Object.fromEntries(
  files
    .map((file) => [relative('.', file), countLists(readFileSync(join(source, file), 'utf8'))] as const)
    .filter(([, count]) => count > 0),
);

test('English words are listed in the lexicon; files that hold lists of their own get no more of them', () => {
  const grown = Object.entries(counts).filter(([file, count]) => count > (wordListAllowance[file] ?? 0));
  expect(grown, 'Move these lists into lexicon/en, under a name.').toEqual([]);
});

test('the allowance is no larger than what is there', () => {
  const stale = Object.entries(wordListAllowance).filter(([file, count]) => count > (counts[file] ?? 0));
  expect(stale, 'Lower these counts in word-list-allowance.ts.').toEqual([]);
});

test.each([
  ["const colours = ['red', 'green', 'blue', 'black'];", 1],
  ["const colours = 'red green blue black'.split(' ');", 1],
  ['const colours = /^(?:red|green|blue|black)$/;', 1],
  ["const kinds = ['red', 'green', 'blue'];", 0],
  ["const does = ['Gives the shape a colour such as red.'];", 0],
  ["const message = 'Give a colour such as red, green or blue.';", 0],
])('%s holds %i lists', (code, count) => {
  expect(countLists(code)).toBe(count);
});
