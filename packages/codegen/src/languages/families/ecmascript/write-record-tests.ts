import type { Writer } from '../../../printing/writer.ts';
import {
  allEndsOf,
  allFieldsOf,
  endMethods,
  movesAway,
  type Program,
  type RecordDecl,
  type RecordScenario,
  recordOf,
  refusedFor,
} from '../../../program/index.ts';
import { identifier, methodName, quote, typeName } from './dialect.ts';
import { argumentsOf, type Made, make, onOneLine, writeMade } from './made.ts';
import type { TestRunner } from './write-flow-tests.ts';
import { writeHeldEnd } from './write-held-end.ts';
import { writeStoreScenario } from './write-store-tests.ts';
import { writtenValue } from './written-value.ts';

export const writeRecordTests = (writer: Writer, runner: TestRunner, record: RecordDecl, program: Program): void => {
  for (const scenario of record.scenarios) {
    writer.gap();
    writer.block(`test(${quote(scenario.name.label)}, () => {`, '});', () =>
      writeScenario(writer, runner, record, program, scenario),
    );
  }
};

const writeScenario = (
  writer: Writer,
  runner: TestRunner,
  record: RecordDecl,
  program: Program,
  scenario: RecordScenario,
): void => {
  const { records } = program;
  const made = make(records, record, scenario.values);
  const fields = allFieldsOf(records, record);
  switch (scenario.kind) {
    case 'construct':
      writeMade(writer, 'made', made);
      for (const [index, field] of fields.entries()) {
        writer.line(
          runner.equal(`made.${identifier(field.name)}`, writtenValue(field, scenario.values[index] ?? null)),
        );
      }
      if (fields.length === 0) writer.line(runner.isTrue(`made instanceof ${typeName(record.name)}`));
      return;
    case 'initial':
      writeMade(writer, 'made', made);
      for (const field of fields.filter(({ initial }) => initial !== undefined))
        writer.line(runner.equal(`made.${identifier(field.name)}`, writtenValue(field, field.initial ?? null)));
      return;
    case 'refuse':
      writeRefused(writer, runner, made, refusedFor(scenario.why, scenario.field));
      return;
    case 'bothEnds': {
      const end = allEndsOf(records, record).find(({ name }) => name === scenario.end);
      const target = recordOf(records, scenario.made);
      if (end?.inverse === undefined || target === undefined) return;
      const inverse = identifier(end.inverse);
      writeMade(writer, 'one', made);
      writeMade(writer, 'other', make(records, target, scenario.target));
      const { link, unlink } = endMethods(records, end.name, end.isList);
      writer.line(`one.${methodName(link)}(other);`);
      const holds = (holder: string, field: string, isList: boolean, value: string): string =>
        isList ? runner.contains(`${holder}.${field}`, value) : runner.isSame(`${holder}.${field}`, value);
      writer.line(holds('one', identifier(end.name), end.isList, 'other'));
      writer.line(holds('other', inverse, end.inverseIsList === true, 'one'));
      writer.line(`one.${methodName(unlink)}(${end.isList ? 'other' : 'undefined'});`);
      const lacks = (field: string, isList: boolean): string => runner.equal(field, isList ? '[]' : 'undefined');
      writer.line(lacks(`one.${identifier(end.name)}`, end.isList));
      writer.line(lacks(`other.${inverse}`, end.inverseIsList === true));
      if (!movesAway(end)) return;
      writeMade(writer, 'another', made);
      writer.line(`one.${methodName(link)}(other);`);
      writer.line(`another.${methodName(link)}(other);`);
      writer.line(lacks(`one.${identifier(end.name)}`, false));
      writer.line(holds('other', inverse, false, 'another'));
      return;
    }
    case 'oneEnd': {
      const end = allEndsOf(records, record).find(({ name }) => name === scenario.end);
      const target = recordOf(records, scenario.made);
      if (end === undefined || target === undefined) return;
      const { link, unlink } = endMethods(records, end.name, end.isList);
      const field = `one.${identifier(end.name)}`;
      writeMade(writer, 'one', made);
      writeMade(writer, 'other', make(records, target, scenario.target));
      writer.line(`one.${methodName(link)}(other);`);
      writer.line(end.isList ? runner.contains(field, 'other') : runner.isSame(field, 'other'));
      if (end.given !== undefined || end.isNonEmpty === true) return;
      writer.line(`one.${methodName(unlink)}(${end.isList ? 'other' : 'undefined'});`);
      writer.line(runner.equal(field, end.isList ? '[]' : 'undefined'));
      return;
    }
    case 'moved':
    case 'lastStays':
      writeHeldEnd(writer, runner, record, records, scenario);
      return;
    case 'unique':
    case 'roundTrip':
    case 'update':
    case 'missing':
    case 'referred':
    case 'linked':
      writeStoreScenario(writer, runner, record, program, scenario);
  }
};

/** On one line where it fits, otherwise as prettier breaks it. */
const writeRefused = (writer: Writer, runner: TestRunner, made: Made, message: string): void => {
  const line = runner.throws(onOneLine(made), message);
  if (line.length <= 98 || made.values.length === 0) {
    writer.line(line);
    return;
  }
  const [before = '', after = ''] = runner.throws('\u0000', message).split('() => \u0000');
  const [, expected, close = after] = /^, (.*)(\);)$/.exec(after) ?? [];
  writer.block(before, close, () => {
    writer.line('() =>');
    writer.indented(() => {
      if (made.ends.length > 0) writer.items(`new ${made.type}(`, argumentsOf(made), '),');
      else
        writer.block(`new ${made.type}({`, '}),', () => {
          for (const value of made.values) writer.line(`${value},`);
        });
    });
    if (expected !== undefined) writer.line(`${expected},`);
  });
};
