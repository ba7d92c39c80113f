import { screamingCase } from '../../printing/cases.ts';
import { doubleQuoted } from '../../printing/double-quoted.ts';
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
import { endMethods } from '../families/curly/records.ts';
import { methodName, typeName } from './dialect.ts';
import { writeCall } from './write-call.ts';
import { writeTest, writeTestClass } from './write-tests.ts';

export const writeRecordTests = (writer: Writer, record: RecordDecl, records: readonly RecordDecl[]): void =>
  writeTestClass(writer, typeName(record.name), () => {
    for (const scenario of record.scenarios)
      writeTest(writer, scenario.name, () => writeScenario(writer, record, records, scenario));
  });

const writeScenario = (
  writer: Writer,
  record: RecordDecl,
  records: readonly RecordDecl[],
  scenario: RecordScenario,
): void => {
  const type = typeName(record.name);
  const make = (open: string, close: string, made = record, values = scenario.values): void =>
    writeCall(writer, `${open}new ${typeName(made.name)}(`, givenTo(records, made, values), `)${close}`);
  switch (scenario.kind) {
    case 'construct': {
      const fields = allFieldsOf(records, record);
      make('var made = ', ';');
      for (const [index, field] of fields.entries()) {
        const value = written(field, scenario.values[index] ?? null);
        const actual = `made.${methodName(field.name)}()`;
        writer.line(value === 'null' ? `assertNull(${actual});` : `assertEquals(${value}, ${actual});`);
      }
      if (fields.length === 0) writer.line(`assertInstanceOf(${type}.class, made);`);
      return;
    }
    case 'refuse':
      make('assertThrows(IllegalArgumentException.class, () -> ', ');');
      return;
    case 'bothEnds': {
      const end = allEndsOf(records, record).find(({ name }) => name === scenario.end);
      const target = recordOf(records, scenario.made);
      if (end?.inverse === undefined || target === undefined) return;
      const holds = (actual: string, isList: boolean, value: string): string =>
        isList ? `assertEquals(List.of(${value}), ${actual});` : `assertSame(${value}, ${actual});`;
      make('var one = ', ';');
      make('var other = ', ';', target, scenario.target);
      writer.gap();
      writer.line(`one.${methodName(endMethods(records, end.name, end.isList).link)}(other);`);
      writer.gap();
      writer.line(holds(`one.${methodName(end.name)}()`, end.isList, 'other'));
      writer.line(holds(`other.${methodName(end.inverse)}()`, end.inverseIsList === true, 'one'));
      return;
    }
    case 'roundTrip': {
      if (record.store === undefined) return;
      const key = `made.${methodName(record.store.key)}()`;
      writer.line(`var store = new ${typeName(record.store.name)}();`);
      make('var made = ', ';');
      writer.gap();
      writer.line('store.add(made);');
      writer.gap();
      writer.line(`assertSame(made, store.find(${key}).orElseThrow());`);
      writer.line('assertThrows(IllegalArgumentException.class, () -> store.add(made));');
      writer.line(`assertTrue(store.remove(${key}));`);
      writer.line('assertEquals(List.of(), store.all());');
      return;
    }
    case 'unwritten': {
      const operation = allOperationsOf(records, record).find(({ name }) => name === scenario.operation);
      const values = (operation?.parameters ?? []).map((each) => argumentOf(each.type)).join(', ');
      const call = `made.${methodName(scenario.operation)}(${values})`;
      make('var made = ', ';');
      writer.line(`assertThrows(UnsupportedOperationException.class, () -> ${call});`);
      return;
    }
    case 'isA':
      make(`assertInstanceOf(${typeName(scenario.parent)}.class, `, ');');
  }
};

const givenTo = (records: readonly RecordDecl[], record: RecordDecl, values: Sample): readonly string[] =>
  allFieldsOf(records, record).map((field, index) => written(field, values[index] ?? null));

const written = ({ type, isList }: FieldDecl, value: Literal): string => {
  if (isList) return 'List.of()';
  if (value === null) return 'null';
  if (typeof value === 'object')
    return type.kind === 'enum' ? `${typeName(type.enum.name)}.${screamingCase(value)}` : 'null';
  if (type.kind !== 'scalar') return 'null';
  const text = doubleQuoted(String(value));
  switch (type.scalar) {
    case 'integer':
    case 'boolean':
      return String(value);
    case 'decimal':
      return `new BigDecimal(${text})`;
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

/** An argument that is never looked at. */
const argumentOf = (type: ValueType): string => {
  if (type.kind === 'list') return 'List.of()';
  if (type.kind === 'optional') return 'null';
  if (type.kind === 'enum') {
    const [first] = type.enum.members;
    return first === undefined ? 'null' : `${typeName(type.enum.name)}.${screamingCase(first)}`;
  }
  if (type.kind === 'record') return 'null';
  const samples: Readonly<Partial<Record<typeof type.scalar, string>>> = {
    boolean: 'true',
    integer: '1',
    decimal: 'BigDecimal.ONE',
    date: 'LocalDate.EPOCH',
    timestamp: 'Instant.EPOCH',
    uuid: 'new UUID(0, 1)',
  };
  return samples[type.scalar] ?? '"text"';
};
