import type { Writer } from '../../printing/writer.ts';
import {
  type AssociationEnd,
  allFieldsOf,
  type EndMethods,
  endMethods,
  type FieldDecl,
  type RecordDecl,
  type RecordOperation,
  recordOf,
  refusalsOf,
  refusedFor,
  type ValueType,
} from '../../program/index.ts';
import { apart, type Dialect, identifier, quote, typeName } from './dialect.ts';
import { written } from './written.ts';

/** A dataclass with its ends and operations, or a protocol. */
export const writeRecord = (
  writer: Writer,
  { includeComments }: Pick<Dialect, 'includeComments'>,
  record: RecordDecl,
  records: readonly RecordDecl[],
): void => {
  const parents = [...(record.extends === undefined ? [] : [record.extends]), ...record.implements].map(typeName);
  const bases = record.kind === 'interface' ? ['Protocol'] : parents;
  apart(writer);
  if (holdsAnything(record)) writer.line(`@dataclass(kw_only=True${isEntity(record) ? ', eq=False' : ''})`);
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
      if (holdsAnything(record)) writeFields(writer, record);
      else if (!checksValues(record) && record.operations.length === 0 && writer.isFresh()) writer.line('pass');
      writeChecks(writer, record, records);
      for (const end of record.ends) writeEnd(writer, end, records);
      for (const operation of record.operations) {
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
const isEntity = ({ kind, store, ends, extends: parent }: RecordDecl): boolean =>
  kind === 'abstract' || store !== undefined || ends.length > 0 || parent !== undefined;

const writeFields = (writer: Writer, { fields, ends }: RecordDecl): void => {
  writer.gap();
  for (const each of fields) {
    const first = each.initial === undefined ? undefined : written(each, each.initial);
    const usual = each.isOptional ? ' = None' : first === undefined ? '' : ` = ${first}`;
    writer.line(`${identifier(each.name)}: ${fieldType(each)}${usual}`, each.name.from);
  }
  for (const { name, target, isList } of ends) {
    const type = isList ? `list[${typeName(target)}]` : `${typeName(target)} | None`;
    const usual = isList ? 'default_factory=list' : 'default=None';
    writer.items(`_${identifier(name)}: ${type} = field(`, [usual, 'init=False', 'repr=False'], ')', name.from);
  }
};

const checksValues = ({ kind, fields }: RecordDecl): boolean =>
  kind === 'abstract' || fields.some((field) => refusalsOf(field).length > 0);

const writeChecks = (writer: Writer, record: RecordDecl, records: readonly RecordDecl[]): void => {
  if (!checksValues(record)) return;
  writer.gap();
  writer.block('def __post_init__(self) -> None:', '', () => {
    if (isCheckedAbove(records, record)) writer.line('super().__post_init__()');
    if (record.kind === 'abstract') {
      writer.block(`if type(self) is ${typeName(record.name)}:`, '', () =>
        writer.line(`raise TypeError(${quote(`${typeName(record.name)} is abstract`)})`),
      );
    }
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
  const tests = {
    blank: `not ${own}.strip()`,
    negative: `${own} < 0`,
    long: `len(${own}${isOptional ? ' or ""' : ''}) > ${longest}`,
  };
  for (const refusal of refusalsOf(field))
    writer.block(`if ${tests[refusal]}:`, '', () => writeRaise(writer, refusedFor(refusal, field)));
};

const writeRaise = (writer: Writer, message: string): void => {
  const line = `raise ValueError(${quote(message)})`;
  if (line.length <= writer.room()) writer.line(line);
  else writer.block('raise ValueError(', ')', () => writer.line(quote(message)));
};

/** Statements that set or add, and unset or remove, the other end. Whoever is told first tells the other. */
export const endStatements = (records: readonly RecordDecl[], name: AssociationEnd['name'], isList: boolean) => {
  const { link, unlink } = endMethods(records, name, isList);
  return {
    link: (holder: string, value: string) =>
      isList ? `${holder}.${identifier(link)}(${value})` : `${holder}.${identifier(name)} = ${value}`,
    unlink: (holder: string, value: string) =>
      isList ? `${holder}.${identifier(unlink)}(${value})` : `${holder}.${identifier(name)} = None`,
  };
};

const writeEnd = (writer: Writer, end: AssociationEnd, records: readonly RecordDecl[]): void => {
  const own = identifier(end.name);
  const type = typeName(end.target);
  const inverse =
    end.inverse === undefined ? undefined : endStatements(records, end.inverse, end.inverseIsList === true);
  writer.gap();
  writer.line('@property');
  writer.block(`def ${own}(self) -> ${end.isList ? `list[${type}]` : `${type} | None`}:`, '', () => {
    writer.comment(end.summary);
    writer.line(end.isList ? `return list(self._${own})` : `return self._${own}`);
  });
  writer.gap();
  if (end.isList) writeListEnd(writer, end, inverse, endMethods(records, end.name, true));
  else writeSetter(writer, end, inverse);
};

type Statements = ReturnType<typeof endStatements> | undefined;

const writeSetter = (writer: Writer, end: AssociationEnd, inverse: Statements): void => {
  const own = identifier(end.name);
  writer.line(`@${own}.setter`);
  writer.block(`def ${own}(self, other: ${typeName(end.target)} | None) -> None:`, '', () => {
    if (inverse === undefined) {
      writer.line(`self._${own} = other`);
      return;
    }
    writer.line(`before = self._${own}`);
    writer.block('if before is other:', '', () => writer.line('return'));
    writer.line(`self._${own} = other`);
    const isLinked =
      end.inverse === undefined || end.inverseIsList === true ? '' : ` and before.${identifier(end.inverse)} is self`;
    writer.block(`if before is not None${isLinked}:`, '', () => writer.line(inverse.unlink('before', 'self')));
    writer.block('if other is not None:', '', () => writer.line(inverse.link('other', 'self')));
  });
};

const writeListEnd = (
  writer: Writer,
  end: AssociationEnd,
  inverse: Statements,
  { link, unlink, given }: EndMethods,
): void => {
  const own = identifier(end.name);
  const other = identifier(given);
  const method = (name: EndMethods['link']): string =>
    `def ${identifier(name)}(self, ${other}: ${typeName(end.target)}) -> None:`;
  writer.block(method(link), '', () => {
    writer.block(`if ${other} in self._${own}:`, '', () => writer.line('return'));
    writer.line(`self._${own}.append(${other})`);
    if (inverse !== undefined) writer.line(inverse.link(other, 'self'));
  });
  writer.gap();
  writer.block(method(unlink), '', () => {
    writer.block(`if ${other} not in self._${own}:`, '', () => writer.line('return'));
    writer.line(`self._${own}.remove(${other})`);
    if (inverse === undefined || end.inverse === undefined) return;
    if (end.inverseIsList === true) writer.line(inverse.unlink(other, 'self'));
    else
      writer.block(`if ${other}.${identifier(end.inverse)} is self:`, '', () =>
        writer.line(inverse.unlink(other, 'self')),
      );
  });
};

const writeOperation = (
  writer: Writer,
  operation: RecordOperation,
  includeComments: boolean,
  body: readonly string[],
): void => {
  const parameters = [
    'self',
    ...operation.parameters.map(({ name, type }) => `${identifier(name)}: ${pythonType(type)}`),
  ];
  const result = operation.result === undefined ? 'None' : pythonType(operation.result);
  writer.gap();
  const isBare = body[0] === '...' && (operation.summary === '' || !includeComments);
  const close = `) -> ${result}:${isBare ? ' ...' : ''}`;
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
