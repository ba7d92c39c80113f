import type { Writer } from '../../printing/writer.ts';
import {
  allEndsOf,
  allFieldsOf,
  endMethods,
  type FieldDecl,
  isBytes,
  keyFieldsOf,
  type Literal,
  movesAway,
  type Name,
  type RecordDecl,
  type RecordScenario,
  recordOf,
} from '../../program/index.ts';
import { givenToInitial } from '../families/curly/write-record-scenario.ts';
import { lineOf } from '../families/dynamic/lines.ts';
import { memberName, quote, typeName, writeCall } from './dialect.ts';
import { sampleOf, writeCalled, writeMade } from './record-samples.ts';
import { interfacesOf, ownOperations, type RecordScope } from './record-scope.ts';
import { isText } from './record-types.ts';
import { writeTest } from './write-flow-tests.ts';
import { canRefuse, initialMaker, refusalCase } from './write-records.ts';
import { isKeptWhole } from './write-stores.ts';
import { literal, written } from './written.ts';

/** A test for each scenario of a record. */
export const writeRecordTests = (writer: Writer, scope: RecordScope, record: RecordDecl): void => {
  for (const scenario of record.scenarios) {
    writeTest(writer, within(record.name, scenario.name), () => writeScenario(writer, scope, record, scenario));
  }
};

/** The tests of a record stand in a module that has its name. */
const within = ({ words: record }: Name, { words }: Name): readonly string[] =>
  words.length > record.length && record.every((word, index) => words[index] === word)
    ? words.slice(record.length)
    : words;

const writeScenario = (writer: Writer, scope: RecordScope, record: RecordDecl, scenario: RecordScenario): void => {
  const sample = `${sampleOf(record)}()`;
  switch (scenario.kind) {
    case 'construct': {
      const fields = allFieldsOf(scope.records, record);
      writer.line(`let ${fields.length === 0 ? '_made' : 'made'} = ${sample};`);
      for (const [index, field] of fields.entries()) {
        const read = askFor(scope, record, field.name, '&made');
        writeExpected(writer, field, scenario.values[index] ?? null, read);
      }
      return;
    }
    case 'initial': {
      const given = givenToInitial(scope.records, record, scenario.values, written);
      const head = `let made = ${scope.structOf(record)}::${initialMaker(scope, record)}(`;
      writeCalled(writer, head, given, canRefuse(scope, record) ? '.unwrap();' : ';');
      for (const field of allFieldsOf(scope.records, record))
        if (field.initial !== undefined)
          writeExpected(writer, field, field.initial, askFor(scope, record, field.name, '&made'));
      return;
    }
    case 'refuse': {
      writeMade(writer, scope, record, scenario.values, ';', 'let refused = ');
      writeCall(writer, 'assert_eq!(', ['refused.err()', `Some(${refusalCase(scenario.field, scenario.why)})`], ');');
      return;
    }
    case 'bothEnds': {
      writeBothEnds(writer, scope, record, scenario);
      return;
    }
    case 'oneEnd': {
      writeOneEnd(writer, scope, record, scenario);
      return;
    }
    case 'unique': {
      writeUnique(writer, scope, record, scenario);
      return;
    }
    case 'update': {
      writeUpdate(writer, scope, record, scenario);
      return;
    }
    case 'roundTrip': {
      writeRoundTrip(writer, scope, record);
      return;
    }
  }
};

const writeBothEnds = (
  writer: Writer,
  scope: RecordScope,
  record: RecordDecl,
  scenario: Extract<RecordScenario, { kind: 'bothEnds' }>,
): void => {
  const end = allEndsOf(scope.records, record).find(({ name }) => name === scenario.end);
  const target = recordOf(scope.records, scenario.made);
  if (end?.inverse === undefined || target === undefined) return;
  const { link, unlink } = endMethods(scope.records, end.name, end.isList);
  const expect = (read: string, isList: boolean, expected: string): void => {
    writer.line(`let known = ${read};`);
    writer.line(
      isList
        ? `assert!(known.iter().any(|each| Rc::ptr_eq(each, &${expected})));`
        : `assert!(matches!(known, Some(each) if Rc::ptr_eq(&each, &${expected})));`,
    );
  };
  writeShared(writer, scope, 'one', record, holderOf(scope.records, record, end.name));
  writeShared(writer, scope, 'other', target, end.target);
  writer.line(`one.${memberName(link)}(${end.isList ? 'other.clone()' : 'Some(other.clone())'});`);
  expect(`one.${memberName(end.name)}()`, end.isList, 'other');
  expect(`other.${memberName(end.inverse)}()`, end.inverseIsList === true, 'one');
  writer.line(`one.${memberName(unlink)}(${end.isList ? '&other' : 'None'});`);
  const isNone = (read: string, isList: boolean): void =>
    writer.line(`assert!(${read}.${isList ? 'is_empty' : 'is_none'}());`);
  isNone(`one.${memberName(end.name)}()`, end.isList);
  isNone(`other.${memberName(end.inverse)}()`, end.inverseIsList === true);
  if (!movesAway(end)) return;
  writeShared(writer, scope, 'another', record, holderOf(scope.records, record, end.name));
  writer.line(`one.${memberName(link)}(Some(other.clone()));`);
  writer.line(`another.${memberName(link)}(Some(other.clone()));`);
  isNone(`one.${memberName(end.name)}()`, false);
  expect(`other.${memberName(end.inverse)}()`, false, 'another');
};

const writeOneEnd = (
  writer: Writer,
  scope: RecordScope,
  record: RecordDecl,
  scenario: Extract<RecordScenario, { kind: 'oneEnd' }>,
): void => {
  const end = allEndsOf(scope.records, record).find(({ name }) => name === scenario.end);
  const target = recordOf(scope.records, scenario.made);
  if (end === undefined || target === undefined) return;
  const { link, unlink } = endMethods(scope.records, end.name, end.isList);
  const read = `one.${memberName(end.name)}()`;
  writeShared(writer, scope, 'one', record, holderOf(scope.records, record, end.name));
  writeShared(writer, scope, 'other', target, end.target);
  writer.line(`one.${memberName(link)}(${end.isList ? 'other.clone()' : 'Some(other.clone())'});`);
  writer.line(`let known = ${read};`);
  writer.line(
    end.isList
      ? 'assert!(known.iter().any(|each| Rc::ptr_eq(each, &other)));'
      : 'assert!(matches!(known, Some(each) if Rc::ptr_eq(&each, &other)));',
  );
  writer.line(`one.${memberName(unlink)}(${end.isList ? '&other' : 'None'});`);
  writer.line(`assert!(${read}.${end.isList ? 'is_empty' : 'is_none'}());`);
};

/** The record that the end is of: a parent's end knows what it is linked to as that parent. */
const holderOf = (records: readonly RecordDecl[], record: RecordDecl, end: Name): Name => {
  const parent = recordOf(records, record.extends);
  return parent === undefined || record.ends.some(({ name }) => name === end)
    ? record.name
    : holderOf(records, parent, end);
};

/** A sample that others may refer to, as what they take it for. */
const writeShared = (writer: Writer, scope: RecordScope, variable: string, record: RecordDecl, as: Name): void => {
  const held = scope.heldAs(as);
  const type = held.startsWith('dyn ') ? `: Rc<${held}>` : '';
  writeCall(writer, `let ${variable}${type} = Rc::new(`, [`${sampleOf(record)}()`], ');');
};

const writeRoundTrip = (writer: Writer, scope: RecordScope, record: RecordDecl): void => {
  if (record.store === undefined) return;
  const isWhole = isKeptWhole(scope, record);
  const key = askFor(scope, record, record.store.key, isWhole ? '&made' : '&*made');
  if (isWhole) writer.line(`let made = ${sampleOf(record)}();`);
  else writeShared(writer, scope, 'made', record, record.name);
  writer.line(`let mut store = ${typeName(record.store.name)}::default();`);
  writer.line('store.add(made.clone()).unwrap();');
  writer.line(`let found = store.find(${key});`);
  writer.line(
    isWhole ? 'assert_eq!(found, Some(&made));' : 'assert!(matches!(found, Some(each) if Rc::ptr_eq(each, &made)));',
  );
  writer.line('assert_eq!(store.all().count(), 1);');
  writer.line('let again = store.add(made.clone());');
  writeCall(writer, 'assert_eq!(', ['again', `Err(Refusal::Taken(${quote(record.store.key.words.join(' '))}))`], ');');
  writer.line(`assert!(store.remove(${key}).is_some());`);
  writer.line(`assert!(store.find(${key}).is_none());`);
  writer.line(`assert!(store.remove(${key}).is_none());`);
  writer.line('assert_eq!(store.all().count(), 0);');
};

const writeUnique = (
  writer: Writer,
  scope: RecordScope,
  record: RecordDecl,
  { field, values, others, apart }: Extract<RecordScenario, { kind: 'unique' }>,
): void => {
  if (record.store === undefined) return;
  const close = canRefuse(scope, record) ? '.unwrap();' : ';';
  writeMade(writer, scope, record, values, close, 'let one = ');
  writeMade(writer, scope, record, others, close, 'let other = ');
  const [open, end] = isKeptWhole(scope, record) ? ['', ''] : ['Rc::new(', ')'];
  writer.line(`let mut store = ${typeName(record.store.name)}::default();`);
  const refused = `Err(Refusal::Taken(${quote(field.words.join(' '))}))`;
  const isUpdated = record.store.canUpdate === true && apart !== undefined;
  writer.line(`store.add(${open}one${end}).unwrap();`);
  writer.line(`let again = store.add(${open}other${isUpdated ? '.clone()' : ''}${end});`);
  writeCall(writer, 'assert_eq!(', ['again', refused], ');');
  if (!isUpdated) return;
  writeMade(writer, scope, record, apart, close, 'let apart = ');
  writer.line(`store.add(${open}apart${end}).unwrap();`);
  writeCall(writer, 'assert_eq!(', [`store.update(${open}other${end})`, refused], ');');
};

const writeUpdate = (
  writer: Writer,
  scope: RecordScope,
  record: RecordDecl,
  { values, changed, absent }: Extract<RecordScenario, { kind: 'update' }>,
): void => {
  if (record.store === undefined) return;
  const close = canRefuse(scope, record) ? '.unwrap();' : ';';
  const [open, end] = isKeptWhole(scope, record) ? ['', ''] : ['Rc::new(', ')'];
  writeMade(writer, scope, record, values, close, 'let made = ');
  writeMade(writer, scope, record, changed, close, 'let changed = ');
  writer.line(`let mut store = ${typeName(record.store.name)}::default();`);
  const [key] = keyFieldsOf(scope.records, record);
  const isKeyText = key !== undefined && isText(key.type);
  writer.line(`let key = made.${memberName(record.store.key)}()${isKeyText ? '.to_owned()' : ''};`);
  writer.line(`store.add(${open}made${end}).unwrap();`);
  writer.line(`store.update(${open}changed.clone()${end}).unwrap();`);
  writeCall(writer, 'assert_eq!(', [`store.find(${isKeyText ? '&' : ''}key)`, 'Some(&changed)'], ');');
  if (absent === undefined) return;
  writeMade(writer, scope, record, absent, close, 'let absent = ');
  const refused = `Err(Refusal::Unknown(${quote(record.store.key.words.join(' '))}))`;
  writeCall(writer, 'assert_eq!(', [`store.update(${open}absent${end})`, refused], ');');
};

/** A call of a method, which says whose it is where several traits of a record have one of that name. */
const callOf = (
  scope: RecordScope,
  record: RecordDecl,
  name: Name,
  reference: '&made' | '&*made',
): { readonly head: string; readonly self: readonly string[] } => {
  const method = memberName(name);
  const owners = lineOf(scope.records, record).map((each) => ({
    trait: scope.isOpen(each) ? scope.traitOf(each) : undefined,
    names: [...each.fields, ...each.ends, ...ownOperations(scope, each)].map((member) => member.name),
  }));
  const promised = interfacesOf(scope, record).map((each) => ({
    trait: scope.traitOf(each),
    names: each.operations.map((operation) => operation.name),
  }));
  const all = [...owners, ...promised].filter(({ names }) => names.some((each) => memberName(each) === method));
  const meant = all.find(({ names }) => names.includes(name));
  return all.length < 2 || meant?.trait === undefined
    ? { head: `made.${method}`, self: [] }
    : { head: `${meant.trait}::${method}`, self: [reference] };
};

/** What a method without parameters gives. */
const askFor = (...asked: Parameters<typeof callOf>): string => {
  const { head, self } = callOf(...asked);
  return `${head}(${self.join('')})`;
};

const writeExpected = (writer: Writer, field: FieldDecl, value: Literal, actual: string): void => {
  if (field.isList) writer.line(`assert!(${actual}.is_empty());`);
  else if (value === null) writer.line(`assert!(${actual}.is_none());`);
  else if (typeof value === 'boolean' && !field.isOptional) writer.line(`assert!(${value ? '' : '!'}${actual});`);
  else {
    const owned = literal(field.type, value);
    const plain = isBytes(field.type) && field.isOptional ? owned.replace(/^vec!(.*)$/, '&$1[..]') : owned;
    writeCall(writer, 'assert_eq!(', [actual, field.isOptional ? `Some(${plain})` : plain], ');');
  }
};
