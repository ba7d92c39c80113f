import type { DiagramSpec, SpecEdge, SpecNode } from '../../model/diagram-spec.ts';
import { assignKeys } from '../draft/keys.ts';
import { typeLine } from '../draft/type-line.ts';
import { writeRow } from '../rows/row-text.ts';
import { quoteDot, quoteField } from './texts.ts';

/** How Graphviz draws a kind; any other kind is a box. */
const shapes: Readonly<Record<string, string>> = {
  decision: 'diamond',
  start: 'oval',
  end: 'oval',
  initial: 'point',
  final: 'doublecircle',
  state: 'oval',
  'use-case': 'oval',
  actor: 'plaintext',
  io: 'parallelogram',
  database: 'cylinder',
  datastore: 'cylinder',
  storage: 'cylinder',
  internet: 'egg',
  topic: 'oval',
};

const dashed = ['depends', 'realises', 'async', 'dotted', 'message', 'wireless', 'includes', 'extends', 'link'];

const heads: Readonly<Record<string, string>> = {
  inherits: 'arrowhead=onormal',
  realises: 'arrowhead=onormal',
  composes: 'dir=back arrowtail=diamond',
  aggregates: 'dir=back arrowtail=odiamond',
};

const rankOf = { down: 'TB', right: 'LR', up: 'BT', left: 'RL' } as const;

/** Lines of these have no direction to show. */
const plainLines = ['conceptual', 'logical', 'physical', 'network'];

/** A spec as DOT. Kinds are classes, groups are clusters, notes are nodes of the class `note`, rows are fields of a record. */
export const writeDot = (spec: DiagramSpec): string => {
  const keys = assignKeys([...spec.nodes, ...spec.groups, ...spec.notes].map(({ id }) => id));
  const keyOf = (id: string): string => keys.get(id) ?? id;
  const nodesIn = (group: string | undefined, indent: string): readonly string[] => [
    ...spec.nodes
      .filter((node) => node.groups?.[0] === group)
      .map((node) => `${indent}${keyOf(node.id)} ${writeNode(node)};`),
    ...spec.groups
      .filter(({ parent }) => parent === group)
      .flatMap(({ id, label, kind }) => [
        `${indent}subgraph cluster_${keyOf(id)} {`,
        `${indent}  label=${quoteDot(label)};`,
        ...(kind === undefined ? [] : [`${indent}  class=${quoteDot(kind)};`]),
        ...nodesIn(id, `${indent}  `),
        `${indent}}`,
      ]),
  ];
  return [
    typeLine('//', spec.type),
    'digraph {',
    `  rankdir=${rankOf[spec.direction ?? 'down']};`,
    ...(spec.title === '' ? [] : [`  label=${quoteDot(spec.title)};`]),
    '  node [shape=box];',
    ...(plainLines.includes(spec.type) ? ['  edge [dir=none];'] : []),
    ...nodesIn(undefined, '  '),
    ...spec.edges.map((edge) => `  ${keyOf(edge.from)} -> ${keyOf(edge.to)}${writeEdge(edge)};`),
    ...spec.notes.flatMap(({ id, text, about }) => [
      `  ${keyOf(id)} [label=${quoteDot(text)} shape=note class="note"];`,
      ...about.map((node) => `  ${keyOf(id)} -> ${keyOf(node)} [style=dotted dir=none];`),
    ]),
    '}',
    '',
  ].join('\n');
};

const writeNode = ({ label, kind, attributes = [] }: SpecNode): string => {
  const shape = shapes[kind ?? ''];
  const look =
    attributes.length === 0
      ? [`label=${quoteDot(label)}`, ...(shape === undefined ? [] : [`shape=${shape}`])]
      : [`label=${writeRecord(label, attributes.map(writeRow))}`, 'shape=record'];
  return `[${[...look, ...(kind === undefined ? [] : [`class=${quoteDot(kind)}`])].join(' ')}]`;
};

/** Name above, rows below; the record's own signs are escaped before those of the string. */
const writeRecord = (label: string, rows: readonly string[]): string => {
  const name = label === '' ? '\\ ' : quoteField(label);
  return `"${`{${name}|${rows.map((row) => `${quoteField(row)}\\l`).join('')}}`.replaceAll('"', '\\"')}"`;
};

const writeEdge = ({ label, kind, fromCardinality, toCardinality }: SpecEdge): string => {
  const parts = [
    ...(label === '' ? [] : [`label=${quoteDot(label)}`]),
    ...(fromCardinality === undefined ? [] : [`taillabel=${quoteDot(fromCardinality)}`]),
    ...(toCardinality === undefined ? [] : [`headlabel=${quoteDot(toCardinality)}`]),
    ...(kind === undefined ? [] : [`class=${quoteDot(kind)}`]),
    ...(kind !== undefined && dashed.includes(kind) ? ['style=dashed'] : []),
    ...(heads[kind ?? ''] === undefined ? [] : [heads[kind ?? '']]),
  ];
  return parts.length === 0 ? '' : ` [${parts.join(' ')}]`;
};
