import { expect, test } from 'vitest';
import { codeTitle } from './code-title.ts';

test.each([
  ['Network diagram', 'Network'],
  ['Diagram', 'Diagram'],
  ['Customer asks for a refund', 'refund'],
  ['Clerk registers the claim', 'register the claim'],
  ['Damage process', 'Damage process'],
  ['Customer, shop and stock service', 'Customer, shop and stock service'],
])('code of “%s” is called after “%s”', (title, name) => {
  expect(codeTitle(title)).toBe(name);
});
