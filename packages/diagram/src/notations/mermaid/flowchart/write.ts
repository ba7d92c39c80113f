import type { DiagramSpec, SpecGroup, SpecNode } from '../../../model/diagram-spec.ts';
import { assignKeys } from '../../draft/keys.ts';
import { directionWord } from '../directions.ts';
import { writePrelude } from '../prelude.ts';
import { quoteMermaid } from '../texts.ts';
import { arrows, classOfKind, lineOfKind, lines, saidByShape, shapeOfKind, typesWithLines } from './shapes.ts';

/** A spec as a Mermaid flowchart: nodes, then groups as subgraphs, then lines; notes are nodes of the class `note`. */
export const writeMermaidFlowchart = (spec: DiagramSpec): string => {
  const keys = assignKeys([...spec.nodes, ...spec.groups, ...spec.notes].map(({ id }) => id));
  const keyOf = (id: string): string => keys.get(id) ?? id;
  const looks = typesWithLines.includes(spec.type) ? lines : arrows;
  const nodesIn = (group: string | undefined, indent: string): readonly string[] => [
    ...spec.nodes.filter((node) => node.groups?.[0] === group).map((node) => indent + writeNode(node, keyOf(node.id))),
    ...spec.groups
      .filter(({ parent }) => parent === group)
      .flatMap((each) => [
        `${indent}subgraph ${keyOf(each.id)}[${quoteMermaid(each.label)}]`,
        ...nodesIn(each.id, `${indent}  `),
        `${indent}end`,
      ]),
  ];
  return [
    ...writePrelude(spec),
    `flowchart ${directionWord(spec.direction)}`,
    ...nodesIn(undefined, '  '),
    ...spec.edges.map(({ from, to, label, kind }) => {
      const arrow = looks[lineOfKind[spec.type]?.[kind ?? ''] ?? 'plain'];
      return `  ${keyOf(from)} ${arrow}${label === '' ? '' : `|${quoteMermaid(label)}|`} ${keyOf(to)}`;
    }),
    ...spec.notes.flatMap((note) => [
      `  ${keyOf(note.id)}>${quoteMermaid(note.text)}]:::note`,
      ...note.about.map((id) => `  ${keyOf(note.id)} -.- ${keyOf(id)}`),
    ]),
    ...spec.groups.filter(hasKind).map(({ id, kind }) => `  class ${keyOf(id)} ${classOfKind(kind)}`),
    '',
  ].join('\n');
};

const hasKind = (group: SpecGroup): group is SpecGroup & { readonly kind: string } => group.kind !== undefined;

const writeNode = ({ label, kind }: SpecNode, key: string): string => {
  const [open, close] = shapeOfKind[kind ?? ''] ?? ['[', ']'];
  const isSaid = kind === undefined || saidByShape.includes(kind);
  return `${key}${open}${quoteMermaid(label)}${close}${isSaid ? '' : `:::${classOfKind(kind)}`}`;
};
