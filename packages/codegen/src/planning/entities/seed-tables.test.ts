import { parseNotation } from '@diagloom/diagram/model';
import { expect, test } from 'vitest';
import { planProgram } from '../plan-program.ts';

test('a table that takes one row per member is tried with a second member', () => {
  const notation = `physical: Club
a members | id: bigint <pk>
b cards | id: bigint <pk> | code: varchar(8)
a[1] -> b[0..1]: has
`;
  const { spec } = parseNotation(notation, 'flowchart');
  const { schema } = planProgram({ spec, family: 'entities', style: 'minimal', additionalDetails: '' });
  expect(schema?.seed.map(({ table }) => table.words.join(' '))).toEqual(['members', 'members', 'cards']);
  expect(schema?.scenarios.map(({ name }) => name.words.join(' '))).toContain('cards refuses a row without code');
});
