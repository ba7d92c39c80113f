import { expect, it } from 'vitest';
import { offeredOptions, readOptions } from './use-code-options.ts';

const fresh = { language: 'typescript', framework: undefined, codeStyle: 'detailed', includeComments: true };

it('begins with a language that most know where nothing that makes sense is kept', () => {
  for (const kept of [null, '', 'nonsense', 'null', '[1]', '{"codeStyle":"odd","includeComments":"no","language":7}']) {
    expect(readOptions(kept)).toEqual(fresh);
  }
});

it('takes a framework for none, or for the usual one, where the language has no such', () => {
  const kept = readOptions('{"language":"one","framework":"frame","codeStyle":"minimal","includeComments":false}');
  const language = { value: 'one', label: 'One', checkedBy: 'compiler' as const };
  const frameworks = [{ value: 'frame', label: 'Frame', checkedBy: 'tests' as const }];
  expect(offeredOptions(kept, [{ ...language, frameworks }])).toEqual(kept);
  expect(offeredOptions(kept, [{ ...language, frameworks: [] }])).toEqual({ ...kept, framework: undefined });
  const usual = [{ ...language, frameworks: [{ value: 'other', label: 'Other', checkedBy: 'tests' as const }] }];
  expect(
    offeredOptions(
      kept,
      usual.map((each) => ({ ...each, usualFramework: 'other' })),
    ).framework,
  ).toBe('other');
  expect(offeredOptions(kept, [])).toEqual({ ...kept, language: undefined, framework: undefined });
});
