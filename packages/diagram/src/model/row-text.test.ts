import { describe, expect, it } from 'vitest';
import { fromRowText, isOperation, toRowText } from './row-text.ts';

describe('rows of a box', () => {
  it.each([
    { name: 'email', type: 'string', visibility: '+' as const },
    { name: 'id', type: 'uuid', marks: ['pk', 'unique'] },
    { name: 'login(name: string, code: int)', type: 'boolean', visibility: '-' as const },
    { name: 'count' },
  ])('are read back as they were written: $name', (attribute) => {
    expect(fromRowText(toRowText(attribute))).toEqual(attribute);
  });

  it('tell an operation by its parameter list', () => {
    expect([{ name: 'login()' }, { name: 'login' }].map(isOperation)).toEqual([true, false]);
  });
});
