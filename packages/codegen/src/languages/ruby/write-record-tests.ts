import type { Writer } from '../../printing/writer.ts';
import {
  allEndsOf,
  allFieldsOf,
  endMethods,
  type FieldDecl,
  givenEndsOf,
  type Literal,
  movesAway,
  type Name,
  type RecordDecl,
  type RecordScenario,
  recordOf,
  refusedFor,
  type Sample,
  type StoresDecl,
} from '../../program/index.ts';
import { identifier, quote, typeName } from './dialect.ts';
import { writeHeldEnd } from './write-held-end.ts';
import { readerOf } from './write-records.ts';
import { writeStoreScenario } from './write-store-tests.ts';
import { writtenValue } from './written-value.ts';

export interface Subject {
  readonly record: RecordDecl;
  readonly records: readonly RecordDecl[];
  readonly stores?: StoresDecl | undefined;
  /** What the program's module is called. */
  readonly module: string;
}

/** The body of the test of a scenario. */
export const writeRecordScenario = (writer: Writer, subject: Subject, scenario: RecordScenario): void => {
  const { record, records, module } = subject;
  const make = (): void => writeMake(writer, 'made = ', subject, scenario.values);
  const keeps = (field: FieldDecl, literal: Literal): void => {
    const value = writtenValue(field, literal);
    const expected = value === 'nil' ? 'assert_nil ' : value === '[]' ? 'assert_empty ' : `assert_equal ${value}, `;
    writer.line(`${expected}made.${readerOf(field)}`);
  };
  switch (scenario.kind) {
    case 'initial':
      make();
      for (const field of allFieldsOf(records, record))
        if (field.initial !== undefined && field.visibility === undefined) keeps(field, field.initial);
      return;
    case 'construct': {
      const fields = allFieldsOf(records, record);
      make();
      for (const [index, field] of fields.entries())
        if (field.visibility === undefined) keeps(field, scenario.values[index] ?? null);
      if (fields.every(({ visibility }) => visibility !== undefined))
        writer.line(`assert_instance_of ${module}::${typeName(record.name)}, made`);
      return;
    }
    case 'refuse':
      writer.block('refusal = assert_raises(ArgumentError) do', 'end', () =>
        writeMake(writer, '', subject, scenario.values),
      );
      writer.line(`assert_equal ${quote(refusedFor(scenario.why, scenario.field))}, refusal.message`);
      return;
    case 'bothEnds': {
      const end = allEndsOf(records, record).find(({ name }) => name === scenario.end);
      const target = recordOf(records, scenario.made);
      if (end?.inverse === undefined || target === undefined) return;
      const field = identifier(end.name);
      writeMake(writer, 'one = ', subject, scenario.values);
      writeMake(writer, 'other = ', { ...subject, record: target }, scenario.target);
      const methods = endMethods(records, end.name, end.isList);
      writer.line(end.isList ? `one.${identifier(methods.link)}(other)` : `one.${field} = other`);
      writer.line(`${end.isList ? 'assert_includes' : 'assert_same'} ${ends('other', `one.${field}`, end.isList)}`);
      const isList = end.inverseIsList === true;
      const back = `other.${identifier(end.inverse)}`;
      writer.line(`${isList ? 'assert_includes' : 'assert_same'} ${ends('one', back, isList)}`);
      writer.line(end.isList ? `one.${identifier(methods.unlink)}(other)` : `one.${field} = nil`);
      writer.line(`${end.isList ? 'assert_empty' : 'assert_nil'} one.${field}`);
      writer.line(`${isList ? 'assert_empty' : 'assert_nil'} ${back}`);
      if (!movesAway(end)) return;
      writeMake(writer, 'another = ', subject, scenario.values);
      writer.line(`one.${field} = other`);
      writer.line(`another.${field} = other`);
      writer.line(`assert_nil one.${field}`);
      writer.line(`assert_same ${ends('another', back, false)}`);
      return;
    }
    case 'oneEnd': {
      const end = allEndsOf(records, record).find(({ name }) => name === scenario.end);
      const target = recordOf(records, scenario.made);
      if (end === undefined || target === undefined) return;
      const field = `one.${identifier(end.name)}`;
      const { link, unlink } = endMethods(records, end.name, end.isList);
      writeMake(writer, 'one = ', subject, scenario.values);
      writeMake(writer, 'other = ', { ...subject, record: target }, scenario.target);
      writer.line(end.isList ? `one.${identifier(link)}(other)` : `${field} = other`);
      writer.line(`${end.isList ? 'assert_includes' : 'assert_same'} ${ends('other', field, end.isList)}`);
      if (end.given !== undefined || end.isNonEmpty === true) return;
      writer.line(end.isList ? `one.${identifier(unlink)}(other)` : `${field} = nil`);
      writer.line(`${end.isList ? 'assert_empty' : 'assert_nil'} ${field}`);
      return;
    }
    case 'moved':
    case 'lastStays':
      writeHeldEnd(writer, subject, scenario);
      return;
    case 'unique':
    case 'roundTrip':
    case 'update':
    case 'missing':
    case 'referred':
    case 'linked':
      writeStoreScenario(writer, subject, scenario, (before, of, values, close) =>
        writeMake(writer, before, { ...subject, record: of }, values, close),
      );
  }
};

/** Minitest names a list first and what is looked for second, and what is expected before what is there. */
const ends = (expected: string, actual: string, isList: boolean): string =>
  isList ? `${actual}, ${expected}` : `${expected}, ${actual}`;

interface AtEnd {
  readonly name: Name;
  readonly value: string;
}

/** Makes a record of these values, and of what it cannot be without, but for `end`. */
export const writeMake = (
  writer: Writer,
  before: string,
  subject: Subject,
  values: Sample,
  close = '',
  end?: AtEnd,
): void => {
  const given = argumentsOf(subject, values, end);
  const made = `${before}${subject.module}::${typeName(subject.record.name)}.new`;
  if (given.length === 0) writer.line(`${made}${close}`);
  else writer.items(`${made}(`, given, `)${close}`);
};

const argumentsOf = (subject: Subject, values: Sample, end?: AtEnd): readonly string[] => {
  const { record, records, module } = subject;
  const own = allFieldsOf(records, record).flatMap((field, index) => {
    const value = values[index] ?? null;
    const isLeftOut = value === null && (field.isOptional || field.isList || field.initial !== undefined);
    return isLeftOut ? [] : [`${identifier(field.name)}: ${writtenValue(field, value)}`];
  });
  const ends = givenEndsOf(records, record).map(({ name, given }) => {
    const other = recordOf(records, given?.record);
    if (name === end?.name || other === undefined || given === undefined)
      return `${identifier(name)}: ${end?.value ?? 'nil'}`;
    const inner = argumentsOf({ ...subject, record: other }, given.values);
    const called = inner.length === 0 ? '' : `(${inner.join(', ')})`;
    return `${identifier(name)}: ${module}::${typeName(other.name)}.new${called}`;
  });
  return [...own, ...ends];
};
