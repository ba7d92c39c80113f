import { expect, test } from 'vitest';
import { buildPattern } from '../testing/build-pattern.ts';
import { retrievePatterns } from './retrieve-patterns.ts';

const patterns = [
  buildPattern({
    title: 'Sign-in',
    aliases: ['user login'],
    keywords: ['password'],
    options: [
      { title: 'a second factor', when: ['2fa'], changes: [] },
      { title: 'a password reset', when: ['password reset'], changes: [] },
    ],
  }),
  buildPattern({ title: 'Password reset' }),
  buildPattern({ title: 'User registration', aliases: ['registration'] }),
  buildPattern({ title: 'Checkout', aliases: ['online shop checkout'], keywords: ['cart'] }),
  buildPattern({ title: 'Employee onboarding' }),
  buildPattern({
    title: 'Card payment',
    slots: [{ name: 'provider', default: 'Provider', fills: { paypal: 'PayPal', 'adyen checkout': 'Adyen' } }],
  }),
];

const found = (text: string): string =>
  (retrievePatterns(text, 'process', patterns)?.hits ?? [])
    .map(({ pattern, options }) => [pattern.id, ...options.map(({ title }) => title)].join(' + '))
    .join(' & ');

test.each([
  ['login', 'sign-in'],
  ['Log in', 'sign-in'],
  ['logging in', 'sign-in'],
  ['sign-in', 'sign-in'],
  ['signing in with a password', 'sign-in'],
  ['please draw me a simple flowchart of the user login process', 'sign-in'],
  ['user login with 2FA', 'sign-in + a second factor'],
  ['user login with two-factor authentication', 'sign-in + a second factor'],
  ['sign in using a one time password', 'sign-in + a second factor'],
  ['MFA login', 'sign-in + a second factor'],
  ['login with 2FA and forgotten password', 'sign-in + a second factor + a password reset'],
  ['reset password', 'password-reset'],
  ['forgot my password', 'password-reset'],
  ['sign up', 'user-registration'],
  ['create an account', 'user-registration'],
  ['sign up and password recovery', 'password-reset & user-registration'],
  ['checkout for an e-commerce site', 'checkout'],
  ['webshop checkout', 'checkout'],
  ['on-boarding of employees', 'employee-onboarding'],
  ['employee onbording', 'employee-onboarding'],
  ['employees: induction', 'employee-onboarding'],
])('"%s" names %s', (text, ids) => {
  expect(found(text)).toBe(ids);
});

test.each([
  ['photosynthesis'],
  ['login page redesign approval'],
  ['a water bottle checkout counter camera'],
  ['password'],
  ['the employee of the month'],
  ['asdf qwer'],
  [''],
  ['draw a diagram'],
])('"%s" names nothing that is built in', (text) => {
  expect(retrievePatterns(text, 'process', patterns)).toBeUndefined();
});

test('a slip in a long word is forgiven, in a short one it is not', () => {
  const slips = [buildPattern({ title: 'Registration' }), buildPattern({ title: 'Contract' })];
  const ids = (text: string) => retrievePatterns(text, 'process', slips)?.hits.map(({ pattern }) => pattern.id);
  expect(ids('registartion')).toEqual(['registration']);
  expect(ids('contact')).toBeUndefined();
});

test('what fills a slot is taken from the prompt', () => {
  const slots = (text: string) => retrievePatterns(text, 'process', patterns)?.hits[0]?.slots;
  expect(slots('card payment')).toEqual({ provider: 'Provider' });
  expect(slots('card payment with PayPal')).toEqual({ provider: 'PayPal' });
});

test('words that no pattern answers are told', () => {
  const unused = retrievePatterns('user login with 2fa on a tractor', 'process', patterns)?.unused;
  expect(unused?.map(({ word }) => word)).toEqual(['tractor']);
});
