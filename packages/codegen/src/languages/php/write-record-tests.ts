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
  type Program,
  type RecordDecl,
  type RecordScenario,
  recordOf,
  refusedFor,
  type Sample,
} from '../../program/index.ts';
import { methodName, quote, typeName, variable } from './dialect.ts';
import { writeHeldEnd } from './write-held-end.ts';
import { writeStoreScenario } from './write-store-tests.ts';
import { isMoment, writtenValue } from './written-value.ts';

/** The body of the test of a scenario. */
export const writeRecordScenario = (
  writer: Writer,
  record: RecordDecl,
  program: Program,
  scenario: RecordScenario,
): void => {
  const { records } = program;
  const make = (before = '$made = '): void => writeMake(writer, before, records, record, scenario.values);
  const refuses = (type: string): void => writer.line(`$this->expectException(\\${type}::class);`);
  const keeps = (field: FieldDecl, value: Literal): void => {
    const claim = isMoment(field) ? 'assertEquals' : 'assertSame';
    writer.line(`$this->${claim}(${writtenValue(field, value)}, $made->${variable(field.name)});`);
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
        writer.line(`$this->assertInstanceOf(${typeName(record.name)}::class, $made);`);
      return;
    }
    case 'refuse':
      refuses('InvalidArgumentException');
      writer.line(`$this->expectExceptionMessage(${quote(refusedFor(scenario.why, scenario.field))});`);
      make('');
      return;
    case 'bothEnds': {
      const end = allEndsOf(records, record).find(({ name }) => name === scenario.end);
      const target = recordOf(records, scenario.made);
      if (end?.inverse === undefined || target === undefined) return;
      const { link, unlink } = endMethods(records, end.name, end.isList);
      make('$one = ');
      writeMake(writer, '$other = ', records, target, scenario.target);
      writer.line(`$one->${methodName(link)}($other);`);
      const holds = (holder: string, name: string, isList: boolean, value: string): void =>
        writer.line(
          isList
            ? `$this->assertContains(${value}, ${holder}->${name}());`
            : `$this->assertSame(${value}, ${holder}->${name}());`,
        );
      holds('$one', methodName(end.name), end.isList, '$other');
      holds('$other', methodName(end.inverse), end.inverseIsList === true, '$one');
      writer.line(`$one->${methodName(unlink)}(${end.isList ? '$other' : 'null'});`);
      const lacks = (holder: string, name: string, isList: boolean): void =>
        writer.line(`$this->${isList ? 'assertSame([], ' : 'assertNull('}${holder}->${name}());`);
      lacks('$one', methodName(end.name), end.isList);
      lacks('$other', methodName(end.inverse), end.inverseIsList === true);
      if (!movesAway(end)) return;
      make('$another = ');
      writer.line(`$one->${methodName(link)}($other);`);
      writer.line(`$another->${methodName(link)}($other);`);
      lacks('$one', methodName(end.name), false);
      holds('$other', methodName(end.inverse), false, '$another');
      return;
    }
    case 'oneEnd': {
      const end = allEndsOf(records, record).find(({ name }) => name === scenario.end);
      const target = recordOf(records, scenario.made);
      if (end === undefined || target === undefined) return;
      const { link, unlink } = endMethods(records, end.name, end.isList);
      const read = `$one->${methodName(end.name)}()`;
      make('$one = ');
      writeMake(writer, '$other = ', records, target, scenario.target);
      writer.line(`$one->${methodName(link)}($other);`);
      writer.line(`$this->assert${end.isList ? 'Contains' : 'Same'}($other, ${read});`);
      if (end.given !== undefined || end.isNonEmpty === true) return;
      writer.line(`$one->${methodName(unlink)}(${end.isList ? '$other' : 'null'});`);
      writer.line(`$this->${end.isList ? 'assertSame([], ' : 'assertNull('}${read});`);
      return;
    }
    case 'moved':
    case 'lastStays':
      writeHeldEnd(writer, records, record, scenario);
      return;
    case 'unique':
    case 'roundTrip':
    case 'update':
    case 'missing':
    case 'referred':
    case 'linked':
      writeStoreScenario(writer, record, program, scenario, (before, of, values, close) =>
        writeMake(writer, before, records, of, values, close),
      );
  }
};

/** Makes a record of these values, and of what it cannot be without, but for `end`. */
export const writeMake = (
  writer: Writer,
  before: string,
  records: readonly RecordDecl[],
  record: RecordDecl,
  values: Sample,
  close = ');',
  end?: AtEnd,
): void => writer.items(`${before}new ${typeName(record.name)}(`, argumentsOf(records, record, values, end), close);

interface AtEnd {
  readonly name: Name;
  readonly value: string;
}

const argumentsOf = (
  records: readonly RecordDecl[],
  record: RecordDecl,
  values: Sample,
  end?: AtEnd,
): readonly string[] => [
  ...allFieldsOf(records, record).flatMap((field, index) => {
    const value = values[index] ?? null;
    return value === null ? [] : [`${variable(field.name)}: ${writtenValue(field, value)}`];
  }),
  ...givenEndsOf(records, record).map(({ name, given }) => {
    const other = recordOf(records, given?.record);
    const made =
      other === undefined || given === undefined
        ? 'null'
        : `new ${typeName(other.name)}(${argumentsOf(records, other, given.values).join(', ')})`;
    return `${variable(name)}: ${name === end?.name ? end.value : made}`;
  }),
];
