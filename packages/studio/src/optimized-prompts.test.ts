import type { DiagramSpec } from '@diagloom/diagram/model';
import { understand } from '@diagloom/language';
import { optimizePrompt } from '@diagloom/language/optimize-prompt';
import { type DiagramTypeId, diagramTypeOf, diagramTypes } from '@diagloom/types';
import { loadPatterns } from '@diagloom/types/patterns';
import { describe, expect, it } from 'vitest';
import { betterTypeCases } from './testing/better-type-cases.ts';

const understandAs = async (prompt: string, id: DiagramTypeId) =>
  understand(prompt, { type: diagramTypeOf(id), patterns: await loadPatterns(id) });

/** Where a part stands in the prompt moves with the wrapping; nothing else may. */
const withoutSources = (spec: DiagramSpec): unknown =>
  JSON.parse(JSON.stringify(spec, (key, value: unknown) => (key === 'source' ? undefined : value)));

/** Longer ones may leave no room for the first line of the wrapping. */
const longestToWrap = 440;

const prompts = [
  ...diagramTypes.flatMap(({ id }) =>
    diagramTypeOf(id).promptTemplates.map(({ template }) => ({ id, prompt: template })),
  ),
  ...diagramTypes.flatMap(({ id }) => diagramTypeOf(id).examples.map(({ prompt }) => ({ id, prompt }))),
  ...betterTypeCases.slice(0, 30).map(({ chosen, prompt }) => ({ id: chosen, prompt })),
].filter(({ prompt }) => prompt.length <= longestToWrap);

describe('an optimised prompt', () => {
  it.each(prompts)('draws the same $id as the plain prompt: $prompt', async ({ id, prompt }) => {
    const wrapped = optimizePrompt(prompt, diagramTypeOf(id).label);
    if (wrapped === undefined) throw new Error('There was room for the wrapping.');
    expect(wrapped.length).toBeLessThanOrEqual(500);
    const [plain, result] = [await understandAs(prompt, id), await understandAs(wrapped, id)];
    if (!plain.ok || !result.ok) expect(result).toEqual(plain);
    else {
      expect(withoutSources(result.spec)).toEqual(withoutSources(plain.spec));
      expect(result.coverage).toBe(plain.coverage);
    }
  });

  it('points at the words in the prompt that people see', async () => {
    const prompt = 'Bake bread. Eat bread.';
    const wrapped = optimizePrompt(prompt, 'Flowchart') ?? '';
    const result = await understandAs(wrapped, 'flowchart');
    const source = result.ok ? result.spec.nodes.find(({ label }) => label === 'Eat bread')?.source : undefined;
    expect(wrapped.slice(source?.start, source?.end)).toContain('Eat bread');
  });

  it('asks for labels, relationships, colours, texts, layout and draw.io XML of the type', () => {
    expect(optimizePrompt('Bake bread', 'Flowchart')).toBe(
      'Create a detailed flowchart diagram.\nBake bread\nLabel every element. Show all relationships. Use a different color for each kind of element. Use descriptive labels. Arrange the layout clearly. Answer with draw.io XML.',
    );
  });

  it('is wrapped once, for the type of the last time', () => {
    const once = optimizePrompt('Bake bread', 'Flowchart') ?? '';
    expect(optimizePrompt(once, 'Sequence diagram')).toBe(optimizePrompt('Bake bread', 'Sequence diagram'));
  });

  it('leaves wishes out where 500 characters do not hold them, and says so where nothing fits', () => {
    const shortened = optimizePrompt('x'.repeat(420), 'Flowchart');
    expect(shortened?.length).toBeLessThanOrEqual(500);
    expect(shortened).toContain('Label every element.');
    expect(shortened).not.toContain('draw.io XML');
    expect(optimizePrompt('x'.repeat(490), 'Flowchart')).toBeUndefined();
    expect(optimizePrompt('  ', 'Flowchart')).toBeUndefined();
  });
});
