import { expect, test } from 'vitest';
import { readRow } from './read-row.ts';

test.each([
  ['id : int PK', { name: 'id', type: 'int', marks: ['pk'] }],
  ['PK id int', { name: 'id', type: 'int', marks: ['pk'] }],
  ['int customer_id FK', { name: 'customer_id', type: 'int', marks: ['fk'] }],
  ['title varchar(200)', { name: 'title', type: 'varchar(200)' }],
  ['user id int', { name: 'user_id', type: 'int' }],
])('the row “%s” is a column', (row, column) => {
  expect(readRow(row)).toEqual(column);
});
