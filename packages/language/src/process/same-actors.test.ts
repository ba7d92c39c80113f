import { expect, test } from 'vitest';
import { withOneNameEach } from './same-actors.ts';

const actorsOf = (...actors: readonly (string | undefined)[]) =>
  withOneNameEach(
    actors.map((actor, id) => ({
      id,
      kind: 'step',
      label: `Step ${id}`,
      fullLabel: `Step ${id}`,
      verb: '',
      actor,
      nodeKind: undefined,
      span: undefined,
    })),
  ).map(({ actor }) => actor);

test('somebody named in full is meant by the short name afterwards', () => {
  expect(actorsOf('Customer', 'Support agent', undefined, 'Agent')).toEqual([
    'Customer',
    'Support agent',
    undefined,
    'Support agent',
  ]);
});

test('a short name that stands first is somebody else, and so is one that fits two', () => {
  expect(actorsOf('Manager', 'Regional manager')).toEqual(['Manager', 'Regional manager']);
  expect(actorsOf('Sales agent', 'Support agent', 'Agent')).toEqual(['Sales agent', 'Support agent', 'Agent']);
});

test('a team is the same with and without its noun, under its first name', () => {
  expect(actorsOf('Finance', 'Sales team', 'Finance team', 'Sales')).toEqual([
    'Finance',
    'Sales team',
    'Finance',
    'Sales team',
  ]);
});

test('who has a post acts for the place that it is called after', () => {
  expect(actorsOf('Librarian', 'Reader', 'Library')).toEqual(['Librarian', 'Reader', 'Librarian']);
  expect(actorsOf('Manager', 'Management')).toEqual(['Manager', 'Management']);
});
