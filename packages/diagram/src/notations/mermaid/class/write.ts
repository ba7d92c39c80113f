import type { DiagramSpec, SpecAttribute, SpecNode } from '../../../model/diagram-spec.ts';
import { isOneWay } from '../../../model/one-way.ts';
import { assignKeys } from '../../draft/keys.ts';
import { lineOf } from '../../rows/class-lines.ts';
import { writeRow } from '../../rows/row-text.ts';
import { directionWord } from '../directions.ts';
import { writePrelude } from '../prelude.ts';
import { encodeAfterColon, encodeMermaid, quoteMermaid } from '../texts.ts';

export const writeMermaidClass = (spec: DiagramSpec): string => {
  const keys = assignKeys(spec.nodes.map(({ id }) => id));
  const keyOf = (id: string): string => keys.get(id) ?? id;
  const nodesIn = (group: string | undefined, indent: string): readonly string[] =>
    spec.nodes
      .filter((node) => node.groups?.[0] === group)
      .flatMap((node) => writeClass(node, keyOf(node.id)).map((line) => indent + line));
  return [
    ...writePrelude(spec),
    'classDiagram',
    `  direction ${directionWord(spec.direction)}`,
    ...nodesIn(undefined, '  '),
    ...spec.groups.flatMap(({ id, label }) => [`  namespace ${label} {`, ...nodesIn(id, '    '), '  }']),
    ...spec.edges.map(
      ({ from, to, label, kind, fromCardinality, toCardinality, properties }) =>
        `  ${keyOf(from)}${endText(fromCardinality)} ${lineOf(kind, isOneWay(properties))}${endText(toCardinality)} ${keyOf(to)}${
          label === '' ? '' : ` : ${encodeAfterColon(label)}`
        }`,
    ),
    ...spec.notes.map(({ text, about }) =>
      about[0] === undefined ? `  note ${quoteMermaid(text)}` : `  note for ${keyOf(about[0])} ${quoteMermaid(text)}`,
    ),
    '',
  ].join('\n');
};

const endText = (text: string | undefined): string => (text === undefined ? '' : ` ${quoteMermaid(text)}`);

const annotations: Readonly<Record<string, string>> = {
  abstract: 'abstract',
  interface: 'interface',
  enum: 'enumeration',
};

const writeClass = ({ label, kind, attributes = [] }: SpecNode, key: string): readonly string[] => {
  const annotation = annotations[kind ?? ''];
  const head = `class ${key}[${quoteMermaid(label)}]`;
  if (annotation === undefined && attributes.length === 0) return [head];
  return [
    `${head} {`,
    ...(annotation === undefined ? [] : [`  <<${annotation}>>`]),
    ...attributes.map((row) => `  ${writeMember(row)}`),
    '}',
  ];
};

/** Static and abstract members end in `$` and `*`. */
export const writeMember = ({ marks = [], ...row }: SpecAttribute): string => {
  const sign = marks.includes('static') ? '$' : marks.includes('abstract') ? '*' : '';
  return `${(row.visibility ?? '') + encodeMember(writeRow({ ...row, name: row.name }).slice(row.visibility?.length ?? 0))}${sign}`;
};

/** Mermaid takes brackets for parameters, of which there is one list. */
const encodeMember = (text: string): string => {
  const isPlain = /^[^()]*(?:\([^()]*\)[^()]*)?$/.test(text);
  return encodeMermaid(text).replace(isPlain ? /[$*]$/ : /[()]|[$*]$/g, (sign) => `#${sign.charCodeAt(0)};`);
};
