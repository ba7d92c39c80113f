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
import { type CsharpDialect, memberName, typeName } from './dialect.ts';
import { memberOf, plainType, recordName } from './record-names.ts';
import { writeCall, writeTest, writeTestClass } from './write-tests.ts';

export const writeRecordTests = (
  writer: Writer,
  dialect: CsharpDialect,
  record: RecordDecl,
  records: readonly RecordDecl[],
): void =>
  writeTestClass(writer, dialect, typeName(record.name), () => {
    for (const scenario of record.scenarios)
      writeTest(writer, dialect, scenario.name, () => writeScenario(writer, record, records, scenario));
  });

const writeScenario = (
  writer: Writer,
  record: RecordDecl,
  records: readonly RecordDecl[],
  scenario: RecordScenario,
): void => {
  const make = (open: string, close: string, made = record, values = scenario.values): void =>
    writeCall(writer, `${open}new ${typeName(made.name)}(`, givenTo(records, made, values), `)${close}`);
  const assert = (actual: string, constraint: string): void => writer.line(`Assert.That(${actual}, ${constraint});`);
  switch (scenario.kind) {
    case 'construct': {
      const fields = allFieldsOf(records, record);
      make('var made = ', ';');
      for (const [index, field] of fields.entries()) {
        const value = written(records, field, scenario.values[index] ?? null);
        const constraint = field.isList ? 'Is.Empty' : value === 'null' ? 'Is.Null' : `Is.EqualTo(${value})`;
        assert(`made.${memberOf(records, field.name)}`, constraint);
      }
      if (fields.length === 0) assert('made', 'Is.Not.Null');
      return;
    }
    case 'refuse':
      make('Assert.Throws<ArgumentException>(() => ', ');');
      return;
    case 'bothEnds': {
      const end = allEndsOf(records, record).find(({ name }) => name === scenario.end);
      const target = recordOf(records, scenario.made);
      if (end?.inverse === undefined || target === undefined) return;
      const holds = (actual: string, isList: boolean, value: string): void =>
        assert(actual, isList ? `Is.EqualTo(new[] { ${value} })` : `Is.SameAs(${value})`);
      make('var one = ', ';');
      make('var other = ', ';', target, scenario.target);
      writer.gap();
      writer.line(`one.${memberName(endMethods(records, end.name, end.isList).link)}(other);`);
      writer.gap();
      holds(`one.${memberOf(records, end.name)}`, end.isList, 'other');
      holds(`other.${memberOf(records, end.inverse)}`, end.inverseIsList === true, 'one');
      return;
    }
    case 'roundTrip': {
      if (record.store === undefined) return;
      const key = `made.${memberOf(records, record.store.key)}`;
      writer.line(`var store = new ${typeName(record.store.name)}();`);
      make('var made = ', ';');
      writer.gap();
      writer.line('store.Add(made);');
      writer.gap();
      assert(`store.Find(${key})`, 'Is.SameAs(made)');
      writer.line('Assert.Throws<ArgumentException>(() => store.Add(made));');
      assert(`store.Remove(${key})`, 'Is.True');
      assert('store.All', 'Is.Empty');
      return;
    }
    case 'unwritten': {
      const operation = allOperationsOf(records, record).find(({ name }) => name === scenario.operation);
      const values = (operation?.parameters ?? []).map((each) => argumentOf(records, each.type)).join(', ');
      make('var made = ', ';');
      writer.line(
        `Assert.Throws<NotImplementedException>(() => made.${memberOf(records, scenario.operation)}(${values}));`,
      );
      return;
    }
    case 'isA':
      make('Assert.That(', `, Is.InstanceOf<${recordName(records, scenario.parent)}>());`);
  }
};

const givenTo = (records: readonly RecordDecl[], record: RecordDecl, values: Sample): readonly string[] =>
  allFieldsOf(records, record).map((field, index) => written(records, field, values[index] ?? null));

/** A value as it is written in code. */
export const written = (records: readonly RecordDecl[], { type, isList }: FieldDecl, value: Literal): string => {
  if (isList) return `new ${plainType(records, type)}[0]`;
  if (value === null) return 'null';
  if (typeof value === 'object')
    return type.kind === 'enum' ? `${typeName(type.enum.name)}.${memberName(value)}` : 'null';
  if (type.kind !== 'scalar') return 'null';
  const text = doubleQuoted(String(value));
  switch (type.scalar) {
    case 'integer':
    case 'boolean':
      return String(value);
    case 'decimal':
      return `${value}m`;
    case 'date':
    case 'timestamp':
      return dateOf(String(value));
    case 'uuid':
      return `new Guid(${text})`;
    default:
      return text;
  }
};

/** `2026-01-31` or `2026-01-31T12:00:00Z` as the parts of a date. */
const dateOf = (text: string): string => {
  const parts = text.split(/\D+/).filter((part) => part !== '');
  const zone = parts.length > 3 ? ', DateTimeKind.Utc' : '';
  return `new DateTime(${parts.map(Number).join(', ')}${zone})`;
};

/** An argument that is never looked at. */
const argumentOf = (records: readonly RecordDecl[], type: ValueType): string => {
  if (type.kind === 'list') return `new ${plainType(records, type.of)}[0]`;
  if (type.kind === 'optional') return 'null';
  if (type.kind === 'enum') {
    const [first] = type.enum.members;
    return first === undefined
      ? `default(${typeName(type.enum.name)})`
      : `${typeName(type.enum.name)}.${memberName(first)}`;
  }
  const plain = plainType(records, type);
  if (type.kind === 'record') return `default(${plain})`;
  const samples: Readonly<Record<string, string>> = { string: '"text"', int: '1', decimal: '1.5m', bool: 'true' };
  return samples[plain] ?? `default(${plain})`;
};
