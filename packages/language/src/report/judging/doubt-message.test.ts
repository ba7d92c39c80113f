import { expect, test } from 'vitest';
import { doubtMessage } from './doubt-message.ts';

test('labels that look odd are named, a few of many', () => {
  expect(doubtMessage({ reasons: ['long labels'], oddLabels: ['Send it', 'And then'] })).toBe(
    'Check "Send it" and "And then" before you use this diagram (long labels).',
  );
  expect(doubtMessage({ reasons: [], oddLabels: ['A', 'B', 'C', 'D', 'E'] })).toBe(
    'Check "A", "B", "C", and 2 more before you use this diagram.',
  );
});

test('where none looks odd the whole diagram is to be checked', () => {
  expect(doubtMessage({ reasons: ['lost words'], oddLabels: [] })).toBe(
    'Check this diagram before you use it. Parts of it may be wrong (lost words).',
  );
});
