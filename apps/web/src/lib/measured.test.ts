import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { measured } from './measured.ts';

const results = JSON.parse(
  readFileSync(new URL('../../../../packages/language/corpus/results.json', import.meta.url), 'utf8'),
);

interface Result {
  readonly set: string;
  readonly size: number;
  readonly after: Readonly<Record<string, number | undefined>>;
}

const all: readonly Result[] = results;

const setsOf = (pattern: RegExp): readonly Result[] => all.filter(({ set }) => pattern.test(set));

const sum = (sets: readonly Result[], figureOf: (result: Result) => number): number =>
  sets.reduce((total, result) => total + figureOf(result), 0);

test('what the pages say of texts is what was measured', () => {
  const sets = setsOf(/^prompts of author/);
  const count = sum(sets, ({ size }) => size);
  const share = (key: string): number =>
    Math.round((100 * sum(sets, ({ size, after }) => size * (after[key] ?? 0))) / count);
  expect(measured.prompts).toEqual({ count, shapes: share('node'), lines: share('edge') });
});

test('what the pages say of instructions is what was measured', () => {
  const sets = setsOf(/^instructions of author .*plain wording/);
  const count = sum(sets, ({ size }) => size);
  const share = (key: string): number => Math.round((100 * sum(sets, ({ after }) => after[key] ?? 0)) / count);
  expect(measured.instructions).toEqual({ count, right: share('right'), wrong: share('wrong') });
});
