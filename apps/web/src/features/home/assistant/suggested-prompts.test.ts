import { understand } from '@diagloom/language';
import { diagramTypeOf, diagramTypes } from '@diagloom/types';
import { loadPatterns } from '@diagloom/types/patterns';
import { describe, expect, it } from 'vitest';
import { promptCategories, suggestedPrompts } from './suggested-prompts.ts';

describe('the suggested prompts', () => {
  it('are three to start with, four for business and for systems, and three for organisations', () => {
    const counts = promptCategories.map((name) => suggestedPrompts.filter(({ category }) => category === name).length);
    expect(counts).toEqual([3, 4, 4, 3]);
  });

  it.each(suggestedPrompts)('$title is understood whole, as the type it says', async ({ type, prompt }) => {
    const result = understand(prompt, {
      type: diagramTypeOf(type),
      types: diagramTypes,
      patterns: await loadPatterns(type),
    });
    expect(result).toMatchObject({ ok: true, warnings: [] });
    expect(result.betterType).toBeUndefined();
    expect(prompt.length).toBeLessThanOrEqual(500);
  });
});
