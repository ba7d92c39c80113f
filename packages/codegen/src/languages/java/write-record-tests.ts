import { doubleQuoted } from '../../printing/double-quoted.ts';
import type { Writer } from '../../printing/writer.ts';
import {
  allFieldsOf,
  endMethods,
  type FieldDecl,
  givenEndsOf,
  isBytes,
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
import { methodName, typeName } from './dialect.ts';
import { writeTest, writeTestClass } from './write-tests.ts';
import { written } from './written.ts';

export const writeRecordTests = (writer: Writer, record: RecordDecl, { records, stores }: Program): void =>
  writeTestClass(writer, typeName(record.name), () => {
    for (const scenario of record.scenarios)
      writeTest(writer, scenario.name, () =>
        writeRecordScenario(writer, { record, records, stores }, scenario, formsOf(writer, record, records)),
      );
  });

const formsOf = (writer: Writer, record: RecordDecl, records: readonly RecordDecl[]): RecordTestForms => {
  const make = (open: string, close: string, made: RecordDecl, values: Sample): void =>
    writer.items(`${open}new ${typeName(made.name)}(`, givenTo(records, made, values), `)${close}`);
  const thrown = (type: string, call: string, message: string, which = ''): readonly string[] => {
    const refusal = which === '' ? 'refusal' : `${which}Refusal`;
    return [
      `var ${refusal} = assertThrows(${type}.class, () -> ${call});`,
      `assertEquals(${doubleQuoted(message)}, ${refusal}.getMessage());`,
    ];
  };
  const refused = (value: string, name: Name): readonly string[] =>
    thrown('IllegalArgumentException', `store.add(${value})`, takenFor(name));
  return {
    make: (name, made, values) => make(`var ${name} = `, ';', made, values),
    makeInitial: (made, values) =>
      writer.items(
        `var made = new ${typeName(made.name)}(`,
        [...givenToInitial(records, made, values, written), ...endsGivenTo(records, made)],
        ');',
      ),
    keeps: (field, literal) => {
      const value = written(field, literal);
      const actual = `made.${methodName(field.name)}()`;
      if (value === 'null') return `assertNull(${actual});`;
      if (isPrimitiveTruth(field)) return `${value === 'true' ? 'assertTrue' : 'assertFalse'}(${actual});`;
      return `${isBytes(field.type) ? 'assertArrayEquals' : 'assertEquals'}(${value}, ${actual});`;
    },
    isMade: `assertInstanceOf(${typeName(record.name)}.class, made);`,
    refuse: ({ field, why, values }) => {
      make('var refusal = assertThrows(IllegalArgumentException.class, () -> ', ');', record, values);
      writer.line(`assertEquals(${doubleQuoted(refusedFor(why, field))}, refusal.getMessage());`);
    },
    link: ({ name, isList }, holder) => `${holder}.${methodName(endMethods(records, name, isList).link)}(other);`,
    holds: (holder, { name, isList, value }) => {
      const actual = `${holder}.${methodName(name)}()`;
      return [isList ? `assertEquals(List.of(${value}), ${actual});` : `assertSame(${value}, ${actual});`];
    },
    unlink: ({ name, isList }) =>
      `one.${methodName(endMethods(records, name, isList).unlink)}(${isList ? 'other' : 'null'});`,
    lacks: (holder, { name, isList }) =>
      `${isList ? 'assertEquals(List.of(), ' : 'assertNull('}${holder}.${methodName(name)}());`,
    makeStore: ({ name }) => `var store = new ${typeName(name)}();`,
    add: (name) => `store.add(${name});`,
    addsOne: (unique) => ['store.add(one);', ...refused('other', unique)],
    stored: ({ key }, hasOther) => [
      `assertSame(made, store.find(made.${methodName(key)}()).orElseThrow());`,
      ...(hasOther ? [`assertSame(other, store.find(other.${methodName(key)}()).orElseThrow());`] : []),
      `assertEquals(List.of(made${hasOther ? ', other' : ''}), store.all());`,
      ...refused('made', key),
      `assertTrue(store.remove(made.${methodName(key)}()));`,
      `assertTrue(store.find(made.${methodName(key)}()).isEmpty());`,
      `assertFalse(store.remove(made.${methodName(key)}()));`,
      `assertEquals(List.of(${hasOther ? 'other' : ''}), store.all());`,
    ],
    updates: {
      update: (name) => `store.update(${name});`,
      refuses: (name, message, isSecond) =>
        thrown('IllegalArgumentException', `store.update(${name})`, message, isSecond === true ? 'another' : ''),
      keepsOnly: (name, keys) => {
        const given = keys.map((key) => `${name}.${methodName(key.name)}()`).join(', ');
        return [
          `assertSame(${name}, store.find(${given}).orElseThrow());`,
          `assertEquals(List.of(${name}), store.all());`,
        ];
      },
    },
    held: {
      makeWith: (name, made, values, end) =>
        writer.items(`var ${name} = new ${typeName(made.name)}(`, givenTo(records, made, values, end), ');'),
      call: (holder, method, value) => `${holder}.${methodName(method)}(${value ?? 'null'})`,
      statement: (call) => `${call};`,
      is: (holder, { name, isList }, values) => {
        const actual = `${holder}.${methodName(name)}()`;
        if (isList) return `assertEquals(List.of(${values.join(', ')}), ${actual});`;
        return values[0] === undefined ? `assertNull(${actual});` : `assertSame(${values[0]}, ${actual});`;
      },
      refuses: (call, message, isSecond) =>
        thrown('IllegalStateException', call, message, isSecond === true ? 'another' : ''),
    },
    related: {
      makeStores: ({ name }) => `var stores = new ${typeName(name)}();`,
      part: (name) => `stores.${methodName(name)}()`,
      nameStore: (part) => `var store = ${part};`,
      addBefore: (part, made, values) => make(`${part}.add(`, ');', made, values),
      refusesMade: (message) => thrown('IllegalArgumentException', 'store.add(made)', message),
      removes: (part, key) => `assertTrue(${part}.remove(${key}));`,
      refusesRemoval: (part, key, message) => thrown('IllegalStateException', `${part}.remove(${key})`, message),
      isEmpty: 'assertEquals(List.of(), store.all());',
      findsBy: (fields, given, found) => [
        `assertEquals(List.of(${found.join(', ')}), store.${methodName(lookupName(fields))}(${given}));`,
      ],
      written,
      linked: (links, { byKey, all }) => {
        const keys = links.keys.map((name) => `made.${methodName(name)}()`).join(', ');
        return [
          ...thrown('IllegalArgumentException', 'store.add(made)', takenTogether(links)),
          `assertSame(made, store.find(${keys}).orElseThrow());`,
          ...links.keys.map((name, at) => {
            const method = methodName({ words: ['find', 'by', ...name.words] });
            return `assertEquals(List.of(${byKey[at]?.join(', ')}), store.${method}(made.${methodName(name)}()));`;
          }),
          `assertTrue(store.remove(${keys}));`,
          `assertFalse(store.remove(${keys}));`,
          `assertEquals(List.of(${all.join(', ')}), store.all());`,
        ];
      },
    },
  };
};

/** Neither a value that may be missing nor one of several. */
const isPrimitiveTruth = ({ type, isOptional, isList }: FieldDecl): boolean =>
  type.kind === 'scalar' && type.scalar === 'boolean' && !isOptional && !isList;

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
  ...allFieldsOf(records, record).map((field, index) => written(field, values[index] ?? null)),
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
