import { screamingCase } from '../../printing/cases.ts';
import type { Writer } from '../../printing/writer.ts';
import { allFieldsOf, isBytes, type RecordDecl, recordOf, type Sample, type ValueType } from '../../program/index.ts';
import { endMethods, makeableOf } from '../families/curly/records.ts';
import { givenToInitial, type RecordTestForms, writeRecordScenario } from '../families/curly/write-record-scenario.ts';
import { identifier, methodName, typeName } from './dialect.ts';
import { operationName, plainType } from './record-names.ts';
import { writeTest, writeTestClass } from './write-tests.ts';
import { written } from './written.ts';

export const writeRecordTests = (writer: Writer, record: RecordDecl, records: readonly RecordDecl[]): void =>
  writeTestClass(writer, typeName(record.name), (testName) => {
    for (const scenario of record.scenarios)
      writeTest(writer, testName(scenario.name), scenario.name, () =>
        writeRecordScenario(writer, { record, records }, scenario, formsOf(writer, record, records)),
      );
  });

const formsOf = (writer: Writer, record: RecordDecl, records: readonly RecordDecl[]): RecordTestForms => {
  const type = typeName(record.name);
  const make: RecordTestForms['make'] = (name, made, values) =>
    writer.items(`val ${name} = ${typeName(made.name)}(`, valuesOf(records, made, values), ')');
  return {
    make,
    makeInitial: (made, values) => {
      const named: typeof written = (field, value) => `${identifier(field.name)} = ${written(field, value)}`;
      const given = givenToInitial(records, made, values, named);
      writer.items(`val made = ${typeName(made.name)}(`, given, ')');
    },
    keeps: (field, literal) => {
      const value = written(field, literal);
      const actual = `made.${identifier(field.name)}`;
      if (value === 'null') return `assertNull(${actual})`;
      return `${isBytes(field.type) ? 'assertContentEquals' : 'assertEquals'}(${value}, ${actual})`;
    },
    isMade: `assertIs<${type}>(made)`,
    refuse: ({ values }) =>
      writeRefused(writer, 'IllegalArgumentException', {
        open: `${type}(`,
        values: valuesOf(records, record, values),
      }),
    link: ({ name, isList }) =>
      isList ? `one.${methodName(endMethods(records, name, true).link)}(other)` : `one.${identifier(name)} = other`,
    holds: (holder, { name, isList, value }) => {
      const actual = `${holder}.${identifier(name)}`;
      return [isList ? `assertEquals(listOf(${value}), ${actual})` : `assertSame(${value}, ${actual})`];
    },
    makeStore: ({ name }) => `val store = ${typeName(name)}()`,
    add: 'store.add(made)',
    stored: (store) => [
      `assertSame(made, store.find(made.${identifier(store.key)}))`,
      'assertFailsWith<IllegalArgumentException> { store.add(made) }',
      `assertTrue(store.remove(made.${identifier(store.key)}))`,
      'assertTrue(store.all.isEmpty())',
    ],
    unwritten: (name, parameters) =>
      writeRefused(writer, 'NotImplementedError', {
        open: `made.${operationName(records, name)}(`,
        values: parameters.map((each) => argumentOf(records, each.type)),
      }),
    isA: (parent, values) => {
      make('made', record, values);
      writer.line(`assertIs<${typeName(parent)}>(made)`);
    },
  };
};

const writeRefused = (
  writer: Writer,
  error: string,
  { open, values }: { readonly open: string; readonly values: readonly string[] },
): void => {
  const line = `assertFailsWith<${error}> { ${open}${values.join(', ')}) }`;
  if (line.length <= 92) writer.line(line);
  else writer.block(`assertFailsWith<${error}> {`, '}', () => writer.items(open, values, ')'));
};

const valuesOf = (records: readonly RecordDecl[], record: RecordDecl, values: Sample): readonly string[] =>
  allFieldsOf(records, record).map((field, index) => written(field, values[index] ?? null));

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
    bytes: 'byteArrayOf()',
    integer: '1',
    decimal: 'BigDecimal.ONE',
    date: 'LocalDate.EPOCH',
    time: 'LocalTime.NOON',
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
