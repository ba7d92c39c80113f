import type { Writer } from '../../printing/writer.ts';
import {
  absentFor,
  allFieldsOf,
  type FieldDecl,
  type Name,
  type RecordDecl,
  type RecordOperation,
  type Refusal,
  recordOf,
  refusalsOf,
  refusedFor,
  within,
} from '../../program/index.ts';
import { ownInterfaces } from '../families/dynamic/lines.ts';
import { checksItems, refusedIn, updateRefusedIn } from '../families/explain-store.ts';
import { memberName, quoted, typeName } from './dialect.ts';
import { canRefuse, fieldType, plainType } from './record-names.ts';
import { writeEnd } from './write-ends.ts';
import { written } from './written.ts';

/** A class with its properties, ends and operations, or a protocol. */
export const writeRecord = (writer: Writer, record: RecordDecl, records: readonly RecordDecl[]): void => {
  writer.comment(record.summary);
  if (record.kind === 'abstract') writer.comment('Abstract: create one of its subclasses instead.');
  writer.block(
    `${headOf(record, records)} {`,
    '}',
    () => {
      if (record.kind !== 'interface') {
        for (const field of record.constants ?? [])
          writer.line(
            `public static let ${memberName(field.name)}: ${fieldType(records, field)} = ${written(field, field.initial ?? null)}`,
            field.name.from,
          );
        for (const field of record.fields)
          writer.line(
            `public ${field.isChanged === true ? 'private(set) var' : 'let'} ${memberName(field.name)}: ${fieldType(records, field)}`,
            field.name.from,
          );
        writeInit(writer, record, records);
      }
      for (const end of record.ends) writeEnd(writer, records, end);
      for (const operation of [...record.operations, ...(record.statics ?? [])])
        writeOperation(writer, records, record, operation);
    },
    record.name.from,
  );
};

const headOf = (record: RecordDecl, records: readonly RecordDecl[]): string => {
  if (record.kind === 'interface') return `public protocol ${typeName(record.name)}: AnyObject`;
  const isParent = record.kind === 'abstract' || records.some((each) => each.extends === record.name);
  const parent = record.extends === undefined ? [] : [record.extends];
  const promised = [...parent, ...ownInterfaces(records, record)].map(typeName).join(', ');
  return `public ${isParent ? '' : 'final '}class ${typeName(record.name)}${promised === '' ? '' : `: ${promised}`}`;
};

/** A child without fields of its own is made as its parent is. */
const writeInit = (writer: Writer, record: RecordDecl, records: readonly RecordDecl[]): void => {
  const parent = recordOf(records, record.extends);
  if (parent !== undefined && record.fields.length === 0) return;
  const fields = allFieldsOf(records, record);
  writer.gap();
  if (fields.length === 0) {
    writer.line('public init() {}');
    return;
  }
  const parameters = fields.map(
    (field) => `${memberName(field.name)}: ${fieldType(records, field)}${usualValue(field)}`,
  );
  writer.items('public init(', parameters, `)${canRefuse(records, record) ? ' throws' : ''} {`);
  writer.indented(() => {
    for (const field of record.fields) writeGuard(writer, field);
    for (const { name } of record.fields) writer.line(`self.${memberName(name)} = ${memberName(name)}`);
    if (parent === undefined) return;
    const given = allFieldsOf(records, parent).map(({ name }) => `${memberName(name)}: ${memberName(name)}`);
    writer.line(`${canRefuse(records, parent) ? 'try ' : ''}super.init(${given.join(', ')})`);
  });
  writer.line('}');
};

/** What need not be given: first values, what may be missing, and empty lists. */
const usualValue = (field: FieldDecl): string => {
  const { initial, isOptional, isList } = field;
  return initial === undefined && !isOptional && !isList ? '' : ` = ${written(field, initial ?? null)}`;
};

const writeGuard = (writer: Writer, field: FieldDecl): void => {
  const { name, isOptional, longest } = field;
  const value = memberName(name);
  const tests = {
    blank: isOptional ? `${value}?.allSatisfy(\\.isWhitespace) != true` : `!${value}.allSatisfy(\\.isWhitespace)`,
    negative: `${isOptional ? `(${value} ?? 0)` : value} >= 0`,
    zero: `${isOptional ? `(${value} ?? 1)` : value} > 0`,
    low: isOptional ? `${value}.map { $0 ${within('low', field)} } ?? true` : `${value} ${within('low', field)}`,
    high: isOptional ? `${value}.map { $0 ${within('high', field)} } ?? true` : `${value} ${within('high', field)}`,
    long: `${isOptional ? `(${value}?.count ?? 0)` : `${value}.count`} <= ${longest}`,
  };
  for (const refusal of refusalsOf(field))
    writer.block(`guard ${tests[refusal]} else {`, '}', () =>
      writer.line(`throw Refusal${refusalCase(field, refusal)}`),
    );
};

/** The case of `Refusal` with which a value is refused. */
export const refusalCase = (field: FieldDecl, refusal: Refusal): string =>
  `.invalid(${quoted(refusedFor(refusal, field))})`;

const writeOperation = (
  writer: Writer,
  records: readonly RecordDecl[],
  record: RecordDecl,
  operation: RecordOperation,
): void => {
  const name = memberName(operation.name);
  const head = `func ${signatureOf(records, operation)}`;
  writer.gap();
  writer.comment(operation.summary);
  if (record.kind === 'interface') writer.line(head, operation.name.from);
  else {
    const what = quoted(`${typeName(record.name)}.${name}`);
    writer.block(
      `public ${operation.isStatic === true ? 'static ' : ''}${operation.overrides === true ? 'override ' : ''}${head} {`,
      '}',
      () => writer.line(`throw Refusal.notWritten(${what})`),
      operation.name.from,
    );
  }
};

const signatureOf = (records: readonly RecordDecl[], { name, parameters, result }: RecordOperation): string => {
  const given = parameters.map((each) => `${memberName(each.name)}: ${plainType(records, each.type)}`).join(', ');
  return `${memberName(name)}(${given}) throws${result === undefined ? '' : ` -> ${plainType(records, result)}`}`;
};

/** A class that keeps records in memory, by their key. */
export const writeStore = (writer: Writer, record: RecordDecl, records: readonly RecordDecl[]): void => {
  const { store } = record;
  if (store === undefined) return;
  const fields = allFieldsOf(records, record);
  const keyField = fields.find(({ name }) => name === store.key);
  const [type, key] = [typeName(record.name), memberName(store.key)];
  const keyType = keyField === undefined ? 'String' : plainType(records, keyField.type);
  writer.comment(`Keeps every ${record.name.words.join(' ')} in memory, by its ${store.key.words.join(' ')}.`);
  writer.block(`public final class ${typeName(store.name)} {`, '}', () => {
    writer.line(`public private(set) var all: [${type}] = []`);
    writer.gap();
    writer.line('public init() {}');
    writer.gap();
    const isShared = store.canUpdate === true && checksItems(store);
    const refuse = (message: string): void => writer.line(`throw Refusal.invalid(${quoted(message)})`);
    const check = (names: readonly Name[], apart: string): void => {
      for (const name of names) {
        const member = memberName(name);
        const isOptional = fields.some((field) => field.name === name && field.isOptional);
        const free = `!all.contains(where: { ${apart}$0.${member} == item.${member} })`;
        writer.block(`guard ${isOptional ? `item.${member} == nil || ` : ''}${free} else {`, '}', () =>
          refuse(`that ${name.words.join(' ')} is taken`),
        );
      }
    };
    writer.comment(`Throws if ${refusedIn(store)}.`);
    writer.block(`public func add(_ item: ${type}) throws {`, '}', () => {
      check(isShared ? [store.key] : [store.key, ...store.unique], '');
      if (isShared) writer.line('try check(item)');
      writer.line('all.append(item)');
    });
    if (store.canUpdate === true) {
      writer.gap();
      writer.comment(
        `Puts the item in the place of the one with its ${store.key.words.join(' ')}. Throws if ${updateRefusedIn(store)}.`,
      );
      writer.block(`public func update(_ item: ${type}) throws {`, '}', () => {
        writer.block(`guard let index = all.firstIndex(where: { $0.${key} == item.${key} }) else {`, '}', () =>
          refuse(absentFor(record)),
        );
        if (isShared) writer.line('try check(item)');
        writer.line('all[index] = item');
      });
    }
    writer.gap();
    writer.block(`public func find(_ key: ${keyType}) -> ${type}? {`, '}', () =>
      writer.line(`all.first { $0.${key} == key }`),
    );
    writer.gap();
    writer.comment('True if there was one.');
    writer.line('@discardableResult');
    writer.block(`public func remove(_ key: ${keyType}) -> Bool {`, '}', () => {
      writer.block(`guard let index = all.firstIndex(where: { $0.${key} == key }) else {`, '}', () =>
        writer.line('return false'),
      );
      writer.line('all.remove(at: index)');
      writer.line('return true');
    });
    if (isShared) {
      writer.gap();
      writer.block(`private func check(_ item: ${type}) throws {`, '}', () =>
        check(store.unique, `$0.${key} != item.${key} && `),
      );
    }
  });
};
