import { parseNotation } from '@diagloom/diagram/model';
import { expect, test } from 'vitest';
import { planProgram } from '../plan-program.ts';
import { withClassTables } from './class-tables.ts';

const tablesOf = (notation: string) => {
  const { spec } = parseNotation(`uml: Library\n${notation}`, 'uml');
  const program = planProgram({ spec, family: 'classes', style: 'detailed', additionalDetails: '' });
  const { schema, assumptions } = withClassTables(program);
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

test('a table between two is called after many of the second', () => {
  const { tables } = tablesOf('a Author | id: int\nb Book | id: int\na[0..*] -> b[0..*]: wrote\n');
  expect(tables.map(({ table }) => table)).toEqual(['authors', 'books', 'author books']);
});
