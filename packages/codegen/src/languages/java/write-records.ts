import { constantCase } from '../../printing/cases.ts';
import { doubleQuoted } from '../../printing/double-quoted.ts';
import type { Writer } from '../../printing/writer.ts';
import {
  allFieldsOf,
  beyond,
  boundOf,
  type FieldDecl,
  givenBesideInitial,
  givenEndsOf,
  isBytes,
  type RecordDecl,
  type RecordOperation,
  recordOf,
  refusalsOf,
  refusedFor,
  type ValueType,
} from '../../program/index.ts';
import { isStated } from '../families/curly/records.ts';
import { identifier, methodName, typeName } from './dialect.ts';
import { writeEnd, writeFirstEnd, writeFirstLink } from './write-ends.ts';
import { written } from './written.ts';

const scalarTypes = {
  text: 'String',
  integer: 'int',
  decimal: 'BigDecimal',
  float: 'double',
  boolean: 'boolean',
  date: 'LocalDate',
  time: 'LocalTime',
  timestamp: 'Instant',
  uuid: 'UUID',
  bytes: 'byte[]',
  json: 'String',
} as const;

const boxes: Readonly<Record<string, string>> = {
  int: 'Integer',
  long: 'Long',
  double: 'Double',
  boolean: 'Boolean',
};

export const boxed = (type: string): string => boxes[type] ?? type;

export const plainType = (type: ValueType): string => {
  if (type.kind === 'list') return `List<${boxed(plainType(type.of))}>`;
  if (type.kind === 'optional') return boxed(plainType(type.of));
  if (type.kind === 'enum') return typeName(type.enum.name);
  if (type.kind === 'record') return typeName(type.record);
  if (type.zone === 'none') return 'LocalDateTime';
  return type.isLarge === true ? 'long' : scalarTypes[type.scalar];
};

const fieldType = ({ type, isOptional, isList }: FieldDecl): string => {
  if (isList) return `List<${boxed(plainType(type))}>`;
  return isOptional ? boxed(plainType(type)) : plainType(type);
};

/** Where a record is written: with which others, and whether it refuses null where something has to be. */
interface RecordScope {
  readonly records: readonly RecordDecl[];
  readonly refusesNull: boolean;
}

/** A record or a class with its fields, ends and operations, or an interface. */
export const writeRecord = (writer: Writer, record: RecordDecl, scope: RecordScope): void => {
  const { records } = scope;
  writer.comment(record.summary);
  if (record.kind === 'interface') {
    writeInterface(writer, record);
    return;
  }
  if (isPlain(records, record)) {
    writePlain(writer, record, scope);
    return;
  }
  writer.block(
    `${headOf(record, records)} {`,
    '}',
    () => {
      writeConstants(writer, record);
      for (const field of record.fields)
        writer.line(
          `private ${field.isChanged === true ? '' : 'final '}${fieldType(field)} ${identifier(field.name)};`,
          field.name.from,
        );
      for (const { name, target, isList } of record.ends) {
        const type = typeName(target);
        writer.line(
          isList
            ? `private final List<${type}> ${identifier(name)} = new ArrayList<>();`
            : `private ${type} ${identifier(name)};`,
          name.from,
        );
      }
      writeConstructor(writer, record, scope);
      for (const field of record.fields.filter(({ visibility }) => visibility !== 'private')) {
        writer.gap();
        if (field.isOptional) writer.comment('Null if there is none.');
        writer.block(`${field.visibility ?? 'public'} ${fieldType(field)} ${methodName(field.name)}() {`, '}', () =>
          writer.line(`return ${field.isList ? identifier(field.name) : copied(field)};`),
        );
      }
      for (const end of record.ends) writeEnd(writer, records, end, record);
      writeOperations(writer, record, records);
    },
    record.name.from,
  );
};

const writeConstants = (writer: Writer, { constants = [] }: RecordDecl): void => {
  for (const field of constants) {
    const value = written(field, field.initial ?? null);
    writer.line(
      `${field.visibility ?? 'public'} static final ${fieldType(field)} ${constantCase(field.name)} = ${value};`,
      field.name.from,
    );
  }
  if (constants.length > 0) writer.gap();
};

/** What is in a field, so that nobody changes it from outside; lists are kept as copies that cannot be changed. */
const copied = (field: FieldDecl): string => {
  const value = identifier(field.name);
  if (field.isList) return `List.copyOf(${value})`;
  if (!isBytes(field.type)) return value;
  return field.isOptional ? `${value} == null ? null : ${value}.clone()` : `${value}.clone()`;
};

const writeOperations = (writer: Writer, record: RecordDecl, records: readonly RecordDecl[]): void => {
  for (const operation of [...record.operations, ...(record.statics ?? [])]) {
    writer.gap();
    writer.comment(operation.summary);
    if (operation.isAbstract === true) {
      writer.line(`${operation.visibility ?? 'public'} abstract ${signature(operation)};`, operation.name.from);
      continue;
    }
    if (operation.overrides === true || isStated(records, record, operation.name)) writer.line('@Override');
    writer.block(
      `${operation.visibility ?? 'public'} ${operation.isStatic === true ? 'static ' : ''}${signature(operation)} {`,
      '}',
      () => {
        const what = `${typeName(record.name)}.${methodName(operation.name)} is still to be written`;
        writer.line(`throw new UnsupportedOperationException(${doubleQuoted(what)});`);
      },
      operation.name.from,
    );
  }
};

/** Values and nothing else: what Java has records for. Arrays are no values: two with the same octets are not equal. */
const isPlain = (records: readonly RecordDecl[], record: RecordDecl): boolean =>
  record.kind === 'class' &&
  record.extends === undefined &&
  record.fields.length > 0 &&
  record.ends.length === 0 &&
  !records.some((each) => each.extends === record.name) &&
  record.fields.every(
    ({ name, type, isChanged, visibility }) =>
      methodName(name) === identifier(name) && !isBytes(type) && isChanged !== true && visibility === undefined,
  );

const writePlain = (writer: Writer, record: RecordDecl, scope: RecordScope): void => {
  const { records } = scope;
  const type = typeName(record.name);
  const components = record.fields.map((field) => `${fieldType(field)} ${identifier(field.name)}`);
  const lists = record.fields.filter(({ isList }) => isList).map(({ name }) => identifier(name));
  const needed = scope.refusesNull ? record.fields.filter(mustBeThere) : [];
  const isChecked = lists.length + needed.length > 0 || record.fields.some((field) => refusalsOf(field).length > 0);
  const head = `)${statedBy(record)} {`;
  const members = [...record.operations, ...(record.statics ?? []), ...(record.constants ?? [])];
  if (!isChecked && members.length === 0 && !record.fields.some(({ initial }) => initial !== undefined)) {
    writer.items(`public record ${type}(`, components, `${head}}`, record.name.from);
    return;
  }
  writer.items(`public record ${type}(`, components, head, record.name.from);
  writer.indented(() => {
    writeConstants(writer, record);
    if (isChecked) {
      writer.gap();
      writer.block(`public ${type} {`, '}', () => {
        for (const { name } of needed) writer.line(`${nullRefused(name)};`);
        for (const field of record.fields) writeRefusal(writer, field);
        for (const list of lists) writer.line(`${list} = List.copyOf(${list});`);
      });
    }
    writeInitial(writer, record, records);
    writeOperations(writer, record, records);
  });
  writer.line('}');
};

/** What null is no value of, and what no copying refuses it for. */
const mustBeThere = (field: FieldDecl): boolean =>
  !field.isOptional && !field.isList && boxes[plainType(field.type)] === undefined && !isBytes(field.type);

const nullRefused = (name: FieldDecl['name']): string =>
  `Objects.requireNonNull(${identifier(name)}, ${doubleQuoted(identifier(name))})`;

const statedBy = ({ implements: stated }: RecordDecl): string =>
  stated.length === 0 ? '' : ` implements ${stated.map(typeName).join(', ')}`;

const headOf = (record: RecordDecl, records: readonly RecordDecl[]): string => {
  const hasChildren = records.some((each) => each.extends === record.name);
  const kind = record.kind === 'abstract' ? 'abstract ' : hasChildren ? '' : 'final ';
  const above = record.extends === undefined ? '' : ` extends ${typeName(record.extends)}`;
  return `public ${kind}class ${typeName(record.name)}${above}${statedBy(record)}`;
};

const writeInterface = (writer: Writer, { name, operations }: RecordDecl): void =>
  writer.block(
    `public interface ${typeName(name)} {`,
    '}',
    () => {
      for (const operation of operations) {
        writer.gap();
        writer.comment(operation.summary);
        writer.line(`${signature(operation)};`, operation.name.from);
      }
    },
    name.from,
  );

const resultType = (type: ValueType): string =>
  type.kind === 'optional' ? `Optional<${plainType(type)}>` : plainType(type);

const signature = ({ name, parameters, result }: RecordOperation): string => {
  const given = parameters.map((each) => `${plainType(each.type)} ${identifier(each.name)}`).join(', ');
  return `${result === undefined ? 'void' : resultType(result)} ${methodName(name)}(${given})`;
};

const writeConstructor = (writer: Writer, record: RecordDecl, { records, refusesNull }: RecordScope): void => {
  const fields = allFieldsOf(records, record);
  const ends = givenEndsOf(records, record);
  if (fields.length + ends.length === 0) return;
  const parent = recordOf(records, record.extends);
  const above = parent === undefined ? [] : [...allFieldsOf(records, parent), ...givenEndsOf(records, parent)];
  const head = `${record.kind === 'abstract' ? 'protected' : 'public'} ${typeName(record.name)}(`;
  const parameters = [
    ...fields.map((field) => `${fieldType(field)} ${identifier(field.name)}`),
    ...ends.map(({ name, target }) => `${typeName(target)} ${identifier(name)}`),
  ];
  writer.gap();
  // Newer compilers warn of it where somebody may extend the class.
  if (record.ends.some(({ given }) => given !== undefined) && !headOf(record, records).startsWith('public final'))
    writer.line('@SuppressWarnings("this-escape")');
  writer.items(head, parameters, ') {');
  writer.indented(() => {
    if (above.length > 0) writer.line(`super(${above.map(({ name }) => identifier(name)).join(', ')});`);
    const isChecked = (field: FieldDecl): boolean => refusesNull && mustBeThere(field);
    for (const field of record.fields) {
      if (isChecked(field) && refusalsOf(field).length > 0) writer.line(`${nullRefused(field.name)};`);
      writeRefusal(writer, field);
    }
    for (const field of record.fields) {
      const isRefused = isChecked(field) && refusalsOf(field).length === 0 && copied(field) === identifier(field.name);
      const value = isRefused ? nullRefused(field.name) : copied(field);
      writer.line(`this.${identifier(field.name)} = ${value};`);
    }
    for (const end of record.ends) writeFirstEnd(writer, end);
    for (const end of record.ends) writeFirstLink(writer, records, end);
  });
  writer.line('}');
  writeInitial(writer, record, records);
};

/** A constructor that takes what has no first value. */
const writeInitial = (writer: Writer, record: RecordDecl, records: readonly RecordDecl[]): void => {
  const given = givenBesideInitial(records, record);
  if (given === undefined) return;
  const ends = givenEndsOf(records, record);
  const parameters = [
    ...given.map((field) => `${fieldType(field)} ${identifier(field.name)}`),
    ...ends.map(({ name, target }) => `${typeName(target)} ${identifier(name)}`),
  ];
  const all = [
    ...allFieldsOf(records, record).map((field) =>
      field.initial === undefined ? identifier(field.name) : written(field, field.initial),
    ),
    ...ends.map(({ name }) => identifier(name)),
  ];
  writer.gap();
  writer.comment('With the first values of the diagram.');
  writer.items(`public ${typeName(record.name)}(`, parameters, ') {');
  writer.indented(() => writer.items('this(', all, ');'));
  writer.line('}');
};

const writeRefusal = (writer: Writer, field: FieldDecl): void => {
  const { name, type, isOptional, longest } = field;
  const value = identifier(name);
  const isThere = isOptional ? `${value} != null && ` : '';
  const isDecimal = type.kind === 'scalar' && type.scalar === 'decimal';
  const compared = (why: 'low' | 'high'): string => {
    const bound = boundOf(why, field);
    const against = bound === undefined ? '' : `${value}.compareTo(${written(field, bound.value)})`;
    return isDecimal ? `${against} ${beyond(why, field, () => '0')}` : `${value} ${beyond(why, field)}`;
  };
  const tests = {
    blank: `${isThere}${value}.isBlank()`,
    negative: `${isThere}${isDecimal ? `${value}.signum()` : value} < 0`,
    zero: `${isThere}${isDecimal ? `${value}.signum()` : value} <= 0`,
    low: `${isThere}${compared('low')}`,
    high: `${isThere}${compared('high')}`,
    long: `${isThere}${value}.length() > ${longest}`,
  };
  for (const refusal of refusalsOf(field))
    writer.block(`if (${tests[refusal]}) {`, '}', () =>
      writer.line(`throw new IllegalArgumentException(${doubleQuoted(refusedFor(refusal, field))});`),
    );
};
