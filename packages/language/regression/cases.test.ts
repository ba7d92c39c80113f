import { readFileSync } from 'node:fs';
import { parseNotation } from '@diagloom/diagram/model';
import { describe, expect, it } from 'vitest';
import { isEditCase, isPromptCase } from './case-shape.ts';
import type { OneOf, PromptChecks } from './check.ts';
import { judgePrompt } from './judge.ts';
import { judgeEdit } from './judge-edit.ts';
import { alternatives } from './match-label.ts';
import { readCaseFiles } from './read-cases.ts';

/** `== id` and a diagram in notation, again and again. */
const drawnByHand = () =>
  readFileSync(new URL('./drawn-by-hand.txt', import.meta.url), 'utf8')
    .split(/^== /m)
    .slice(1)
    .map((part) => {
      const [id = '', ...lines] = part.split('\n');
      return { id, spec: parseNotation(lines.join('\n'), '').spec };
    });

/** A picture gives no warnings: those asked for are taken as given. */
const warningsOf = (checks: readonly OneOf<PromptChecks>[]): readonly string[] =>
  checks.flatMap((check) => ('warns' in check ? alternatives(check.warns) : []));

const namesItsFile = ({ id, type }: { readonly id: string; readonly type: string }, file: string): boolean =>
  file === `${type}.json` && id.startsWith(`${type}-`);

describe('the regression cases', () => {
  const prompts = readCaseFiles('prompts');
  const edits = readCaseFiles('edits');

  it('hold 150 prompts, each with a checklist that the judge knows', () => {
    const broken = prompts.flatMap(({ file, cases }) =>
      cases.filter((found) => !isPromptCase(found) || !namesItsFile(found, file)),
    );
    expect(broken).toEqual([]);
    expect(prompts.flatMap(({ cases }) => cases)).toHaveLength(150);
  });

  it('hold prompts that the form would send', () => {
    const lengths = prompts.flatMap(({ cases }) => cases.filter(isPromptCase).map(({ prompt }) => prompt.length));
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(10);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(500);
  });

  it('hold at least 120 instructions, each on a diagram that reads without a problem', () => {
    const all = edits.flatMap(({ file, cases }) => cases.map((found) => ({ file, found })));
    const broken = all.filter(({ file, found }) => {
      if (!isEditCase(found) || !namesItsFile(found, file)) return true;
      const { spec, problems } = parseNotation(found.before, '');
      return problems.length > 0 || spec.type !== found.type;
    });
    expect(broken).toEqual([]);
    expect(all.length).toBeGreaterThanOrEqual(120);
  });

  it('cannot be passed by doing nothing', () => {
    const passedPrompts = prompts.flatMap(({ cases }) =>
      cases
        .filter(isPromptCase)
        .filter(({ checks }) => judgePrompt({ spec: undefined, warnings: [] }, checks).every(({ failure }) => !failure))
        .map(({ id }) => id),
    );
    const passedEdits = edits.flatMap(({ cases }) =>
      cases
        .filter(isEditCase)
        .filter(({ before, expect: expected }) => {
          const { spec } = parseNotation(before, '');
          return judgeEdit(spec, { spec, edits: [], message: '' }, expected).every(({ failure }) => !failure);
        })
        .filter(({ expect: expected }) => !expected.some((check) => 'unchanged' in check))
        .map(({ id }) => id),
    );
    expect([...passedPrompts, ...passedEdits]).toEqual([]);
  });

  it('can be passed: what a person drew for some of them passes every check', () => {
    const all = [...prompts, ...edits].flatMap(({ cases }) => cases);
    const verdicts = drawnByHand().flatMap(({ id, spec }) => [
      ...all
        .filter(isPromptCase)
        .filter((found) => found.id === id)
        .flatMap(({ checks }) => judgePrompt({ spec, warnings: warningsOf(checks) }, checks)),
      ...all
        .filter(isEditCase)
        .filter((found) => found.id === id)
        .flatMap(({ before, expect: expected }) =>
          judgeEdit(parseNotation(before, '').spec, { spec, edits: [], message: '' }, expected),
        ),
    ]);
    expect(verdicts.length).toBeGreaterThan(150);
    expect(verdicts.filter(({ failure }) => failure !== undefined)).toEqual([]);
  });

  it('have ids of their own', () => {
    const ids = [...prompts, ...edits].flatMap(({ cases }) =>
      cases.flatMap((found) => (isPromptCase(found) || isEditCase(found) ? [found.id] : [])),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });
});
