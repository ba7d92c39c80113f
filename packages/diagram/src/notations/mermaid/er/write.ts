import type { DiagramSpec, SpecAttribute, SpecNode } from '../../../model/diagram-spec.ts';
import { assignKeys } from '../../draft/keys.ts';
import { footOf } from '../../rows/crows-feet.ts';
import { directionWord } from '../directions.ts';
import { writePrelude } from '../prelude.ts';
import { quoteMermaid } from '../texts.ts';

export const writeMermaidEr = (spec: DiagramSpec): string => {
  const keys = assignKeys(spec.nodes.map(({ id }) => id));
  const keyOf = (id: string): string => keys.get(id) ?? id;
  return [
    ...writePrelude(spec),
    'erDiagram',
    `  direction ${directionWord(spec.direction)}`,
    ...spec.nodes.flatMap((node) => writeEntity(node, keyOf(node.id)).map((line) => `  ${line}`)),
    ...spec.edges.map(
      ({ from, to, label, fromCardinality, toCardinality }) =>
        `  ${keyOf(from)} ${footOf(fromCardinality, 'left')}--${footOf(toCardinality, 'right')} ${keyOf(to)} : ${quoteMermaid(label)}`,
    ),
    ...spec.nodes.filter(({ kind }) => kind === 'weak-entity').map(({ id }) => `  class ${keyOf(id)} weak_entity`),
    '',
  ].join('\n');
};

const writeEntity = ({ label, attributes = [] }: SpecNode, key: string): readonly string[] =>
  attributes.length === 0
    ? [`${key}[${quoteMermaid(label)}]`]
    : [`${key}[${quoteMermaid(label)}] {`, ...attributes.map((row) => `  ${writeColumn(row)}`), '}'];

const keyMarks: Readonly<Record<string, string>> = { pk: 'PK', fk: 'FK', unique: 'UK' };

/** What stands for a type that nothing says: Mermaid asks for one. */
export const noType = '_';

/** `decimal price PK, FK "unit price"`: type and name are words, so a name that is none follows in quotes. */
export const writeColumn = ({ name, type, marks = [] }: SpecAttribute): string => {
  const word = toColumnWord(name, 'column');
  const keys = ['pk', 'fk', 'unique'].filter((mark) => marks.includes(mark)).map((mark) => keyMarks[mark]);
  return [
    type === undefined ? noType : toColumnWord(type, noType),
    word,
    ...(keys.length === 0 ? [] : [keys.join(', ')]),
    ...(word === name || name === '' ? [] : [quoteMermaid(name)]),
  ].join(' ');
};

/** Words start with a letter and hold letters, digits, `_`, `-`, and round or square brackets. */
const toColumnWord = (text: string, fallback: string): string => {
  const word = text.replace(/[^A-Za-z0-9_()[\]-]+/g, '_').replace(/^[^A-Za-z]+|_+$/g, '');
  return word === '' || /^(?:PK|FK|UK)$/.test(word) ? fallback : word;
};
