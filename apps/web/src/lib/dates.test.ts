import { expect, it } from 'vitest';
import { dateAndTime, daysBetween, longDate } from './dates.ts';

it('writes a date in words', () => {
  expect(longDate('2026-03-03T12:00:00.000Z')).toBe('March 3, 2026');
  expect(dateAndTime('2026-03-03T12:05:00.000Z')).toMatch(/^March 3, 2026 at \d\d?:05\s[AP]M$/);
});

it('counts whole days only', () => {
  const start = new Date('2026-03-03T12:00:00Z');
  expect(daysBetween(start, new Date('2026-03-05T11:59:59Z'))).toBe(1);
  expect(daysBetween(start, new Date('2026-03-05T12:00:00Z'))).toBe(2);
});

it('counts no days where the clocks disagree', () => {
  expect(daysBetween(new Date('2026-03-03T12:00:01Z'), new Date('2026-03-03T12:00:00Z'))).toBe(0);
});
