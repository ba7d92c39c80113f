import type { Writer } from '../../printing/writer.ts';
import { allFieldsOf, type RecordDecl, type Sample, type ValueType } from '../../program/index.ts';
import { endMethods } from '../families/curly/records.ts';
import { givenToInitial, type RecordTestForms, writeRecordScenario } from '../families/curly/write-record-scenario.ts';
import { type CsharpDialect, memberName, typeName } from './dialect.ts';
import { memberOf, plainType, recordName } from './record-names.ts';
import { writeTest, writeTestClass } from './write-tests.ts';
import { written } from './written.ts';

export const writeRecordTests = (
  writer: Writer,
  dialect: CsharpDialect,
  record: RecordDecl,
  records: readonly RecordDecl[],
): void =>
  writeTestClass(writer, dialect, typeName(record.name), () => {
    for (const scenario of record.scenarios)
      writeTest(writer, dialect, scenario.name, () =>
        writeRecordScenario(writer, { record, records }, scenario, formsOf(writer, record, records)),
      );
  });

const formsOf = (writer: Writer, record: RecordDecl, records: readonly RecordDecl[]): RecordTestForms => {
  const make = (open: string, close: string, made: RecordDecl, values: Sample): void =>
    writer.items(`${open}new ${typeName(made.name)}(`, givenTo(records, made, values), `)${close}`);
  const claim = (actual: string, constraint: string): string => `Assert.That(${actual}, ${constraint});`;
  return {
    make: (name, made, values) => make(`var ${name} = `, ';', made, values),
    makeInitial: (made, values) => {
      const given = givenToInitial(records, made, values, (field, value) => written(records, field, value));
      writer.items(`var made = new ${typeName(made.name)}(`, given, ');');
    },
    keeps: (field, literal) => {
      const value = written(records, field, literal);
      const words: Readonly<Record<string, string>> = { null: 'Is.Null', true: 'Is.True', false: 'Is.False' };
      const constraint = field.isList ? 'Is.Empty' : (words[value] ?? `Is.EqualTo(${value})`);
      return claim(`made.${memberOf(records, field.name)}`, constraint);
    },
    isMade: claim('made', 'Is.Not.Null'),
    refuse: ({ values }) => make('Assert.Throws<ArgumentException>(() => ', ');', record, values),
    link: ({ name, isList }) => `one.${memberName(endMethods(records, name, isList).link)}(other);`,
    holds: (holder, { name, isList, value }) => [
      claim(`${holder}.${memberOf(records, name)}`, isList ? `Is.EqualTo(new[] { ${value} })` : `Is.SameAs(${value})`),
    ],
    makeStore: ({ name }) => `var store = new ${typeName(name)}();`,
    add: 'store.Add(made);',
    stored: ({ key }) => [
      claim(`store.Find(made.${memberOf(records, key)})`, 'Is.SameAs(made)'),
      'Assert.Throws<ArgumentException>(() => store.Add(made));',
      claim(`store.Remove(made.${memberOf(records, key)})`, 'Is.True'),
      claim('store.All', 'Is.Empty'),
    ],
    unwritten: (name, parameters) => {
      const values = parameters.map((each) => argumentOf(records, each.type)).join(', ');
      writer.line(`Assert.Throws<NotImplementedException>(() => made.${memberOf(records, name)}(${values}));`);
    },
    isA: (parent, values) =>
      make('Assert.That(', `, Is.InstanceOf<${recordName(records, parent)}>());`, record, values),
  };
};

const givenTo = (records: readonly RecordDecl[], record: RecordDecl, values: Sample): readonly string[] =>
  allFieldsOf(records, record).map((field, index) => written(records, field, values[index] ?? null));

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
  const samples: Readonly<Record<string, string>> = {
    string: '"text"',
    int: '1',
    decimal: '1.5m',
    bool: 'true',
    'byte[]': 'new byte[0]',
  };
  return samples[plain] ?? `default(${plain})`;
};
