import type { DiagramSpec } from '@diagloom/diagram/model';
import { expect, test } from 'vitest';
import { hashOf, packModel } from '../../instructions/reading/linear-model.ts';
import { pruneDocument } from './prune-document.ts';

/** Thinks that what a sentence remembers is no step. */
const model = packModel(['drop', 'keep'], [[hashOf('s has:remember'), 0, 100]]);

const text = 'Open the parcel. Is it damaged? Remember that the clerk tells Ann. Pay the customer.';

const steps: readonly (readonly [string, string, string?])[] = [
  ['open', 'Open the parcel'],
  ['damaged', 'Is it damaged?', 'decision'],
  ['tell', 'the clerk tells Ann'],
  ['pay', 'Pay the customer'],
];

const spec: DiagramSpec = {
  schemaVersion: 1,
  type: 'flowchart',
  title: '',
  nodes: steps.map(([id, label, kind = 'task']) => {
    const start = text.indexOf(label);
    return { id, label, kind, source: { start, end: start + label.length } };
  }),
  edges: [
    ['open', 'damaged', ''],
    ['damaged', 'tell', 'Yes'],
    ['damaged', 'pay', 'No'],
    ['tell', 'pay', ''],
  ].map(([from = '', to = '', label = ''], at) => ({ id: `e${at}`, from, to, label })),
  groups: [],
  notes: [],
};

test('what a document only remembers goes, and with it a question whose answers then lead to the same', () => {
  const { spec: kept, left } = pruneDocument(text, spec, 'process', model);
  expect(left.map(({ id }) => id)).toEqual(['tell']);
  expect(kept.nodes.map(({ id }) => id)).toEqual(['open', 'pay']);
});
