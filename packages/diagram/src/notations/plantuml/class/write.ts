import type { DiagramSpec, SpecAttribute, SpecEdge, SpecNode } from '../../../model/diagram-spec.ts';
import { isOneWay } from '../../../model/one-way.ts';
import { assignKeys } from '../../draft/keys.ts';
import { lineOf } from '../../rows/class-lines.ts';
import { footOf } from '../../rows/crows-feet.ts';
import { writeRow } from '../../rows/row-text.ts';
import { writePlantUmlFrame } from '../frame.ts';
import { encodePlantUml, quotePlantUml } from '../texts.ts';

export const writePlantUmlClass = (spec: DiagramSpec): string => {
  const keys = assignKeys([...spec.nodes, ...spec.groups, ...spec.notes].map(({ id }) => id));
  const keyOf = (id: string): string => keys.get(id) ?? id;
  const isData = spec.type !== 'uml';
  const nodesIn = (group: string | undefined, indent: string): readonly string[] => [
    ...spec.nodes
      .filter((node) => node.groups?.[0] === group)
      .flatMap((node) => writeClass(node, keyOf(node.id), isData).map((line) => indent + line)),
    ...spec.groups
      .filter(({ parent }) => parent === group)
      .flatMap(({ id, label }) => [
        `${indent}package ${quotePlantUml(label)} as ${keyOf(id)} {`,
        ...nodesIn(id, `${indent}  `),
        `${indent}}`,
      ]),
  ];
  return writePlantUmlFrame(spec, [
    ...nodesIn(undefined, ''),
    ...spec.edges.map((edge) => writeEdge(edge, keyOf, isData)),
    ...spec.notes.flatMap(({ id, text, about }) => [
      `note ${quotePlantUml(text)} as ${keyOf(id)}`,
      ...about.map((node) => `${keyOf(id)} .. ${keyOf(node)}`),
    ]),
  ]);
};

const words: Readonly<Record<string, string>> = { abstract: 'abstract class', interface: 'interface', enum: 'enum' };

const writeClass = ({ label, kind, attributes = [] }: SpecNode, key: string, isData: boolean): readonly string[] => {
  const word = isData ? 'entity' : (words[kind ?? ''] ?? 'class');
  const head = `${word} ${quotePlantUml(label)} as ${key}${kind === 'weak-entity' ? ' <<weak>>' : ''}`;
  return attributes.length === 0 ? [head] : [`${head} {`, ...attributes.map((row) => `  ${writeMember(row)}`), '}'];
};

/** Static and abstract members say so in front; other marks follow in braces. */
export const writeMember = ({ marks = [], visibility, ...row }: SpecAttribute): string => {
  const own = marks.filter((mark) => mark === 'static' || mark === 'abstract');
  const others = marks.filter((mark) => mark !== 'static' && mark !== 'abstract');
  return [
    ...own.map((mark) => `{${mark}}`),
    `${visibility ?? ''}${encodePlantUml(writeRow(row))}`,
    ...(others.length === 0 ? [] : [`{${others.map(encodePlantUml).join(', ')}}`]),
  ].join(' ');
};

const writeEdge = (
  { from, to, label, kind, fromCardinality, toCardinality, properties }: SpecEdge,
  keyOf: (id: string) => string,
  isData: boolean,
): string => {
  const text = label === '' ? '' : ` : ${encodePlantUml(label)}`;
  if (isData)
    return `${keyOf(from)} ${footOf(fromCardinality, 'left')}--${footOf(toCardinality, 'right')} ${keyOf(to)}${text}`;
  const end = (said: string | undefined): string => (said === undefined ? '' : ` ${quotePlantUml(said)}`);
  return `${keyOf(from)}${end(fromCardinality)} ${lineOf(kind, isOneWay(properties))}${end(toCardinality)} ${keyOf(to)}${text}`;
};
