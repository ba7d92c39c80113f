import { expect, test } from 'vitest';
import { pathOf } from './call.ts';
import { getDiagram, listDiagrams } from './diagrams.ts';

test('fills the parameters into a path', () => {
  expect(pathOf(getDiagram, { id: 7 })).toBe('/api/diagrams/7');
  expect(pathOf(listDiagrams)).toBe('/api/diagrams');
});

test('keeps a parameter from adding a segment', () => {
  expect(pathOf(getDiagram, { id: '../users' })).toBe('/api/diagrams/..%2Fusers');
});

test('complains about a parameter that is missing', () => {
  expect(() => pathOf(getDiagram)).toThrow('needs a value for "id"');
});
