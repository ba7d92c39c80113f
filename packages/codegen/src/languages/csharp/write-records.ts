import { doubleQuoted } from '../../printing/double-quoted.ts';
import type { Writer } from '../../printing/writer.ts';
import {
  type AssociationEnd,
  allFieldsOf,
  beyond,
  type FieldDecl,
  givenBesideInitial,
  givenEndsOf,
  type RecordDecl,
  type RecordOperation,
  recordOf,
  refusalsOf,
  rule,
} from '../../program/index.ts';
import { writeBraces } from '../families/curly/dialect.ts';
import { type CsharpDialect, fieldName, identifier, memberName, typeName } from './dialect.ts';
import { fieldType, memberOf, plainType, recordName } from './record-names.ts';
import { writeEnd, writeFirstEnd, writeFirstLink } from './write-ends.ts';
import { written } from './written.ts';

/** A class with its fields, ends and operations, or an interface. */
export const writeRecord = (
  writer: Writer,
  dialect: CsharpDialect,
  record: RecordDecl,
  records: readonly RecordDecl[],
): void => {
  writer.comment(record.summary);
  const body = (): void => {
    if (record.kind === 'interface') {
      for (const operation of record.operations) {
        writer.gap();
        writer.comment(operation.summary);
        writer.line(`${signature(records, operation)};`, operation.name.from);
      }
      return;
    }
    for (const field of record.constants ?? []) {
      const value = written(records, field, field.initial ?? null);
      writer.line(
        `${field.visibility ?? 'public'} const ${fieldType(records, field)} ${memberOf(records, field.name)} = ${value};`,
        field.name.from,
      );
    }
    for (const { name, target, isList } of record.ends) {
      const type = `List<${recordName(records, target)}>`;
      if (isList) writer.line(`private readonly ${type} ${fieldName(name)} = new ${type}();`);
    }
    writeConstructor(writer, dialect, record, records);
    for (const field of record.fields) {
      writer.gap();
      if (field.isOptional) writer.comment('Null if there is none.');
      writer.line(
        `${field.visibility ?? 'public'} ${fieldType(records, field)} ${memberOf(records, field.name)} { get; ${setter(field)}}`,
        field.name.from,
      );
    }
    for (const end of record.ends) writeEnd(writer, dialect, records, end, record);
    for (const operation of [...record.operations, ...(record.statics ?? [])])
      writeOperation(writer, dialect, record, records, operation);
  };
  writeBraces(writer, dialect, headOf(record, records), body, { about: record.name.from });
};

/** A property that is private is set by its class anyway. */
const setter = ({ isChanged, visibility }: FieldDecl): string =>
  isChanged !== true ? '' : visibility === 'private' ? 'set; ' : 'private set; ';

const headOf = (record: RecordDecl, records: readonly RecordDecl[]): string => {
  const hasChildren = records.some((each) => each.extends === record.name);
  const kinds = { interface: 'interface', abstract: 'abstract class', class: hasChildren ? 'class' : 'sealed class' };
  const bases = [...(record.extends === undefined ? [] : [record.extends]), ...record.implements];
  const above = bases.length === 0 ? '' : ` : ${bases.map((name) => recordName(records, name)).join(', ')}`;
  return `public ${kinds[record.kind]} ${recordName(records, record.name)}${above}`;
};

const signature = (records: readonly RecordDecl[], { name, parameters, result }: RecordOperation): string => {
  const given = parameters.map((each) => `${plainType(records, each.type)} ${identifier(each.name)}`).join(', ');
  return `${result === undefined ? 'void' : plainType(records, result)} ${memberOf(records, name)}(${given})`;
};

const writeOperation = (
  writer: Writer,
  dialect: CsharpDialect,
  record: RecordDecl,
  records: readonly RecordDecl[],
  operation: RecordOperation,
): void => {
  const what = `${typeName(record.name)}.${memberName(operation.name)} is still to be written.`;
  writer.gap();
  writer.comment(operation.summary);
  if (operation.isAbstract === true) {
    writer.line(`${operation.visibility ?? 'public'} abstract ${signature(records, operation)};`, operation.name.from);
    return;
  }
  const isOpen = operation.isStatic === true ? 'static ' : operation.isOverridden === true ? 'virtual ' : '';
  writeBraces(
    writer,
    dialect,
    `${operation.visibility ?? 'public'} ${operation.overrides === true ? 'override ' : isOpen}${signature(records, operation)}`,
    () => writer.line(`throw new NotImplementedException(${doubleQuoted(what)});`),
    { about: operation.name.from },
  );
};

const writeConstructor = (
  writer: Writer,
  dialect: CsharpDialect,
  record: RecordDecl,
  records: readonly RecordDecl[],
): void => {
  const fields = allFieldsOf(records, record);
  const ends = givenEndsOf(records, record);
  if (fields.length + ends.length === 0) return;
  const parent = recordOf(records, record.extends);
  const above = parent === undefined ? [] : [...allFieldsOf(records, parent), ...givenEndsOf(records, parent)];
  const parameters = [...fields.map((field) => parameterOf(records, field)), ...endParameters(records, ends)];
  const head = `${record.kind === 'abstract' ? 'protected' : 'public'} ${typeName(record.name)}(`;
  writer.gap();
  writer.items(head, parameters, ')');
  if (above.length > 0) {
    writer.indented(() => writer.line(`: base(${above.map(({ name }) => identifier(name)).join(', ')})`));
  }
  writer.block('{', '}', () => {
    for (const field of record.fields) {
      // What is told of it below would otherwise fail without saying what is missing.
      if (refusesNull(field) && refusalsOf(field).includes('long') && field.refuses !== 'blank') {
        writer.gap();
        writeBraces(writer, dialect, `if (${identifier(field.name)} == null)`, () =>
          writer.line(`throw new ArgumentNullException(nameof(${identifier(field.name)}));`),
        );
      }
      writeRefusal(writer, dialect, field);
    }
    if (record.fields.some((field) => refusalsOf(field).length > 0)) writer.gap();
    for (const field of record.fields) {
      const { name, type, isList } = field;
      const value = identifier(name);
      const isUnseen = refusesNull(field) && !refusalsOf(field).some((why) => why === 'blank' || why === 'long');
      const given = isUnseen ? `${value} ?? throw new ArgumentNullException(nameof(${value}))` : value;
      const kept = isList ? `new List<${plainType(records, type)}>(${value}).AsReadOnly()` : given;
      writer.line(`${memberOf(records, name)} = ${kept};`);
    }
    for (const end of record.ends) writeFirstEnd(writer, records, end);
    for (const end of record.ends) writeFirstLink(writer, records, end);
  });
  writeInitial(writer, record, records);
};

/** Null is no value of what has to be there, and texts, bytes and objects could be null. */
const refusesNull = ({ type, isOptional, isList }: FieldDecl): boolean =>
  !isOptional &&
  !isList &&
  (type.kind === 'record' || (type.kind === 'scalar' && ['text', 'json', 'bytes'].includes(type.scalar)));

const parameterOf = (records: readonly RecordDecl[], field: FieldDecl): string =>
  `${fieldType(records, field)} ${identifier(field.name)}`;

const endParameters = (records: readonly RecordDecl[], ends: readonly AssociationEnd[]): readonly string[] =>
  ends.map(({ name, target }) => `${recordName(records, target)} ${identifier(name)}`);

/** A constructor that takes what has no first value. */
const writeInitial = (writer: Writer, record: RecordDecl, records: readonly RecordDecl[]): void => {
  const given = givenBesideInitial(records, record);
  if (given === undefined) return;
  const ends = givenEndsOf(records, record);
  const parameters = [...given.map((field) => parameterOf(records, field)), ...endParameters(records, ends)];
  const all = [
    ...allFieldsOf(records, record).map((field) =>
      field.initial === undefined ? identifier(field.name) : written(records, field, field.initial),
    ),
    ...ends.map(({ name }) => identifier(name)),
  ];
  writer.gap();
  writer.comment('With the first values of the diagram.');
  writer.items(`public ${typeName(record.name)}(`, parameters, ')');
  writer.indented(() => writer.items(': this(', all, ')'));
  writer.block('{', '}', () => undefined);
};

const writeRefusal = (writer: Writer, dialect: CsharpDialect, field: FieldDecl): void => {
  const { name, isOptional, longest } = field;
  const value = identifier(name);
  const bound = (number: number): string => `${number}${Number.isInteger(number) ? '' : 'm'}`;
  const tests = {
    blank: `${isOptional ? `${value} != null && ` : ''}string.IsNullOrWhiteSpace(${value})`,
    negative: `${value} < 0`,
    zero: `${value} <= 0`,
    low: `${value} ${beyond('low', field, bound)}`,
    high: `${value} ${beyond('high', field, bound)}`,
    long: `${value}${isOptional ? '?' : ''}.Length > ${longest}`,
  };
  for (const refusal of refusalsOf(field)) {
    const message = doubleQuoted(`The ${name.words.join(' ')} ${rule(refusal, field)}.`);
    writer.gap();
    writeBraces(writer, dialect, `if (${tests[refusal]})`, () =>
      writer.line(`throw new ArgumentException(${message}, nameof(${value}));`),
    );
  }
};
