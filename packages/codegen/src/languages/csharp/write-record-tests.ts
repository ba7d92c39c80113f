import { doubleQuoted } from '../../printing/double-quoted.ts';
import type { Writer } from '../../printing/writer.ts';
import {
  allFieldsOf,
  endMethods,
  givenEndsOf,
  lookupName,
  type Name,
  type Program,
  type RecordDecl,
  recordOf,
  refusedFor,
  type Sample,
  takenFor,
  takenTogether,
} from '../../program/index.ts';
import { givenToInitial, type RecordTestForms, writeRecordScenario } from '../families/curly/write-record-scenario.ts';
import { type CsharpDialect, memberName, typeName } from './dialect.ts';
import { memberOf } from './record-names.ts';
import { partName, sentence } from './store-relations.ts';
import { writeTest, writeTestClass } from './write-tests.ts';
import { written } from './written.ts';

export const writeRecordTests = (
  writer: Writer,
  dialect: CsharpDialect,
  record: RecordDecl,
  { records, stores }: Program,
): void =>
  writeTestClass(writer, dialect, typeName(record.name), () => {
    for (const scenario of record.scenarios)
      writeTest(writer, dialect, scenario.name, () =>
        writeRecordScenario(writer, { record, records, stores }, scenario, formsOf(writer, record, records)),
      );
  });

const formsOf = (writer: Writer, record: RecordDecl, records: readonly RecordDecl[]): RecordTestForms => {
  const make = (open: string, close: string, made: RecordDecl, values: Sample): void =>
    writer.items(`${open}new ${typeName(made.name)}(`, givenTo(records, made, values), `)${close}`);
  const claim = (actual: string, constraint: string): string => `Assert.That(${actual}, ${constraint});`;
  const thrown = (type: string, call: string, message: string, which = ''): readonly string[] => {
    const refusal = which === '' ? 'refusal' : `${which}Refusal`;
    return [
      `var ${refusal} = Assert.Throws<${type}>(() => ${call});`,
      claim(`${refusal}.Message`, `Contains.Substring(${doubleQuoted(sentence(message))})`),
    ];
  };
  const refused = (value: string, name: Name): readonly string[] =>
    thrown('ArgumentException', `store.Add(${value})`, takenFor(name));
  return {
    make: (name, made, values) => make(`var ${name} = `, ';', made, values),
    makeInitial: (made, values) => {
      const given = givenToInitial(records, made, values, (field, value) => written(records, field, value));
      writer.items(`var made = new ${typeName(made.name)}(`, [...given, ...endsGivenTo(records, made)], ');');
    },
    keeps: (field, literal) => {
      const value = written(records, field, literal);
      const words: Readonly<Record<string, string>> = { null: 'Is.Null', true: 'Is.True', false: 'Is.False' };
      const constraint = field.isList ? 'Is.Empty' : (words[value] ?? `Is.EqualTo(${value})`);
      return claim(`made.${memberOf(records, field.name)}`, constraint);
    },
    isMade: claim('made', 'Is.Not.Null'),
    refuse: ({ field, why, values }) => {
      make('var refusal = Assert.Throws<ArgumentException>(() => ', ');', record, values);
      writer.line(claim('refusal.Message', `Contains.Substring(${doubleQuoted(`The ${refusedFor(why, field)}.`)})`));
    },
    link: ({ name, isList }, holder) => `${holder}.${memberName(endMethods(records, name, isList).link)}(other);`,
    holds: (holder, { name, isList, value }) => [
      claim(`${holder}.${memberOf(records, name)}`, isList ? `Is.EqualTo(new[] { ${value} })` : `Is.SameAs(${value})`),
    ],
    unlink: ({ name, isList }) =>
      `one.${memberName(endMethods(records, name, isList).unlink)}(${isList ? 'other' : 'null'});`,
    lacks: (holder, { name, isList }) => claim(`${holder}.${memberOf(records, name)}`, isList ? 'Is.Empty' : 'Is.Null'),
    makeStore: ({ name }) => `var store = new ${typeName(name)}();`,
    add: (name) => `store.Add(${name});`,
    addsOne: (unique) => ['store.Add(one);', ...refused('other', unique)],
    stored: ({ key }, hasOther) => [
      claim(`store.Find(made.${memberOf(records, key)})`, 'Is.SameAs(made)'),
      ...(hasOther ? [claim(`store.Find(other.${memberOf(records, key)})`, 'Is.SameAs(other)')] : []),
      claim('store.All', `Is.EqualTo(new[] { made${hasOther ? ', other' : ''} })`),
      ...refused('made', key),
      claim(`store.Remove(made.${memberOf(records, key)})`, 'Is.True'),
      claim(`store.Find(made.${memberOf(records, key)})`, 'Is.Null'),
      claim(`store.Remove(made.${memberOf(records, key)})`, 'Is.False'),
      claim('store.All', hasOther ? 'Is.EqualTo(new[] { other })' : 'Is.Empty'),
    ],
    updates: {
      update: (name) => `store.Update(${name});`,
      refuses: (name, message, isSecond) =>
        thrown('ArgumentException', `store.Update(${name})`, message, isSecond === true ? 'another' : ''),
      keepsOnly: (name, keys) => {
        const given = keys.map((key) => `${name}.${memberOf(records, key.name)}`).join(', ');
        return [
          claim(`store.Find(${given})`, `Is.SameAs(${name})`),
          claim('store.All', `Is.EqualTo(new[] { ${name} })`),
        ];
      },
    },
    held: {
      makeWith: (name, made, values, end) =>
        writer.items(`var ${name} = new ${typeName(made.name)}(`, givenTo(records, made, values, end), ');'),
      call: (holder, method, value) => `${holder}.${memberName(method)}(${value ?? 'null'})`,
      statement: (call) => `${call};`,
      is: (holder, { name, isList }, values) => {
        const [first] = values;
        if (first === undefined) return claim(`${holder}.${memberOf(records, name)}`, isList ? 'Is.Empty' : 'Is.Null');
        const constraint = isList ? `Is.EqualTo(new[] { ${values.join(', ')} })` : `Is.SameAs(${first})`;
        return claim(`${holder}.${memberOf(records, name)}`, constraint);
      },
      refuses: (call, message, isSecond) =>
        thrown('InvalidOperationException', call, message, isSecond === true ? 'another' : ''),
    },
    related: {
      makeStores: ({ name }) => `var stores = new ${typeName(name)}();`,
      part: (name) => `stores.${partName(name)}`,
      nameStore: (part) => `var store = ${part};`,
      addBefore: (part, made, values) => make(`${part}.Add(`, ');', made, values),
      refusesMade: (message) => thrown('ArgumentException', 'store.Add(made)', message),
      removes: (part, key) => claim(`${part}.Remove(${key})`, 'Is.True'),
      refusesRemoval: (part, key, message) => thrown('InvalidOperationException', `${part}.Remove(${key})`, message),
      isEmpty: claim('store.All', 'Is.Empty'),
      findsBy: (fields, given, found) => [
        claim(
          `store.${memberName(lookupName(fields))}(${given})`,
          found.length === 0 ? 'Is.Empty' : `Is.EqualTo(new[] { ${found.join(', ')} })`,
        ),
      ],
      written: (field, value) => written(records, field, value),
      linked: (links, { byKey, all }) => {
        const keys = links.keys.map((name) => `made.${memberOf(records, name)}`);
        return [
          ...thrown('ArgumentException', 'store.Add(made)', takenTogether(links)),
          claim(`store.Find(${keys.join(', ')})`, 'Is.SameAs(made)'),
          ...links.keys.map((name, at) =>
            claim(
              `store.${memberName({ words: ['find', 'by', ...name.words] })}(${keys[at]})`,
              `Is.EqualTo(new[] { ${byKey[at]?.join(', ')} })`,
            ),
          ),
          claim(`store.Remove(${keys.join(', ')})`, 'Is.True'),
          claim(`store.Remove(${keys.join(', ')})`, 'Is.False'),
          claim('store.All', `Is.EqualTo(new[] { ${all.join(', ')} })`),
        ];
      },
    },
  };
};

interface AtEnd {
  readonly name: Name;
  readonly value: string;
}

const givenTo = (
  records: readonly RecordDecl[],
  record: RecordDecl,
  values: Sample,
  end?: AtEnd,
): readonly string[] => [
  ...allFieldsOf(records, record).map((field, index) => written(records, field, values[index] ?? null)),
  ...endsGivenTo(records, record, end),
];

/** What a record cannot be without, each made with it but for `end`. */
const endsGivenTo = (records: readonly RecordDecl[], record: RecordDecl, end?: AtEnd): readonly string[] =>
  givenEndsOf(records, record).map(({ name, given }) => {
    if (name === end?.name) return end.value;
    const other = recordOf(records, given?.record);
    return other === undefined || given === undefined
      ? 'null'
      : `new ${typeName(other.name)}(${givenTo(records, other, given.values).join(', ')})`;
  });
