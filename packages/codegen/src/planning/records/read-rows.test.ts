import { parseNotation } from '@diagloom/diagram/model';
import { expect, test } from 'vitest';
import { withWrittenTypes } from './read-rows.ts';
import { guessType, nameWithUnit, readType } from './read-type.ts';

const rowsOf = (row: string) =>
  withWrittenTypes(parseNotation(`physical: Depot\n${row}\n`, 'physical').spec).nodes[0]?.attributes;

test('types that stand behind names without a colon are types', () => {
  expect(rowsOf('a van | van_id int <pk> | plate varchar(12) <unique> | leaves_at time | seats smallint = 2')).toEqual([
    { name: 'van_id', type: 'int', marks: ['pk'] },
    { name: 'plate', type: 'varchar(12)', marks: ['unique'] },
    { name: 'leaves_at', type: 'time' },
    { name: 'seats', type: 'smallint = 2' },
  ]);
});

test('two words are a name where the other rows say no types', () => {
  expect(rowsOf('a van | id <pk> | plate | birth date')?.map(({ name }) => name)).toEqual([
    'id',
    'plate',
    'birth date',
  ]);
});

test('constraints behind a type are marks, and a type before one is a type', () => {
  expect(
    rowsOf(
      'a loan | id bigint primary key | book_id int not null references books(id) on delete cascade | due_on date | note: varchar(200) null | fee: numeric(6,2) NOT NULL default 0 | barcode unique',
    ),
  ).toEqual([
    { name: 'id', type: 'bigint', marks: ['pk'] },
    { name: 'book_id', type: 'int on delete cascade', marks: ['required', 'fk'] },
    { name: 'due_on', type: 'date', marks: ['nullable'] },
    { name: 'note', type: 'varchar(200)', marks: ['nullable'] },
    { name: 'fee', type: 'numeric(6,2) default 0', marks: ['required'] },
    { name: 'barcode', marks: ['unique'] },
  ]);
});

test('a row that names the key says it of the rows that it names', () => {
  expect(rowsOf('a seat | hall_id: int | number: int | "primary key (hall_id, number)"')).toEqual([
    { name: 'hall_id', type: 'int', marks: ['pk'] },
    { name: 'number', type: 'int', marks: ['pk'] },
  ]);
});

test('a key is named of rows whose types stand behind their names, too', () => {
  expect(rowsOf('a seat | hall_id int not null | number int not null | primary key (hall_id, number)')).toEqual([
    { name: 'hall_id', type: 'int', marks: ['required', 'pk'] },
    { name: 'number', type: 'int', marks: ['required', 'pk'] },
  ]);
});

test('words of a name are no constraints', () => {
  expect(rowsOf('a item | unique selling point | null value')?.map(({ name }) => name)).toEqual([
    'unique selling point',
    'null value',
  ]);
});

test('multiplicities behind a type tell whether there may be none, or several', () => {
  expect(readType('Date [0..1]')).toMatchObject({ scalar: 'date', isOptional: true, isList: false });
  expect(readType('String[1..*]')).toMatchObject({ scalar: 'text', isOptional: false, isList: true });
  expect(readType('int [1]')).toMatchObject({ scalar: 'integer', isOptional: false, isList: false });
});

test('how long something takes is a number of seconds, and its name says so', () => {
  expect(readType('Duration').scalar).toBe('integer');
  expect(nameWithUnit('length', 'Duration')).toBe('length seconds');
  expect(nameWithUnit('length in minutes', 'interval')).toBe('length in minutes');
  expect(nameWithUnit('length', 'int')).toBe('length');
});

test.each([
  ['rate per night', 'decimal'],
  ['date of birth', 'date'],
  ['number of guests', 'integer'],
  ['smoking allowed', 'boolean'],
  ['paid flag', 'boolean'],
  ['quantity required', 'integer'],
  ['hours required', 'integer'],
  ['date confirmed', 'date'],
  ['amount included', 'decimal'],
  ['credits', 'integer'],
  ['deposit required', 'boolean'],
  ['age verified', 'boolean'],
  ['is date confirmed', 'boolean'],
  ['level flag', 'boolean'],
  ['check in', 'timestamp'],
  ['phone number', 'text'],
  ['proof of address', 'text'],
] as const)('%s without a type is taken as %s', (name, scalar) => {
  expect(guessType(name.split(' '))).toBe(scalar);
});

test('a column is null where others say that they are not', () => {
  expect(rowsOf('a parcel | id: int <pk> | sent_at: timestamp not null | lost_at: timestamp')).toEqual([
    { name: 'id', type: 'int', marks: ['pk'] },
    { name: 'sent_at', type: 'timestamp', marks: ['required'] },
    { name: 'lost_at', type: 'timestamp', marks: ['nullable'] },
  ]);
});
