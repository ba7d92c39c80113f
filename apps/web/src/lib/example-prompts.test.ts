import { promptSchema } from '@diagloom/contract';
import { understand } from '@diagloom/language';
import { diagramTypeOf } from '@diagloom/types';
import { offeredDiagramTypes } from '@diagloom/types/catalog';
import { expect, it } from 'vitest';
import { exampleGroups } from './example-prompts.ts';

const examples = exampleGroups.flatMap((group) => group.examples);

it.each(examples)('the example "$title" can be sent as it is', ({ prompt }) => {
  expect(promptSchema.parse(prompt)).toBe(prompt);
});

it.each(examples)('the example "$title" is understood whole', ({ prompt, diagramType }) => {
  const result = understand(prompt, { type: diagramTypeOf(diagramType) });
  expect(
    result.ok ? result.warnings.filter(({ code }) => code !== 'inferred' && code !== 'doubtful') : result.message,
  ).toEqual([]);
});

it('few of the examples are told to be doubtful', () => {
  const doubted = examples.filter(({ prompt, diagramType }) => {
    const result = understand(prompt, { type: diagramTypeOf(diagramType) });
    return result.ok && result.warnings.some(({ code }) => code === 'doubtful');
  });
  expect(doubted.length).toBeLessThanOrEqual(2);
});

it('every type that is offered has an example', () => {
  const shown = new Set<string>(examples.map(({ diagramType }) => diagramType));
  expect(offeredDiagramTypes.filter(({ id }) => !shown.has(id))).toEqual([]);
});
