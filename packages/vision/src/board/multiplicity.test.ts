import { expect, test } from 'vitest';
import { multiplicityIn } from './multiplicity.ts';
import { toSpec } from './to-spec.ts';

test.each([
  ['1', '1'],
  ['*', '*'],
  ['0..*', '0..*'],
  ['1..n', '1..n'],
  ['O..1', '0..1'],
  ['1..', '1..*'],
  ['0.5', '0..5'],
])('%s says how many', (words, said) => {
  expect(multiplicityIn(words)).toBe(said);
});

test.each(['has', '1 to 2', 'no', '1.2.3', ''])('%s does not say how many', (words) => {
  expect(multiplicityIn(words)).toBeUndefined();
});

test('what stands at the ends of a line is how many there are of classes, and a part of the label of steps', () => {
  const box = { x: 0, y: 0, width: 100, height: 40 };
  const shapes = ['a', 'b'].map((id) => ({ id, kind: 'rectangle' as const, box, label: id }));
  const line = {
    id: 'c1',
    from: 'a',
    to: 'b',
    route: [],
    head: 'end' as const,
    label: 'has',
    atFrom: '1',
    atTo: '0..*',
  };
  const edgeOf = (type: string) => toSpec({ shapes, connectors: [line], unread: [] }, type, 'Read').spec.edges[0];
  expect(edgeOf('uml')).toMatchObject({ label: 'has', fromCardinality: '1', toCardinality: '0..*' });
  expect(edgeOf('flowchart')?.label).toBe('has 1 to 0..*');
});
