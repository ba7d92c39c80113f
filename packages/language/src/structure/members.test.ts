import { expect, test } from 'vitest';
import { readMember } from './members.ts';

test.each([
  ['id bigint pk', { attribute: { name: 'id', type: 'bigint', marks: ['pk'] } }],
  ['email varchar(255) unique', { attribute: { name: 'email', type: 'varchar(255)', marks: ['unique'] } }],
  ['user_id bigint fk users', { attribute: { name: 'user_id', type: 'bigint', marks: ['fk'] }, references: 'users' }],
  [
    'owner_id int references people(id)',
    { attribute: { name: 'owner_id', type: 'int', marks: ['fk'] }, references: 'people' },
  ],
  ['closed_at timestamptz nullable', { attribute: { name: 'closed_at', type: 'timestamptz', marks: ['nullable'] } }],
  ['berth code (key)', { attribute: { name: 'berth code', marks: ['pk'] } }],
  ['VIN as key', { attribute: { name: 'VIN', marks: ['pk'] } }],
  ['id uniqueidentifier as primary key', { attribute: { name: 'id', type: 'uniqueidentifier', marks: ['pk'] } }],
  [
    'owner_id int as foreign key to person',
    { attribute: { name: 'owner_id', type: 'int', marks: ['fk'] }, references: 'person' },
  ],
  ['order date', { attribute: { name: 'order date' } }],
  ['+name: string', { attribute: { name: 'name', type: 'string', visibility: '+' } }],
  ['+String name', { attribute: { name: 'name', type: 'String', visibility: '+' } }],
  ['-pay(amount: Money): Receipt', { attribute: { name: 'pay(amount: Money)', type: 'Receipt', visibility: '-' } }],
  ['string email UK "where we write to"', { attribute: { name: 'email', type: 'string', marks: ['unique'] } }],
  [
    'created_at TIMESTAMP NOT NULL DEFAULT now()',
    { attribute: { name: 'created_at', type: 'TIMESTAMP DEFAULT now()', marks: ['required'] } },
  ],
] as const)('%j is read as a row', (text, member) => {
  expect(readMember(text)).toEqual(member);
});
