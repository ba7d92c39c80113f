import { expect, test } from 'vitest';
import { settingFor } from '../read-precisely.ts';
import { diagrams } from '../testing/diagrams.ts';
import { indexParts } from './part-index.ts';
import { partsNamedByPlace } from './part-sets.ts';

const named = (text: string, mentioned: readonly string[] = []): readonly string[] | undefined => {
  const index = indexParts(settingFor(diagrams.company, []));
  const findOne = (phrase: string) => index.parts.find(({ label }) => label.toLowerCase() === phrase.toLowerCase());
  return partsNamedByPlace(text, { mentioned, index, findOne })?.map(({ label }) => label);
};

test.each([
  ['everybody under CTO', [], ['Engineering']],
  ['CTO and everyone below', [], ['CTO', 'Engineering']],
  ['her people', ['cto'], ['Engineering']],
  ['the two of them', ['sales', 'cfo'], ['CFO', 'Sales']],
] as const)('"%s" after %j names %j', (text, mentioned, expected) => {
  expect(named(text, mentioned)).toEqual(expected);
});

test.each([['Sales'], ['both'], ['her people']])('"%s" alone names none by its place', (text) => {
  expect(named(text)).toBeUndefined();
});
