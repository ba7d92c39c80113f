import { expect, test } from 'vitest';
import { readTextNotation } from '../../read-text-notation.ts';

/** A flowchart's shapes and lines with their looks, and what was not kept. */
const read = (text: string) => {
  const result = readTextNotation(text);
  const { nodes = [], edges = [] } = result?.spec ?? {};
  const styleOf = (id: string) =>
    Object.assign({}, ...(result?.looks ?? []).filter(({ targets }) => targets.includes(id)).map(({ style }) => style));
  return {
    nodes: Object.fromEntries(nodes.map(({ id, label, kind }) => [label, { kind, ...styleOf(id) }])),
    lines: edges.map(({ id }) => styleOf(id)),
    problems: result?.problems.map(({ line, message }) => `${line}: ${message}`),
  };
};

test('lines keep their strokes and heads', () => {
  const { lines, problems } = read(
    'flowchart LR\nA --> B\nA -.-> B\nA ==> B\nA --- B\nA --o B\nA <--> B\nA -. maybe .-> B\nA -->|"x | y"| B\nlinkStyle 0 stroke:red,stroke-width:2px',
  );
  expect(lines).toEqual([
    { strokeColor: '#ff0000', strokeWidth: '2' },
    { dashed: '1' },
    { strokeWidth: '3' },
    { endArrow: 'none' },
    { endArrow: 'oval' },
    { startArrow: 'classic', startFill: '1' },
    { dashed: '1' },
    {},
  ]);
  expect(problems).toEqual([]);
});

test('shapes keep their kinds, their figures and their fills', () => {
  const { nodes, problems } = read(
    'graph TD\nA{{Prep}} --> B[[Sub]] --> C[(Data)] --> D{Ok?}:::hot\nA --> E([Go])\nclassDef hot fill:#f96,stroke:#333\nclass B,C hot\nstyle A fill:navy',
  );
  expect(nodes).toMatchObject({
    Prep: { shape: 'hexagon', fillColor: '#000080', fontColor: '#FFFFFF' },
    Sub: { kind: 'subprocess', fillColor: '#ff9966', strokeColor: '#333333', fontColor: '#333333' },
    Data: { kind: 'datastore', fillColor: '#ff9966' },
    'Ok?': { kind: 'decision', fillColor: '#ff9966' },
    Go: { kind: 'end' },
  });
  expect(problems).toEqual([]);
});

test('what is not kept is named with its line', () => {
  const { problems } = read(
    '---\ntitle: Deploy\n---\nflowchart LR\n  A>Flag] --> B\n  style B filter:blur\n  click A "https://example.org"\n  C@{ shape: diamond }',
  );
  expect(problems).toEqual([
    '5: Flags as shapes aren’t kept.',
    '6: Looks such as “filter:blur” aren’t kept.',
    '7: Links of shapes aren’t kept.',
    '8: Shapes and names told in “@{...}” aren’t kept.',
  ]);
});

test('numbers of messages are named', () => {
  expect(read('sequenceDiagram\n  autonumber\n  A->>B: Hi').problems).toEqual(['2: Numbers of messages aren’t kept.']);
});
