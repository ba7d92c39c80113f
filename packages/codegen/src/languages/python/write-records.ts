import { constantCase } from '../../printing/cases.ts';
import type { Writer } from '../../printing/writer.ts';
import {
  allFieldsOf,
  beyond,
  type FieldDecl,
  givenEndsOf,
  type RecordDecl,
  type RecordOperation,
  recordOf,
  refusalsOf,
  refusedFor,
  type ValueType,
} from '../../program/index.ts';
import { apart, type Dialect, identifier, quote, typeName } from './dialect.ts';
import { writeEnd, writeFirstLink } from './write-ends.ts';
import { written } from './written.ts';

/** A dataclass with its ends and operations, or a protocol. */
export const writeRecord = (
  writer: Writer,
  { includeComments }: Pick<Dialect, 'includeComments'>,
  record: RecordDecl,
  records: readonly RecordDecl[],
): void => {
  const parents = [...(record.extends === undefined ? [] : [record.extends]), ...record.implements].map(typeName);
  const operations = [...record.operations, ...(record.statics ?? [])];
  const isRoot = record.kind === 'abstract' && recordOf(records, record.extends)?.kind !== 'abstract';
  const bases = record.kind === 'interface' ? ['Protocol'] : [...parents, ...(isRoot ? ['ABC'] : [])];
  apart(writer);
  const isHandMade = givenEndsOf(records, record).length > 0;
  if (holdsAnything(record) && !isHandMade)
    writer.line(
      `@dataclass(${record.isRow === true ? 'frozen=True, ' : ''}kw_only=True${isEntity(record) ? ', eq=False' : ''})`,
    );
  writer.block(
    `class ${typeName(record.name)}${bases.length === 0 ? '' : `(${bases.join(', ')})`}:`,
    '',
    () => {
      writer.comment(record.summary);
      if (record.kind === 'interface') {
        for (const operation of record.operations) writeOperation(writer, operation, includeComments, ['...']);
        if (record.operations.length === 0 && writer.isFresh()) writer.line('...');
        return;
      }
      for (const field of record.constants ?? []) {
        const value = written(field, field.initial ?? null);
        writer.line(`${constantCase(field.name)} = ${value}`, field.name.from);
      }
      if (isHandMade) writeInit(writer, record, records);
      else if (holdsAnything(record)) writeFields(writer, record);
      else if (!checksValues(record) && operations.length === 0 && writer.isFresh()) writer.line('pass');
      if (!isHandMade) writeChecks(writer, record, records);
      for (const end of record.ends) writeEnd(writer, end, record, records);
      for (const operation of operations) {
        if (operation.isAbstract === true) {
          writeOperation(writer, operation, includeComments, ['...']);
          continue;
        }
        const message = `${typeName(record.name)}.${identifier(operation.name)} is still to be written`;
        writeOperation(writer, operation, includeComments, [`raise NotImplementedError(${quote(message)})`]);
      }
    },
    record.name.from,
  );
};

const holdsAnything = ({ kind, fields, ends }: RecordDecl): boolean =>
  kind !== 'interface' && fields.length + ends.length > 0;

/** Two with the same values are two, where one is kept, referred to or made more special. */
const isEntity = ({ kind, store, ends, isRow, extends: parent }: RecordDecl): boolean =>
  isRow !== true && (kind === 'abstract' || store !== undefined || ends.length > 0 || parent !== undefined);

const writeFields = (writer: Writer, { fields, ends }: RecordDecl): void => {
  writer.gap();
  for (const each of fields) {
    writer.line(`${identifier(each.name)}: ${fieldType(each)}${usualOf(each)}`, each.name.from);
  }
  for (const { name, target, isList } of ends) {
    const type = isList ? `list[${typeName(target)}]` : `${typeName(target)} | None`;
    const usual = isList ? 'default_factory=list' : 'default=None';
    writer.items(`_${identifier(name)}: ${type} = field(`, [usual, 'init=False', 'repr=False'], ')', name.from);
  }
};

/** Objects that cannot be without others take these beside their values. */
const writeInit = (writer: Writer, record: RecordDecl, records: readonly RecordDecl[]): void => {
  const parent = recordOf(records, record.extends);
  const fields = allFieldsOf(records, record);
  const ends = givenEndsOf(records, record);
  const above = parent === undefined ? [] : [...allFieldsOf(records, parent), ...givenEndsOf(records, parent)];
  if (record.fields.length + record.ends.length === 0) {
    if (record.operations.length === 0 && writer.isFresh()) writer.line('pass');
    return;
  }
  writer.gap();
  const parameters = [
    ...fields.map((field) => `${identifier(field.name)}: ${fieldType(field)}${usualOf(field)}`),
    ...ends.map(({ name, target }) => `${identifier(name)}: ${typeName(target)}`),
  ];
  writer.items('def __init__(', ['self', '*', ...parameters], ') -> None:', record.name.from);
  writer.indented(() => {
    for (const { name } of record.fields) writer.line(`self.${identifier(name)} = ${identifier(name)}`);
    for (const field of record.fields) writeRefusal(writer, field);
    for (const { name, target, isList, given } of record.ends) {
      const own = `self._${identifier(name)}`;
      if (isList) writer.line(`${own}: list[${typeName(target)}] = []`);
      else if (given === undefined) writer.line(`${own}: ${typeName(target)} | None = None`);
      else writer.line(`${own} = ${identifier(name)}`);
    }
    // Above, whatever it is linked to is told of it, once it is whole.
    if (parent !== undefined)
      writer.items(
        'super().__init__(',
        above.map(({ name }) => `${identifier(name)}=${identifier(name)}`),
        ')',
      );
    for (const end of record.ends) writeFirstLink(writer, end, records);
  });
};

const usualOf = (field: FieldDecl): string => {
  const first = field.initial === undefined ? undefined : written(field, field.initial);
  return field.isOptional ? ' = None' : first === undefined ? '' : ` = ${first}`;
};

const checksValues = ({ fields }: RecordDecl): boolean => fields.some((field) => refusalsOf(field).length > 0);

const writeChecks = (writer: Writer, record: RecordDecl, records: readonly RecordDecl[]): void => {
  if (!checksValues(record)) return;
  writer.gap();
  writer.block('def __post_init__(self) -> None:', '', () => {
    if (isCheckedAbove(records, record)) writer.line('super().__post_init__()');
    for (const each of record.fields) writeRefusal(writer, each);
  });
};

const isCheckedAbove = (records: readonly RecordDecl[], record: RecordDecl): boolean => {
  const parent = recordOf(records, record.extends);
  return parent !== undefined && (checksValues(parent) || isCheckedAbove(records, parent));
};

const writeRefusal = (writer: Writer, field: FieldDecl): void => {
  const { name, isOptional, longest } = field;
  const own = `self.${identifier(name)}`;
  const bound = (value: number): string => (Number.isInteger(value) ? String(value) : written(field, value));
  const isThere = isOptional ? `${own} is not None and ` : '';
  const tests = {
    blank: `${isThere}not ${own}.strip()`,
    negative: `${isThere}${own} < 0`,
    zero: `${isThere}${own} <= 0`,
    low: `${isThere}${own} ${beyond('low', field, bound)}`,
    high: `${isThere}${own} ${beyond('high', field, bound)}`,
    long: `len(${own}${isOptional ? ' or ""' : ''}) > ${longest}`,
  };
  for (const refusal of refusalsOf(field))
    writer.block(`if ${tests[refusal]}:`, '', () => writeRaise(writer, refusedFor(refusal, field)));
};

/** Broken where it does not fit. */
export const writeRaise = (writer: Writer, message: string): void => {
  const line = `raise ValueError(${quote(message)})`;
  if (line.length <= writer.room()) writer.line(line);
  else writer.block('raise ValueError(', ')', () => writer.line(quote(message)));
};

const writeOperation = (
  writer: Writer,
  operation: RecordOperation,
  includeComments: boolean,
  body: readonly string[],
): void => {
  const parameters = [
    ...(operation.isStatic === true ? [] : ['self']),
    ...operation.parameters.map(({ name, type }) => `${identifier(name)}: ${pythonType(type)}`),
  ];
  const result = operation.result === undefined ? 'None' : pythonType(operation.result);
  writer.gap();
  const isBare = body[0] === '...' && (operation.summary === '' || !includeComments);
  const close = `) -> ${result}:${isBare ? ' ...' : ''}`;
  if (operation.isAbstract === true) writer.line('@abstractmethod');
  if (operation.isStatic === true) writer.line('@staticmethod');
  writer.items(`def ${identifier(operation.name)}(`, parameters, close, operation.name.from);
  if (isBare) return;
  writer.indented(() => {
    writer.comment(operation.summary);
    for (const line of body) writer.line(line);
  });
};

export const pythonType = (type: ValueType): string => {
  if (type.kind === 'list') return `list[${pythonType(type.of)}]`;
  if (type.kind === 'optional') return `${pythonType(type.of)} | None`;
  if (type.kind === 'enum') return typeName(type.enum.name);
  if (type.kind === 'record') return typeName(type.record);
  const scalars = {
    text: 'str',
    integer: 'int',
    decimal: 'Decimal',
    float: 'float',
    boolean: 'bool',
    date: 'date',
    time: 'time',
    timestamp: 'datetime',
    uuid: 'UUID',
    bytes: 'bytes',
    json: 'str',
  } as const;
  return scalars[type.scalar];
};

const fieldType = ({ type, isList, isOptional }: FieldDecl): string => {
  const plain = isList ? `list[${pythonType(type)}]` : pythonType(type);
  return isOptional ? `${plain} | None` : plain;
};
