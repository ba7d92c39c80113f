import type { Writer } from '../../printing/writer.ts';
import {
  type AssociationEnd,
  allFieldsOf,
  type FieldDecl,
  type RecordDecl,
  type RecordOperation,
  recordOf,
  type TypeRef,
} from '../../program/index.ts';
import { apart, fits, identifier, quote, typeName, writeItems } from './dialect.ts';

/** A class with its fields, ends and operations, or a protocol; and its store. */
export const writeRecord = (writer: Writer, record: RecordDecl, records: readonly RecordDecl[]): void => {
  const parents = [...(record.extends === undefined ? [] : [record.extends]), ...record.implements].map(typeName);
  const bases = record.kind === 'interface' ? ['Protocol'] : parents;
  apart(writer);
  writer.block(
    `class ${typeName(record.name)}${bases.length === 0 ? '' : `(${bases.join(', ')})`}:`,
    '',
    () => {
      writer.comment(record.summary);
      if (record.kind === 'interface') {
        for (const operation of record.operations) writeOperation(writer, operation, ['...']);
        if (record.operations.length === 0) writer.line('...');
        return;
      }
      writeConstructor(writer, record, records);
      for (const end of record.ends) writeEnd(writer, end);
      for (const operation of record.operations) {
        const message = `${typeName(record.name)}.${identifier(operation.name)} is still to be written`;
        writeOperation(writer, operation, [`raise NotImplementedError(${quote(message)})`]);
      }
    },
    record.name.from,
  );
  writeStore(writer, record, records);
};

const writeConstructor = (writer: Writer, record: RecordDecl, records: readonly RecordDecl[]): void => {
  const parent = recordOf(records, record.extends);
  const inherited = parent === undefined ? [] : allFieldsOf(records, parent);
  const all = [...inherited, ...record.fields];
  const parameters = all.map(
    (field) => `${identifier(field.name)}: ${fieldType(field)}${field.isOptional ? ' = None' : ''}`,
  );
  writer.gap();
  writeItems(writer, 'def __init__(', ['self', ...(parameters.length > 0 ? ['*', ...parameters] : [])], ') -> None:');
  writer.indented(() => {
    if (record.kind === 'abstract') {
      writer.block(`if type(self) is ${typeName(record.name)}:`, '', () =>
        writer.line(`raise TypeError(${quote(`${typeName(record.name)} is abstract`)})`),
      );
    }
    for (const field of record.fields) writeRefusal(writer, field);
    if (parent !== undefined) {
      const given = inherited.map(({ name }) => `${identifier(name)}=${identifier(name)}`);
      writeItems(writer, 'super().__init__(', given, ')', undefined, 2);
    }
    for (const { name } of record.fields) writer.line(`self.${identifier(name)} = ${identifier(name)}`, name.from);
    for (const { name, target, isList } of record.ends) {
      const type = isList ? `list[${typeName(target)}] = []` : `${typeName(target)} | None = None`;
      writer.line(`self._${identifier(name)}: ${type}`, name.from);
    }
    const isEmpty = record.kind !== 'abstract' && parent === undefined && all.length === 0 && record.ends.length === 0;
    if (isEmpty) writer.line('pass');
  });
};

const writeRefusal = (writer: Writer, { name, refuses }: FieldDecl): void => {
  if (refuses === undefined) return;
  const field = identifier(name);
  const [test, message] =
    refuses === 'blank' ? [`not ${field}.strip()`, 'must not be blank'] : [`${field} < 0`, 'must not be negative'];
  writer.block(`if ${test}:`, '', () =>
    writer.line(`raise ValueError(${quote(`${name.words.join(' ')} ${message}`)})`),
  );
};

/** What sets, adds and removes the other end. Whoever is told first tells the other. */
export const endMethods = (name: AssociationEnd['name'], isList: boolean) => ({
  link: `${isList ? 'add_to' : 'set'}_${name.words.join('_')}`,
  unlink: `${isList ? 'remove_from' : 'set'}_${name.words.join('_')}`,
});

const writeEnd = (writer: Writer, end: AssociationEnd): void => {
  const field = identifier(end.name);
  const type = typeName(end.target);
  const { link, unlink } = endMethods(end.name, end.isList);
  const isBackList = end.inverseIsList === true;
  const inverse = end.inverse === undefined ? undefined : endMethods(end.inverse, isBackList);
  writer.gap();
  writer.line('@property');
  writer.block(`def ${field}(self) -> ${end.isList ? `list[${type}]` : `${type} | None`}:`, '', () => {
    writer.comment(end.summary);
    writer.line(end.isList ? `return list(self._${field})` : `return self._${field}`);
  });
  writer.gap();
  if (!end.isList) {
    writer.block(`def ${link}(self, other: ${type} | None) -> None:`, '', () => {
      if (inverse === undefined) {
        writer.line(`self._${field} = other`);
        return;
      }
      writer.line(`before = self._${field}`);
      writer.block('if before is other:', '', () => writer.line('return'));
      writer.line(`self._${field} = other`);
      writer.block('if before is not None:', '', () =>
        writer.line(`before.${inverse.unlink}(${isBackList ? 'self' : 'None'})`),
      );
      writer.block('if other is not None:', '', () => writer.line(`other.${inverse.link}(self)`));
    });
    return;
  }
  writer.block(`def ${link}(self, other: ${type}) -> None:`, '', () => {
    writer.block(`if other in self._${field}:`, '', () => writer.line('return'));
    writer.line(`self._${field}.append(other)`);
    if (inverse !== undefined) writer.line(`other.${inverse.link}(self)`);
  });
  writer.gap();
  writer.block(`def ${unlink}(self, other: ${type}) -> None:`, '', () => {
    writer.block(`if other not in self._${field}:`, '', () => writer.line('return'));
    writer.line(`self._${field}.remove(other)`);
    if (inverse === undefined) return;
    if (isBackList) writer.line(`other.${inverse.unlink}(self)`);
    else {
      writer.block(`if other.${identifier(end.inverse ?? end.name)} is self:`, '', () =>
        writer.line(`other.${inverse.unlink}(None)`),
      );
    }
  });
};

const writeOperation = (writer: Writer, operation: RecordOperation, body: readonly string[]): void => {
  const parameters = [
    'self',
    ...operation.parameters.map(({ name, type }) => `${identifier(name)}: ${pythonType(type)}`),
  ];
  const result = operation.result === undefined ? 'None' : pythonType(operation.result);
  writer.gap();
  writeItems(writer, `def ${identifier(operation.name)}(`, parameters, `) -> ${result}:`, operation.name.from);
  writer.indented(() => {
    writer.comment(operation.summary);
    for (const line of body) writer.line(line);
  });
};

export const pythonType = (type: TypeRef): string => {
  if (type.kind === 'enum') return typeName(type.enum.name);
  if (type.kind === 'record') return typeName(type.record);
  const scalars = {
    text: 'str',
    integer: 'int',
    decimal: 'Decimal',
    boolean: 'bool',
    date: 'date',
    timestamp: 'datetime',
    uuid: 'UUID',
    bytes: 'str',
    json: 'str',
  } as const;
  return scalars[type.scalar];
};

const fieldType = ({ type, isList, isOptional }: FieldDecl): string => {
  const plain = isList ? `list[${pythonType(type)}]` : pythonType(type);
  return isOptional ? `${plain} | None` : plain;
};

/** Whether another item has the same value, broken where black breaks it. */
const writeAny = (writer: Writer, field: string): void => {
  const [left, right, all] = [`each.${field}`, `== item.${field}`, 'for each in self.all()'];
  const whole = [`${left} ${right} ${all}`];
  const halves = [`${left} ${right}`, all];
  if (fits(`if any(${whole.join('')}):`, 2)) {
    writer.line(`if any(${whole.join('')}):`);
    return;
  }
  const lines = [whole, halves].find((each) => each.every((line) => fits(line, 3))) ?? [left, right, all];
  writer.block('if any(', '):', () => {
    for (const line of lines) writer.line(line);
  });
};

const writeStore = (writer: Writer, record: RecordDecl, records: readonly RecordDecl[]): void => {
  const { store } = record;
  if (store === undefined) return;
  const keyField = allFieldsOf(records, record).find(({ name }) => name === store.key);
  const type = typeName(record.name);
  const keyType = keyField === undefined ? 'str' : pythonType(keyField.type);
  const key = identifier(store.key);
  apart(writer);
  writer.block(`class ${typeName(store.name)}:`, '', () => {
    writer.comment(`Keeps every ${record.name.words.join(' ')} in memory, by its ${store.key.words.join(' ')}.`);
    writer.gap();
    writer.block('def __init__(self) -> None:', '', () => writer.line(`self._items: dict[${keyType}, ${type}] = {}`));
    writer.gap();
    writer.block(`def add(self, item: ${type}) -> None:`, '', () => {
      const refuse = (what: string): void =>
        writer.indented(() => writer.line(`raise ValueError(${quote(`that ${what} is taken`)})`));
      writer.line(`if item.${key} in self._items:`);
      refuse(store.key.words.join(' '));
      for (const unique of store.unique) {
        writeAny(writer, identifier(unique));
        refuse(unique.words.join(' '));
      }
      writer.line(`self._items[item.${key}] = item`);
    });
    writer.gap();
    writer.block(`def find(self, ${key}: ${keyType}) -> ${type} | None:`, '', () =>
      writer.line(`return self._items.get(${key})`),
    );
    writer.gap();
    writer.block(`def all(self) -> list[${type}]:`, '', () => writer.line('return list(self._items.values())'));
    writer.gap();
    writer.block(`def remove(self, ${key}: ${keyType}) -> bool:`, '', () =>
      writer.line(`return self._items.pop(${key}, None) is not None`),
    );
  });
};
