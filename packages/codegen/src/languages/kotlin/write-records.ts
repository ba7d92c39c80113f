import { camelCase, constantCase } from '../../printing/cases.ts';
import type { Writer } from '../../printing/writer.ts';
import {
  type AssociationEnd,
  absentFor,
  allFieldsOf,
  endMethods,
  type FieldDecl,
  inverseMethods,
  isBytes,
  type RecordDecl,
  type RecordOperation,
  recordOf,
  refusalsOf,
  refusedFor,
  type Visibility,
  within,
} from '../../program/index.ts';
import { isStated } from '../families/curly/records.ts';
import { checksItems, refusedIn, updateRefusedIn } from '../families/explain-store.ts';
import { identifier, methodName, quoted, typeName } from './dialect.ts';
import { fieldType, operationName, plainType } from './record-names.ts';
import { written } from './written.ts';

/** A class with its properties, ends and operations, or an interface. */
export const writeRecord = (writer: Writer, record: RecordDecl, records: readonly RecordDecl[]): void => {
  writer.comment(record.summary);
  const hasBody =
    record.ends.length > 0 ||
    record.operations.length > 0 ||
    record.statics !== undefined ||
    record.constants !== undefined ||
    record.fields.some(({ isChanged }) => isChanged === true) ||
    record.fields.some((field) => refusalsOf(field).length > 0);
  const open = hasBody ? ' {' : '';
  if (record.kind === 'interface') writer.line(`interface ${typeName(record.name)}${open}`, record.name.from);
  else writeHead(writer, record, records, open);
  if (!hasBody) return;
  writer.indented(() => {
    for (const { name, isChanged, visibility, ...field } of record.fields) {
      if (isChanged !== true) continue;
      const declared = `var ${identifier(name)}: ${fieldType({ name, ...field })} = ${identifier(name)}`;
      writer.line(`${reach({ visibility })}${declared}`, name.from);
      if (visibility !== 'private') writer.indented(() => writer.line('private set'));
      writer.gap();
    }
    const refusals = record.fields.filter((field) => refusalsOf(field).length > 0);
    if (refusals.length > 0)
      writer.block('init {', '}', () => {
        for (const field of refusals) writeRefusal(writer, field);
      });
    for (const end of record.ends) writeEnd(writer, records, end);
    for (const operation of record.operations) writeOperation(writer, records, record, operation);
    writeCompanion(writer, record, records);
  });
  writer.line('}');
};

/** `private ` before a member that not all may reach. */
const reach = ({ visibility }: { readonly visibility?: Visibility | undefined }): string =>
  visibility === undefined ? '' : `${visibility} `;

/** What the class has itself. */
const writeCompanion = (writer: Writer, record: RecordDecl, records: readonly RecordDecl[]): void => {
  const { constants = [], statics = [] } = record;
  if (constants.length + statics.length === 0) return;
  writer.gap();
  writer.block('companion object {', '}', () => {
    for (const field of constants) {
      const isPlain = field.type.kind === 'scalar' && field.type.scalar !== 'decimal';
      const value = written(field, field.initial ?? null);
      writer.line(
        `${reach(field)}${isPlain ? 'const ' : ''}val ${constantCase(field.name)}: ${fieldType(field)} = ${value}`,
        field.name.from,
      );
    }
    for (const operation of statics) writeOperation(writer, records, record, operation);
  });
};

/** The class with its constructor: properties of its own, and values that it passes on to its parent. */
const writeHead = (writer: Writer, record: RecordDecl, records: readonly RecordDecl[], open: string): void => {
  const parent = recordOf(records, record.extends);
  const passed = parent === undefined ? [] : allFieldsOf(records, parent);
  const above =
    parent === undefined ? [] : [`${typeName(parent.name)}(${passed.map(({ name }) => identifier(name)).join(', ')})`];
  const promised = [...above, ...record.implements.map(typeName)];
  const isParent = records.some((each) => each.extends === record.name);
  const kind = record.kind === 'abstract' ? 'abstract ' : isParent ? 'open ' : '';
  const head = `${isValue(record, isParent) ? 'data ' : kind}class ${typeName(record.name)}`;
  const close = `${promised.length === 0 ? '' : ` : ${promised.join(', ')}`}${open}`;
  const values = allFieldsOf(records, record).map(
    (field) =>
      `${passed.includes(field) || field.isChanged === true ? '' : `${reach(field)}val `}${identifier(field.name)}: ${fieldType(field)}${usualValue(field)}`,
  );
  if (values.length === 0) writer.line(head + close, record.name.from);
  else writer.items(`${head}(`, values, `)${close}`, record.name.from);
};

/** What need not be given: first values, what may be missing, and empty lists. */
const usualValue = (field: FieldDecl): string => {
  const { initial, isOptional, isList } = field;
  return initial === undefined && !isOptional && !isList ? '' : ` = ${written(field, initial ?? null)}`;
};

/** Nothing but its values: two with the same are equal, which arrays are not. What the language gives such a class must not be drawn otherwise. */
const isValue = ({ kind, fields, ends, operations, ...record }: RecordDecl, isParent: boolean): boolean =>
  kind === 'class' &&
  fields.length > 0 &&
  ends.length === 0 &&
  record.extends === undefined &&
  !isParent &&
  !fields.some(({ type, isChanged }) => isBytes(type) || isChanged === true) &&
  !operations.some(({ name }) => /^(?:copy|component\d+)$/.test(name.words.join('')));

const writeRefusal = (writer: Writer, field: FieldDecl): void => {
  const { name, type, isOptional, longest } = field;
  const value = identifier(name);
  const isMissing = isOptional ? `${value} == null || ` : '';
  const isDecimal = type.kind === 'scalar' && type.scalar === 'decimal';
  const bound = (number: number): string => written(field, number);
  const tests = {
    blank: `${isMissing}${value}.isNotBlank()`,
    negative: `${isMissing}${isDecimal ? `${value}.signum()` : value} >= 0`,
    zero: `${isMissing}${isDecimal ? `${value}.signum()` : value} > 0`,
    low: `${isMissing}${value} ${within('low', field, bound)}`,
    high: `${isMissing}${value} ${within('high', field, bound)}`,
    long: `${isMissing}${value}.length <= ${longest}`,
  };
  for (const refusal of refusalsOf(field)) {
    const [open, message] = [`require(${tests[refusal]}) {`, quoted(refusedFor(refusal, field))];
    if (`${open} ${message} }`.length <= writer.room()) writer.line(`${open} ${message} }`, name.from);
    else writer.block(open, '}', () => writer.line(message), name.from);
  }
};

/** A property for what an end refers to. Whoever is told first tells the other. */
const writeEnd = (writer: Writer, records: readonly RecordDecl[], end: AssociationEnd): void => {
  if (end.isList) writeListEnd(writer, records, end);
  else writeSingleEnd(writer, records, end);
};

const writeSingleEnd = (writer: Writer, records: readonly RecordDecl[], end: AssociationEnd): void => {
  const inverse = inverseMethods(records, end);
  writer.gap();
  writer.comment(end.summary);
  writer.line(`var ${identifier(end.name)}: ${typeName(end.target)}? = null`, end.name.from);
  if (inverse === undefined || end.inverse === undefined) return;
  const back = identifier(end.inverse);
  const isList = end.inverseIsList === true;
  writer.indented(() =>
    writer.block('set(value) {', '}', () => {
      writer.line('val before = field');
      writer.line('if (before === value) return');
      writer.line('field = value');
      writer.line(
        isList ? `before?.${methodName(inverse.unlink)}(this)` : `if (before?.${back} === this) before.${back} = null`,
      );
      writer.line(isList ? `value?.${methodName(inverse.link)}(this)` : `value?.${back} = this`);
    }),
  );
};

const writeListEnd = (writer: Writer, records: readonly RecordDecl[], end: AssociationEnd): void => {
  const { link, unlink, given } = endMethods(records, end.name, true);
  const other = identifier(given);
  const inverse = inverseMethods(records, end);
  const [type, held] = [typeName(end.target), `_${camelCase(end.name)}`];
  const back = end.inverse === undefined ? '' : `${other}.${identifier(end.inverse)}`;
  const isList = end.inverseIsList === true;
  writer.gap();
  writer.line(`private val ${held} = mutableListOf<${type}>()`);
  writer.gap();
  writer.comment(end.summary);
  writer.line(`val ${identifier(end.name)}: List<${type}>`, end.name.from);
  writer.indented(() => writer.line(`get() = ${held}.toList()`));
  writer.gap();
  writer.block(`fun ${methodName(link)}(${other}: ${type}) {`, '}', () => {
    writer.line(`if (${other} in ${held}) return`);
    writer.line(`${held} += ${other}`);
    if (inverse !== undefined) writer.line(isList ? `${other}.${methodName(inverse.link)}(this)` : `${back} = this`);
  });
  writer.gap();
  writer.block(`fun ${methodName(unlink)}(${other}: ${type}) {`, '}', () => {
    if (inverse === undefined) writer.line(`${held} -= ${other}`);
    else if (isList) writer.line(`if (${held}.remove(${other})) ${other}.${methodName(inverse.unlink)}(this)`);
    else writer.line(`if (${held}.remove(${other}) && ${back} === this) ${back} = null`);
  });
};

const writeOperation = (
  writer: Writer,
  records: readonly RecordDecl[],
  record: RecordDecl,
  operation: RecordOperation,
): void => {
  const name = operationName(records, operation.name);
  const given = operation.parameters.map((each) => `${identifier(each.name)}: ${plainType(each.type)}`).join(', ');
  const result = operation.result === undefined ? '' : `: ${plainType(operation.result)}`;
  const isOverride =
    record.kind !== 'interface' && (operation.overrides === true || isStated(records, record, operation.name));
  const isOpen = operation.isOverridden === true && !isOverride ? 'open ' : '';
  const word = operation.isAbstract === true ? 'abstract ' : isOpen;
  const head = `${reach(operation)}${word}${isOverride ? 'override ' : ''}fun ${name}(${given})${result}`;
  writer.gap();
  writer.comment(operation.summary);
  if (record.kind === 'interface' || operation.isAbstract === true) writer.line(head, operation.name.from);
  else {
    const what = quoted(`${typeName(record.name)}.${name} is still to be written`);
    writer.block(`${head} {`, '}', () => writer.line(`TODO(${what})`), operation.name.from);
  }
};

/** A class that keeps records in memory, by their key. */
export const writeStore = (writer: Writer, record: RecordDecl, records: readonly RecordDecl[]): void => {
  const { store } = record;
  if (store === undefined) return;
  const fields = allFieldsOf(records, record);
  const keyField = fields.find(({ name }) => name === store.key);
  const [type, key] = [typeName(record.name), identifier(store.key)];
  const keyType = keyField === undefined ? 'String' : plainType(keyField.type);
  const taken = (words: readonly string[]): string => quoted(`that ${words.join(' ')} is taken`);
  writer.comment(`Keeps every ${record.name.words.join(' ')} in memory, by its ${store.key.words.join(' ')}.`);
  writer.block(`class ${typeName(store.name)} {`, '}', () => {
    writer.line(`private val items = mutableMapOf<${keyType}, ${type}>()`);
    writer.gap();
    writer.line(`val all: List<${type}>`);
    writer.indented(() => writer.line('get() = items.values.toList()'));
    writer.gap();
    const isShared = store.canUpdate === true && checksItems(store);
    const check = (): void => {
      for (const unique of fields.filter(({ name }) => store.unique.includes(name))) {
        const field = identifier(unique.name);
        const guard = unique.isOptional ? `item.${field} == null || ` : '';
        const apart = store.canUpdate === true ? `it.${key} != item.${key} && ` : '';
        writer.line(
          `require(${guard}items.values.none { ${apart}it.${field} == item.${field} }) { ${taken(unique.name.words)} }`,
        );
      }
    };
    writer.comment(`Throws if ${refusedIn(store)}.`);
    writer.block(`fun add(item: ${type}) {`, '}', () => {
      writer.line(`require(item.${key} !in items) { ${taken(store.key.words)} }`);
      if (isShared) writer.line('check(item)');
      else check();
      writer.line(`items[item.${key}] = item`);
    });
    if (store.canUpdate === true) {
      writer.gap();
      writer.comment(
        `Puts the item in the place of the one with its ${store.key.words.join(' ')}. Throws if ${updateRefusedIn(store)}.`,
      );
      writer.block(`fun update(item: ${type}) {`, '}', () => {
        writer.line(`require(item.${key} in items) { ${quoted(absentFor(record))} }`);
        if (isShared) writer.line('check(item)');
        writer.line(`items[item.${key}] = item`);
      });
    }
    writer.gap();
    writer.line(`fun find(key: ${keyType}): ${type}? = items[key]`);
    writer.gap();
    writer.comment('True if there was one.');
    writer.line(`fun remove(key: ${keyType}): Boolean = items.remove(key) != null`);
    if (isShared) {
      writer.gap();
      writer.block(`private fun check(item: ${type}) {`, '}', check);
    }
  });
};
