import { editsBetween } from '@diagloom/diagram/edits';
import { type DiagramSpec, parseNotation, writeNotation } from '@diagloom/diagram/model';
import { diagramTypeOf } from '@diagloom/types';
import { afterAll, expect, test } from 'vitest';
import { createLayoutRunner } from './layout-runner/index.ts';
import { notationEditor } from './testing/edit-notation.ts';

/** A diagram that is changed as text: the page means what the text says, and nothing that it does not name is drawn anew. */

const layout = createLayoutRunner();
afterAll(() => layout.close());

interface Case {
  readonly name: string;
  readonly type: 'flowchart' | 'process' | 'logical';
  readonly text: string;
  /** What somebody writes in the place of what. */
  readonly change: readonly (readonly [was: RegExp, is: string])[];
}

const order = `flowchart: Order
a(start)
b Take the order
c? In stock
d Pack
e Cancel
f(end)
a -> b -> c
c -> d: Yes
c -> e: No
d -> f
e -> f
`;

const claim = `process: Claim
[e(lane)] Employee
[m(lane)] Manager
a@e Submit
b@m Review
c@e Correct
a -> b
b -> c: No
`;

const shop = `logical: Shop
a(entity) Customer | id: int <pk> | name: text
b(entity) Order | id: int <pk>
a[1] -> b[0..*]: places
`;

const cases: readonly Case[] = [
  { name: 'a label', type: 'flowchart', text: order, change: [[/Pack/, 'Pack and label']] },
  {
    name: 'a new step between two',
    type: 'flowchart',
    text: order,
    change: [[/(\w+) -> (\w+)\n(?=\w+ -> \w+: Yes)/, 'z Check the address\n$1 -> z\nz -> $2\n']],
  },
  { name: 'a step that goes', type: 'flowchart', text: order, change: [[/.*Cancel.*\n/, '']] },
  { name: 'another answer', type: 'flowchart', text: order, change: [[/: No/, ': Sold out']] },
  {
    name: 'two new steps in a row, at a branch of their own',
    type: 'flowchart',
    text: order,
    change: [
      [/$/, 'y Ask the maker\nz Tell the customer\n#\n'],
      [/#\n/, 'c -> y: Maybe\ny -> z\n'],
    ],
  },
  { name: 'another lane', type: 'process', text: claim, change: [[/@a Correct/, '@b Correct']] },
  {
    name: 'a lane with another name and a step in it',
    type: 'process',
    text: claim,
    change: [
      [/Manager/, 'Team lead'],
      [/$/, 'z@b Approve\nd -> z: Yes\n'],
    ],
  },
  {
    name: 'rows, and how many of each',
    type: 'logical',
    text: shop,
    change: [
      [/name: text/, 'full_name: text | email: text'],
      [/\[0\.\.\*\]/, '[1..*]'],
    ],
  },
  {
    name: 'another entity that belongs to one',
    type: 'logical',
    text: shop,
    change: [[/$/, 'z Address | street: text\na[1] -> z[0..*]: has\n']],
  },
];

test.each(cases)('$name', async ({ type: id, text, change }) => {
  const type = diagramTypeOf(id);
  const edited = notationEditor(text, type, { layout });
  const first = type.recognise(await edited());
  const shown = textOf(first);
  const written = change.reduce((now, [was, is]) => {
    expect(now).toMatch(was);
    return now.replace(was, is);
  }, shown);
  const wanted = parseNotation(written, id);
  expect(wanted.problems).toEqual([]);
  const edits = editsBetween(parseNotation(shown, id), wanted);
  const after = type.recognise(await edited(...edits));
  expect(meaning(after)).toEqual(meaning(wanted.spec));
  expect(editsBetween(parseNotation(textOf(after), id), parseNotation(textOf(after), id))).toEqual([]);
});

/** Places are the page's own affair. */
const textOf = (spec: DiagramSpec): string =>
  writeNotation({ ...spec, nodes: spec.nodes.map(({ position: _position, ...node }) => node) });

const meaning = ({ nodes, edges, groups }: DiagramSpec): unknown => {
  const names = new Map([...groups, ...nodes].map(({ id, label }) => [id, label]));
  const nameOf = (name: string): string => names.get(name) ?? name;
  return {
    groups: groups.map(({ label }) => label).sort(),
    nodes: nodes
      .map(({ label, kind, groups: [lane = ''] = [], attributes = [] }) =>
        [label, kind, nameOf(lane), ...attributes.map(({ name, type = '' }) => `${name}: ${type}`)].join(' | '),
      )
      .sort(),
    edges: edges
      .map(({ from, to, label, fromCardinality = '', toCardinality = '' }) =>
        [nameOf(from), fromCardinality, nameOf(to), toCardinality, label].join(' > '),
      )
      .sort(),
  };
};
