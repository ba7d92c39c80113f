import { withArticle } from '../../printing/cases.ts';
import { doubleQuoted } from '../../printing/double-quoted.ts';
import type { Writer } from '../../printing/writer.ts';
import {
  type AssociationEnd,
  allFieldsOf,
  type FieldDecl,
  givenBesideInitial,
  type Name,
  type RecordDecl,
  type RecordOperation,
  recordOf,
  type ValueType,
} from '../../program/index.ts';
import { explained, type GoDialect, identifier, typeName, writeLiteral } from './dialect.ts';
import { endMethods, memberOf } from './end-methods.ts';
import { writeStruct } from './write-flows.ts';
import { written } from './written.ts';

export const scalarTypes = {
  text: 'string',
  integer: 'int',
  decimal: 'float64',
  boolean: 'bool',
  date: 'time.Time',
  time: 'string',
  timestamp: 'time.Time',
  uuid: 'string',
  bytes: 'string',
  json: 'string',
} as const;

/** Structs are spoken of by pointers, interfaces as they are. */
export const plainType = (records: readonly RecordDecl[], type: ValueType): string => {
  if (type.kind === 'list') return `[]${plainType(records, type.of)}`;
  if (type.kind === 'optional') return `${type.of.kind === 'record' ? '' : '*'}${plainType(records, type.of)}`;
  if (type.kind === 'enum') return typeName(type.enum.name);
  return type.kind === 'record' ? pointerTo(records, type.record) : scalarTypes[type.scalar];
};

const pointerTo = (records: readonly RecordDecl[], name: Name): string =>
  `${recordOf(records, name)?.kind === 'interface' ? '' : '*'}${typeName(name)}`;

const fieldType = (records: readonly RecordDecl[], { type, isOptional, isList }: FieldDecl): string => {
  const plain = plainType(records, type);
  if (isList) return `[]${plain}`;
  return isOptional && type.kind !== 'record' ? `*${plain}` : plain;
};

/** True where making a record may be refused. */
export const canRefuse = (records: readonly RecordDecl[], record: RecordDecl): boolean =>
  allFieldsOf(records, record).some(({ refuses }) => refuses !== undefined);

/** What makes a record; that of an abstract one is for its children only. */
const makerOf = ({ constructorOf }: GoDialect, { name, kind }: RecordDecl): string =>
  kind === 'abstract' ? constructorOf(name).replace(/^./, (letter) => letter.toLowerCase()) : constructorOf(name);

/** A struct that holds its parent, or an interface. */
export const writeRecord = (
  writer: Writer,
  dialect: GoDialect,
  record: RecordDecl,
  records: readonly RecordDecl[],
): void => {
  const type = typeName(record.name);
  writer.gap();
  writer.comment(explained(type, record.summary));
  if (record.kind === 'interface') {
    writeInterface(writer, records, record);
    return;
  }
  const rows = [
    ...record.fields.map((field) => [memberOf(records, field.name), fieldType(records, field)] as const),
    ...record.ends.map((end) => {
      const target = pointerTo(records, end.target);
      return [identifier(end.name), `${end.isList ? '[]' : ''}${target}`] as const;
    }),
  ];
  writeStructWithParent(writer, record, rows);
  for (const name of record.implements) {
    writer.gap();
    writer.line(`var _ ${typeName(name)} = (*${type})(nil)`);
  }
  writeMaker(writer, dialect, record, records);
  writeInitialMaker(writer, dialect, record, records);
  for (const end of record.ends) writeEnd(writer, records, type, end);
  for (const operation of record.operations) {
    const { result } = operation;
    const method = memberOf(records, operation.name);
    writer.gap();
    writer.comment(explained(method, operation.summary));
    writer.block(
      `func (r *${type}) ${signature(records, operation)} {`,
      '}',
      () => {
        const error = `errors.New(${doubleQuoted(`${type}.${method} is still to be written`)})`;
        writer.line(`return ${result === undefined ? '' : `${zeroOf(result)}, `}${error}`);
      },
      operation.name.from,
    );
  }
};

const writeStructWithParent = (
  writer: Writer,
  { name, extends: parent }: RecordDecl,
  rows: readonly (readonly [string, string])[],
): void => {
  if (parent === undefined) {
    writeStruct(writer, typeName(name), rows, name.from);
    return;
  }
  writer.block(
    `type ${typeName(name)} struct {`,
    '}',
    () => {
      writer.line(typeName(parent));
      if (rows.length > 0) writer.line();
      const width = Math.max(0, ...rows.map(([field]) => field.length));
      for (const [field, type] of rows) writer.line(`${field.padEnd(width)} ${type}`);
    },
    name.from,
  );
};

const writeInterface = (writer: Writer, records: readonly RecordDecl[], { name, operations }: RecordDecl): void => {
  if (operations.length === 0) {
    writer.line(`type ${typeName(name)} interface{}`, name.from);
    return;
  }
  writer.block(
    `type ${typeName(name)} interface {`,
    '}',
    () => {
      for (const operation of operations) {
        writer.comment(explained(memberOf(records, operation.name), operation.summary));
        writer.line(signature(records, operation), operation.name.from);
      }
    },
    name.from,
  );
};

const signature = (records: readonly RecordDecl[], { name, parameters, result }: RecordOperation): string => {
  const given = parameters.map((each) => `${identifier(each.name)} ${plainType(records, each.type)}`).join(', ');
  const back = result === undefined ? 'error' : `(${plainType(records, result)}, error)`;
  return `${memberOf(records, name)}(${given}) ${back}`;
};

const zeroOf = (type: ValueType): string => {
  if (type.kind === 'enum') return '""';
  if (type.kind !== 'scalar') return 'nil';
  const zeros: Readonly<Record<string, string>> = { int: '0', float64: '0', bool: 'false', 'time.Time': 'time.Time{}' };
  return zeros[scalarTypes[type.scalar]] ?? '""';
};

const writeMaker = (writer: Writer, dialect: GoDialect, record: RecordDecl, records: readonly RecordDecl[]): void => {
  const type = typeName(record.name);
  const maker = makerOf(dialect, record);
  const mayFail = canRefuse(records, record);
  const parent = recordOf(records, record.extends);
  const parameters = allFieldsOf(records, record).map(
    (field) => `${identifier(field.name)} ${fieldType(records, field)}`,
  );
  const result = mayFail ? `(*${type}, error)` : `*${type}`;
  writer.gap();
  writer.comment(`${maker} returns ${withArticle(type)}${mayFail ? ', or an error if a value is refused' : ''}.`);
  writer.items(`func ${maker}(`, parameters, `) ${result} {`);
  writer.indented(() => {
    const above = parent === undefined ? undefined : writeParent(writer, dialect, parent, records);
    for (const { name, refuses } of record.fields) {
      if (refuses === undefined) continue;
      const value = identifier(name);
      const test = refuses === 'blank' ? `strings.TrimSpace(${value}) == ""` : `${value} < 0`;
      const error = `errors.New(${doubleQuoted(`${name.words.join(' ')} must not be ${refuses}`)})`;
      writer.block(`if ${test} {`, '}', () => writer.line(`return nil, ${error}`));
    }
    const own = record.fields.map(({ name }) => [memberOf(records, name), identifier(name)] as const);
    writeLiteral(
      writer,
      `return &${type}{`,
      [...(above === undefined ? [] : [above]), ...own],
      `}${mayFail ? ', nil' : ''}`,
    );
  });
  writer.line('}');
};

/** What makes a record with its first values is called after them. */
export const defaultOf = (name: Name): Name => ({ ...name, words: ['default', ...name.words] });

const writeInitialMaker = (
  writer: Writer,
  dialect: GoDialect,
  record: RecordDecl,
  records: readonly RecordDecl[],
): void => {
  const given = givenBesideInitial(records, record);
  if (given === undefined) return;
  const type = typeName(record.name);
  const maker = dialect.constructorOf(defaultOf(record.name));
  const parameters = given.map((field) => `${identifier(field.name)} ${fieldType(records, field)}`);
  const all = allFieldsOf(records, record).map((field) =>
    field.initial === undefined ? identifier(field.name) : written(field, field.initial),
  );
  writer.gap();
  writer.comment(`${maker} returns ${withArticle(type)} with the first values of the diagram.`);
  writer.items(`func ${maker}(`, parameters, `) ${canRefuse(records, record) ? `(*${type}, error)` : `*${type}`} {`);
  writer.indented(() => writer.items(`return ${dialect.constructorOf(record.name)}(`, all, ')'));
  writer.line('}');
};

/** Makes the parent first, and gives what the literal says of it. */
const writeParent = (
  writer: Writer,
  dialect: GoDialect,
  parent: RecordDecl,
  records: readonly RecordDecl[],
): readonly [string, string] => {
  const given = allFieldsOf(records, parent).map(({ name }) => identifier(name));
  const call = `${makerOf(dialect, parent)}(${given.join(', ')})`;
  if (!canRefuse(records, parent)) return [typeName(parent.name), `*${call}`];
  writer.line(`parent, err := ${call}`);
  writer.block('if err != nil {', '}', () => writer.line('return nil, err'));
  return [typeName(parent.name), '*parent'];
};

/** What reads an end, and what links it. Whoever is told first tells the other. */
const writeEnd = (writer: Writer, records: readonly RecordDecl[], type: string, end: AssociationEnd): void => {
  const target = pointerTo(records, end.target);
  const field = `r.${identifier(end.name)}`;
  const read = memberOf(records, end.name);
  const { link, unlink } = endMethods(records, end.name, end.isList);
  const inverse = end.inverse === undefined ? undefined : endMethods(records, end.inverse, end.inverseIsList === true);
  const back = end.inverseIsList === true ? 'r' : 'nil';
  const method = (head: string, comment: string, body: () => void): void => {
    writer.gap();
    writer.comment(comment);
    writer.block(`func (r *${type}) ${head} {`, '}', body);
  };
  method(
    `${read}() ${end.isList ? '[]' : ''}${target}`,
    `${read} returns the ${end.name.words.join(' ')}${end.isList ? '' : ', or nil if there is none'}.`,
    () => writer.line(`return ${end.isList ? `append([]${target}(nil), ${field}...)` : field}`),
  );
  if (!end.isList) {
    method(`${link}(other ${target})`, `${link} links the two, at both ends where both are drawn.`, () => {
      if (inverse === undefined) {
        writer.line(`${field} = other`);
        return;
      }
      writer.line(`before := ${field}`);
      writer.block('if before == other {', '}', () => writer.line('return'));
      writer.line(`${field} = other`);
      writer.block('if before != nil {', '}', () => writer.line(`before.${inverse.unlink}(${back})`));
      writer.block('if other != nil {', '}', () => writer.line(`other.${inverse.link}(r)`));
    });
    return;
  }
  method(`${link}(other ${target})`, `${link} links the two, at both ends where both are drawn.`, () => {
    writer.block(`for _, each := range ${field} {`, '}', () => {
      writer.block('if each == other {', '}', () => writer.line('return'));
    });
    writer.line(`${field} = append(${field}, other)`);
    if (inverse !== undefined) writer.line(`other.${inverse.link}(r)`);
  });
  method(`${unlink}(other ${target})`, `${unlink} takes the two apart again.`, () => {
    writer.block(`for index, each := range ${field} {`, '}', () => {
      writer.block('if each != other {', '}', () => writer.line('continue'));
      writer.line(`${field} = append(${field}[:index:index], ${field}[index+1:]...)`);
      if (inverse !== undefined && end.inverse !== undefined) {
        const tell = (): void => writer.line(`other.${inverse.unlink}(${back})`);
        if (end.inverseIsList === true) tell();
        else writer.block(`if other.${memberOf(records, end.inverse)}() == r {`, '}', tell);
      }
      writer.line('return');
    });
  });
};

/** A struct that keeps records in memory, by their key. */
export const writeStore = (
  writer: Writer,
  { constructorOf }: GoDialect,
  record: RecordDecl,
  records: readonly RecordDecl[],
): void => {
  const { store } = record;
  if (store === undefined) return;
  const fields = allFieldsOf(records, record);
  const fieldOf = (name: Name): FieldDecl | undefined => fields.find((each) => each.name === name);
  const keyField = fieldOf(store.key);
  const keyType = keyField === undefined ? 'string' : fieldType(records, keyField);
  const [type, item, key] = [typeName(store.name), `*${typeName(record.name)}`, `item.${memberOf(records, store.key)}`];
  const taken = (words: readonly string[]): void =>
    writer.line(`return errors.New(${doubleQuoted(`that ${words.join(' ')} is taken`)})`);
  const method = (comment: string, head: string, body: () => void): void => {
    writer.gap();
    writer.comment(comment);
    writer.block(`func (s *${type}) ${head} {`, '}', body);
  };
  writer.gap();
  writer.comment(`${type} keeps every ${record.name.words.join(' ')} in memory, by its ${store.key.words.join(' ')}.`);
  writeStruct(writer, type, [['items', `[]${item}`]]);
  writer.gap();
  writer.comment(`${constructorOf(store.name)} returns an empty ${type}.`);
  writer.block(`func ${constructorOf(store.name)}() *${type} {`, '}', () => writer.line(`return &${type}{}`));
  method('Add keeps an item. It gives an error where its key is taken.', `Add(item ${item}) error`, () => {
    writer.block('for _, each := range s.items {', '}', () => {
      writer.block(`if each.${memberOf(records, store.key)} == ${key} {`, '}', () => taken(store.key.words));
      for (const unique of store.unique) {
        const [one, other] = [`each.${memberOf(records, unique)}`, `item.${memberOf(records, unique)}`];
        const isPointer = fieldOf(unique)?.isOptional === true;
        const test = isPointer ? `${one} != nil && ${other} != nil && *${one} == *${other}` : `${one} == ${other}`;
        writer.block(`if ${test} {`, '}', () => taken(unique.words));
      }
    });
    writer.line('s.items = append(s.items, item)');
    writer.line('return nil');
  });
  method('Find returns the item with this key, or nil if there is none.', `Find(key ${keyType}) ${item}`, () => {
    writer.block('for _, each := range s.items {', '}', () => {
      writer.block(`if each.${memberOf(records, store.key)} == key {`, '}', () => writer.line('return each'));
    });
    writer.line('return nil');
  });
  method('All gives all items.', `All() []${item}`, () => writer.line(`return append([]${item}(nil), s.items...)`));
  method(
    'Remove removes the item with this key and reports whether there was one.',
    `Remove(key ${keyType}) bool`,
    () => {
      writer.block('for index, each := range s.items {', '}', () => {
        writer.block(`if each.${memberOf(records, store.key)} == key {`, '}', () => {
          writer.line('s.items = append(s.items[:index:index], s.items[index+1:]...)');
          writer.line('return true');
        });
      });
      writer.line('return false');
    },
  );
};
