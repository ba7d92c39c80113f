import { type DiagramTypeId, diagramTypeOf } from '@diagloom/types';
import { expect, test } from 'vitest';
import { flowchart } from '../testing/build-view.ts';
import { paletteEntries } from './palette-entries.ts';

test('kinds are found by their name and by other words for them', () => {
  const labels = (words: string) => paletteEntries(flowchart, words).kinds.map(({ label }) => label);
  const all = flowchart.vocabulary.nodes.map(({ label }) => label);
  expect(labels('')).toEqual(all);
  expect(labels(all[0]?.toUpperCase() ?? '')).toContain(all[0]);
  expect(labels('zebra')).toEqual([]);
});

test('products are found where parts have icons, as the kind that they are', () => {
  const found = (type: DiagramTypeId, words: string) =>
    paletteEntries(diagramTypeOf(type), words).products.map(({ label, kind }) => [label, kind]);
  expect(found('architecture', 'kafka')).toEqual([['Kafka', 'queue']]);
  expect(found('architecture', 'postgres')).toEqual([['PostgreSQL', 'database']]);
  expect(found('architecture', 'docker')).toEqual([['Docker', 'service']]);
  expect(found('flowchart', 'kafka')).toEqual([]);
});
