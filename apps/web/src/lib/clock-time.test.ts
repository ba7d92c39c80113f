import { expect, it } from 'vitest';
import { clockTime } from './clock-time.ts';

const now = new Date(2026, 10, 28, 22, 15);

it('tells the time alone of today', () => expect(clockTime(new Date(2026, 10, 28, 9, 4), now)).toBe('09:04'));

it('tells the day of what was earlier, and the year of what was in another one', () => {
  expect(clockTime(new Date(2026, 10, 27, 22, 20), now)).toBe('Nov 27, 22:20');
  expect(clockTime(new Date(2025, 10, 28, 22, 15), now)).toBe('Nov 28, 2025, 22:15');
});
