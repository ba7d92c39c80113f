import { expect, it } from 'vitest';
import { verdictOnClose, verdictOnEntry } from './room-verdict.ts';

it.each([
  ['read-write', true, undefined, { kind: 'stays' }],
  ['readonly', false, undefined, { kind: 'stays' }],
  ['readonly', true, undefined, { kind: 'rights', mayChange: false }],
  ['read-write', false, undefined, { kind: 'rights', mayChange: true }],
  ['readonly', true, 'too large', { kind: 'rights', mayChange: false }],
  ['read-write', true, 'too large', { kind: 'anew' }],
])('let in as %s, where one could change the diagram: %s, with a problem: %s', (scope, canChange, problem, verdict) => {
  expect(verdictOnEntry({ scope, canChange, problem })).toEqual(verdict);
});

it.each([
  [1006, { kind: 'stays' }],
  [1013, { kind: 'stays' }],
  [4403, { kind: 'stays' }],
  [4410, { kind: 'ended' }],
  [4400, { kind: 'refused', reason: 'Why.' }],
  [4429, { kind: 'refused', reason: 'Why.' }],
  [1009, { kind: 'refused', reason: 'Why.' }],
])('a connection that is closed with %i', (code, verdict) => {
  expect(verdictOnClose({ code, reason: 'Why.' })).toEqual(verdict);
});
