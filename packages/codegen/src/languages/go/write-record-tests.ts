import { doubleQuoted } from '../../printing/double-quoted.ts';
import type { Writer } from '../../printing/writer.ts';
import {
  allEndsOf,
  allFieldsOf,
  givenEndsOf,
  movesAway,
  type Program,
  type RecordDecl,
  type RecordScenario,
  recordOf,
  refusedFor,
  type Sample,
} from '../../program/index.ts';
import { givenToInitial } from '../families/curly/write-record-scenario.ts';
import { type GoDialect, typeName } from './dialect.ts';
import { endMethods, memberOf } from './end-methods.ts';
import { mayRefuse } from './write-ends.ts';
import { type AtEnd, writeHeldEnd } from './write-held-end.ts';
import { canRefuse, defaultOf } from './write-records.ts';
import { writeStoreScenario } from './write-store-tests.ts';
import { isPointer, plainLiteral, written } from './written.ts';

/** A subtest per scenario. */
export const writeRecordTests = (writer: Writer, dialect: GoDialect, record: RecordDecl, program: Program): void => {
  if (record.scenarios.length === 0) return;
  writer.gap();
  writer.block(`func Test${typeName(record.name)}(t *testing.T) {`, '}', () => {
    for (const scenario of record.scenarios) {
      writer.block(
        `t.Run(${doubleQuoted(scenario.name.label)}, func(t *testing.T) {`,
        '})',
        () => writeScenario(writer, dialect, record, program, scenario),
        scenario.name.from,
      );
    }
  });
};

const writeScenario = (
  writer: Writer,
  dialect: GoDialect,
  record: RecordDecl,
  program: Program,
  scenario: RecordScenario,
): void => {
  const { records } = program;
  const equal = (actual: string, expected: string): void => writer.line(`assertEqual(t, ${actual}, ${expected})`);
  const failing = (value: string, message: string): void =>
    writer.block(`if ${value}; err == nil || err.Error() != ${doubleQuoted(message)} {`, '}', () =>
      writer.line(`t.Errorf("got %v, want ${message}", err)`),
    );
  /** What it cannot be without is made before it, but for what is at hand. */
  const endsOf = (variable: string, made: RecordDecl, atHand?: AtEnd): readonly string[] =>
    givenEndsOf(records, made).map(({ name, target, given }) => {
      const other = recordOf(records, given?.record);
      if (other === undefined || given === undefined) return 'nil';
      if (name === atHand?.name) return upTo(records, other, target, atHand.value);
      const needed = `${variable}${typeName(name)}`;
      makeAs(needed, other, given.values);
      return upTo(records, other, target, needed);
    });
  const makeAs = (variable: string, made: RecordDecl, values: Sample, atHand?: AtEnd): void => {
    const ends = endsOf(variable, made, atHand);
    writeMade(writer, variable, make(dialect, records, made, values, ends), canRefuse(records, made));
  };
  const must = (call: string, mayFail: boolean): void => {
    if (!mayFail) writer.line(call);
    else writer.block(`if err := ${call}; err != nil {`, '}', () => writer.line('t.Fatal(err)'));
  };
  const isSame = (actual: string, value: string, isList = false): void => {
    const differs = isList ? `len(got) != 1 || got[0] != ${value}` : `got != ${value}`;
    writer.block(`if got := ${actual}; ${differs} {`, '}', () =>
      writer.line(`t.Errorf("got %v, want ${isList ? 'only ' : ''}%v", got, ${value})`),
    );
  };
  const isNone = (actual: string, isList: boolean): void =>
    writer.block(`if got := ${actual}; ${isList ? 'len(got) != 0' : 'got != nil'} {`, '}', () =>
      writer.line(`t.Errorf("got %v, want none", got)`),
    );
  switch (scenario.kind) {
    case 'construct': {
      const fields = allFieldsOf(records, record);
      makeAs('made', record, scenario.values);
      for (const [index, field] of fields.entries()) {
        const literal = scenario.values[index] ?? null;
        const actual = `made.${memberOf(records, field.name)}`;
        if (field.isList) equal(`len(${actual})`, '0');
        else if (literal === null) equal(`${actual} == nil`, 'true');
        else equal(`${isPointer(field) ? '*' : ''}${actual}`, plainLiteral(field, literal));
      }
      if (fields.length === 0) equal('made != nil', 'true');
      return;
    }
    case 'initial': {
      const ends = endsOf('made', record);
      const given = [...givenToInitial(records, record, scenario.values, written), ...ends];
      const call = { open: `${dialect.constructorOf(defaultOf(record.name))}(`, values: given };
      writeMade(writer, 'made', call, canRefuse(records, record));
      for (const field of allFieldsOf(records, record))
        if (field.initial !== undefined && field.initial !== null)
          equal(`made.${memberOf(records, field.name)}`, plainLiteral(field, field.initial));
      return;
    }
    case 'refuse': {
      const ends = endsOf('made', record);
      const isDeclared = givenEndsOf(records, record).some(({ given }) => {
        const other = recordOf(records, given?.record);
        return other !== undefined && canRefuse(records, other);
      });
      writeCall(writer, `_, err ${isDeclared ? '' : ':'}= `, make(dialect, records, record, scenario.values, ends));
      writer.line(`want := ${doubleQuoted(refusedFor(scenario.why, scenario.field))}`);
      writer.block('if err == nil || err.Error() != want {', '}', () =>
        writer.line('t.Errorf("got %v, want %v", err, want)'),
      );
      return;
    }
    case 'bothEnds': {
      const end = allEndsOf(records, record).find(({ name }) => name === scenario.end);
      const target = recordOf(records, scenario.made);
      if (end?.inverse === undefined || target === undefined) return;
      makeAs('one', record, scenario.values);
      makeAs('other', target, scenario.target);
      const other = upTo(records, target, end.target, 'other');
      const holder = records.find(({ name, ends }) => name === end.target && ends.length > 0);
      const one = upTo(records, record, holder?.ends.find(({ name }) => name === end.inverse)?.target, 'one');
      const { link, unlink } = endMethods(records, end.name, end.isList);
      writer.line(`one.${link}(${other})`);
      isSame(`one.${memberOf(records, end.name)}()`, other, end.isList);
      isSame(`other.${memberOf(records, end.inverse)}()`, one, end.inverseIsList === true);
      writer.line(`one.${unlink}(${end.isList ? other : 'nil'})`);
      isNone(`one.${memberOf(records, end.name)}()`, end.isList);
      isNone(`other.${memberOf(records, end.inverse)}()`, end.inverseIsList === true);
      if (!movesAway(end)) return;
      makeAs('another', record, scenario.values);
      writer.line(`one.${link}(${other})`);
      writer.line(`another.${link}(${other})`);
      isNone(`one.${memberOf(records, end.name)}()`, false);
      isSame(
        `other.${memberOf(records, end.inverse)}()`,
        upTo(records, record, holder?.ends.find(({ name }) => name === end.inverse)?.target, 'another'),
      );
      return;
    }
    case 'oneEnd': {
      const end = allEndsOf(records, record).find(({ name }) => name === scenario.end);
      const target = recordOf(records, scenario.made);
      if (end === undefined || target === undefined) return;
      makeAs('one', record, scenario.values);
      makeAs('other', target, scenario.target);
      const other = upTo(records, target, end.target, 'other');
      const { link, unlink } = endMethods(records, end.name, end.isList);
      const read = `one.${memberOf(records, end.name)}()`;
      must(`one.${link}(${other})`, mayRefuse(end));
      isSame(read, other, end.isList);
      if (end.given !== undefined || end.isNonEmpty === true) return;
      writer.line(`one.${unlink}(${end.isList ? other : 'nil'})`);
      isNone(read, end.isList);
      return;
    }
    case 'moved':
    case 'lastStays': {
      const end = allEndsOf(records, record).find(({ name }) => name === scenario.end);
      if (end !== undefined)
        writeHeldEnd({ record, records, end, scenario }, { make: makeAs, must, failing, isSame, isNone });
      return;
    }
    case 'unique':
    case 'roundTrip':
    case 'update':
    case 'missing':
    case 'referred':
    case 'linked':
      writeStoreScenario(writer, dialect, record, program, scenario, { make: makeAs, equal, failing });
  }
};

interface Call {
  readonly open: string;
  readonly values: readonly string[];
}

const writeCall = (writer: Writer, before: string, { open, values }: Call): void =>
  writer.items(before + open, values, ')');

const writeMade = (writer: Writer, variable: string, call: Call, mayFail: boolean): void => {
  writeCall(writer, `${variable}${mayFail ? ', err' : ''} := `, call);
  if (mayFail) writer.block('if err != nil {', '}', () => writer.line('t.Fatal(err)'));
};

/** A record as one of its parents: the struct that it holds. */
const upTo = (
  records: readonly RecordDecl[],
  record: RecordDecl,
  target: RecordDecl['name'] | undefined,
  variable: string,
): string => {
  if (target === undefined || record.name === target || recordOf(records, target)?.kind !== 'class') return variable;
  return `&${variable}.${typeName(target)}`;
};

const make = (
  { constructorOf }: GoDialect,
  records: readonly RecordDecl[],
  record: RecordDecl,
  values: Sample,
  ends: readonly string[],
): Call => {
  const fields = allFieldsOf(records, record);
  const given = [...fields.map((field, index) => written(field, values[index] ?? null)), ...ends];
  return { open: `${constructorOf(record.name)}(`, values: given };
};
