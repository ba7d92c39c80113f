import { expect, it } from 'vitest';
import { scoreNodes } from './score-nodes.ts';

const nodes = (...labels: readonly string[]) => labels.map((label, at) => ({ id: `${at}`, label }));

it('takes labels for one that say the same in other forms', () => {
  const { f1, missed } = scoreNodes(
    { nodes: nodes('Checks the stock', 'Approval of order') },
    nodes('Check stock', 'Approve order'),
    'process',
  );
  expect([f1, missed]).toEqual([1, []]);
});

it('tells what was missed; one of two words in common is no match', () => {
  const { f1, missed } = scoreNodes({ nodes: nodes('Send parcel', 'Pay') }, nodes('Send invoice', 'Pay'), 'topology');
  expect([f1, missed.map(({ label }) => label)]).toEqual([0.5, ['Send invoice']]);
});

it('counts no start, end or decision of a flow', () => {
  const gold = [...nodes('Pay'), { id: 'd', label: 'Paid?', kind: 'decision' }];
  expect(scoreNodes({ nodes: nodes('Start', 'Pay', 'End') }, gold, 'process').f1).toBe(1);
});
