import type { DiagramSpec } from '@diagloom/diagram/model';
import { expect, test } from 'vitest';
import { hashOf, packModel } from '../instructions/reading/linear-model.ts';
import { pruneNodes } from './prune-nodes.ts';

/** Thinks that ideas are no parts. */
const model = packModel(['drop', 'keep'], [[hashOf('w:idea'), 0, 100]]);

const specOf = (labels: readonly string[], edges: readonly string[]): DiagramSpec => ({
  schemaVersion: 1,
  type: 'orgchart',
  title: '',
  nodes: labels.map((label) => ({ id: label, label })),
  edges: edges.map((edge, at) => {
    const [from = '', to = ''] = edge.split(' > ');
    return { id: `e${at}`, from, to, label: '' };
  }),
  groups: [],
  notes: [],
});

const linesOf = ({ edges }: DiagramSpec): readonly string[] => edges.map(({ from, to }) => `${from} > ${to}`);

const chart = specOf(
  ['Boss', 'Idea', 'Ann', 'Ben', 'Cem', 'Dora'],
  ['Boss > Idea', 'Idea > Ann', 'Idea > Ben', 'Boss > Cem'],
);

test('what hung together through a node that goes still does', () => {
  const { spec, left } = pruneNodes('', chart, 'hierarchy', model);
  expect(left.map(({ label }) => label)).toEqual(['Idea']);
  expect(linesOf(spec)).toEqual(['Boss > Ann', 'Boss > Ben', 'Boss > Cem']);
});

test('relations of a table that goes go with it', () => {
  expect(linesOf(pruneNodes('', chart, 'entities', model).spec)).toEqual(['Boss > Cem']);
});

test('a small drawing stays as it is, and so does one of a family that gains nothing', () => {
  expect(pruneNodes('', specOf(['Boss', 'Idea', 'Ann'], []), 'hierarchy', model).left).toEqual([]);
  expect(pruneNodes('', chart, 'topics', model).left).toEqual([]);
});

test('each of a number of things stays', () => {
  const series = specOf(['Idea 1', 'Idea 2', 'Ann', 'Ben', 'Cem', 'Dora'], []);
  expect(pruneNodes('', series, 'hierarchy', model).left).toEqual([]);
});
