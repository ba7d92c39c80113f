import { isPassed, readEditCases, runEdits } from '@diagloom/language/regression';
import { afterAll, expect, it } from 'vitest';
import { createLayoutRunner } from './layout-runner/index.ts';
import { createAnswerEdit } from './testing/answer-edit.ts';
import { knownEditFailures } from './testing/known-edit-failures.ts';

const layout = createLayoutRunner();
afterAll(() => layout.close());

const judged = await runEdits(readEditCases(), createAnswerEdit({ layout }));

it('every regression instruction does what is expected of it, but for those that are known to fail', () => {
  const known = new Set(knownEditFailures);
  const failures = judged
    .filter((each) => !isPassed(each) && !known.has(each.id))
    .map(({ id, verdicts }) => ({ id, failures: verdicts.flatMap(({ failure }) => failure ?? []) }));
  expect(failures).toEqual([]);
});

it('a regression instruction that passes is no longer on the list of known failures', () => {
  const failed = new Set(judged.filter((each) => !isPassed(each)).map(({ id }) => id));
  expect(knownEditFailures.filter((id) => !failed.has(id))).toEqual([]);
});
