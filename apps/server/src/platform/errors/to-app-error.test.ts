import { expect, test } from 'vitest';
import { toAppError } from './to-app-error.ts';

const coded = (code: string, message = 'inside'): Error => Object.assign(new Error(message), { code });

test.each([
  ['a file that cannot be written', coded('ENOSPC')],
  ['a row that cannot be stored', new Error('Failed query', { cause: coded('53100') })],
])('a full disk is said as such, for %s', (_name, error) => {
  const { statusCode, message, details } = toAppError(error);
  expect([statusCode, details.retryAfter]).toEqual([503, 60]);
  expect(message).toContain('The server’s disk is full');
});

test('a database that hangs is out of reach, and a caller that left is no fault of it', () => {
  expect(toAppError(new Error('Failed query', { cause: new Error('Query read timeout') })).code).toBe('unavailable');
  expect(toAppError(coded('ECONNRESET', 'aborted')).code).toBe('invalid_request');
});
