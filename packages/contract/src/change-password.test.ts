import { describe, expect, test } from 'vitest';
import { changePasswordFormSchema } from './change-password.ts';

const messagesOf = (input: unknown): Record<string, string> =>
  Object.fromEntries(
    (changePasswordFormSchema.safeParse(input).error?.issues ?? []).map(({ path, message }) => [
      path.join('.'),
      message,
    ]),
  );

describe('the form for a new password', () => {
  test('takes two that agree', () => {
    expect(messagesOf({ currentPassword: 'old one', newPassword: 'new one', confirmPassword: 'new one' })).toEqual({});
  });

  test('says everything that is wrong at once', () => {
    expect(messagesOf({ currentPassword: '', newPassword: 'short', confirmPassword: 'other' })).toEqual({
      currentPassword: 'Enter your current password.',
      newPassword: 'New password must be at least 6 characters long.',
      confirmPassword: 'New passwords do not match.',
    });
  });

  test('takes no password that the login form would refuse', () => {
    const long = 'x'.repeat(101);
    expect(messagesOf({ currentPassword: 'old one', newPassword: long, confirmPassword: long })).toEqual({
      newPassword: 'Password must be less than 100 characters',
    });
  });
});
