import {
  type AssociationEnd,
  allFieldsOf,
  type FieldDecl,
  type RecordDecl,
  type RecordOperation,
} from '../../program/index.ts';
import { endMethods, lineOf, ownInterfaces } from '../families/dynamic/end-methods.ts';
import type { LayoutWriter } from '../families/dynamic/layout-writer.ts';
import { breakPart, type Dialect, document, fieldType, identifier, quote, typeName, typeOf } from './dialect.ts';

/** A class with its fields, ends, operations and store, or an abstract class for an interface. */
export const writeRecord = (
  writer: LayoutWriter,
  dialect: Dialect,
  record: RecordDecl,
  records: readonly RecordDecl[],
): void => {
  const isInterface = record.kind === 'interface';
  const interfaces = ownInterfaces(records, record);
  const bases = [...(record.extends === undefined ? [] : [record.extends]), ...interfaces].map(typeName);
  if (bases.length === 0 && record.kind !== 'class') bases.push('ABC');
  const all = [...record.fields, ...record.ends, ...record.operations];
  breakPart(writer);
  if (!isInterface) writer.line('@dataclass(kw_only=True, eq=False)');
  const above = bases.length === 0 ? '' : `(${bases.join(', ')})`;
  writer.line(`class ${typeName(record.name)}${above}:`, record.name.from);
  writer.indented(() => {
    document(writer, dialect, record.summary);
    if (all.length === 0) writer.line('pass');
    for (const field of record.fields) writer.line(fieldLine(field), field.name.from);
    for (const end of record.ends) writeEndField(writer, end);
    writeRefusals(writer, record, records);
    for (const end of record.ends) writeEnd(writer, end, records);
    for (const operation of record.operations) writeOperation(writer, operation, record);
  });
  writeStore(writer, dialect, record, records);
};

const fieldLine = (field: FieldDecl): string => {
  const value = field.isList ? ' = field(default_factory=list)' : field.isOptional ? ' = None' : '';
  return `${identifier(field.name)}: ${fieldType(field)}${value}`;
};

const writeEndField = (writer: LayoutWriter, { name, target, isList }: AssociationEnd): void => {
  const type = typeName(target);
  const [annotation, value] = isList ? [`list[${type}]`, 'default_factory=list'] : [`${type} | None`, 'default=None'];
  writer.items(`_${identifier(name)}: ${annotation} = field(`, [value, 'init=False', 'repr=False'], ')', name.from);
};

const refusesAnything = ({ fields }: RecordDecl): boolean => fields.some(({ refuses }) => refuses !== undefined);

const writeRefusals = (writer: LayoutWriter, record: RecordDecl, records: readonly RecordDecl[]): void => {
  if (!refusesAnything(record)) return;
  writer.gap();
  writer.block('def __post_init__(self) -> None:', '', () => {
    if (lineOf(records, record).slice(1).some(refusesAnything)) writer.line('super().__post_init__()');
    for (const { name, refuses } of record.fields) {
      if (refuses === undefined) continue;
      const value = `self.${identifier(name)}`;
      const [test, message] =
        refuses === 'blank' ? [`not ${value}.strip()`, 'must not be blank'] : [`${value} < 0`, 'must not be negative'];
      writer.block(`if ${test}:`, '', () =>
        writer.line(`raise ValueError(${quote(`${name.words.join(' ')} ${message}`)})`),
      );
    }
  });
};

const writeEnd = (writer: LayoutWriter, end: AssociationEnd, records: readonly RecordDecl[]): void => {
  const name = identifier(end.name);
  const type = typeName(end.target);
  writer.gap();
  writer.line('@property');
  if (end.isList) {
    writer.block(`def ${name}(self) -> tuple[${type}, ...]:`, '', () => {
      writer.comment(end.summary);
      writer.line(`return tuple(self._${name})`);
    });
    writeListMethods(writer, end, records);
    return;
  }
  writer.block(`def ${name}(self) -> ${type} | None:`, '', () => {
    writer.comment(end.summary);
    writer.line(`return self._${name}`);
  });
  writer.gap();
  writer.line(`@${name}.setter`);
  writer.block(`def ${name}(self, other: ${type} | None) -> None:`, '', () => {
    if (end.inverse === undefined) {
      writer.line(`self._${name} = other`);
      return;
    }
    const back = identifier(end.inverse);
    const methods = endMethods({ name: end.inverse }, records);
    writer.line(`before = self._${name}`);
    writer.block('if before is other:', '', () => writer.line('return'));
    writer.line(`self._${name} = other`);
    const [unlink, link] =
      end.inverseIsList === true
        ? [`before.${identifier(methods.remove)}(self)`, `other.${identifier(methods.add)}(self)`]
        : [`before.${back} = None`, `other.${back} = self`];
    writer.block('if before is not None:', '', () => writer.line(unlink));
    writer.block('if other is not None:', '', () => writer.line(link));
  });
};

const writeListMethods = (writer: LayoutWriter, end: AssociationEnd, records: readonly RecordDecl[]): void => {
  const name = identifier(end.name);
  const parameter = `other: ${typeName(end.target)}`;
  const own = endMethods(end, records);
  const inverse = end.inverse === undefined ? undefined : endMethods({ name: end.inverse }, records);
  const back = identifier(end.inverse ?? end.name);
  writer.gap();
  writer.items(`def ${identifier(own.add)}(`, ['self', parameter], ') -> None:');
  writer.indented(() => {
    writer.block(`if other in self._${name}:`, '', () => writer.line('return'));
    writer.line(`self._${name}.append(other)`);
    if (inverse === undefined) return;
    writer.line(end.inverseIsList === true ? `other.${identifier(inverse.add)}(self)` : `other.${back} = self`);
  });
  writer.gap();
  writer.items(`def ${identifier(own.remove)}(`, ['self', parameter], ') -> None:');
  writer.indented(() => {
    writer.block(`if other not in self._${name}:`, '', () => writer.line('return'));
    writer.line(`self._${name}.remove(other)`);
    if (inverse === undefined) return;
    if (end.inverseIsList === true) writer.line(`other.${identifier(inverse.remove)}(self)`);
    else writer.block(`if other.${back} is self:`, '', () => writer.line(`other.${back} = None`));
  });
};

const writeOperation = (writer: LayoutWriter, operation: RecordOperation, { kind }: RecordDecl): void => {
  const parameters = operation.parameters.map(({ name, type }) => `${identifier(name)}: ${typeOf(type)}`);
  const result = operation.result === undefined ? 'None' : typeOf(operation.result);
  writer.gap();
  if (kind === 'interface') writer.line('@abstractmethod');
  writer.items(`def ${identifier(operation.name)}(`, ['self', ...parameters], `) -> ${result}:`, operation.name.from);
  writer.indented(() => {
    writer.comment(operation.summary);
    if (kind === 'interface') writer.line('...');
    else
      writer.items('raise NotImplementedError(', [quote(`${identifier(operation.name)} is still to be written`)], ')');
  });
};

const writeStore = (
  writer: LayoutWriter,
  dialect: Dialect,
  record: RecordDecl,
  records: readonly RecordDecl[],
): void => {
  const { store } = record;
  if (store === undefined) return;
  const type = typeName(record.name);
  const field = allFieldsOf(records, record).find(({ name }) => name === store.key);
  const keyType = field === undefined ? 'str' : fieldType(field);
  const key = identifier(store.key);
  const said = store.key.words.join(' ');
  breakPart(writer);
  writer.block(`class ${typeName(store.name)}:`, '', () => {
    document(writer, dialect, `Keeps every ${record.name.words.join(' ')} in memory, by its ${said}.`);
    writer.block('def __init__(self) -> None:', '', () =>
      writer.items(`self._items: dict[`, [keyType, type], '] = {}'),
    );
    writer.gap();
    writer.block(`def add(self, item: ${type}) -> None:`, '', () => {
      writer.comment(`Raise ValueError where that ${said} is taken.`);
      writer.block(`if item.${key} in self._items:`, '', () =>
        writer.line(`raise ValueError(${quote(`that ${said} is taken`)})`),
      );
      for (const unique of store.unique) {
        const other = identifier(unique);
        const values = `each.${other} == item.${other}`;
        const line = `if any(${values} for each in self._items.values()):`;
        if (line.length <= writer.room()) writer.line(line);
        else {
          writer.line('if any(');
          writer.indented(() => {
            const whole = `${values} for each in self._items.values()`;
            const parts = values.replace(' ==', '\n==').split('\n');
            const lines = whole.length <= writer.room() ? [whole] : [...parts, 'for each in self._items.values()'];
            for (const part of lines) writer.line(part);
          });
          writer.line('):');
        }
        writer.indented(() => writer.line(`raise ValueError(${quote(`that ${unique.words.join(' ')} is taken`)})`));
      }
      writer.line(`self._items[item.${key}] = item`);
    });
    writer.gap();
    writer.block(`def find(self, key: ${keyType}) -> ${type} | None:`, '', () =>
      writer.line('return self._items.get(key)'),
    );
    writer.gap();
    writer.block(`def all(self) -> list[${type}]:`, '', () => writer.line('return list(self._items.values())'));
    writer.gap();
    writer.block(`def remove(self, key: ${keyType}) -> bool:`, '', () => {
      writer.comment('True where there was one.');
      writer.line('return self._items.pop(key, None) is not None');
    });
  });
};
