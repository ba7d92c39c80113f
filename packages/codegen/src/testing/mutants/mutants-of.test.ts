import type { Family } from '@diagloom/diagram/model';
import { parseNotation } from '@diagloom/diagram/model';
import { expect, test } from 'vitest';
import { planProgram } from '../../planning/plan-program.ts';
import { mutantsOf } from './mutants-of.ts';

const changesOf = (notation: string, family: Family): readonly string[] => {
  const { spec } = parseNotation(notation, 'flowchart');
  const program = planProgram({ spec, family, style: 'detailed', additionalDetails: '' });
  return mutantsOf(program).map(({ change }) => change);
};

test('a flow goes wrong by its steps, its questions and its ends', () => {
  const notation = `flowchart: Order
a Pack
b Weigh
c? Paid?
d(end) Sent
e(end) Kept
a -> b
b -> c
c -> d: Yes
c -> e: No
`;
  expect(changesOf(notation, 'process')).toEqual([
    'drop pack',
    'swap pack and weigh',
    'drop weigh',
    'swap the branches of is paid',
    'end in kept, not sent',
    'end in sent, not kept',
  ]);
});

test('a schema goes wrong by each rule that it loses', () => {
  const notation = `physical: Links
a links | id: bigint <pk> | url: varchar(80) <unique> | hits: int
`;
  expect(changesOf(notation, 'entities')).toEqual(
    expect.arrayContaining(['let links have doubled url', 'let url of links be null']),
  );
});

test('a machine goes wrong by a guard that is not asked', () => {
  const notation = 'uml: Door\na(state) Shut\nb(state) Open\na -transition-> b: push [unlocked]\n';
  expect(changesOf(notation, 'classes')).toContain('do not ask is unlocked');
});

test('a tree goes wrong by a part under another', () => {
  expect(changesOf('orgchart: Team\na Boss\nb One\nc Two\na -> b\na -> c\n', 'hierarchy')).toContain(
    'move one under two',
  );
});
