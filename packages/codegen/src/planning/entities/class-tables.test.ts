import { parseNotation } from '@diagloom/diagram/model';
import { expect, test } from 'vitest';
import { planProgram } from '../plan-program.ts';
import { withClassTables } from './class-tables.ts';

const schemaOf = (notation: string) => {
  const { spec } = parseNotation(`uml: Library\n${notation}`, 'uml');
  const program = planProgram({ spec, family: 'classes', style: 'detailed', additionalDetails: '' });
  return withClassTables(program);
};

const tablesOf = (notation: string) => {
  const { schema, assumptions } = schemaOf(notation);
  const said = (words: readonly { readonly words: readonly string[] }[]) => words.map((each) => each.words.join(' '));
  const tables = (schema?.tables ?? []).map(({ name, columns, primaryKey, unique, foreignKeys }) => ({
    table: name.words.join(' '),
    columns: columns.map((column) => `${column.name.words.join(' ')}${column.isNullable ? '?' : ''}`),
    key: said(primaryKey),
    unique: unique.map(said),
    refersTo: foreignKeys.map(({ columns, table }) => `${said(columns)} of ${table.words.join(' ')}`),
  }));
  return { tables, texts: assumptions.map(({ text }) => text) };
};

test('what extends a class that can be made has a table with the same key, and lines lead to that class alone', () => {
  const { tables, texts } = tablesOf(
    'a Member | cardNumber: string <unique>\nb Staff | department: string\nc Loan | id: uuid\nb -inherits-> a\na[1] -> c[0..*]: takes out\n',
  );
  expect(tables).toEqual([
    { table: 'members', columns: ['id', 'card number'], key: ['id'], unique: [['card number']], refersTo: [] },
    { table: 'staff', columns: ['id', 'department'], key: ['id'], unique: [], refersTo: ['id of members'] },
    { table: 'loans', columns: ['id', 'member id'], key: ['id'], unique: [], refersTo: ['member id of members'] },
  ]);
  expect(texts).toContain('“Staff” extends “Member”: its table has the same key and holds what it adds.');
});

test('of two that have one of each other, whoever cannot be without the other refers to it', () => {
  const { tables } = tablesOf('a Fine | amount: decimal\nb Loan | id: uuid\na[0..1] -> b[1]: belongs to\n');
  expect(tables.map(({ table, columns, unique }) => ({ table, columns, unique }))).toEqual([
    { table: 'loans', columns: ['id'], unique: [] },
    { table: 'fines', columns: ['id', 'amount', 'loan id'], unique: [['loan id']] },
  ]);
});

test('a list of values has a table of its own, and a field of another class refers to it', () => {
  const { tables } = tablesOf(
    'a Book | isbn: string <pk> | authors: string[] | shelf: Shelf\nb Shelf | id: int | room: string\n',
  );
  expect(tables).toEqual([
    { table: 'shelves', columns: ['id', 'room'], key: ['id'], unique: [], refersTo: [] },
    { table: 'books', columns: ['isbn', 'shelf id?'], key: ['isbn'], unique: [], refersTo: ['shelf id of shelves'] },
    {
      table: 'book authors',
      columns: ['id', 'author', 'book isbn'],
      key: ['id'],
      unique: [],
      refersTo: ['book isbn of books'],
    },
  ]);
});

test('a class and its child that refer to each other are made one after the other', () => {
  const { tables } = tablesOf('a Task\nb Step\nb -inherits-> a\nb -> a: belongs to\n');
  expect(tables.map(({ table, columns }) => ({ table, columns }))).toEqual([
    { table: 'tasks', columns: ['id', 'step id?'] },
    { table: 'steps', columns: ['id'] },
  ]);
});

test('parts of a composition go with their whole, and nothing else does', () => {
  const { schema } = schemaOf(
    'a Invoice | number: int <pk>\nb Position | id: int\nc Customer | id: int\na[1] -composes-> b[1..*]\nc[1] -> a[0..*]\n',
  );
  const rules = schema?.tables.flatMap(({ name, foreignKeys }) =>
    foreignKeys.map((key) => [name.words.join(' '), key.table.words.join(' '), key.onDelete]),
  );
  expect(rules).toEqual([
    ['invoices', 'customers', 'restrict'],
    ['positions', 'invoices', 'cascade'],
  ]);
  const deletions = schema?.scenarios.filter(({ action }) => 'deleteFrom' in action);
  expect(deletions?.map(({ name, kind }) => [name.label, kind])).toEqual([
    ['customers keeps a row that others need', 'refuses'],
    ['a deleted row of invoices takes its positions along', 'accepts'],
  ]);
});

test('a part that others need holds its whole', () => {
  const { schema } = schemaOf(
    'a Building | id: int\nb Room | id: int\nc Booking | id: int\na[1] -composes-> b[1..*]\nb[1] -> c[0..*]\n',
  );
  const deletions = schema?.scenarios.filter(({ action }) => 'deleteFrom' in action);
  expect(deletions?.map(({ name }) => name.label)).toEqual(['rooms keeps a row that others need']);
});

test('a table between two is called after many of the second', () => {
  const { tables } = tablesOf('a Author | id: int\nb Book | id: int\na[0..*] -> b[0..*]: wrote\n');
  expect(tables.map(({ table }) => table)).toEqual(['authors', 'books', 'author books']);
});

test('first values, sizes and fixed lengths that are drawn stay in the table', () => {
  const { schema } = schemaOf(
    'a Parcel | id: long | weight: int = 1 | country: char(2) | state: State = OPEN | isPaid: bool = false\nb(enum) State | OPEN | SENT\n',
  );
  const columns = schema?.tables[0]?.columns.map(({ name, type, size, length, isFixed, default: usual }) => [
    name.words.join(' '),
    type,
    size ?? length,
    isFixed,
    usual,
  ]);
  expect(columns).toEqual([
    ['id', 'integer', 'large', undefined, undefined],
    ['weight', 'integer', 'usual', undefined, 1],
    ['country', 'text', 2, true, undefined],
    ['state', 'text', undefined, undefined, 'OPEN'],
    ['is paid', 'boolean', undefined, undefined, false],
  ]);
  expect(schema?.scenarios.filter(({ name }) => name.label.includes('fills in')).map(({ name }) => name.label)).toEqual(
    ['parcels fills in weight', 'parcels fills in state', 'parcels fills in is paid'],
  );
});

test('what a child adds goes with the row of its parent', () => {
  const { schema } = schemaOf('a Member | id: int\nb Trainer | id: int | hourlyRate: decimal\nb -inherits-> a\n');
  expect(schema?.tables.flatMap(({ foreignKeys }) => foreignKeys.map(({ onDelete }) => onDelete))).toEqual(['cascade']);
});

test('a field that lists objects of its own class names the table and what it refers to', () => {
  const { tables } = tablesOf('a Course | code: string <pk> | prerequisites: Course[]\n');
  expect(tables[1]).toMatchObject({ table: 'course prerequisites', columns: ['course code', 'prerequisite code'] });
});

test('a row that needs one of several kinds refers to exactly one', () => {
  const { schema } = schemaOf(
    'a(abstract) Asset | id: int\nb Saw\nc Drill\nd Loan | id: int\nb -inherits-> a\nc -inherits-> a\nd[0..*] -> a[1]: covers\n',
  );
  const loans = schema?.tables.find(({ name }) => name.words.join(' ') === 'loans');
  expect(loans?.checks.map(({ kind }) => kind)).toEqual(['exactlyOne']);
  expect(loans?.foreignKeys.map(({ onDelete }) => onDelete)).toEqual(['restrict', 'restrict']);
  expect(schema?.seed.find(({ table }) => table === loans?.name)?.values.map(({ value }) => value)).toEqual([
    1,
    1,
    null,
  ]);
  expect(schema?.scenarios.map(({ name }) => name.label)).toContain(
    'loans refuses a row without one of saw id and drill id',
  );
});

test('a class that is linked to itself says what the other is', () => {
  const { tables } = tablesOf('a Member | name: string\na[0..*] -> a[0..*]: follows\na[0..1] -> a[0..*]: mentors\n');
  expect(tables.map(({ table, columns }) => [table, columns])).toEqual([
    ['members', ['id', 'name', 'mentoring member id?']],
    ['member followed members', ['member id', 'followed member id']],
  ]);
});

test('what UML says is unique is so', () => {
  const { tables } = tablesOf('a Member | email: String {unique} | name: string\n');
  expect(tables.map(({ columns, unique }) => [columns, unique])).toEqual([[['id', 'email', 'name'], [['email']]]]);
});

test('a part of one of several wholes belongs to exactly one, and goes with it', () => {
  const { schema } = schemaOf(
    'a(abstract) Lot | title: string\nb Painting\nc Carpet\nd Bid | amount: decimal\nb -inherits-> a\nc -inherits-> a\na[1] -composes-> d[0..*]: receives\n',
  );
  const bids = schema?.tables.find(({ name }) => name.words.join(' ') === 'bids');
  expect(bids?.checks.map(({ kind }) => kind)).toContain('exactlyOne');
  expect(bids?.foreignKeys.map(({ onDelete }) => onDelete)).toEqual(['cascade', 'cascade']);
});
