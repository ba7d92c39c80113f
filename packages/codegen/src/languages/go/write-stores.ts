import type { Writer } from '../../printing/writer.ts';
import {
  absentFor,
  allFieldsOf,
  asksOthers,
  type FieldDecl,
  keyFieldsOf,
  type LinkStoreDecl,
  lookupName,
  lookupsOf,
  mayHold,
  type Name,
  type Program,
  type RecordDecl,
  recordOf,
  type StoreDecl,
  saidTogether,
  storeOf,
  takenFor,
  takenTogether,
} from '../../program/index.ts';
import { checksItems, refusedIn, updateRefusedIn } from '../families/explain-store.ts';
import { writeReferences } from '../families/relations.ts';
import { aligned, type GoDialect, identifier, typeName } from './dialect.ts';
import { memberOf } from './end-methods.ts';
import { fieldType, itemType, plainType } from './record-types.ts';
import {
  formsOf,
  isMoment,
  removeMethod,
  sameAs,
  writeAsked,
  writeBefore,
  writeError,
  writerOfMethods,
} from './store-relations.ts';
import { writeStruct } from './write-flows.ts';
import { canRefuse } from './write-records.ts';

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
  const [type, item, key] = [typeName(store.name), itemType(record), `item.${memberOf(records, store.key)}`];
  const method = writerOfMethods(writer, type);
  const removal = { record, records, keys: [{ name: store.key, given: 'key' }] };
  writer.gap();
  writer.comment(`${type} keeps every ${record.name.words.join(' ')} in memory, by its ${store.key.words.join(' ')}.`);
  writeType(writer, dialect, store, program, `store[${keyType}, ${item}]`);
  const check = (): void => {
    if (store.unique.length > 0)
      writer.block('for _, each := range s.All() {', '}', () => {
        for (const unique of store.unique) {
          const [one, other] = [`each.${memberOf(records, unique)}`, `item.${memberOf(records, unique)}`];
          const isOptional = fieldOf(unique)?.isOptional === true;
          const tests = isOptional
            ? [`${one} != nil`, `${other} != nil`, `*${one} == *${other}`]
            : [`${one} == ${other}`];
          const apart = store.canUpdate === true ? [`each.${memberOf(records, store.key)} != ${key}`] : [];
          writeError(writer, [...apart, ...tests], takenFor(unique));
        }
      });
    writeReferences(store, formsOf(writer, removal.keys, records, ''));
  };
  writeChanges(writer, method, { record, records, store, key, check }, () =>
    writeError(writer, [`s.has(${key})`], takenFor(store.key)),
  );
  writeLookups(writer, method, { record, records, store });
  writeAsked(writer, method, removal, `key ${keyType}`);
  method(removeMethod(store, records, `key ${keyType}`), () => {
    writeBefore(writer, removal);
    writer.line(mayHold(store, records) ? 'return s.take(key), nil' : 'return s.take(key)');
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
  const [type, item] = [typeName(links.name), itemType(record)];
  const keyType = `${type.charAt(0).toLowerCase()}${type.slice(1)}Key`;
  const keys = keyFieldsOf(records, record).map((field) => ({
    field,
    name: field.name,
    member: memberOf(records, field.name),
    parameter: identifier(field.name),
    type: fieldType(records, field),
  }));
  const removal = { record, records, keys: keys.map(({ name, parameter }) => ({ name, given: parameter })) };
  const inKey = (field: FieldDecl, value: string): string => (isMoment(field) ? `${value}.UTC().Round(0)` : value);
  const asked = keys.map((each) => `${each.parameter} ${each.type}`).join(', ');
  const key = `${keyType}{${keys.map(({ field, parameter }) => inKey(field, parameter)).join(', ')}}`;
  const method = writerOfMethods(writer, type);
  const said = saidTogether(keys);
  writer.gap();
  writeStruct(
    writer,
    keyType,
    keys.map((each) => [each.parameter, each.type]),
  );
  writer.gap();
  writer.comment(`${type} keeps every ${record.name.words.join(' ')} in memory, each ${said} once.`);
  writeType(writer, dialect, links, program, `store[${keyType}, ${item}]`);
  const ofItem = `${keyType}{${keys.map(({ field, member }) => inKey(field, `item.${member}`)).join(', ')}}`;
  const check = (): void => writeReferences(links, formsOf(writer, removal.keys, records, ''));
  writeChanges(writer, method, { record, records, store: links, key: 'key', ofItem, check }, () =>
    writeError(writer, ['s.store.has(key)'], takenTogether(links)),
  );
  method(
    {
      comment: 'Find returns the item with these keys and reports whether there is one.',
      head: `Find(${asked}) (${item}, bool)`,
    },
    () => writer.line(`return s.store.Find(${key})`),
  );
  if ((links.dependants ?? []).length > 0)
    method({ comment: 'has reports whether there is an item with these keys.', head: `has(${asked}) bool` }, () =>
      writer.line(`return s.store.has(${key})`),
    );
  for (const { field } of keys) writeLookup(writer, method, { record, records, store: links }, [field]);
  writeLookups(writer, method, { record, records, store: links });
  writeAsked(writer, method, removal, asked);
  method(removeMethod(links, records, asked), () => {
    writeBefore(writer, removal);
    writer.line(mayHold(links, records) ? `return s.take(${key}), nil` : `return s.take(${key})`);
  });
};

interface Changed {
  readonly record: RecordDecl;
  readonly records: readonly RecordDecl[];
  readonly store: StoreDecl | LinkStoreDecl;
  /** What the item is kept under; where several fields say it, they are put together first. */
  readonly key: string;
  readonly ofItem?: string;
  /** Writes what is checked of an item beside its key. */
  readonly check: () => void;
}

/** Add, and where rows may be changed Update; both check the same. */
const writeChanges = (
  writer: Writer,
  method: ReturnType<typeof writerOfMethods>,
  { record, records, store, key, ofItem, check }: Changed,
  refuseTaken: () => void,
): void => {
  const item = itemType(record);
  const isShared = store.canUpdate === true && checksItems(store);
  const orReturn = (call: string): void =>
    writer.block(`if err := ${call}; err != nil {`, '}', () => writer.line('return err'));
  const begin = (): void => {
    if (record.isRow === true && canRefuse(records, record)) orReturn('item.check()');
    if (ofItem !== undefined) writer.line(`key := ${ofItem}`);
  };
  const end = (): void => {
    writer.line(`s.put(${key}, item)`);
    writer.line('return nil');
  };
  method(
    { comment: `Add keeps an item. It gives an error if ${refusedIn(store)}.`, head: `Add(item ${item}) error` },
    () => {
      begin();
      refuseTaken();
      if (isShared) orReturn('s.check(item)');
      else check();
      end();
    },
  );
  if (store.canUpdate !== true) return;
  method(
    {
      comment: `Update puts the item in the place of the one with its ${saidTogether(keyFieldsOf(records, record))}. It gives an error if ${updateRefusedIn(store)}.`,
      head: `Update(item ${item}) error`,
    },
    () => {
      begin();
      writeError(writer, [`!s.${ofItem === undefined ? '' : 'store.'}has(${key})`], absentFor(record));
      if (isShared) orReturn('s.check(item)');
      end();
    },
  );
  if (!isShared) return;
  method(
    {
      comment: 'check gives an error if the item clashes with others or refers to nothing.',
      head: `check(item ${item}) error`,
    },
    () => {
      check();
      writer.line('return nil');
    },
  );
};

interface LookedUp {
  readonly record: RecordDecl;
  readonly records: readonly RecordDecl[];
  readonly store: StoreDecl | LinkStoreDecl;
}

/** What finds items by what they refer to. */
const writeLookups = (writer: Writer, method: ReturnType<typeof writerOfMethods>, looked: LookedUp): void => {
  for (const fields of lookupsOf(looked.store)) writeLookup(writer, method, looked, fields);
};

const writeLookup = (
  writer: Writer,
  method: ReturnType<typeof writerOfMethods>,
  { record, records }: LookedUp,
  fields: readonly FieldDecl[],
): void => {
  const name = typeName(lookupName(fields));
  const asked = fields.map((field) => `${identifier(field.name)} ${plainType(records, field.type)}`).join(', ');
  const same = fields.flatMap((field) => sameAs(records, field, identifier(field.name))).join(' && ');
  method(
    {
      comment: `${name} returns the items with this ${saidTogether(fields)}.`,
      head: `${name}(${asked}) []${itemType(record)}`,
    },
    () => {
      writer.line(`var found []${itemType(record)}`);
      writer.block('for _, each := range s.All() {', '}', () =>
        writer.block(`if ${same} {`, '}', () => writer.line('found = append(found, each)')),
      );
      writer.line('return found');
    },
  );
};
