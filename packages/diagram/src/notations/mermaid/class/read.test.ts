import { expect, test } from 'vitest';
import { readMember } from './read.ts';

test.each([
  ['+selfTest()* bool', { name: 'selfTest()', type: 'bool', marks: ['abstract'], visibility: '+' }],
  ['+create(name)$ Device', { name: 'create(name)', type: 'Device', marks: ['static'], visibility: '+' }],
  ['+total() Money*', { name: 'total()', type: 'Money', marks: ['abstract'], visibility: '+' }],
  ['int count$', { name: 'count', type: 'int', marks: ['static'] }],
])('the sign of “%s” is a mark wherever it stands', (text, row) => {
  expect(readMember(text)).toEqual(row);
});
