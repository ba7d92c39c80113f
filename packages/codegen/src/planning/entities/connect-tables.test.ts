import { parseNotation } from '@diagloom/diagram/model';
import { expect, test } from 'vitest';
import { planProgram } from '../plan-program.ts';

test('a line from a table to itself does not take the key that names another table', () => {
  const drawn = `physical: Depots
a Van | id <pk> | plate | depot id <fk>
b Depot | id <pk> | name
a[0..*] -> a[1]: follows
a[0..*] -> b[1]: sleeps in
`;
  const { spec } = parseNotation(drawn, 'physical');
  const { schema } = planProgram({ spec, family: 'entities', style: 'detailed', additionalDetails: '' });
  const van = schema?.tables.find(({ name }) => name.words.join(' ') === 'van');
  expect(van?.foreignKeys.map(({ columns, table }) => [columns[0]?.words.join(' '), table.words.join(' ')])).toEqual([
    ['followed van id', 'van'],
    ['depot id', 'depot'],
  ]);
});

test('a table between rows of one table calls the second of them the other', () => {
  const { spec } = parseNotation(
    'physical: Friends\na person | id <pk> | name\na[0..*] -> a[0..*]: knows\n',
    'physical',
  );
  const { schema } = planProgram({ spec, family: 'entities', style: 'detailed', additionalDetails: '' });
  expect(schema?.tables[1]?.columns.map(({ name }) => name.words.join(' '))).toEqual(['person id', 'other person id']);
});

test('a reference to a key that says whose it is is called like it', () => {
  const { spec } = parseNotation(
    'logical: Hotel\na Guest | guest number <pk>\nb Stay | id <pk> | nights\na[1] -> b[0..*]\n',
    'logical',
  );
  const { schema } = planProgram({ spec, family: 'entities', style: 'detailed', additionalDetails: '' });
  expect(schema?.tables[1]?.columns.map(({ name }) => name.words.join(' '))).toEqual(['id', 'nights', 'guest number']);
});
