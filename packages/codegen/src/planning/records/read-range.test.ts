import { expect, test } from 'vitest';
import { readRange } from './read-range.ts';

test.each([
  ['balance must not be negative', 'balance', [{ operator: '>=', value: 0 }]],
  ['The hourly rate must be positive', 'hourly rate', [{ operator: '>', value: 0 }]],
  ['{capacity <= 30}', 'capacity', [{ operator: '<=', value: 30 }]],
  [
    'age is between 3 and 99',
    'age',
    [
      { operator: '>=', value: 3 },
      { operator: '<=', value: 99 },
    ],
  ],
  ['seats cannot exceed 12', 'seats', [{ operator: '<=', value: 12 }]],
  ['price must be at least 2.5', 'price', [{ operator: '>=', value: 2.5 }]],
  ['title must not be empty', 'title', 'blank'],
])('“%s”', (text, subject, limits) => {
  expect(readRange(text)).toEqual({ subject, limits });
});

test('what compares with no number is no range', () => {
  expect(readRange('bookings are cancelled a day ahead at the latest')).toBeUndefined();
  expect(readRange(`${'a '.repeat(10_000)}b`)).toBeUndefined();
});
