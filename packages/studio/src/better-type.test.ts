import { understand } from '@diagloom/language';
import { type DiagramTypeId, diagramTypeOf, diagramTypes } from '@diagloom/types';
import { loadPatterns } from '@diagloom/types/patterns';
import { describe, expect, it } from 'vitest';
import { betterTypeCases } from './testing/better-type-cases.ts';

const hintFor = (prompt: string, id: DiagramTypeId): string | undefined =>
  understand(prompt, { type: diagramTypeOf(id), types: diagramTypes }).betterType?.type;

describe('the hint at a better type', () => {
  it.each(betterTypeCases)('names $better for a $chosen: $prompt', ({ prompt, chosen, better }) => {
    expect(hintFor(prompt, chosen)).toBe(better);
  });

  it('says what it found in words', () => {
    const { betterType } = understand('Draw a sequence diagram of a login', {
      type: diagramTypeOf('flowchart'),
      types: diagramTypes,
    });
    expect(betterType).toEqual({
      type: 'sequence',
      label: 'Sequence diagram',
      message: 'This asks for a sequence diagram.',
    });
  });

  it('is there as well where the chosen type makes nothing of the prompt', () => {
    const result = understand('Org chart', { type: diagramTypeOf('sequence'), types: diagramTypes });
    expect({ ok: result.ok, better: result.betterType?.type }).toEqual({ ok: false, better: 'orgchart' });
  });

  it.each(diagramTypes.map(({ id }) => ({ id })))('stays away from the examples and templates of $id', ({ id }) => {
    const { examples, promptTemplates } = diagramTypeOf(id);
    const prompts = [...examples.map(({ prompt }) => prompt), ...promptTemplates.map(({ template }) => template)];
    expect(prompts.filter((prompt) => hintFor(prompt, id) !== undefined)).toEqual([]);
  });

  it.each(diagramTypes.map(({ id }) => ({ id })))(
    'stays away from the subjects of the patterns of $id',
    async ({ id }) => {
      const names = (await loadPatterns(id)).flatMap(({ title, aliases }) => [title, ...aliases]);
      expect(names.filter((name) => hintFor(name, id) !== undefined)).toEqual([]);
    },
  );
});
