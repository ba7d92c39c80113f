import { describe, expect, test } from 'vitest';
import { createNameScope } from './name.ts';
import { remarkOf } from './remark-of.ts';

describe('what a comment says of a step', () => {
  test.each([
    ['Charge card', { label: 'The bank declines', is: false }, 'Returns false if the bank declines.'],
    ['Check coverage', { label: 'Covered?', is: true }, 'Returns true if it is covered.'],
    ['Check coverage', { label: 'Is it covered?', is: true }, 'Returns the answer to “Is it covered?”.'],
    ['Check it', { label: 'Receipt?', is: true }, 'Returns true if there is a receipt.'],
    ['Check it', { label: 'No receipt', is: false }, 'Returns false if there is no receipt.'],
    ['Check it', { label: 'Card valid', is: true }, 'Returns true if the card is valid.'],
    ['Check it', { label: 'x > 5; */', is: true }, 'Returns true if “x > 5; */”.'],
    ['Check it', undefined, ''],
  ])('“%s”', (label, decides, remark) => {
    const name = createNameScope().call(label, [], '');
    expect(remarkOf({ name, ...(decides !== undefined && { decides }) })).toBe(remark);
  });
});
