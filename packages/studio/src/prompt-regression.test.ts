import { understandPrompt } from '@diagloom/drafting';
import { isPassed, readPromptCases, runPrompts } from '@diagloom/language/regression';
import { findDiagramType } from '@diagloom/types';
import { expect, it } from 'vitest';
import { knownPromptFailures } from './testing/known-prompt-failures.ts';

const judged = await runPrompts(readPromptCases(), async (prompt, name) => {
  const entry = findDiagramType(name);
  if (entry === undefined) throw new Error(`${name} is no diagram type.`);
  return understandPrompt(prompt, entry.id);
});

it('every regression prompt is answered as its checklist says, but for those that are known to fail', () => {
  const known = new Set(knownPromptFailures);
  const failures = judged
    .filter((each) => !isPassed(each) && !known.has(each.id))
    .map(({ id, verdicts }) => ({ id, failures: verdicts.flatMap(({ failure }) => failure ?? []) }));
  expect(failures).toEqual([]);
});

it('a regression prompt that passes is no longer on the list of known failures', () => {
  const failed = new Set(judged.filter((each) => !isPassed(each)).map(({ id }) => id));
  expect(knownPromptFailures.filter((id) => !failed.has(id))).toEqual([]);
});
