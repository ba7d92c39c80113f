import { expect, test } from 'vitest';
import { readTextNotation } from '../../read-text-notation.ts';
import { readMember } from './read.ts';

/** A diagram's classes as `label (kind): members`, its lines as `from kind to`, and what was not read. */
const read = (...lines: readonly string[]) => {
  const result = readTextNotation(['@startuml', ...lines, '@enduml'].join('\n'));
  const { nodes = [], edges = [] } = result?.spec ?? {};
  const labelOf = (id: string) => nodes.find((node) => node.id === id)?.label;
  return {
    nodes: nodes.map(({ label, kind, attributes = [] }) =>
      [label, ...(kind ? [`(${kind})`] : []), ...attributes.map(({ name }) => name)].join(' '),
    ),
    edges: edges.map(({ from, to, kind }) => `${labelOf(from)} ${kind} ${labelOf(to)}`),
    problems: result?.problems.map(({ line, message }) => `${line}: ${message}`),
  };
};

test.each([
  ['class Dog extends Base implements Walks', ['Dog inherits Base', 'Dog realises Walks']],
  ['class Dog implements Walks, Barks {', ['Dog realises Walks', 'Dog realises Barks']],
  ['class Dog extends Base, "Good boy"', ['Dog inherits Base', 'Dog inherits Good boy']],
  [
    'class Dog extends Base<Map<K, V>> implements Walks<T>,Barks',
    ['Dog inherits Base', 'Dog realises Walks', 'Dog realises Barks'],
  ],
  ['class Dog << (S,#FF7700) Pet >> extends Base #pink implements Walks', ['Dog inherits Base', 'Dog realises Walks']],
])('a class has several parents: %s', (line, edges) => {
  expect(read(line).edges).toEqual(edges);
});

test('the line of a class is read whole: names, generics, stereotypes', () => {
  const { nodes, problems } = read(
    'abstract class "A list" as List<T extends Comparable<T>> {',
    '  +size: int',
    '}',
    'class Names as "All names" implements List {}',
    'class Colour <<enumeration>>',
    '-class Hidden',
    'exception Lost',
  );
  expect(nodes).toEqual([
    'A list<T extends Comparable<T>> (abstract) size',
    'All names',
    'Colour (enum)',
    'Hidden',
    'Lost',
  ]);
  expect(problems).toEqual([]);
});

test('what a class cannot keep of its line is named', () => {
  const { problems } = read(
    'class Dog <<Entity>> #pink ##[dashed]blue',
    'class Cat #red;line:green [[https://example.org]] $pets {',
    '}',
  );
  expect(problems).toEqual([
    '2: Stereotypes of classes aren’t kept.',
    '2: Colors and borders of shapes aren’t kept, here and in 1 more line.',
    '3: Links of shapes aren’t kept.',
    '3: Tags aren’t kept.',
  ]);
});

test.each([
  [['enum Status { NEW', 'PAID }'], 'Status (enum) NEW PAID'],
  [['enum Status { NEW, PAID }'], 'Status (enum) NEW PAID'],
  [['class Order { +id: int {pk}', '--', '  +pay(a, b): int }'], 'Order id pay(a, b)'],
  [['class Order { +id: int; +pay(a, b) }'], 'Order id pay(a, b)'],
])('members may stand on the lines of the braces: %j', (lines, expected) => {
  expect(read(...lines, 'class Other').nodes).toEqual([expected, 'Other']);
});

test('modifiers stand before or behind the visibility', () => {
  expect(readMember('+{abstract} displayName(): String')).toEqual({
    name: 'displayName()',
    type: 'String',
    marks: ['abstract'],
    visibility: '+',
  });
  expect(readMember('{static} +MAX: int')).toEqual({ name: 'MAX', type: 'int', marks: ['static'], visibility: '+' });
  expect(readMember('~ {static} count(): int')).toMatchObject({ name: 'count()', marks: ['static'], visibility: '~' });
});
