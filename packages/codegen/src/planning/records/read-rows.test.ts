import { parseNotation } from '@diagloom/diagram/model';
import { expect, test } from 'vitest';
import { withWrittenTypes } from './read-rows.ts';
import { nameWithUnit, readType } from './read-type.ts';

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

test('how long something takes is a number of seconds, and its name says so', () => {
  expect(readType('Duration').scalar).toBe('integer');
  expect(nameWithUnit('length', 'Duration')).toBe('length seconds');
  expect(nameWithUnit('length in minutes', 'interval')).toBe('length in minutes');
  expect(nameWithUnit('length', 'int')).toBe('length');
});
