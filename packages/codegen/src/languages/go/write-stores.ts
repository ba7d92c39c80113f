import { doubleQuoted } from '../../printing/double-quoted.ts';
import type { Writer } from '../../printing/writer.ts';
import {
  allFieldsOf,
  asksOthers,
  type Dependant,
  type FieldDecl,
  type LinkStoreDecl,
  mayHold,
  type Name,
  type Program,
  type RecordDecl,
  recordOf,
  type StoreDecl,
  storeOf,
  takenFor,
  takenTogether,
} from '../../program/index.ts';
import { refusedIn } from '../families/explain-store.ts';
import { type RelationForms, writeAlong, writeHeld, writeReferences } from '../families/relations.ts';
import { aligned, type GoDialect, identifier, typeName } from './dialect.ts';
import { memberOf } from './end-methods.ts';
import { fieldType } from './record-types.ts';
import { writeStruct } from './write-flows.ts';
import { isPointer } from './written.ts';

/** What all stores have: items by their keys, in the order in which they came. */
export const writeStoreBase = (writer: Writer, { records }: Program): void => {
  if (records.every((record) => storeOf(record) === undefined)) return;
  writer.gap();
  writer.comment('store keeps items in memory by their keys, in the order in which they are added.');
  writer.block('type store[K comparable, T any] struct {', '}', () => {
    writer.line('items map[K]*T');
    writer.line('order []K');
  });
  const method = (comment: string, head: string, body: () => void): void => {
    writer.gap();
    writer.comment(comment);
    writer.block(`func (s *store[K, T]) ${head} {`, '}', body);
  };
  method('Find returns the item with this key, or nil if there is none.', 'Find(key K) *T', () =>
    writer.line('return s.items[key]'),
  );
  method('All returns all items.', 'All() []*T', () => {
    writer.line('all := make([]*T, 0, len(s.order))');
    writer.block('for _, key := range s.order {', '}', () => writer.line('all = append(all, s.items[key])'));
    writer.line('return all');
  });
  method('put keeps an item under a key that is free.', 'put(key K, item *T)', () => {
    writer.block('if s.items == nil {', '}', () => writer.line('s.items = map[K]*T{}'));
    writer.line('s.items[key] = item');
    writer.line('s.order = append(s.order, key)');
  });
  method('take removes the item with this key and reports whether there was one.', 'take(key K) bool', () => {
    writer.block('if s.items[key] == nil {', '}', () => writer.line('return false'));
    writer.line('delete(s.items, key)');
    writer.block('for index, each := range s.order {', '}', () =>
      writer.block('if each == key {', '}', () => {
        writer.line('s.order = append(s.order[:index:index], s.order[index+1:]...)');
        writer.line('break');
      }),
    );
    writer.line('return true');
  });
};

/** A struct that keeps records in memory, by their key or by several. */
export const writeStore = (writer: Writer, dialect: GoDialect, record: RecordDecl, program: Program): void => {
  const { store, links } = record;
  if (store !== undefined) writeKeyed(writer, dialect, record, store, program);
  if (links !== undefined) writeLinks(writer, dialect, record, links, program);
};

/** A struct that holds all stores, which find each other there. */
export const writeStores = (writer: Writer, { constructorOf }: GoDialect, { stores, records }: Program): void => {
  if (stores === undefined) return;
  const type = typeName(stores.name);
  const all = stores.parts.flatMap((part) => {
    const store = storeOf(recordOf(records, part.record) as RecordDecl);
    return store === undefined ? [] : [{ part: typeName(part.name), store }];
  });
  writer.gap();
  writer.comment(`${type} is all that is kept. Stores find there what their items refer to.`);
  writer.block(`type ${type} struct {`, '}', () => {
    for (const line of aligned(all.map(({ part, store }) => [part, `*${typeName(store.name)}`]))) writer.line(line);
  });
  writer.gap();
  writer.comment(`${constructorOf(stores.name)} returns empty ${type}.`);
  writer.block(`func ${constructorOf(stores.name)}() *${type} {`, '}', () => {
    writer.line(`s := &${type}{}`);
    for (const { part, store } of all)
      writer.line(
        `s.${part} = ${asksOthers(store) ? newOf(store) : constructorOf(store.name)}(${asksOthers(store) ? 's' : ''})`,
      );
    writer.line('return s');
  });
};

/** Stores that ask others are made with these. */
const newOf = ({ name }: Pick<StoreDecl, 'name'>): string => `new${typeName(name)}`;

interface Method {
  readonly comment: string;
  readonly head: string;
}

const writerOfMethods =
  (writer: Writer, type: string) =>
  ({ comment, head }: Method, body: () => void): void => {
    writer.gap();
    writer.comment(comment);
    writer.block(`func (s *${type}) ${head} {`, '}', body);
  };

const writeType = (
  writer: Writer,
  { constructorOf }: GoDialect,
  store: StoreDecl | LinkStoreDecl,
  { stores }: Pick<Program, 'stores'>,
  base: string,
): void => {
  const type = typeName(store.name);
  const others = stores !== undefined && asksOthers(store) ? typeName(stores.name) : undefined;
  writer.block(`type ${type} struct {`, '}', () => {
    writer.line(base);
    if (others !== undefined) writer.line(`stores *${others}`);
  });
  writer.gap();
  if (others === undefined) {
    writer.comment(`${constructorOf(store.name)} returns an empty ${type}.`);
    writer.block(`func ${constructorOf(store.name)}() *${type} {`, '}', () => writer.line(`return &${type}{}`));
  } else
    writer.block(`func ${newOf(store)}(stores *${others}) *${type} {`, '}', () =>
      writer.line(`return &${type}{stores: stores}`),
    );
};

const writeKeyed = (
  writer: Writer,
  dialect: GoDialect,
  record: RecordDecl,
  store: StoreDecl,
  program: Program,
): void => {
  const { records } = program;
  const fields = allFieldsOf(records, record);
  const fieldOf = (name: Name): FieldDecl | undefined => fields.find((each) => each.name === name);
  const keyField = fieldOf(store.key);
  const keyType = keyField === undefined ? 'string' : fieldType(records, keyField);
  const [type, item, key] = [typeName(store.name), typeName(record.name), `item.${memberOf(records, store.key)}`];
  const isHeld = mayHold(store, records);
  const method = writerOfMethods(writer, type);
  const forms = formsOf(writer, memberOf(records, store.key), records, 'false, ');
  writer.gap();
  writer.comment(`${type} keeps every ${record.name.words.join(' ')} in memory, by its ${store.key.words.join(' ')}.`);
  writeType(writer, dialect, store, program, `store[${keyType}, ${item}]`);
  const add = {
    comment: `Add keeps an item. It gives an error if ${refusedIn(store)}.`,
    head: `Add(item *${item}) error`,
  };
  method(add, () => {
    writeError(writer, [`s.Find(${key}) != nil`], takenFor(store.key));
    if (store.unique.length > 0)
      writer.block('for _, each := range s.All() {', '}', () => {
        for (const unique of store.unique) {
          const [one, other] = [`each.${memberOf(records, unique)}`, `item.${memberOf(records, unique)}`];
          const isOptional = fieldOf(unique)?.isOptional === true;
          const tests = isOptional
            ? [`${one} != nil`, `${other} != nil`, `*${one} == *${other}`]
            : [`${one} == ${other}`];
          writeError(writer, tests, takenFor(unique));
        }
      });
    writeReferences(store, forms);
    writer.line(`s.put(${key}, item)`);
    writer.line('return nil');
  });
  if (store.isAsked)
    method(
      {
        comment: 'checkRemovable gives an error if something that must stay refers to the item with this key.',
        head: `checkRemovable(key ${keyType}) error`,
      },
      () => {
        writeHeld(record, records, formsOf(writer, memberOf(records, store.key), records, ''));
        writer.line('return nil');
      },
    );
  const remove = {
    comment: `Remove removes the item with this key and reports whether there was one.${isHeld ? ' It gives an error if something that must stay refers to it.' : ''}`,
    head: `Remove(key ${keyType}) ${isHeld ? '(bool, error)' : 'bool'}`,
  };
  method(remove, () => {
    if (store.isAsked)
      writer.block('if err := s.checkRemovable(key); err != nil {', '}', () => writer.line('return false, err'));
    else writeHeld(record, records, forms);
    writeAlong(record, records, forms);
    writer.line(isHeld ? 'return s.take(key), nil' : 'return s.take(key)');
  });
};

const writeLinks = (
  writer: Writer,
  dialect: GoDialect,
  record: RecordDecl,
  links: LinkStoreDecl,
  program: Program,
): void => {
  const { records } = program;
  const fields = allFieldsOf(records, record);
  const [type, item] = [typeName(links.name), typeName(record.name)];
  const keyType = `${type.charAt(0).toLowerCase()}${type.slice(1)}Key`;
  const keys = links.keys.map((name) => {
    const field = fields.find((each) => each.name === name);
    return {
      name,
      member: memberOf(records, name),
      parameter: identifier(name),
      type: field === undefined ? 'string' : fieldType(records, field),
    };
  });
  const asked = keys.map((each) => `${each.parameter} ${each.type}`).join(', ');
  const key = `${keyType}{${keys.map(({ parameter }) => parameter).join(', ')}}`;
  const method = writerOfMethods(writer, type);
  const said = links.keys.map(({ words }) => words.join(' ')).join(' and ');
  writer.gap();
  writeStruct(
    writer,
    keyType,
    keys.map((each) => [each.parameter, each.type]),
  );
  writer.gap();
  writer.comment(`${type} keeps every ${record.name.words.join(' ')} in memory, each ${said} once.`);
  writeType(writer, dialect, links, program, `store[${keyType}, ${item}]`);
  method(
    { comment: `Add keeps an item. It gives an error if ${refusedIn(links)}.`, head: `Add(item *${item}) error` },
    () => {
      writer.line(`key := ${keyType}{${keys.map(({ member }) => `item.${member}`).join(', ')}}`);
      writeError(writer, ['s.items[key] != nil'], takenTogether(links));
      writeReferences(links, formsOf(writer, '', records, ''));
      writer.line('s.put(key, item)');
      writer.line('return nil');
    },
  );
  method(
    { comment: 'Find returns the item with these keys, or nil if there is none.', head: `Find(${asked}) *${item}` },
    () => writer.line(`return s.items[${key}]`),
  );
  for (const each of keys) {
    const name = typeName({ words: ['find', 'by', ...each.name.words] });
    method(
      {
        comment: `${name} returns the items with this ${each.name.words.join(' ')}.`,
        head: `${name}(${each.parameter} ${each.type}) []*${item}`,
      },
      () => {
        writer.line(`var found []*${item}`);
        writer.block('for _, each := range s.All() {', '}', () =>
          writer.block(`if each.${each.member} == ${each.parameter} {`, '}', () =>
            writer.line('found = append(found, each)'),
          ),
        );
        writer.line('return found');
      },
    );
  }
  method(
    {
      comment: 'Remove removes the item with these keys and reports whether there was one.',
      head: `Remove(${asked}) bool`,
    },
    () => writer.line(`return s.take(${key})`),
  );
};

const writeError = (writer: Writer, tests: readonly string[], message: string, before = ''): void =>
  writer.block(`if ${tests.join(' && ')} {`, '}', () =>
    writer.line(`return ${before}errors.New(${doubleQuoted(message)})`),
  );

/** `before` stands before an error that is given back. */
const formsOf = (writer: Writer, own: string, records: readonly RecordDecl[], before: string): RelationForms => {
  const partOf = ({ part, isOwn }: Dependant): string => (isOwn === true ? 's' : `s.stores.${typeName(part)}`);
  const refers = ({ field, isOwn }: Dependant): string => {
    const member = `each.${memberOf(records, field.name)}`;
    const isSame = isPointer(field) ? `${member} != nil && *${member} == key` : `${member} == key`;
    return isOwn === true ? `${isSame} && each.${own} != key` : isSame;
  };
  const keysOf = ({ store, links }: RecordDecl): string =>
    (store === undefined ? (links?.keys ?? []) : [store.key])
      .map((name) => `each.${memberOf(records, name)}`)
      .join(', ');
  const eachOf = (each: Dependant, body: () => void): void =>
    writer.block(`for _, each := range ${partOf(each)}.All() {`, '}', () =>
      writer.block(`if ${refers(each)} {`, '}', body),
    );
  return {
    refuse: (tests, message) => writeError(writer, tests, message),
    isGiven: ({ field }) => `item.${memberOf(records, field.name)} != nil`,
    isNowhere: ({ field, part, isOwn }) => {
      const value = `${isPointer(field) ? '*' : ''}item.${memberOf(records, field.name)}`;
      return isOwn === true
        ? [`${value} != item.${own}`, `s.Find(${value}) == nil`]
        : [`s.stores.${typeName(part)}.Find(${value}) == nil`];
    },
    refuseHeld: (each, message) =>
      eachOf(each, () => writer.line(`return ${before}errors.New(${doubleQuoted(message)})`)),
    eachReferring: (each, statement) =>
      eachOf(each, () => {
        if (statement.startsWith('if ')) writer.block(statement, '}', () => writer.line(`return ${before}err`));
        else writer.line(statement);
      }),
    ask: (each) =>
      `if err := ${partOf(each)}.checkRemovable(${keysOf(recordOf(records, each.record) as RecordDecl)}); err != nil {`,
    remove: (each, from) => {
      const call = `${partOf(each)}.Remove(${keysOf(from)})`;
      return from.store !== undefined && mayHold(from.store, records) ? `if _, err := ${call}; err != nil {` : call;
    },
  };
};
