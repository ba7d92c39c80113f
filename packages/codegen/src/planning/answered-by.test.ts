import { describe, expect, test } from 'vitest';
import { answeredBy } from './answered-by.ts';

describe('what a deed answers', () => {
  test.each([
    ['Check coverage', 'Covered?', true],
    ['Check coverage', 'not covered', false],
    ['Clerk checks the income', 'Sufficient?', true],
    ['Review the application', 'Decision?', true],
    ['Call the employer', 'Decision?', undefined],
    ['Inspect the item', 'Damaged?', false],
    ['Review the request', 'Approved?', true],
    ['Approve the request', 'Is it approved?', true],
    ['Cancel the order', 'Cancelled?', true],
    ['Check the receipt', 'No receipt?', false],
    ['Check the receipt', 'Older than 30 days?', undefined],
    ['Estimate the cost', 'Above 5000?', undefined],
    ['Check coverage', 'Claim valid?', undefined],
    ['Open the parcel', 'Damaged?', undefined],
    ['Pay the fee', 'Payment failed?', false],
  ])('of “%s” before “%s”', (label, condition, answer) => {
    expect(answeredBy({ label, actor: 'Clerk' }, condition)).toBe(answer);
  });

  test.each([
    ['Charge card', 'The bank declines', false],
    ['Charge card', 'payment accepted', true],
    ['Reserve the items', 'items unavailable', false],
    ['Charge card', 'manager approves', undefined],
    ['Charge card', 'customer has a coupon', undefined],
    ['Charge card', 'no coupon', undefined],
  ])('of a call to “Bank”: “%s” before “%s”', (label, condition, answer) => {
    const deed = { label, actor: 'Bank', isCalled: true, others: ['Shop', 'Manager'] } as const;
    expect(answeredBy(deed, condition)).toBe(answer);
  });
});
