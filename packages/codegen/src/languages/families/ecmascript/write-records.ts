import { constantCase } from '../../../printing/cases.ts';
import type { Writer } from '../../../printing/writer.ts';
import {
  allFieldsOf,
  beyond,
  type FieldDecl,
  givenEndsOf,
  inverseMethods,
  type RecordDecl,
  type RecordOperation,
  recordOf,
  refusalsOf,
  refusedFor,
  type ValueType,
} from '../../../program/index.ts';
import { type Dialect, identifier, methodName, quote, typeName } from './dialect.ts';
import { endField, writeEnd } from './write-ends.ts';
import { writtenValue } from './written-value.ts';

/** A class with its fields, ends, operations and store, or an interface. */
export const writeRecord = (
  writer: Writer,
  dialect: Dialect,
  record: RecordDecl,
  records: readonly RecordDecl[],
): void => {
  if (record.kind === 'interface') {
    writeInterface(writer, dialect, record);
    return;
  }
  const { isTyped } = dialect;
  const parent = recordOf(records, record.extends);
  const name = typeName(record.name);
  if (isTyped && record.fields.length > 0) writeValues(writer, record, records);
  writer.gap();
  writer.comment(record.summary);
  const above = parent === undefined ? '' : ` extends ${typeName(parent.name)}`;
  const promised =
    isTyped && record.implements.length > 0 ? ` implements ${record.implements.map(typeName).join(', ')}` : '';
  const abstract = isTyped && record.kind === 'abstract' ? 'abstract ' : '';
  writer.block(
    `export ${abstract}class ${name}${above}${promised} {`,
    '}',
    () => {
      for (const field of record.constants ?? [])
        writer.line(
          `static ${isTyped ? 'readonly ' : ''}${constantCase(field.name)}${isTyped ? `: ${plainType(field)}` : ''} = ${writtenValue(field, field.initial ?? null)};`,
          field.name.from,
        );
      if ((record.constants ?? []).length > 0) writer.gap();
      if (isTyped)
        for (const field of record.fields)
          writer.line(
            `${field.isChanged === true ? '' : 'readonly '}${identifier(field.name)}: ${fieldType(field)};`,
            field.name.from,
          );
      for (const end of record.ends) writer.line(`${endField(end, isTyped)};`, end.name.from);
      writeConstructor(writer, dialect, record, records);
      for (const end of record.ends) writeEnd(writer, dialect, end, record, records);
      for (const operation of [...record.operations, ...(record.statics ?? [])])
        writeOperation(writer, dialect, operation, name);
    },
    record.name.from,
  );
};

const writeInterface = (writer: Writer, { isTyped }: Dialect, record: RecordDecl): void => {
  writer.gap();
  if (!isTyped) {
    const methods = record.operations.map(({ name }) => `${methodName(name)}()`).join(', ');
    writer.comment(
      record.summary,
      `@typedef {object} ${typeName(record.name)}`,
      ...(methods === '' ? [] : [`with ${methods}`]),
    );
    return;
  }
  writer.comment(record.summary);
  writer.block(
    `export interface ${typeName(record.name)} {`,
    '}',
    () => {
      for (const operation of record.operations) {
        writer.comment(operation.summary);
        writer.line(
          `${methodName(operation.name)}(${parametersOf(operation, true)}): ${resultOf(operation)};`,
          operation.name.from,
        );
      }
    },
    record.name.from,
  );
};

const writeValues = (writer: Writer, { name, fields, ...record }: RecordDecl, records: readonly RecordDecl[]): void => {
  writer.gap();
  const parent = withFields(records, record.extends);
  const above = parent === undefined ? '' : ` extends ${typeName(parent.name)}Values`;
  writer.block(`export interface ${typeName(name)}Values${above} {`, '}', () => {
    for (const field of fields) {
      if (isDay(field)) writer.comment('A day, as in 2026-01-31.');
      writer.line(`readonly ${identifier(field.name)}${mark(field)}: ${plainType(field)};`, field.name.from);
    }
  });
};

/** A text, since a moment of the language is another day elsewhere. */
const isDay = ({ type }: FieldDecl): boolean => type.kind === 'scalar' && type.scalar === 'date';

/** The nearest parent that has fields of its own. */
const withFields = (records: readonly RecordDecl[], name: RecordDecl['extends']): RecordDecl | undefined => {
  const parent = recordOf(records, name);
  return parent === undefined || parent.fields.length > 0 ? parent : withFields(records, parent.extends);
};

const writeConstructor = (
  writer: Writer,
  { isTyped }: Dialect,
  record: RecordDecl,
  records: readonly RecordDecl[],
): void => {
  const parent = recordOf(records, record.extends);
  const isAbstractScript = !isTyped && record.kind === 'abstract';
  const own = record.ends.filter(({ given }) => given !== undefined);
  if (record.fields.length + own.length === 0 && !isAbstractScript) return;
  const all = allFieldsOf(records, record);
  const ends = givenEndsOf(records, record);
  const above = parent === undefined ? [] : givenEndsOf(records, parent);
  const isLeftOut = ends.length === 0 && all.length > 0 && all.every((field) => mark(field) !== '');
  const taken = withFields(records, record.name);
  const type = taken === undefined ? '' : `: ${typeName(taken.name)}Values`;
  const parameters = [
    ...(all.length === 0 ? [] : [`values${isTyped ? type : ''}${isLeftOut ? ' = {}' : ''}`]),
    ...ends.map(({ name, target }) => `${identifier(name)}${isTyped ? `: ${typeName(target)}` : ''}`),
  ];
  writer.gap();
  const values = all.map((field) => `${identifier(field.name)}${mark(field)}: ${plainType(field)}`);
  if (!isTyped)
    writer.comment(
      values.length === 0 ? '' : `@param {{ ${values.join(', ')} }} ${isLeftOut ? '[values]' : 'values'}`,
      ...ends.map(({ name, target }) => `@param {${typeName(target)}} ${identifier(name)}`),
    );
  writer.items('constructor(', parameters, ') {');
  writer.indented(() => {
    // Above, whatever it is linked to is told of it: it is refused before that.
    if (parent !== undefined) for (const field of record.fields) writeRefusal(writer, field);
    if (parent !== undefined) {
      const handed = [
        ...(allFieldsOf(records, parent).length > 0 ? ['values'] : []),
        ...above.map(({ name }) => identifier(name)),
      ];
      writer.line(`super(${handed.join(', ')});`);
    }
    if (isAbstractScript) {
      writer.block(`if (new.target === ${typeName(record.name)}) {`, '}', () =>
        writer.line(`throw new Error(${quote(`${typeName(record.name)} is abstract`)});`),
      );
    }
    if (parent === undefined) for (const field of record.fields) writeRefusal(writer, field);
    for (const field of record.fields)
      writer.line(`this.${identifier(field.name)} = ${givenValue(field)};`, field.name.from);
    for (const end of own) {
      const inverse = inverseMethods(records, end);
      writer.line(`this.#${identifier(end.name)} = ${identifier(end.name)};`, end.name.from);
      if (inverse !== undefined) writer.line(`${identifier(end.name)}.${methodName(inverse.link)}(this);`);
    }
    if (!isTyped && record.isRow === true) writer.line('Object.freeze(this);');
  });
  writer.line('}');
};

const mark = ({ isOptional, initial }: FieldDecl): string => (isOptional || initial !== undefined ? '?' : '');

const givenValue = ({ name, initial, ...field }: FieldDecl): string => {
  const value = `values.${identifier(name)}`;
  return initial === undefined ? value : `${value} ?? ${writtenValue(field, initial)}`;
};

const writeRefusal = (writer: Writer, field: FieldDecl): void => {
  const { initial, isOptional, longest } = field;
  const value = initial === undefined ? givenValue(field) : `(${givenValue(field)})`;
  const mayBeMissing = isOptional && initial === undefined;
  const length = mayBeMissing ? `(${value}?.length ?? 0)` : `${value}.length`;
  const isThere = mayBeMissing ? `${value} !== undefined && ` : '';
  const tests = {
    blank: `${value}${mayBeMissing ? '?' : ''}.trim() === ''`,
    negative: `${mayBeMissing ? `(${value} ?? 0)` : value} < 0`,
    zero: `${mayBeMissing ? `(${value} ?? 1)` : value} <= 0`,
    low: `${isThere}${value} ${beyond('low', field)}`,
    high: `${isThere}${value} ${beyond('high', field)}`,
    long: `${length} > ${longest}`,
  };
  for (const refusal of refusalsOf(field))
    writer.block(`if (${tests[refusal]}) {`, '}', () =>
      writer.line(`throw new Error(${quote(refusedFor(refusal, field))});`),
    );
};

const writeOperation = (writer: Writer, { isTyped }: Dialect, operation: RecordOperation, owner: string): void => {
  const { name, summary, isAbstract, overrides, isStatic } = operation;
  const result = isTyped ? `: ${resultOf(operation)}` : '';
  writer.gap();
  writer.comment(summary);
  if (isAbstract === true && isTyped) {
    writer.line(`abstract ${methodName(name)}(${parametersOf(operation, true)})${result};`, name.from);
    return;
  }
  const message =
    isAbstract === true
      ? `whatever extends ${owner} has a ${methodName(name)} of its own`
      : `${owner}.${methodName(name)} is still to be written`;
  writer.block(
    `${isStatic === true ? 'static ' : ''}${isTyped && overrides === true ? 'override ' : ''}${methodName(name)}(${parametersOf(operation, isTyped, '_')})${result} {`,
    '}',
    () => writer.line(`throw new Error(${quote(message)});`),
    name.from,
  );
};

const parametersOf = ({ parameters }: RecordOperation, isTyped: boolean, mark = ''): string =>
  parameters.map(({ name, type }) => `${mark}${identifier(name)}${isTyped ? `: ${scriptType(type)}` : ''}`).join(', ');

const resultOf = ({ result }: RecordOperation): string => (result === undefined ? 'void' : scriptType(result));

const scriptType = (type: ValueType): string => {
  if (type.kind === 'list') return `${scriptType(type.of)}[]`;
  if (type.kind === 'optional') return `${scriptType(type.of)} | undefined`;
  if (type.kind === 'enum') return typeName(type.enum.name);
  if (type.kind === 'record') return typeName(type.record);
  const scalars = {
    text: 'string',
    integer: 'number',
    decimal: 'number',
    float: 'number',
    boolean: 'boolean',
    date: 'string',
    time: 'string',
    timestamp: 'Date',
    uuid: 'string',
    bytes: 'Uint8Array',
    json: 'string',
  } as const;
  return scalars[type.scalar];
};

export const plainType = ({ type, isList }: FieldDecl): string =>
  `${isList ? 'readonly ' : ''}${scriptType(type)}${isList ? '[]' : ''}`;

const fieldType = (field: FieldDecl): string => `${plainType(field)}${field.isOptional ? ' | undefined' : ''}`;
