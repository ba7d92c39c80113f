import type { Writer } from '../../printing/writer.ts';
import {
  allEndsOf,
  allFieldsOf,
  endMethods,
  type FieldDecl,
  type Literal,
  movesAway,
  type RecordDecl,
  type RecordScenario,
  recordOf,
  refusedFor,
  type Sample,
  takenFor,
} from '../../program/index.ts';
import { identifier, quote, typeName } from './dialect.ts';
import { readerOf } from './write-records.ts';
import { writtenValue } from './written-value.ts';

export interface Subject {
  readonly record: RecordDecl;
  readonly records: readonly RecordDecl[];
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
      for (const field of allFieldsOf(records, record)) if (field.initial !== undefined) keeps(field, field.initial);
      return;
    case 'construct': {
      const fields = allFieldsOf(records, record);
      make();
      for (const [index, field] of fields.entries()) keeps(field, scenario.values[index] ?? null);
      if (fields.length === 0) writer.line(`assert_instance_of ${module}::${typeName(record.name)}, made`);
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
    case 'unique':
      if (record.store === undefined) return;
      writer.line(`store = ${module}::${typeName(record.store.name)}.new`);
      writeMake(writer, 'one = ', subject, scenario.values);
      writeMake(writer, 'other = ', subject, scenario.others);
      writer.line('store.add(one)');
      writer.line('refusal = assert_raises(ArgumentError) { store.add(other) }');
      writer.line(`assert_equal ${quote(takenFor(scenario.field))}, refusal.message`);
      return;
    case 'roundTrip': {
      if (record.store === undefined) return;
      const key = identifier(record.store.key);
      writer.line(`store = ${module}::${typeName(record.store.name)}.new`);
      make();
      const { others } = scenario;
      if (others !== undefined) writeMake(writer, 'other = ', subject, others);
      writer.line('store.add(made)');
      if (others !== undefined) writer.line('store.add(other)');
      writer.line(`assert_same made, store.find(made.${key})`);
      if (others !== undefined) writer.line(`assert_same other, store.find(other.${key})`);
      writer.line(`assert_equal [made${others === undefined ? '' : ', other'}], store.all`);
      writer.line('refusal = assert_raises(ArgumentError) { store.add(made) }');
      writer.line(`assert_equal ${quote(takenFor(record.store.key))}, refusal.message`);
      writer.line(`assert store.remove(made.${key})`);
      writer.line(`assert_nil store.find(made.${key})`);
      writer.line(`refute store.remove(made.${key})`);
      writer.line(others === undefined ? 'assert_empty store.all' : 'assert_equal [other], store.all');
      return;
    }
  }
};

/** Minitest names a list first and what is looked for second, and what is expected before what is there. */
const ends = (expected: string, actual: string, isList: boolean): string =>
  isList ? `${actual}, ${expected}` : `${expected}, ${actual}`;

const writeMake = (writer: Writer, before: string, { record, records, module }: Subject, values: Sample): void => {
  const given = allFieldsOf(records, record).flatMap((field, index) => {
    const value = values[index] ?? null;
    const isLeftOut = value === null && (field.isOptional || field.isList || field.initial !== undefined);
    return isLeftOut ? [] : [`${identifier(field.name)}: ${writtenValue(field, value)}`];
  });
  const made = `${before}${module}::${typeName(record.name)}.new`;
  if (given.length === 0) writer.line(made);
  else writer.items(`${made}(`, given, ')');
};
