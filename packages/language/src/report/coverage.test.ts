import { type DiagramSpec, emptySpec } from '@diagloom/diagram/model';
import { expect, test } from 'vitest';
import { buildType } from '../testing/drawn.ts';
import { understand } from '../understand.ts';
import { coverage } from './coverage.ts';
import { judge } from './judging/judge.ts';

const type = buildType('process');

test('a sentence that nothing was drawn for lowers the coverage and is named with its place', () => {
  const prompt = 'The clerk signs the form. The weather is lovely in Lisbon. The manager files the form.';
  const result = understand(prompt, { type });
  expect(
    result.ok &&
      result.warnings.map((warning) => [warning.code, prompt.slice(warning.source?.start, warning.source?.end)]),
  ).toEqual([['not-understood', 'The weather is lovely in Lisbon']]);
  expect(result.ok && result.marks.map(({ start, end }) => prompt.slice(start, end))).toEqual([
    'weather is lovely in Lisbon',
  ]);
});

const buildSpec = (labels: readonly string[]): DiagramSpec => ({
  ...emptySpec('flowchart'),
  nodes: labels.map((label, at) => ({ id: `n${at}`, label })),
  edges: labels.slice(1).map((_, at) => ({ id: `e${at}`, from: `n${at}`, to: `n${at + 1}`, label: '' })),
});

test('any spec is judged, whoever drew it: labels that swallow sentences and dropped words make it less likely', () => {
  const prompt = 'The clerk signs the form. Then the manager files it and the intern shreds the letters.';
  const right = coverage(prompt, buildSpec(['Sign form', 'File form', 'Shred letters']), 'process');
  const swallowed = coverage(
    prompt,
    buildSpec(['Sign form', 'Then the manager files it and the intern shreds the letters']),
    'process',
  );
  const dropped = coverage(prompt, buildSpec(['Sign form', 'The clerk']), 'process');
  expect(swallowed).toBeLessThan(right - 0.1);
  expect(dropped).toBeLessThan(right);
});

test('a doubtful drawing says why, and marks where its doubtful labels came from', () => {
  const prompt =
    'Sign form. Then the manager files it and the intern who came in late shreds the letters and the lists.';
  const source = { start: 11, end: prompt.length - 1 };
  const spec = buildSpec(['Sign form', prompt.slice(source.start, source.end)]);
  const judgement = judge(
    prompt,
    { ...spec, nodes: spec.nodes.map((node, at) => (at === 1 ? { ...node, source } : node)) },
    'process',
  );
  expect(judgement.isDoubtful).toBe(true);
  expect(judgement.reasons.length).toBeGreaterThan(0);
  expect(judgement.marks).toContainEqual({ ...source, why: 'doubtful' });
});

test('what is only polite is marked as set aside', () => {
  const prompt = 'Hi team, sign the form, then file the form.';
  const result = understand(prompt, { type });
  expect(result.ok && result.marks.map(({ start, end, why }) => [why, prompt.slice(start, end)])).toEqual([
    ['set-aside', 'Hi team,'],
  ]);
});

test('a text in another language is told, and so is a drawing of its arrows', () => {
  const sentence = understand('Der Kunde bestellt die Ware und das Lager prüft, ob sie da ist.', { type });
  expect(sentence.ok ? sentence.warnings.map(({ code }) => code) : [sentence.reason]).toContain(
    sentence.ok ? 'other-language' : 'language',
  );
  const arrows = understand('Bestellung prüfen -> Ware verpacken -> Ware versenden', { type });
  expect(arrows.ok && arrows.spec.nodes.map(({ label }) => label)).toContain('Ware verpacken');
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
