import { expect, test } from 'vitest';
import { buildType, drawn } from '../testing/drawn.ts';
import { understand } from '../understand.ts';

const type = buildType('process');
const flowchart = { ...type, vocabulary: { ...type.vocabulary, groups: [] } };
const first = (text: string): string | undefined => drawn(understand(text, { type: flowchart }))[0];

test.each([
  ['A neighbour calls. We look up the hedge and send the gardener.', '(Neighbour calls) -> '],
  ['Complaints of the harbour. Noise reported. Send the warden. Note the time.', '(Noise reported) -> '],
])('what somebody without another part does, or what was put on record, is the start: %s', (text, start) => {
  expect(first(text)).toContain(start);
});

test.each([
  ['whoever acts again', 'The gardener calls the owner. We note the date. The gardener cuts the hedge.'],
  ['where something leads back', 'A neighbour calls. Look up the hedge. If it is not ours, the neighbour calls again.'],
  ['a list of what has happened', 'Noise reported, warden sent, time noted.'],
  ['a deed of the flow itself', 'The clerk checks the form. The nurse files it.'],
])('it stays a step: %s', (_, text) => {
  expect(first(text)).toMatch(/^\(Start\) -> /);
});
