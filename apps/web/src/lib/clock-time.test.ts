import { expect, it } from 'vitest';
import { clockTime } from './clock-time.ts';

const now = new Date(2026, 10, 28, 22, 15);

it('tells the time alone of today', () => expect(clockTime(new Date(2026, 10, 28, 9, 4), now)).toMatch(/^9:04\sAM$/));

it('tells the day of what was earlier, and the year of what was in another one', () => {
  expect(clockTime(new Date(2026, 10, 27, 22, 20), now)).toMatch(/^Nov 27, 10:20\sPM$/);
  expect(clockTime(new Date(2025, 10, 28, 22, 15), now)).toMatch(/^Nov 28, 2025, 10:15\sPM$/);
});
