import type { Writer } from '../../printing/writer.ts';
import {
  allFieldsOf,
  allOperationsOf,
  type RecordDecl,
  recordOf,
  type Sample,
  type ValueType,
} from '../../program/index.ts';
import { endMethods, makeableOf } from '../families/curly/records.ts';
import { givenToInitial, type RecordTestForms, writeRecordScenario } from '../families/curly/write-record-scenario.ts';
import { memberName, qualified, typeName } from './dialect.ts';
import { canRefuse, recordType } from './record-names.ts';
import { refusalOf, signatureOf } from './write-records.ts';
import { writeTestClass } from './write-tests.ts';
import { written } from './written.ts';

export const writeRecordTests = (writer: Writer, record: RecordDecl, records: readonly RecordDecl[]): void => {
  writeTestClass(writer, typeName(record.name), (write) => {
    for (const scenario of record.scenarios)
      write(scenario.name, (body) =>
        writeRecordScenario(body, { record, records }, scenario, formsOf(body, record, records)),
      );
  });
  for (const standIn of standInsFor(records, record)) writeStandIn(writer, records, standIn);
};

const formsOf = (writer: Writer, record: RecordDecl, records: readonly RecordDecl[]): RecordTestForms => {
  const attempt = (made: RecordDecl): string => (canRefuse(records, made) ? 'try ' : '');
  const type = typeName(record.name);
  return {
    make: (name, made, values) =>
      writer.items(`let ${name} = ${attempt(made)}${typeName(made.name)}(`, argumentsOf(records, made, values), ')'),
    makeInitial: (made, values) => {
      const given = givenToInitial(records, made, values, labelled);
      writer.items(`let made = ${attempt(made)}${typeName(made.name)}(`, given, ')');
    },
    keeps: (field, literal) => {
      const value = written(field, literal);
      const actual = `made.${memberName(field.name)}`;
      if (field.isList) return `XCTAssertTrue(${actual}.isEmpty)`;
      return value === 'nil' ? `XCTAssertNil(${actual})` : `XCTAssertEqual(${actual}, ${value})`;
    },
    isMade: 'XCTAssertNotNil(made)',
    refuse: ({ field: refused, values }) => {
      const field = allFieldsOf(records, record).find(({ name }) => name === refused);
      if (field === undefined) return;
      const expected = `XCTAssertEqual(error as? Refusal, ${refusalOf(field)})`;
      writeRefused(writer, type, argumentsOf(records, record, values), expected);
    },
    link: ({ name, isList }) =>
      isList ? `one.${memberName(endMethods(records, name, true).link)}(other)` : `one.${memberName(name)} = other`,
    holds: (holder, { name, isList, value }) => {
      const actual = `${holder}.${memberName(name)}`;
      return [
        ...(isList ? [`XCTAssertEqual(${actual}.count, 1)`] : []),
        `XCTAssertTrue(${actual}${isList ? '.first' : ''} === ${value})`,
      ];
    },
    makeStore: ({ name }) => `let store = ${typeName(name)}()`,
    add: 'try store.add(made)',
    stored: ({ key }) => [
      `XCTAssertTrue(store.find(made.${memberName(key)}) === made)`,
      'XCTAssertThrowsError(try store.add(made))',
      `XCTAssertTrue(store.remove(made.${memberName(key)}))`,
      'XCTAssertTrue(store.all.isEmpty)',
    ],
    unwritten: (name, parameters) => {
      const given = parameters.map((each) => `${memberName(each.name)}: ${argumentOf(records, each.type)}`);
      const expected = 'guard case Refusal.notWritten = error else { return XCTFail("\\(error)") }';
      writeRefused(writer, `made.${memberName(name)}`, given, expected);
    },
    isA: (parent, values) => {
      writer.items(
        `let made: ${recordType(records, parent)} = ${attempt(record)}${type}(`,
        argumentsOf(records, record, values),
        ')',
      );
      writer.line(`XCTAssertTrue(made is ${type})`);
    },
  };
};

const writeRefused = (writer: Writer, call: string, values: readonly string[], expected: string): void => {
  writer.items(`XCTAssertThrowsError(try ${call}(`, values, ')) { error in');
  writer.indented(() => writer.line(expected));
  writer.line('}');
};

const argumentsOf = (records: readonly RecordDecl[], record: RecordDecl, values: Sample): readonly string[] =>
  allFieldsOf(records, record).map((field, index) => labelled(field, values[index] ?? null));

const labelled: typeof written = (field, value) => `${memberName(field.name)}: ${written(field, value)}`;

/** An argument that is never looked at. */
const argumentOf = (records: readonly RecordDecl[], type: ValueType): string => {
  if (type.kind === 'list') return '[]';
  if (type.kind === 'optional') return 'nil';
  if (type.kind === 'enum') {
    const [first] = type.enum.members;
    return first === undefined ? 'fatalError()' : qualified(type.enum, first);
  }
  if (type.kind === 'record') {
    const made = makeableOf(records, type.record);
    const sample = made?.scenarios.find(({ kind }) => kind === 'construct');
    if (made !== undefined && sample !== undefined)
      return `${typeName(made.name)}(${argumentsOf(records, made, sample.values).join(', ')})`;
    const record = recordOf(records, type.record);
    if (record === undefined) return 'fatalError()';
    if (record.kind === 'interface') return `Any${typeName(record.name)}()`;
    const given = allFieldsOf(records, record).map(
      (field) =>
        `${memberName(field.name)}: ${field.isList ? '[]' : field.isOptional ? 'nil' : argumentOf(records, field.type)}`,
    );
    return `${typeName(record.name)}(${given.join(', ')})`;
  }
  const samples: Readonly<Partial<Record<typeof type.scalar, string>>> = {
    boolean: 'true',
    bytes: 'Data()',
    integer: '1',
    decimal: '1',
    date: 'Date()',
    timestamp: 'Date()',
    uuid: 'UUID()',
  };
  return samples[type.scalar] ?? '"text"';
};

/** What operations of a record take and nobody implements. */
const standInsFor = (records: readonly RecordDecl[], record: RecordDecl): readonly RecordDecl[] => {
  const taken = allOperationsOf(records, record)
    .flatMap(({ parameters }) => parameters)
    .flatMap(({ type }) => (type.kind === 'record' ? [type.record] : []));
  return [...new Set(taken)]
    .filter((name) => makeableOf(records, name) === undefined)
    .flatMap((name) => recordOf(records, name) ?? [])
    .filter(({ kind }) => kind === 'interface');
};

const writeStandIn = (writer: Writer, records: readonly RecordDecl[], { name, operations }: RecordDecl): void => {
  writer.gap();
  writer.comment('Stands in where nothing that is drawn can be given.');
  writer.block(`private final class Any${typeName(name)}: ${typeName(name)} {`, '}', () => {
    for (const operation of operations)
      writer.block(`func ${signatureOf(records, operation)} {`, '}', () => writer.line('throw Refusal.notWritten("")'));
  });
};
