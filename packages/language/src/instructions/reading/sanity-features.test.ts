import { expect, test } from 'vitest';
import { diagrams } from '../testing/diagrams.ts';
import { sanityFeatures } from './sanity-features.ts';

const { spec } = diagrams.order;
const odd = (...edits: Parameters<typeof sanityFeatures>[0]): readonly string[] =>
  sanityFeatures(edits, spec, 'process').filter((feature) => feature.startsWith('odd:'));

test('a step in its place is not odd', () => {
  expect(odd({ kind: 'addNode', id: 'x', label: 'Label', after: 'pack' })).toEqual([]);
});

test('a step that hangs on nothing and bears a name that is taken is odd', () => {
  expect(odd({ kind: 'addNode', id: 'x', label: 'pack' })).toEqual(['odd:loose:process', 'odd:sameName']);
});

test('a second line between the same steps is odd', () => {
  expect(odd({ kind: 'connect', from: 'pack', to: 'ship' })).toEqual(['odd:twice']);
});
