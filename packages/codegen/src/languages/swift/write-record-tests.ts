import type { Writer } from '../../printing/writer.ts';
import { allFieldsOf, endMethods, type Name, type RecordDecl, type Sample, takenFor } from '../../program/index.ts';
import { givenToInitial, type RecordTestForms, writeRecordScenario } from '../families/curly/write-record-scenario.ts';
import { memberName, quoted, typeName } from './dialect.ts';
import { canRefuse } from './record-names.ts';
import { refusalCase } from './write-records.ts';
import { writeTestClass } from './write-tests.ts';
import { written } from './written.ts';

export const writeRecordTests = (writer: Writer, record: RecordDecl, records: readonly RecordDecl[]): void => {
  writeTestClass(writer, typeName(record.name), (write) => {
    for (const scenario of record.scenarios)
      write(scenario.name, (body) =>
        writeRecordScenario(body, { record, records }, scenario, formsOf(body, record, records)),
      );
  });
};

const formsOf = (writer: Writer, record: RecordDecl, records: readonly RecordDecl[]): RecordTestForms => {
  const attempt = (made: RecordDecl): string => (canRefuse(records, made) ? 'try ' : '');
  const type = typeName(record.name);
  return {
    make: (name, made, values) =>
      writer.items(`let ${name} = ${attempt(made)}${typeName(made.name)}(`, argumentsOf(records, made, values), ')'),
    makeInitial: (made, values) => {
      const given = givenToInitial(records, made, values, labelled);
      writer.items(`let made = ${attempt(made)}${typeName(made.name)}(`, given, ')');
    },
    keeps: (field, literal) => {
      const value = written(field, literal);
      const actual = `made.${memberName(field.name)}`;
      if (field.isList) return `XCTAssertTrue(${actual}.isEmpty)`;
      return value === 'nil' ? `XCTAssertNil(${actual})` : `XCTAssertEqual(${actual}, ${value})`;
    },
    isMade: 'XCTAssertNotNil(made)',
    refuse: ({ field, why, values }) => {
      const expected = `XCTAssertEqual(error as? Refusal, ${refusalCase(field, why)})`;
      writeRefused(writer, type, argumentsOf(records, record, values), expected);
    },
    link: ({ name, isList }, holder) =>
      isList
        ? `${holder}.${memberName(endMethods(records, name, true).link)}(other)`
        : `${holder}.${memberName(name)} = other`,
    holds: (holder, { name, isList, value }) => {
      const actual = `${holder}.${memberName(name)}`;
      return [
        ...(isList ? [`XCTAssertEqual(${actual}.count, 1)`] : []),
        `XCTAssertTrue(${actual}${isList ? '.first' : ''} === ${value})`,
      ];
    },
    unlink: ({ name, isList }) =>
      isList ? `one.${memberName(endMethods(records, name, true).unlink)}(other)` : `one.${memberName(name)} = nil`,
    lacks: (holder, { name, isList }) =>
      isList ? `XCTAssertTrue(${holder}.${memberName(name)}.isEmpty)` : `XCTAssertNil(${holder}.${memberName(name)})`,
    makeStore: ({ name }) => `let store = ${typeName(name)}()`,
    add: (name) => `try store.add(${name})`,
    addsOne: (unique) => ['try store.add(one)', ...refused('other', unique)],
    stored: ({ key }, hasOther) => [
      `XCTAssertTrue(store.find(made.${memberName(key)}) === made)`,
      ...(hasOther ? [`XCTAssertTrue(store.find(other.${memberName(key)}) === other)`] : []),
      'XCTAssertTrue(store.all.first === made)',
      ...refused('made', key),
      `XCTAssertTrue(store.remove(made.${memberName(key)}))`,
      `XCTAssertNil(store.find(made.${memberName(key)}))`,
      `XCTAssertFalse(store.remove(made.${memberName(key)}))`,
      `XCTAssertTrue(store.all.${hasOther ? 'first === other' : 'isEmpty'})`,
    ],
    updates: {
      update: (name) => `try store.update(${name})`,
      refuses: (name, message) => [
        `XCTAssertThrowsError(try store.update(${name})) { error in`,
        `    XCTAssertEqual(error as? Refusal, .invalid(${quoted(message)}))`,
        '}',
      ],
      keepsOnly: (name, keys) => [
        `XCTAssertTrue(store.find(${keys.map((key) => `${name}.${memberName(key.name)}`).join(', ')}) === ${name})`,
        'XCTAssertEqual(store.all.count, 1)',
      ],
    },
  };
};

const writeRefused = (writer: Writer, call: string, values: readonly string[], expected: string): void => {
  writer.items(`XCTAssertThrowsError(try ${call}(`, values, ')) { error in');
  writer.indented(() => writer.line(expected));
  writer.line('}');
};

const argumentsOf = (records: readonly RecordDecl[], record: RecordDecl, values: Sample): readonly string[] =>
  allFieldsOf(records, record).map((field, index) => labelled(field, values[index] ?? null));

const labelled: typeof written = (field, value) => `${memberName(field.name)}: ${written(field, value)}`;

const refused = (value: string, name: Name): readonly string[] => [
  `XCTAssertThrowsError(try store.add(${value})) { error in`,
  `    XCTAssertEqual(error as? Refusal, .invalid(${quoted(takenFor(name))}))`,
  '}',
];
