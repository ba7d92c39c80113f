import { expect, it } from 'vitest';
import { relativeTime } from './relative-time.ts';

const now = new Date('2025-06-15T12:00:00Z');

it.each([
  ['2025-06-15T12:00:05Z', 'Just now'],
  ['2025-06-15T11:59:01Z', 'Just now'],
  ['2025-06-15T11:59:00Z', '1 minute ago'],
  ['2025-06-15T11:00:01Z', '59 minutes ago'],
  ['2025-06-15T11:00:00Z', '1 hour ago'],
  ['2025-06-14T12:00:01Z', '23 hours ago'],
  ['2025-06-14T12:00:00Z', '1 day ago'],
  ['2025-05-15T12:00:00Z', '31 days ago'],
])('%s is "%s"', (then, words) => {
  expect(relativeTime(new Date(then), now)).toBe(words);
});
