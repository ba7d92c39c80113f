import { expect, test } from 'vitest';
import { buildType } from '../testing/drawn.ts';
import { understand } from '../understand.ts';
import { coverage } from './coverage.ts';

const type = buildType('process');

test('a sentence that nothing was drawn for lowers the coverage and is named with its place', () => {
  const prompt = 'The clerk signs the form. The weather is lovely in Lisbon. The manager files the form.';
  const result = understand(prompt, { type });
  expect(
    result.ok &&
      result.warnings.map((warning) => [warning.code, prompt.slice(warning.source?.start, warning.source?.end)]),
  ).toEqual([['not-understood', 'The weather is lovely in Lisbon']]);
  expect(result.ok && result.coverage).toBe(0.75);
});

test('any spec is judged by the words of its labels, whoever drew it', () => {
  const spec = {
    schemaVersion: 1 as const,
    type: 'flowchart',
    title: '',
    nodes: [{ id: 'a', label: 'Sign form' }],
    edges: [],
    groups: [],
    notes: [],
  };
  expect(coverage('sign the forms, shred the letters', spec)).toBe(0.5);
  expect(coverage('', spec)).toBe(0);
});

test('a way back that leads nowhere is reported', () => {
  const result = understand('Paint the wall. Go back to the moon landing. Clean the brush.', { type });
  expect(result.ok && result.warnings.map((warning) => warning.code)).toContain('target-not-found');
});

test('a text of several thousand words is read whole', () => {
  const sentence =
    'The clerk checks the form. If the form is complete, the manager signs it, otherwise the customer is informed. ';
  const result = understand(sentence.repeat(270), { type });
  expect(result.ok && result.spec.nodes.length).toBe(270 * 4 + 2);
});
