import { expect, test } from 'vitest';
import { plainScalar } from './plain-scalar.ts';

test('binary values are octets, but text where requests, lists or keys hold them', () => {
  expect(plainScalar('bytes', {})).toBe('bytes');
  for (const where of [{ isServed: true }, { isList: true }, { isKey: true }])
    expect(plainScalar('bytes', where)).toBe('text');
  expect(plainScalar('json', {})).toBe('text');
});
