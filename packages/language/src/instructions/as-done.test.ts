import { expect, test } from 'vitest';
import { asDone } from './as-done.ts';
import { commandForms } from './forms/index.ts';

test.each([
  ['Renames "Pack" to "Adds and makes".', 'Renamed "Pack" to "Adds and makes".'],
  ['Ungroups "Cloud" and keeps what’s in it.', 'Ungrouped "Cloud" and kept what’s in it.'],
  ['Lays out the diagram again.', 'Laid out the diagram again.'],
  ['This diagram has 3 steps.', 'This diagram has 3 steps.'],
])('%s', (said, done) => {
  expect(asDone(said)).toBe(done);
});

test('every word that opens what a form does has its form for what was done', () => {
  const does = commandForms.flatMap(({ examples }) => examples.flatMap((example) => example.does));
  const opened = does.filter(
    (sentence) => /^\p{Lu}\p{L}*s (?:"|the |all |out )/u.test(sentence) && !/^This /.test(sentence),
  );
  expect(opened.length).toBeGreaterThan(0);
  expect(opened.filter((sentence) => asDone(sentence) === sentence)).toEqual([]);
});
