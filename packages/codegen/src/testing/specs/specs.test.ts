import { parseNotation } from '@diagloom/diagram/model';
import { expect, test } from 'vitest';
import { codeSpecs } from './index.ts';

const sizes = ['tiny', 'typical', 'large', 'terse', 'hostile'];

test('every type has a diagram of every size, and all of them can be read', () => {
  const found = new Map<string, Set<string>>();
  for (const { id, notation, size } of codeSpecs) {
    const { spec, problems } = parseNotation(notation, 'flowchart');
    expect([id, problems]).toEqual([id, []]);
    found.set(spec.type, (found.get(spec.type) ?? new Set()).add(size));
  }
  expect(found.size).toBe(14);
  for (const [type, own] of found) expect([type, sizes.filter((size) => !own.has(size))]).toEqual([type, []]);
});
