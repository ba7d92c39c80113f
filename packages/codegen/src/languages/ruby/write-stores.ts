import type { Writer } from '../../printing/writer.ts';
import {
  allFieldsOf,
  asksOthers,
  type Dependant,
  type FieldDecl,
  type LinkStoreDecl,
  type Name,
  type Program,
  type RecordDecl,
  recordOf,
  type StoreDecl,
  type StoresDecl,
  storeOf,
  takenFor,
  takenTogether,
} from '../../program/index.ts';
import { refusedIn } from '../families/explain-store.ts';
import { type RelationForms, writeAlong, writeHeld, writeReferences } from '../families/relations.ts';
import { identifier, typeName } from './dialect.ts';
import { readerOf, writeRefusal, yardType } from './write-records.ts';

/** Keeps records in memory, by their key or by several. */
export const writeStore = (writer: Writer, record: RecordDecl, program: Program): void => {
  const { store, links } = record;
  if (store !== undefined) writeKeyed(writer, record, store, program);
  if (links !== undefined) writeLinks(writer, record, links, program);
};

/** Holds all stores, which find each other there. */
export const writeStores = (writer: Writer, { stores, records }: Program): void => {
  if (stores === undefined) return;
  const all = stores.parts.flatMap((part) => {
    const store = storeOf(recordOf(records, part.record) as RecordDecl);
    return store === undefined ? [] : [{ part: identifier(part.name), store }];
  });
  writer.gap();
  writer.comment('All that is kept. Stores find here what their items refer to.');
  writer.block(`class ${typeName(stores.name)}`, 'end', () => {
    for (const { part } of all) writer.line(`attr_reader :${part}`);
    writer.gap();
    writer.block('def initialize', 'end', () => {
      for (const { part, store } of all)
        writer.line(`@${part} = ${typeName(store.name)}.new${asksOthers(store) ? '(self)' : ''}`);
    });
  });
};

const writeKeyed = (writer: Writer, record: RecordDecl, store: StoreDecl, { records, stores }: Program): void => {
  const fields = allFieldsOf(records, record);
  const key = identifier(store.key);
  const field = fields.find(({ name }) => name === store.key);
  const forms = formsOf(writer, key, records);
  writer.gap();
  writer.comment(`Keeps every ${record.name.words.join(' ')} in memory, by its ${store.key.words.join(' ')}.`);
  writer.block(`class ${typeName(store.name)}`, 'end', () => {
    writeInitialize(writer, '{}', store, stores);
    writer.gap();
    writer.comment(`@raise [ArgumentError] if ${refusedIn(store)}`);
    writer.block('def add(item)', 'end', () => {
      writeRefusal(writer, takenFor(store.key), `if @items.key?(item.${key})`);
      for (const unique of fields.filter(({ name }) => store.unique.includes(name))) writeUnique(writer, unique);
      writeReferences(store, forms);
      writer.gap();
      writer.line(`@items[item.${key}] = item`);
    });
    writer.gap();
    if (field !== undefined)
      writer.comment(`@param ${key} [${yardType(field)}]`, `@return [${typeName(record.name)}, nil]`);
    writer.block(`def find(${key})`, 'end', () => writer.line(`@items[${key}]`));
    writer.gap();
    writer.block('def all', 'end', () => writer.line('@items.values'));
    if (store.isAsked) {
      writer.gap();
      writer.comment('@raise [ArgumentError] if something that must stay refers to it');
      writer.block(`def check_removable(${key})`, 'end', () => writeHeld(record, records, forms));
    }
    writer.gap();
    writer.comment('True if there was one.');
    writer.block(`def remove(${key})`, 'end', () => {
      if (store.isAsked) writer.line(`check_removable(${key})`);
      else writeHeld(record, records, forms);
      writeAlong(record, records, forms);
      writer.gap();
      writer.line(`!@items.delete(${key}).nil?`);
    });
  });
};

const writeLinks = (writer: Writer, record: RecordDecl, links: LinkStoreDecl, { records, stores }: Program): void => {
  const keys = links.keys.map(identifier);
  const said = links.keys.map(({ words }) => words.join(' ')).join(' and ');
  writer.gap();
  writer.comment(`Keeps every ${record.name.words.join(' ')} in memory, each ${said} once.`);
  writer.block(`class ${typeName(links.name)}`, 'end', () => {
    writeInitialize(writer, '{}', links, stores);
    writer.gap();
    writer.comment(`@raise [ArgumentError] if ${refusedIn(links)}`);
    writer.block('def add(item)', 'end', () => {
      writer.line(`key = [${keys.map((key) => `item.${key}`).join(', ')}]`);
      writeRefusal(writer, takenTogether(links), 'if @items.key?(key)');
      writeReferences(links, formsOf(writer, '', records));
      writer.gap();
      writer.line('@items[key] = item');
    });
    writer.gap();
    writer.comment(`@return [${typeName(record.name)}, nil]`);
    writer.block(`def find(${keys.join(', ')})`, 'end', () => writer.line(`@items[[${keys.join(', ')}]]`));
    for (const key of keys) {
      writer.gap();
      writer.comment(`@return [Array<${typeName(record.name)}>]`);
      writer.block(`def find_by_${key}(${key})`, 'end', () =>
        writer.line(`all.select { |each| each.${key} == ${key} }`),
      );
    }
    writer.gap();
    writer.block('def all', 'end', () => writer.line('@items.values'));
    writer.gap();
    writer.comment('True if there was one.');
    writer.block(`def remove(${keys.join(', ')})`, 'end', () =>
      writer.line(`!@items.delete([${keys.join(', ')}]).nil?`),
    );
  });
};

const writeInitialize = (
  writer: Writer,
  items: string,
  store: StoreDecl | LinkStoreDecl,
  stores: StoresDecl | undefined,
): void => {
  const asks = stores !== undefined && asksOthers(store);
  writer.block(`def initialize${asks ? '(stores)' : ''}`, 'end', () => {
    writer.line(`@items = ${items}`);
    if (asks) writer.line('@stores = stores');
  });
};

/** Refuses what is there already; two without a value do not clash. */
const writeUnique = (writer: Writer, field: FieldDecl): void => {
  const reader = readerOf(field);
  const isGiven = field.isOptional ? `!item.${reader}.nil? && ` : '';
  const isThere = `@items.each_value.any? { |each| each.${reader} == item.${reader} }`;
  writeRefusal(writer, takenFor(field.name), `if ${isGiven}${isThere}`);
};

const formsOf = (writer: Writer, own: string, records: readonly RecordDecl[]): RelationForms => {
  const partOf = ({ part, isOwn }: Dependant): string => (isOwn === true ? '' : `@stores.${identifier(part)}.`);
  const refers = ({ field, isOwn }: Dependant): string =>
    `each.${identifier(field.name)} == ${own}${isOwn === true ? ` && each.${own} != ${own}` : ''}`;
  const keysOf = ({ store, links }: RecordDecl): string =>
    (store === undefined ? (links?.keys ?? []) : [store.key])
      .map((name: Name) => `each.${identifier(name)}`)
      .join(', ');
  return {
    refuse: (tests, message) => writeRefusal(writer, message, `if ${tests.join(' && ')}`),
    isGiven: ({ field }) => `!item.${identifier(field.name)}.nil?`,
    isNowhere: ({ field, part, isOwn }) => {
      const value = `item.${identifier(field.name)}`;
      return isOwn === true
        ? [`${value} != item.${own}`, `!@items.key?(${value})`]
        : [`@stores.${identifier(part)}.find(${value}).nil?`];
    },
    refuseHeld: (each, message) =>
      writeRefusal(writer, message, `if ${partOf(each)}all.any? { |each| ${refers(each)} }`),
    eachReferring: (each, statement) =>
      writer.block(`${partOf(each)}all.each do |each|`, 'end', () => writer.line(`${statement} if ${refers(each)}`)),
    ask: (each) => `${partOf(each)}check_removable(${keysOf(recordOf(records, each.record) as RecordDecl)})`,
    remove: (each, from) => `${partOf(each)}remove(${keysOf(from)})`,
  };
};
