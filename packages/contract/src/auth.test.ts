import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { accountMessages } from './account.ts';
import { loginRequestSchema, registerFormSchema, registerRequestSchema } from './auth.ts';

const derived = 'a'.repeat(64);

const person = {
  username: 'grace',
  email: 'Grace@Example.com ',
  password: derived,
  confirmPassword: derived,
  firstName: 'Grace',
  lastName: 'Hopper',
};

const messagesOf = (schema: z.ZodMiniType, input: unknown): Record<string, string> => {
  const messages: Record<string, string> = {};
  for (const issue of schema.safeParse(input).error?.issues ?? []) messages[issue.path.join('.')] ??= issue.message;
  return messages;
};

describe('a registration', () => {
  test('is taken with its e-mail in lower case', () => {
    expect(registerRequestSchema.parse(person).email).toBe('grace@example.com');
  });

  test.each(['../../x', '=cmd()', 'a@b', '-dash', 'two  spaces', 'end.', 'a/b', '<b>x</b>'])(
    'has no path, address or markup as its username: %s',
    (username) => {
      expect(messagesOf(registerRequestSchema, { ...person, username })).toEqual({
        username: accountMessages.usernameLetters,
      });
    },
  );

  test.each(['admin', 'Null', 'ad.min', 'Root', 'undefined'])(
    'has no name that stands for the service: %s',
    (username) => {
      expect(messagesOf(registerRequestSchema, { ...person, username })).toEqual({
        username: accountMessages.usernameReserved,
      });
    },
  );

  test.each(['Grace Hopper', "o'brien", '山田 太郎', 'user-4711', 'j.ürgen_2'])('may be called %s', (username) => {
    expect(registerRequestSchema.parse({ ...person, username }).username).toBe(username);
  });

  test('may leave the username empty', () => {
    expect(registerRequestSchema.parse({ ...person, username: '' }).username).toBeUndefined();
  });

  test('has its username in plain letters of one alphabet', () => {
    expect(registerRequestSchema.parse({ ...person, username: ' ｇｒａｃｅ ' }).username).toBe('grace');
    expect(messagesOf(registerRequestSchema, { ...person, username: 'gr\u0430ce' })).toEqual({
      username: accountMessages.usernameLetters,
    });
  });

  test('shows the message of every wrong field at once', () => {
    const wrong = { username: 'ab', email: 'nobody', password: 'short', confirmPassword: 'other', firstName: ' ' };
    expect(messagesOf(registerRequestSchema, wrong)).toEqual({
      username: 'Username must be at least 3 characters',
      email: 'Please enter a valid email address',
      password: 'Password must be at least 6 characters',
      confirmPassword: "Passwords don't match",
      firstName: 'First name is required',
      lastName: 'Last name is required',
    });
  });

  test('names the upper limits in their own words', () => {
    const long = { ...person, username: 'u'.repeat(21), firstName: 'f'.repeat(51), lastName: 'l'.repeat(51) };
    expect(messagesOf(registerRequestSchema, long)).toEqual({
      username: 'Username must be less than 20 characters',
      firstName: 'First name must be less than 50 characters',
      lastName: 'Last name must be less than 50 characters',
    });
  });

  test('needs a password', () => {
    const { password: _password, confirmPassword: _confirm, ...rest } = person;
    expect(messagesOf(registerRequestSchema, rest)).toEqual({ confirmPassword: "Passwords don't match" });
  });

  test('refuses a password that was not derived', () => {
    const plain = { ...person, password: 'correct horse', confirmPassword: 'correct horse' };
    expect(messagesOf(registerRequestSchema, plain).password).toMatch(/64 lowercase hexadecimal/);
  });

  test.each(['googleId', 'facebookId', 'microsoftId', 'appleId'])('refuses a %s', (name) => {
    expect(Object.keys(messagesOf(registerRequestSchema, { ...person, [name]: '1' }))).toEqual([name]);
  });

  test.each([null, undefined, 7, 'text', []])('refuses %j', (input) => {
    expect(registerRequestSchema.safeParse(input).success).toBe(false);
  });
});

test('the form asks for the terms and the typed password', () => {
  const typed = { ...person, password: 'p'.repeat(101), confirmPassword: 'p'.repeat(101), terms: false };
  expect(messagesOf(registerFormSchema, typed)).toEqual({
    password: 'Password must be less than 100 characters',
    terms: 'Please agree to the Terms of Service and Privacy Policy',
  });
});

test('a login without a password says how long it must be', () => {
  expect(messagesOf(loginRequestSchema, { email: 'grace@example.com' })).toEqual({
    password: 'Password must be at least 6 characters',
  });
});
