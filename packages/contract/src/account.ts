import * as z from 'zod/mini';
import { isOfOneAlphabet } from './is-of-one-alphabet.ts';

/**
 * How a browser turns what was typed into what is sent, so that no password leaves it as it was typed:
 * PBKDF2-HMAC-SHA-256 with the UTF-8 of the password plus `saltSuffix` as salt, written as lower-case hex.
 */
export const passwordDerivation = {
  hash: 'SHA-256',
  iterations: 100_000,
  saltSuffix: ':diagloom.v1',
  bytes: 32,
} as const;

export const accountMessages = {
  email: 'Please enter a valid email address',
  passwordShort: 'Password must be at least 6 characters',
  passwordLong: 'Password must be less than 100 characters',
  passwordShape:
    'Send the password in its derived form: 64 lowercase hexadecimal characters (see the API documentation).',
  passwordsDiffer: "Passwords don't match",
  usernameShort: 'Username must be at least 3 characters',
  usernameLetters: "Use letters from one alphabet, digits, spaces between words and the characters . _ - '",
  usernameReserved: 'This username is reserved. Choose another one',
  usernameLong: 'Username must be less than 20 characters',
  firstNameMissing: 'First name is required',
  firstNameLong: 'First name must be less than 50 characters',
  lastNameMissing: 'Last name is required',
  lastNameLong: 'Last name must be less than 50 characters',
  terms: 'Please agree to the Terms of Service and Privacy Policy',
  foreignId: 'Accounts from other services can’t be named here. Use the sign-in button for that service.',
} as const;

/** The longest address that a mail server must accept (RFC 5321, section 4.5.3.1, less the brackets). */
const longestEmail = 254;

/** Trimmed and in lower case: two spellings of an address are one account. */
export const emailSchema = z.pipe(
  z
    .string({ error: accountMessages.email })
    .check(z.trim(), z.toLowerCase(), z.maxLength(longestEmail, accountMessages.email)),
  z.email(accountMessages.email),
);

/** What a person types, before it is derived. */
export const typedPasswordSchema = z
  .string({ error: accountMessages.passwordShort })
  .check(z.minLength(6, accountMessages.passwordShort), z.maxLength(100, accountMessages.passwordLong));

/** What the server takes: the derived form. Says the length rules first, which help a caller more. */
export const derivedPasswordSchema = typedPasswordSchema.check(
  z.regex(/^[0-9a-f]{64}$/, accountMessages.passwordShape),
);

/** Begins and ends with a letter or digit, with single signs between: neither a path nor an address nor a piece of markup. */
export const isPlainName = (username: string): boolean =>
  /^[\p{L}\p{Nd}](?:[\p{L}\p{M}\p{Nd}]|[ ._'-](?=[\p{L}\p{Nd}]))*$/u.test(username);

/** Names under which somebody could speak for whoever runs the server, or that programs take for the lack of one. */
export const reservedUsernames: ReadonlySet<string> = new Set(
  (
    'admin administrator root system sysadmin superuser operator owner moderator support help helpdesk security abuse postmaster webmaster ' +
    'hostmaster info staff team official diagloom server service api null undefined nan none nobody anonymous guest everyone everybody all me self ' +
    'you deleted unknown void true false register login logout profile settings shared embed'
  ).split(' '),
);

export const isReserved = (username: string): boolean =>
  reservedUsernames.has(username.toLowerCase().replace(/[ ._'-]/g, ''));

/**
 * An empty field counts as absent. Kept in the normal form for compatibility (NFKC), so that wide letters and their like are
 * the plain ones.
 */
export const usernameSchema = z.optional(
  z.pipe(
    z.string().check(
      z.normalize('NFKC'),
      z.trim(),
      z.maxLength(20, accountMessages.usernameLong),
      z.refine((username) => username === '' || username.length >= 3, accountMessages.usernameShort),
      z.refine(
        (username) => username === '' || (isOfOneAlphabet(username) && isPlainName(username)),
        accountMessages.usernameLetters,
      ),
      z.refine((username) => !isReserved(username), accountMessages.usernameReserved),
    ),
    z.transform((username) => (username === '' ? undefined : username)),
  ),
);

export const firstNameSchema = z
  .string({ error: accountMessages.firstNameMissing })
  .check(z.trim(), z.minLength(1, accountMessages.firstNameMissing), z.maxLength(50, accountMessages.firstNameLong));

export const lastNameSchema = z
  .string({ error: accountMessages.lastNameMissing })
  .check(z.trim(), z.minLength(1, accountMessages.lastNameMissing), z.maxLength(50, accountMessages.lastNameLong));
