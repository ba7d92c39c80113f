import { parseNotation } from '@diagloom/diagram/model';
import { expect, test } from 'vitest';
import { toPrediction } from './to-prediction.ts';

test('a spec becomes nodes with kind and actor, and edges with label and kind', () => {
  const { spec } = parseNotation('flowchart\n[g] Shop\na{actor=Clerk} Pack\nb?@g Done?\na -> b: next\n', 'flowchart');
  expect(toPrediction('p/1', spec)).toEqual({
    id: 'p/1',
    nodes: [
      { id: 'pack', label: 'Pack', actor: 'Clerk' },
      { id: 'done', label: 'Done?', kind: 'decision', actor: 'Shop' },
    ],
    edges: [{ from: 'pack', to: 'done', label: 'next' }],
  });
});

test('attributes are given by their names', () => {
  const { spec } = parseNotation('uml\na Order | +id: int | -total: money\n', 'uml');
  expect(toPrediction('p/2', spec).nodes).toEqual([{ id: 'order', label: 'Order', attributes: ['id', 'total'] }]);
});
