import { screamingCase } from '../../printing/cases.ts';
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
import { identifier, methodName, quoted, typeName, writeValues } from './dialect.ts';
import { operationName, plainType } from './record-names.ts';
import { writeTest, writeTestClass } from './write-tests.ts';

export const writeRecordTests = (writer: Writer, record: RecordDecl, records: readonly RecordDecl[]): void =>
  writeTestClass(writer, typeName(record.name), (testName) => {
    for (const scenario of record.scenarios)
      writeTest(writer, testName(scenario.name), scenario.name, () => writeScenario(writer, record, records, scenario));
  });

const writeScenario = (
  writer: Writer,
  record: RecordDecl,
  records: readonly RecordDecl[],
  scenario: RecordScenario,
): void => {
  const type = typeName(record.name);
  const values = valuesOf(records, record, scenario.values);
  const writeMade = (name: string): void => writeValues(writer, `val ${name} = ${type}(`, values, ')');
  switch (scenario.kind) {
    case 'construct': {
      const fields = allFieldsOf(records, record);
      writeMade('made');
      for (const [index, field] of fields.entries()) {
        const value = written(field, scenario.values[index] ?? null);
        const actual = `made.${identifier(field.name)}`;
        writer.line(value === 'null' ? `assertNull(${actual})` : `assertEquals(${value}, ${actual})`);
      }
      if (fields.length === 0) writer.line(`assertIs<${type}>(made)`);
      return;
    }
    case 'refuse':
      writeRefused(writer, 'IllegalArgumentException', { open: `${type}(`, values });
      return;
    case 'bothEnds': {
      const end = allEndsOf(records, record).find(({ name }) => name === scenario.end);
      const target = recordOf(records, scenario.made);
      if (end?.inverse === undefined || target === undefined) return;
      const holds = (actual: string, isList: boolean, value: string): string =>
        isList ? `assertEquals(listOf(${value}), ${actual})` : `assertSame(${value}, ${actual})`;
      const property = `one.${identifier(end.name)}`;
      writeMade('one');
      writeValues(writer, `val other = ${typeName(target.name)}(`, valuesOf(records, target, scenario.target), ')');
      writer.gap();
      writer.line(
        end.isList ? `one.${methodName(endMethods(records, end.name, true).link)}(other)` : `${property} = other`,
      );
      writer.gap();
      writer.line(holds(property, end.isList, 'other'));
      writer.line(holds(`other.${identifier(end.inverse)}`, end.inverseIsList === true, 'one'));
      return;
    }
    case 'roundTrip': {
      if (record.store === undefined) return;
      const key = `made.${identifier(record.store.key)}`;
      writer.line(`val store = ${typeName(record.store.name)}()`);
      writeMade('made');
      writer.gap();
      writer.line('store.add(made)');
      writer.gap();
      writer.line(`assertSame(made, store.find(${key}))`);
      writer.line('assertFailsWith<IllegalArgumentException> { store.add(made) }');
      writer.line(`assertTrue(store.remove(${key}))`);
      writer.line('assertTrue(store.all.isEmpty())');
      return;
    }
    case 'unwritten': {
      const operation = allOperationsOf(records, record).find(({ name }) => name === scenario.operation);
      const given = (operation?.parameters ?? []).map((each) => argumentOf(records, each.type));
      writeMade('made');
      writeRefused(writer, 'NotImplementedError', {
        open: `made.${operationName(records, scenario.operation)}(`,
        values: given,
      });
      return;
    }
    case 'isA':
      writeMade('made');
      writer.line(`assertIs<${typeName(scenario.parent)}>(made)`);
  }
};

const writeRefused = (
  writer: Writer,
  error: string,
  { open, values }: { readonly open: string; readonly values: readonly string[] },
): void => {
  const line = `assertFailsWith<${error}> { ${open}${values.join(', ')}) }`;
  if (line.length <= 92) writer.line(line);
  else writer.block(`assertFailsWith<${error}> {`, '}', () => writeValues(writer, open, values, ')'));
};

const valuesOf = (records: readonly RecordDecl[], record: RecordDecl, values: Sample): readonly string[] =>
  allFieldsOf(records, record).map((field, index) => written(field, values[index] ?? null));

const written = ({ type, isList }: FieldDecl, value: Literal): string => {
  if (isList) return 'emptyList()';
  if (value === null) return 'null';
  if (typeof value === 'object')
    return type.kind === 'enum' ? `${typeName(type.enum.name)}.${screamingCase(value)}` : 'null';
  if (type.kind !== 'scalar') return 'null';
  const text = quoted(String(value));
  switch (type.scalar) {
    case 'integer':
    case 'boolean':
      return String(value);
    case 'decimal':
      return `BigDecimal(${text})`;
    case 'date':
      return `LocalDate.parse(${text})`;
    case 'timestamp':
      return `Instant.parse(${text})`;
    case 'uuid':
      return `UUID.fromString(${text})`;
    default:
      return text;
  }
};

/** An argument that is never looked at. Where nothing that is drawn can be given, an object stands in. */
const argumentOf = (records: readonly RecordDecl[], type: ValueType): string => {
  if (type.kind === 'list') return 'emptyList()';
  if (type.kind === 'optional') return 'null';
  if (type.kind === 'enum') {
    const [first] = type.enum.members;
    return first === undefined ? 'TODO()' : `${typeName(type.enum.name)}.${screamingCase(first)}`;
  }
  if (type.kind === 'record') {
    const made = makeableOf(records, type.record);
    const sample = made?.scenarios.find(({ kind }) => kind === 'construct');
    if (made !== undefined && sample !== undefined)
      return `${typeName(made.name)}(${valuesOf(records, made, sample.values).join(', ')})`;
    return standIn(records, recordOf(records, type.record));
  }
  const samples: Readonly<Partial<Record<typeof type.scalar, string>>> = {
    boolean: 'true',
    integer: '1',
    decimal: 'BigDecimal.ONE',
    date: 'LocalDate.EPOCH',
    timestamp: 'Instant.EPOCH',
    uuid: 'UUID(0, 1)',
  };
  return samples[type.scalar] ?? '"text"';
};

const standIn = (records: readonly RecordDecl[], record: RecordDecl | undefined): string => {
  if (record === undefined) return 'TODO()';
  const name = typeName(record.name);
  if (record.kind !== 'interface') {
    const given = allFieldsOf(records, record).map((field) =>
      field.isList ? 'emptyList()' : field.isOptional ? 'null' : argumentOf(records, field.type),
    );
    return `object : ${name}(${given.join(', ')}) {}`;
  }
  const methods = record.operations.map((operation) => {
    const given = operation.parameters.map((each) => `${identifier(each.name)}: ${plainType(each.type)}`).join(', ');
    const result = operation.result === undefined ? 'Unit' : plainType(operation.result);
    return `override fun ${operationName(records, operation.name)}(${given}): ${result} = TODO()`;
  });
  return `object : ${name} { ${methods.join('; ')} }`;
};
