import type { Writer } from '../../printing/writer.ts';
import {
  allFieldsOf,
  endMethods,
  isBytes,
  type Name,
  type RecordDecl,
  refusedFor,
  type Sample,
  takenFor,
} from '../../program/index.ts';
import { givenToInitial, type RecordTestForms, writeRecordScenario } from '../families/curly/write-record-scenario.ts';
import { identifier, methodName, quoted, typeName } from './dialect.ts';
import { writeTest, writeTestClass } from './write-tests.ts';
import { written } from './written.ts';

export const writeRecordTests = (writer: Writer, record: RecordDecl, records: readonly RecordDecl[]): void =>
  writeTestClass(writer, typeName(record.name), (testName) => {
    for (const scenario of record.scenarios)
      writeTest(writer, testName(scenario.name), scenario.name, () =>
        writeRecordScenario(writer, { record, records }, scenario, formsOf(writer, record, records)),
      );
  });

const formsOf = (writer: Writer, record: RecordDecl, records: readonly RecordDecl[]): RecordTestForms => {
  const type = typeName(record.name);
  const make: RecordTestForms['make'] = (name, made, values) =>
    writer.items(`val ${name} = ${typeName(made.name)}(`, valuesOf(records, made, values), ')');
  return {
    make,
    makeInitial: (made, values) => {
      const named: typeof written = (field, value) => `${identifier(field.name)} = ${written(field, value)}`;
      const given = givenToInitial(records, made, values, named);
      writer.items(`val made = ${typeName(made.name)}(`, given, ')');
    },
    keeps: (field, literal) => {
      const value = written(field, literal);
      const actual = `made.${identifier(field.name)}`;
      if (value === 'null') return `assertNull(${actual})`;
      return `${isBytes(field.type) ? 'assertContentEquals' : 'assertEquals'}(${value}, ${actual})`;
    },
    isMade: `assertIs<${type}>(made)`,
    refuse: ({ field, why, values }) => {
      writeRefused(writer, 'IllegalArgumentException', {
        open: `${type}(`,
        values: valuesOf(records, record, values),
      });
      writer.line(`assertEquals(${quoted(refusedFor(why, field))}, refusal.message)`);
    },
    link: ({ name, isList }, holder) =>
      isList
        ? `${holder}.${methodName(endMethods(records, name, true).link)}(other)`
        : `${holder}.${identifier(name)} = other`,
    holds: (holder, { name, isList, value }) => {
      const actual = `${holder}.${identifier(name)}`;
      return [isList ? `assertEquals(listOf(${value}), ${actual})` : `assertSame(${value}, ${actual})`];
    },
    unlink: ({ name, isList }) =>
      isList ? `one.${methodName(endMethods(records, name, true).unlink)}(other)` : `one.${identifier(name)} = null`,
    lacks: (holder, { name, isList }) =>
      isList ? `assertTrue(${holder}.${identifier(name)}.isEmpty())` : `assertNull(${holder}.${identifier(name)})`,
    makeStore: ({ name }) => `val store = ${typeName(name)}()`,
    add: (name) => `store.add(${name})`,
    addsOne: (unique) => ['store.add(one)', ...refused('other', unique)],
    stored: (store, hasOther) => [
      `assertSame(made, store.find(made.${identifier(store.key)}))`,
      ...(hasOther ? [`assertSame(other, store.find(other.${identifier(store.key)}))`] : []),
      `assertEquals(listOf(made${hasOther ? ', other' : ''}), store.all)`,
      ...refused('made', store.key),
      `assertTrue(store.remove(made.${identifier(store.key)}))`,
      `assertNull(store.find(made.${identifier(store.key)}))`,
      `assertFalse(store.remove(made.${identifier(store.key)}))`,
      hasOther ? 'assertEquals(listOf(other), store.all)' : 'assertTrue(store.all.isEmpty())',
    ],
    updates: {
      update: (name) => `store.update(${name})`,
      refuses: (name, message, isSecond) => {
        const refusal = isSecond === true ? 'anotherRefusal' : 'refusal';
        return [
          `val ${refusal} = assertFailsWith<IllegalArgumentException> { store.update(${name}) }`,
          `assertEquals(${quoted(message)}, ${refusal}.message)`,
        ];
      },
      keepsOnly: (name, keys) => [
        `assertSame(${name}, store.find(${keys.map((key) => `${name}.${identifier(key.name)}`).join(', ')}))`,
        `assertEquals(listOf(${name}), store.all)`,
      ],
    },
  };
};

const writeRefused = (
  writer: Writer,
  error: string,
  { open, values }: { readonly open: string; readonly values: readonly string[] },
): void => {
  const line = `val refusal = assertFailsWith<${error}> { ${open}${values.join(', ')}) }`;
  if (line.length <= 92) writer.line(line);
  else writer.block(`val refusal = assertFailsWith<${error}> {`, '}', () => writer.items(open, values, ')'));
};

const valuesOf = (records: readonly RecordDecl[], record: RecordDecl, values: Sample): readonly string[] =>
  allFieldsOf(records, record).map((field, index) => written(field, values[index] ?? null));

const refused = (value: string, name: Name): readonly string[] => [
  `val refusal = assertFailsWith<IllegalArgumentException> { store.add(${value}) }`,
  `assertEquals(${quoted(takenFor(name))}, refusal.message)`,
];
