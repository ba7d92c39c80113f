import { parseNotation } from '@diagloom/diagram/model';
import { expect, test } from 'vitest';
import type { Name } from '../../program/index.ts';
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

const keysOf = (notation: string) => {
  const { spec } = parseNotation(notation, 'physical');
  const { schema } = planProgram({ spec, family: 'entities', style: 'detailed', additionalDetails: '' });
  const said = (names: readonly { readonly words: readonly string[] }[]): string =>
    names.map(({ words }) => words.join(' ')).join(', ');
  return {
    keys: (schema?.tables ?? []).flatMap(({ name, foreignKeys }) =>
      foreignKeys.map(
        ({ columns, table, references }) =>
          `${said([name])} (${said(columns)}) to ${said([table])} (${said(references)})`,
      ),
    ),
    columns: schema?.tables.map(({ columns }) => said(columns.map(({ name }) => name))),
  };
};

test('lines that name the parts of one key are one reference, and invent no columns', () => {
  const { keys, columns } = keysOf(`physical: Cellar
a vintage | vineyard_id: int <pk> | year: int <pk>
b fill | id: int <pk> | year: int <fk> | vineyard_id: int <fk>
a[1] -> b[0..*]: vineyard_id
a[1] -> b[0..*]: year
`);
  expect(keys).toEqual(['fill (vineyard id, year) to vintage (vineyard id, year)']);
  expect(columns).toEqual(['vineyard id, year', 'id, year, vineyard id']);
});

test('two keys between the same tables are told apart by what stands before their columns', () => {
  const { keys } = keysOf(`physical: Post
a place | country: text <pk> | code: text <pk>
b parcel | id: int <pk> | from_country: text <fk> | from_code: text <fk> | to_country: text <fk> | to_code: text <fk>
a[1] -> b[0..*]: from_country
a[1] -> b[0..*]: from_code
a[1] -> b[0..*]: to_country
a[1] -> b[0..*]: to_code
`);
  expect(keys).toEqual([
    'parcel (from country, from code) to place (country, code)',
    'parcel (to country, to code) to place (country, code)',
  ]);
});

test('a column that is part of two keys stands in both', () => {
  const { keys, columns } = keysOf(`physical: Tenants
t tenant | id: int <pk>
a customer | tenant_id: int <pk fk> | number: int <pk>
b order | id: int <pk> | tenant_id: int <fk> | number: int <fk>
t[1] -> a[0..*]: tenant_id
t[1] -> b[0..*]: tenant_id
a[1] -> b[0..*]: tenant_id, number
`);
  expect(keys).toContain('order (tenant id) to tenant (id)');
  expect(keys).toContain('order (tenant id, number) to customer (tenant id, number)');
  expect(columns).toContain('id, tenant id, number');
});

test('a line without words means the columns that are called like the key', () => {
  const drawn = (rows: string): readonly string[] =>
    keysOf(`physical: Lab
a sample | batch: text <pk> | number: int <pk>
b result | id: int <pk> | ${rows}
a[1] -> b[0..*]
`).keys;
  expect(drawn('number: int <fk> | batch: text <fk>')).toEqual(['result (batch, number) to sample (batch, number)']);
  expect(drawn('sample_batch: text <fk> | sample_number: int <fk>')).toEqual([
    'result (sample batch, sample number) to sample (batch, number)',
  ]);
  expect(drawn('value: int')).toEqual(['result (sample batch, sample number) to sample (batch, number)']);
});

test('columns that are drawn as an index are looked up, where no key begins with them', () => {
  const drawn =
    'physical: Lines\na line | id: int <pk> | sku: text <unique> | day: date | index (day, sku) | index (sku) | index (lower(sku)) | index (sku desc) | index (trim(sku))\n';
  const { spec } = parseNotation(drawn, 'physical');
  const { schema, assumptions } = planProgram({ spec, family: 'entities', style: 'detailed', additionalDetails: '' });
  const [table] = schema?.tables ?? [];
  expect(table?.columns.map(({ name }) => name.words.join(' '))).toEqual(['id', 'sku', 'day']);
  const said = (names: readonly Name[] = []): string => names.map(({ words }) => words.join(' ')).join();
  expect(table?.indexes.map(({ columns, descending, by }) => [said(columns), said(descending), by])).toEqual([
    ['day,sku', '', undefined],
    ['sku', '', 'lower'],
    ['sku', 'sku', undefined],
  ]);
  expect(assumptions.map(({ text }) => text).join()).toContain('“index (trim(sku))”, which is left out');
});
