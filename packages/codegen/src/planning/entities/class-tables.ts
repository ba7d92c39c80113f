import type { DiagramSpec, SpecAttribute, SpecEdge, SpecNode } from '@diagloom/diagram/model';
import {
  type AssociationEnd,
  type Assumption,
  allFieldsOf,
  asValue,
  type FieldDecl,
  type Literal,
  type Name,
  type Program,
  type RecordDecl,
  recordOf,
  type ScalarType,
} from '../../program/index.ts';
import { singular } from '../../program/plural.ts';
import { readType } from '../records/read-type.ts';
import { manyOfField, oneOfSeveral, partOfOneOfSeveral } from './connect-tables.ts';
import { createSchema } from './create-schema.ts';

/**
 * For databases: classes as a data model, from which tables are made as from a drawn one. A table per class that can be made; what extends
 * such a class adds a table with the same key. A line to a class that cannot be made refers to each of those that can.
 */
export const withClassTables = (program: Program): Program => {
  const { records, schema, title, type } = program;
  const made = records.filter(({ kind }) => kind === 'class');
  if (schema !== undefined || made.length === 0) return program;
  const assumptions: Assumption[] = [...program.assumptions];
  const spec: DiagramSpec = {
    schemaVersion: 1,
    type,
    title,
    nodes: made.flatMap((record) => [toEntity(records, record), ...listsOf(records, record).map(({ node }) => node)]),
    edges: [
      ...made.flatMap((record) => toParent(records, record, assumptions)),
      ...made.flatMap((record) => fieldLines(records, record)),
      ...records.flatMap((record) => toLines(records, record, assumptions)),
    ],
    groups: [],
    notes: [],
  };
  return { ...program, schema: createSchema(spec, program, assumptions, choicesOf(records, made)), assumptions };
};

const idOf = ({ from, words }: Name): string => from[0] || words.join(' ');

const labelOf = ({ label, words }: Name): string => label || words.join(' ');

/** The nearest class above that has a table of its own. */
const parentOf = (records: readonly RecordDecl[], record: RecordDecl): RecordDecl | undefined => {
  const above = recordOf(records, record.extends);
  return above === undefined || above.kind === 'class' ? above : parentOf(records, above);
};

/** What stands in the table of a class itself. */
const fieldsOf = (records: readonly RecordDecl[], record: RecordDecl): readonly FieldDecl[] => {
  const parent = parentOf(records, record);
  const above = parent === undefined ? [] : allFieldsOf(records, parent);
  return allFieldsOf(records, record).filter((field) => !above.includes(field));
};

/** What the key of a class is called: its children have the same. */
const keyOf = (records: readonly RecordDecl[], record: RecordDecl): string => {
  const parent = parentOf(records, record);
  if (parent !== undefined) return keyOf(records, parent);
  return (
    allFieldsOf(records, record)
      .find(({ mark }) => mark === 'key')
      ?.name.words.join(' ') ?? 'id'
  );
};

const toEntity = (records: readonly RecordDecl[], record: RecordDecl): SpecNode => ({
  id: idOf(record.name),
  label: labelOf(record.name),
  attributes: [
    ...(parentOf(records, record) === undefined ? [] : [{ name: keyOf(records, record), marks: ['pk', 'fk'] }]),
    ...fieldsOf(records, record).flatMap((field): readonly SpecAttribute[] => (field.isList ? [] : [toColumn(field)])),
  ],
});

const toColumn = ({ name, type, isOptional, mark, initial, drawnType }: FieldDecl): SpecAttribute => {
  if (type.kind === 'record') return { name: referenceOf(name), marks: ['fk', 'nullable'] };
  const marks = [
    ...(isOptional ? ['nullable'] : []),
    ...(mark === undefined ? [] : [mark === 'key' ? 'pk' : 'unique']),
  ];
  return {
    name: name.words.join(' '),
    type: `${type.kind === 'scalar' ? typeOf(type.scalar, drawnType) : 'text'}${initial === undefined ? '' : ` = ${firstOf(initial)}`}`,
    ...(marks.length > 0 && { marks }),
  };
};

/** As it is written, where that is a type of this kind. */
const typeOf = (scalar: ScalarType, drawn: string | undefined): string => {
  const plain = scalar === 'integer' ? 'bigint' : scalar;
  return drawn === undefined || readType(drawn).scalar !== scalar
    ? plain
    : drawn.replace(/\s*(?:=|\bdefault\b).*$/i, '');
};

/** Words of an enum stand in a column as texts. */
const firstOf = (value: Literal): string => {
  if (typeof value === 'string') return `"${value}"`;
  return value !== null && typeof value === 'object' ? `"${asValue(value)}"` : String(value);
};

const referenceOf = (field: Name): string => `${field.words.join(' ')} id`;

/** A list of values has a table of its own, whose rows belong to the class. */
const listsOf = (records: readonly RecordDecl[], record: RecordDecl) =>
  fieldsOf(records, record)
    .filter(({ isList, type }) => isList && type.kind !== 'record')
    .map((field) => {
      const value = singular(field.name.words.join(' '));
      const id = `${idOf(record.name)} ${field.name.words.join(' ')}`;
      const type = field.type.kind === 'scalar' ? field.type.scalar : 'text';
      return {
        field,
        value,
        node: { id, label: `${labelOf(record.name)} ${value}`, attributes: [{ name: value, type }] },
      };
    });

const toParent = (
  records: readonly RecordDecl[],
  record: RecordDecl,
  assumptions: Assumption[],
): readonly SpecEdge[] => {
  const parent = parentOf(records, record);
  if (parent === undefined) return [];
  assumptions.push({
    text: `“${labelOf(record.name)}” extends “${labelOf(parent.name)}”: its table has the same key and holds what it adds.`,
    about: record.name.from,
  });
  const line = lineOf({ record: parent, target: record, label: keyOf(records, record), from: '1', to: '0..1' });
  // What a child adds goes with the rest of it.
  return [{ ...line, id: `${idOf(record.name)} ${line.label}`, kind: 'composes' }];
};

const lineOf = (line: {
  readonly record: RecordDecl;
  readonly target: RecordDecl;
  readonly label: string;
  readonly from: string;
  readonly to: string;
}): SpecEdge => ({
  id: `${idOf(line.record.name)} ${line.label}`,
  from: idOf(line.record.name),
  to: idOf(line.target.name),
  label: line.label,
  fromCardinality: line.from,
  toCardinality: line.to,
});

/** Lines that fields stand for: to the table of a list, and to the class that a field is of. */
const fieldLines = (records: readonly RecordDecl[], record: RecordDecl): readonly SpecEdge[] => [
  ...listsOf(records, record).map(
    ({ node }): SpecEdge => ({
      id: node.id,
      kind: 'composes',
      from: idOf(record.name),
      to: node.id,
      label: '',
      fromCardinality: '1',
      toCardinality: '0..*',
    }),
  ),
  ...fieldsOf(records, record).flatMap(({ name, type, isList }) => {
    if (type.kind !== 'record') return [];
    const [target, ...others] = kindsOf(records, type.record);
    if (target === undefined || others.length > 0) return [];
    return [
      isList
        ? { ...lineOf({ record, target, label: name.words.join(' '), from: '0..*', to: '0..*' }), kind: manyOfField }
        : lineOf({ record, target, label: referenceOf(name), from: '0..*', to: '0..1' }),
    ];
  }),
];

/** The lines that begin at a class, between all classes that can stand at their ends. */
const toLines = (
  records: readonly RecordDecl[],
  { name, ends }: RecordDecl,
  assumptions: Assumption[],
): readonly SpecEdge[] =>
  ends
    .filter(({ startsHere }) => startsHere === true)
    .flatMap((end) => {
      const [here, there] = [kindsOf(records, name), kindsOf(records, end.target)];
      if (here.length * there.length > 1)
        assumptions.push({
          text: `The association between “${name.label}” and “${end.target.label}” became one reference per concrete class.`,
          about: end.name.from,
        });
      const back = recordOf(records, end.target)?.ends.find((each) => each.name === end.inverse);
      return here.flatMap((from) =>
        there.map((to) => ({
          id: idOf(end.name),
          ...kindOf(end, { isOneOfSeveral: isOne(end, there) || isOne(back, here) }),
          ...(from === to && end.isList && back?.isList === true && { kind: manyOfField }),
          from: idOf(from.name),
          to: idOf(to.name),
          label: from === to ? (end.isList ? roleOf(end, back) : end.name.words.join(' ')) : '',
          fromCardinality: back === undefined ? unknownOf(end, here) : cardinalityOf(back, here),
          toCardinality: cardinalityOf(end, there),
        })),
      );
    });

const kindOf = (
  { owns }: AssociationEnd,
  { isOneOfSeveral }: { readonly isOneOfSeveral: boolean },
): Pick<SpecEdge, 'kind'> => {
  if (owns === true) return { kind: isOneOfSeveral ? partOfOneOfSeveral : 'composes' };
  return isOneOfSeveral ? { kind: oneOfSeveral } : {};
};

/** Drawn as exactly one, of several classes. */
const isOne = (end: AssociationEnd | undefined, kinds: readonly RecordDecl[]): boolean =>
  end?.isRequired === true && !end.isList && kinds.length > 1;

/** What a class that is linked to itself calls the other: one that the row refers to, or those that a join table lists. */
const roleOf = (end: AssociationEnd, back: AssociationEnd | undefined): string =>
  (back === undefined || back.isList ? end : back).name.words.join(' ');

/** How many refer to what does not know them. */
const unknownOf = (end: AssociationEnd, here: readonly RecordDecl[]): string => {
  if (end.inverseIsList === undefined) return unsaidOf(end);
  if (end.inverseIsList) return '0..*';
  return end.inverseIsOne === true && here.length === 1 ? '1' : '0..1';
};

/** How many stand at an end that is not drawn: a part is a part of one. */
const unsaidOf = ({ owns }: AssociationEnd): string => (owns === true ? '0..1' : '0..*');

/** Where one of several classes stands at the end, none of them alone must be there. */
const cardinalityOf = ({ isList, isRequired }: AssociationEnd, kinds: readonly RecordDecl[]): string => {
  if (isList) return '0..*';
  return isRequired === true && kinds.length === 1 ? '1' : '0..1';
};

/** A class itself where it can be made, or all below it that can: what extends one of them is one of them. */
const kindsOf = (records: readonly RecordDecl[], name: Name): readonly RecordDecl[] => {
  const below = (above: Name): readonly RecordDecl[] =>
    records.flatMap((record) => {
      if (record.name === above && record.kind === 'class') return [record];
      const isBelow = record.extends === above || record.implements.includes(above);
      return isBelow ? below(record.name) : [];
    });
  const found = [...new Set(below(name))];
  return found.filter((record) => !found.some((other) => isAbove(records, other, record)));
};

const isAbove = (records: readonly RecordDecl[], above: RecordDecl, record: RecordDecl): boolean => {
  const parent = parentOf(records, record);
  return parent !== undefined && (parent === above || isAbove(records, above, parent));
};

/** What may stand in a column, by its table and its name. */
const choicesOf = (
  records: readonly RecordDecl[],
  made: readonly RecordDecl[],
): ReadonlyMap<string, readonly string[]> =>
  new Map(
    made.flatMap((record) => [
      ...fieldsOf(records, record).flatMap((field) =>
        field.isList ? [] : valuesOf(field, `${idOf(record.name)} ${field.name.words.join(' ')}`),
      ),
      ...listsOf(records, record).flatMap(({ field, value, node }) => valuesOf(field, `${node.id} ${value}`)),
    ]),
  );

const valuesOf = ({ type }: FieldDecl, column: string): readonly (readonly [string, readonly string[]])[] =>
  type.kind === 'enum' ? [[column, [...new Set(type.enum.members.map((member) => asValue(member)))]]] : [];
