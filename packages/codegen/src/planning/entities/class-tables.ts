import type { DiagramSpec, SpecAttribute, SpecEdge, SpecNode } from '@diagloom/diagram/model';
import { type Assumption, allFieldsOf, type Name, type Program, type RecordDecl } from '../../program/index.ts';
import { createSchema } from './create-schema.ts';

/**
 * For databases: classes as a data model, from which tables are made as from a drawn one. A table per class that can be made, with what it
 * inherits; a line to a class with several kinds refers to each of them.
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
    nodes: made.map((record) => toEntity(records, record)),
    edges: records.flatMap((record) => toLines(records, record, assumptions)),
    groups: [],
    notes: [],
  };
  return { ...program, schema: createSchema(spec, program, assumptions, choicesOf(records, made)), assumptions };
};

const idOf = ({ from, words }: Name): string => from[0] || words.join(' ');

const toEntity = (records: readonly RecordDecl[], record: RecordDecl): SpecNode => ({
  id: idOf(record.name),
  label: record.name.label || record.name.words.join(' '),
  attributes: allFieldsOf(records, record).flatMap(({ name, type, isList, isOptional }): readonly SpecAttribute[] =>
    isList || type.kind === 'record'
      ? []
      : [
          {
            name: name.words.join(' '),
            type: type.kind === 'scalar' ? type.scalar : 'text',
            ...(isOptional && { marks: ['nullable'] }),
          },
        ],
  ),
});

/** The lines that begin at a class, between all classes that can stand at their ends. */
const toLines = (
  records: readonly RecordDecl[],
  { name, ends }: RecordDecl,
  assumptions: Assumption[],
): readonly SpecEdge[] =>
  ends
    .filter(({ startsHere, inverse }) => startsHere === true || inverse === undefined)
    .flatMap((end) => {
      const [here, there] = [kindsOf(records, name), kindsOf(records, end.target)];
      if (here.length * there.length > 1)
        assumptions.push({
          text: `The association between “${name.label}” and “${end.target.label}” became one reference per concrete class.`,
          about: end.name.from,
        });
      return here.flatMap((from) =>
        there.map((to) => ({
          id: idOf(end.name),
          from: idOf(from.name),
          to: idOf(to.name),
          label: '',
          fromCardinality: end.inverse === undefined || end.inverseIsList === true ? '0..*' : '0..1',
          toCardinality: end.isList ? '0..*' : '0..1',
        })),
      );
    });

/** A class itself and all below it, as far as they can be made. */
const kindsOf = (records: readonly RecordDecl[], name: Name): readonly RecordDecl[] => {
  const below = (above: Name): readonly RecordDecl[] =>
    records.flatMap((record) =>
      record.name === above
        ? [record]
        : record.extends === above || record.implements.includes(above)
          ? below(record.name)
          : [],
    );
  return [...new Set(below(name))].filter(({ kind }) => kind === 'class');
};

/** What may stand in a column, by its table and its name. */
const choicesOf = (
  records: readonly RecordDecl[],
  made: readonly RecordDecl[],
): ReadonlyMap<string, readonly string[]> =>
  new Map(
    made.flatMap((record) =>
      allFieldsOf(records, record).flatMap(({ name, type, isList }): readonly [string, readonly string[]][] =>
        isList || type.kind !== 'enum'
          ? []
          : [
              [
                `${idOf(record.name)} ${name.words.join(' ')}`,
                [...new Set(type.enum.members.map(({ words }) => words.join('-')))],
              ],
            ],
      ),
    ),
  );
