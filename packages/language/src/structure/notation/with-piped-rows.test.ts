import { expect, it } from 'vitest';
import { buildModelType, modelled } from '../../testing/model-types.ts';
import { understand } from '../../understand.ts';
import { withPipedRows } from './with-piped-rows.ts';

const physical = (text: string): readonly string[] =>
  modelled(understand(text, { type: buildModelType('entities', 'physical') }));

it('reads a line with a pipe as a table with its columns, also below a first line', () => {
  const tables = ['boats: id int {pk}, name varchar(30)', 'crews: id int {pk}, boat_id int {fk}, size smallint'];
  const relation = 'boats 1 --> 0..* crews: boat_id';
  const rows = 'boats | id int pk, name varchar(30)\ncrews | id int pk, boat_id int fk, size smallint';
  expect(physical(rows)).toEqual([...tables, relation]);
  expect(physical(`mysql schema\n${rows}`)).toEqual([...tables, relation]);
  expect(physical(rows.replaceAll(',', ' |'))).toEqual([...tables, relation]);
});

it('leaves pipes of other tables and of choices alone', () => {
  for (const text of ['Name | Size', 'from | to | label\nweb | api | calls', '| id | name |', 'a, b | c, d'])
    expect(withPipedRows(text)).toBe(text);
});

it('knows a table that is called like a kind of things', () => {
  expect(
    physical('members | id uuid pk, email text\nclasses | id uuid pk, title text\nsignups | member_id fk, class_id fk'),
  ).toEqual([
    'members: id uuid {pk}, email text',
    'classes: id uuid {pk}, title text',
    '<weak-entity> signups: member_id {pk fk}, class_id {pk fk}',
    'members 1 --> 0..* signups: member_id',
    'classes 1 --> 0..* signups: class_id',
  ]);
});
