import { expect, test } from 'vitest';
import { needsPostponed } from './postponed.ts';

test('annotations wait for a class that is still to come, or that is being written', () => {
  expect(needsPostponed('class One:\n    other: Two\n\n\nclass Two:\n    pass\n')).toBe(true);
  expect(needsPostponed('class One:\n    def copy(self) -> One: ...\n')).toBe(true);
});

test('annotations wait where a member hides a type', () => {
  expect(needsPostponed('class One:\n    date: date | None = None\n')).toBe(true);
});

test('what stands above needs no waiting', () => {
  expect(needsPostponed('class One:\n    name: str\n\n\nclass Two:\n    one: One\n')).toBe(false);
});
