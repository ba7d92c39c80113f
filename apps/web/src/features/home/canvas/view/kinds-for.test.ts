import { expect, test } from 'vitest';
import { flowchart } from '../testing/build-view.ts';
import { kindsFor } from './kinds-for.ts';

test('kinds are found by their name and by other words for them', () => {
  const [first] = flowchart.vocabulary.nodes;
  expect(kindsFor(flowchart, '')).toEqual(flowchart.vocabulary.nodes);
  expect(kindsFor(flowchart, first?.label.toUpperCase() ?? '')[0]).toBe(first);
  expect(kindsFor(flowchart, 'zebra')).toEqual([]);
});
