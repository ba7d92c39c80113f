import type { Writer } from '../../printing/writer.ts';
import {
  allEndsOf,
  allFieldsOf,
  allOperationsOf,
  type FieldDecl,
  type Literal,
  type RecordDecl,
  type RecordScenario,
  recordOf,
  type Sample,
  type ValueType,
} from '../../program/index.ts';
import { endMethods, makeableOf } from '../families/curly/records.ts';
import { memberName, qualified, quoted, typeName, writeValues } from './dialect.ts';
import { canRefuse, recordType } from './record-names.ts';
import { refusalOf, signatureOf } from './write-records.ts';
import { writeTestClass } from './write-tests.ts';

export const writeRecordTests = (writer: Writer, record: RecordDecl, records: readonly RecordDecl[]): void => {
  writeTestClass(writer, typeName(record.name), (write) => {
    for (const scenario of record.scenarios)
      write(scenario.name, (body) => writeScenario(body, record, records, scenario));
  });
  for (const standIn of standInsFor(records, record)) writeStandIn(writer, records, standIn);
};

const writeScenario = (
  writer: Writer,
  record: RecordDecl,
  records: readonly RecordDecl[],
  scenario: RecordScenario,
): void => {
  const writeMade = (name: string, made = record, values = scenario.values): void => {
    const attempt = canRefuse(records, made) ? 'try ' : '';
    writeValues(writer, `let ${name} = ${attempt}${typeName(made.name)}(`, argumentsOf(records, made, values), ')');
  };
  switch (scenario.kind) {
    case 'construct': {
      const fields = allFieldsOf(records, record);
      writeMade('made');
      for (const [index, field] of fields.entries()) {
        const value = written(field, scenario.values[index] ?? null);
        const actual = `made.${memberName(field.name)}`;
        if (field.isList) writer.line(`XCTAssertTrue(${actual}.isEmpty)`);
        else writer.line(value === 'nil' ? `XCTAssertNil(${actual})` : `XCTAssertEqual(${actual}, ${value})`);
      }
      if (fields.length === 0) writer.line('XCTAssertNotNil(made)');
      return;
    }
    case 'refuse': {
      const field = allFieldsOf(records, record).find(({ name }) => name === scenario.field);
      if (field === undefined) return;
      const given = argumentsOf(records, record, scenario.values);
      writeRefused(writer, typeName(record.name), given, `XCTAssertEqual(error as? Refusal, ${refusalOf(field)})`);
      return;
    }
    case 'bothEnds': {
      const end = allEndsOf(records, record).find(({ name }) => name === scenario.end);
      const target = recordOf(records, scenario.made);
      if (end?.inverse === undefined || target === undefined) return;
      const holds = (actual: string, isList: boolean, value: string): void => {
        if (isList) writer.line(`XCTAssertEqual(${actual}.count, 1)`);
        writer.line(`XCTAssertTrue(${actual}${isList ? '.first' : ''} === ${value})`);
      };
      const property = `one.${memberName(end.name)}`;
      writeMade('one');
      writeMade('other', target, scenario.target);
      writer.gap();
      writer.line(
        end.isList ? `one.${memberName(endMethods(records, end.name, true).link)}(other)` : `${property} = other`,
      );
      writer.gap();
      holds(property, end.isList, 'other');
      holds(`other.${memberName(end.inverse)}`, end.inverseIsList === true, 'one');
      return;
    }
    case 'roundTrip': {
      if (record.store === undefined) return;
      const key = `made.${memberName(record.store.key)}`;
      writer.line(`let store = ${typeName(record.store.name)}()`);
      writeMade('made');
      writer.gap();
      writer.line('try store.add(made)');
      writer.gap();
      writer.line(`XCTAssertTrue(store.find(${key}) === made)`);
      writer.line('XCTAssertThrowsError(try store.add(made))');
      writer.line(`XCTAssertTrue(store.remove(${key}))`);
      writer.line('XCTAssertTrue(store.all.isEmpty)');
      return;
    }
    case 'unwritten': {
      const operation = allOperationsOf(records, record).find(({ name }) => name === scenario.operation);
      const given = (operation?.parameters ?? []).map(
        (each) => `${memberName(each.name)}: ${argumentOf(records, each.type)}`,
      );
      writeMade('made');
      writeRefused(
        writer,
        `made.${memberName(scenario.operation)}`,
        given,
        'guard case Refusal.notWritten = error else { return XCTFail("\\(error)") }',
      );
      return;
    }
    case 'isA':
      writeValues(
        writer,
        `let made: ${recordType(records, scenario.parent)} = ${canRefuse(records, record) ? 'try ' : ''}${typeName(record.name)}(`,
        argumentsOf(records, record, scenario.values),
        ')',
      );
      writer.line(`XCTAssertTrue(made is ${typeName(record.name)})`);
  }
};

const writeRefused = (writer: Writer, call: string, values: readonly string[], expected: string): void => {
  writeValues(writer, `XCTAssertThrowsError(try ${call}(`, values, ')) { error in');
  writer.indented(() => writer.line(expected));
  writer.line('}');
};

const argumentsOf = (records: readonly RecordDecl[], record: RecordDecl, values: Sample): readonly string[] =>
  allFieldsOf(records, record).map(
    (field, index) => `${memberName(field.name)}: ${written(field, values[index] ?? null)}`,
  );

const written = ({ type, isList, isOptional }: FieldDecl, value: Literal): string => {
  if (isList) return '[]';
  if (value === null) return 'nil';
  if (typeof value === 'object')
    // An optional has members of its own, which one of the enum may be called like.
    return type.kind === 'enum' ? `${isOptional ? typeName(type.enum.name) : ''}.${memberName(value)}` : 'nil';
  if (type.kind !== 'scalar') return 'nil';
  const text = quoted(String(value));
  switch (type.scalar) {
    case 'integer':
    case 'decimal':
    case 'boolean':
      return String(value);
    case 'date':
    case 'timestamp':
      return `Date(timeIntervalSince1970: ${String(Date.parse(String(value)) / 1000).replace(/\B(?=(\d{3})+$)/g, '_')})`;
    case 'uuid':
      return `UUID(uuidString: ${text})!`;
    default:
      return text;
  }
};

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
