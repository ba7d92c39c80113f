import { describe, expect, it } from 'vitest';
import { ApiError, failureOf, messageOf } from './api-error.ts';

const limitReached = JSON.stringify({
  success: false,
  code: 'monthly_limit_reached',
  error: 'You have used all 50 diagrams of this month. The count starts over on 1 March.',
});

describe('an error of the API', () => {
  it('has the status and the body as its message', () => {
    expect(new ApiError(404, 'Not Found', 'no such page').message).toBe('404: no such page');
  });

  it('has the status text as its message where the body is empty', () => {
    expect(new ApiError(502, 'Bad Gateway', '').message).toBe('502: Bad Gateway');
  });

  it('gives the sentence that the server wrote for people', () => {
    const error = new ApiError(429, 'Too Many Requests', limitReached);
    expect(messageOf(error, 'Failed')).toBe(
      'You have used all 50 diagrams of this month. The count starts over on 1 March.',
    );
    expect(failureOf(error)?.code).toBe('monthly_limit_reached');
  });

  it('gives the other sentence for a page that a proxy wrote', () => {
    expect(messageOf(new ApiError(502, 'Bad Gateway', '<html>Bad gateway</html>'), 'Failed')).toBe('Failed');
  });

  it('gives the other sentence for a network that is down', () => {
    expect(messageOf(new TypeError('Failed to fetch'), 'Failed')).toBe('Failed');
  });

  it('keeps the messages of the fields', () => {
    const body = JSON.stringify({
      success: false,
      code: 'email_taken',
      error: 'Taken.',
      fields: { email: 'This address has an account.' },
    });
    expect(failureOf(new ApiError(409, 'Conflict', body))?.fields).toEqual({ email: 'This address has an account.' });
  });
});
