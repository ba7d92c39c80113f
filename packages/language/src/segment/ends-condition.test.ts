import { expect, test } from 'vitest';
import { textOf, tokenise } from '../text/token.ts';
import { splitClauses } from './clauses.ts';

const clauses = (sentence: string): string =>
  splitClauses(tokenise(sentence))
    .map((clause) => `${clause.role ? `[${clause.role}] ` : ''}${textOf(clause.tokens)}`)
    .join(' | ');

/** Conditions that no comma ends, as people type them in a hurry. */
test.each([
  '[if] user is logged in | show dashboard | [else] show login page',
  '[if] declined | app refunds customer',
  '[if] the guest leaves a stain | housekeeping clean it | [else] close the room',
  '[if] a customer sends the finance report | we file it',
  '[if] accepted | restaurant prepares food',
  '[if] not reproducible | ask for more details',
  '[if] not solved | escalates to L2',
  '[if] duplicate | close it | [else] assign severity',
  '[if] mismatch | clerk calls the supplier',
  '[if] exists | show error',
  '[if] the invoice is overdue | charge interest',
  "[if] it's a bug | developer fixes it",
  '[if] stock is low | reorder',
  '[if] changes needed | it goes back to writer',
  '[if] password wrong | show error',
  '[if] items out of stock | notify buyer',
  '[if] out of stock | notify customer | [else] charge card',
  '[if] not approved by manager | return to employee',
  '[if] quality check passes | package the product',
  '[if] temperature > 30 | start fan | [else] stop fan',
  '[while] i <= n | multiply fact by i',
  '[when] payment | send receipt',
  '[when] the order is confirmed | warehouse packs the items',
  '[unless] paid | cancel the order',
  '[yes] ship the goods | [no] refund the customer',
])('%s', (expected) => {
  const sentence = expected
    .replace('[yes]', 'if yes')
    .replace('[no]', 'if no')
    .replace('[when] payment', 'after payment')
    .replace(/\[(\w+)\]/g, '$1')
    .replaceAll('| ', '')
    .replaceAll('  ', ' ');
  expect(clauses(sentence)).toBe(expected);
});

/** A condition goes on where more of it follows. */
test.each([
  '[if] the account is in good order | the clerk closes it',
  '[if] the customer is new | order confirmation is sent',
  '[if] accepted orders exceed ten | the manager is called',
  '[if] damaged items are found | create a claim',
  '[if] wrong pin 3 times | keep card',
])('%s', (expected) => {
  const sentence = expected
    .replace(/\[(\w+)\]/g, '$1')
    .replace(' |', expected.includes('ten') || expected.includes('pin') ? ',' : '');
  expect(clauses(sentence)).toBe(expected);
});
