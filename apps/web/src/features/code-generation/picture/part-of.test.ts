import { expect, it } from 'vitest';
import { partOf } from './part-of.ts';

const parents = new Map([
  ['row', 'table'],
  ['table', 'layer'],
  ['layer', undefined],
  ['snake', 'tail'],
  ['tail', 'snake'],
]);

it('finds what a row belongs to, and nothing for what belongs to no part', () => {
  const parts = new Set(['table']);
  expect(['table', 'row', 'layer', 'gone', 'snake'].map((id) => partOf(id, parts, parents))).toEqual([
    'table',
    'table',
    undefined,
    undefined,
    undefined,
  ]);
});
