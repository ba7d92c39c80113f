import { expect, test } from 'vitest';
import { changesState, givesValue } from './changes.ts';

test('a deed names what it gives another value, or its verb says it', () => {
  expect(givesValue(['change', 'fee'], ['monthly', 'fee'])).toBe(true);
  expect(givesValue(['rename'], ['name'])).toBe(true);
  expect(givesValue(['deposit'], ['balance'])).toBe(true);
  expect(givesValue(['print', 'name'], ['name'])).toBe(false);
  expect(givesValue(['change', 'fee'], ['name'])).toBe(false);
});

test('a verb says what is so after it, and what is not any more', () => {
  expect(changesState('cancel', 'cancelled')).toBe(true);
  expect(changesState('cancel', 'canceled')).toBe(true);
  expect(changesState('deactivate', 'active')).toBe(true);
  expect(changesState('unblock', 'blocked')).toBe(true);
  expect(changesState('print', 'cancelled')).toBe(false);
});
