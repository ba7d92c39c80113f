import type { Writer } from '../../printing/writer.ts';
import {
  absentFor,
  allFieldsOf,
  asksOthers,
  type Dependant,
  type FieldDecl,
  keyFieldsOf,
  type LinkStoreDecl,
  lookupName,
  lookupsOf,
  type Name,
  type Program,
  type RecordDecl,
  recordOf,
  type StoreDecl,
  type StoresDecl,
  saidTogether,
  storeOf,
  takenFor,
  takenTogether,
} from '../../program/index.ts';
import { checksItems, refusedIn, updateRefusedIn } from '../families/explain-store.ts';
import { apartFromKey, type RelationForms, writeAlong, writeHeld, writeReferences } from '../families/relations.ts';
import { identifier, typeName, yardType } from './dialect.ts';
import { readerOf, writeRefusal } from './write-records.ts';

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
  const forms = formsOf(writer, [store.key], records);
  const removal = { record, records, forms };
  writer.gap();
  writer.comment(`Keeps every ${record.name.words.join(' ')} in memory, by its ${store.key.words.join(' ')}.`);
  writer.block(`class ${typeName(store.name)}`, 'end', () => {
    writeInitialize(writer, '{}', store, stores);
    writer.gap();
    const isShared = store.canUpdate === true && checksItems(store);
    const check = (): void => {
      for (const unique of fields.filter(({ name }) => store.unique.includes(name)))
        writeUnique(writer, unique, store.canUpdate === true ? `each.${key} != item.${key} && ` : '');
      writeReferences(store, forms);
    };
    writer.comment(`@raise [ArgumentError] if ${refusedIn(store)}`);
    writer.block('def add(item)', 'end', () => {
      writeRefusal(writer, takenFor(store.key), `if @items.key?(item.${key})`);
      if (isShared) writer.line('check(item)');
      else check();
      writer.gap();
      writer.line(`@items[item.${key}] = item`);
    });
    if (store.canUpdate === true) {
      writer.gap();
      writer.comment(
        `Puts the item in the place of the one with its ${store.key.words.join(' ')}.`,
        `@raise [ArgumentError] if ${updateRefusedIn(store)}`,
      );
      writer.block('def update(item)', 'end', () => {
        writeRefusal(writer, absentFor(record), `unless @items.key?(item.${key})`);
        if (isShared) writer.line('check(item)');
        writer.gap();
        writer.line(`@items[item.${key}] = item`);
      });
    }
    writer.gap();
    if (field !== undefined)
      writer.comment(`@param ${key} [${yardType(field)}]`, `@return [${typeName(record.name)}, nil]`);
    writer.block(`def find(${key})`, 'end', () => writer.line(`@items[${key}]`));
    writeLookups(writer, store, record);
    writer.gap();
    writer.block('def all', 'end', () => writer.line('@items.values'));
    writeAsked(writer, removal, key);
    writer.gap();
    writer.comment('True if there was one.');
    writer.block(`def remove(${key})`, 'end', () => {
      writeBefore(writer, removal, key);
      writer.gap();
      writer.line(`!@items.delete(${key}).nil?`);
    });
    if (isShared) writePrivate(writer, check);
  });
};

const writeLinks = (writer: Writer, record: RecordDecl, links: LinkStoreDecl, { records, stores }: Program): void => {
  const keys = links.keys.map(identifier);
  const said = saidTogether(keyFieldsOf(records, record));
  const removal = { record, records, forms: formsOf(writer, links.keys, records) };
  writer.gap();
  writer.comment(`Keeps every ${record.name.words.join(' ')} in memory, each ${said} once.`);
  writer.block(`class ${typeName(links.name)}`, 'end', () => {
    writeInitialize(writer, '{}', links, stores);
    writer.gap();
    const isShared = links.canUpdate === true && checksItems(links);
    const ofItem = `[${keys.map((key) => `item.${key}`).join(', ')}]`;
    writer.comment(`@raise [ArgumentError] if ${refusedIn(links)}`);
    writer.block('def add(item)', 'end', () => {
      writer.line(`key = ${ofItem}`);
      writeRefusal(writer, takenTogether(links), 'if @items.key?(key)');
      if (isShared) writer.line('check(item)');
      else writeReferences(links, removal.forms);
      writer.gap();
      writer.line('@items[key] = item');
    });
    if (links.canUpdate === true) {
      writer.gap();
      writer.comment(
        'Puts the item in the place of the one with its keys.',
        `@raise [ArgumentError] if ${updateRefusedIn(links)}`,
      );
      writer.block('def update(item)', 'end', () => {
        writer.line(`key = ${ofItem}`);
        writeRefusal(writer, absentFor(record), 'unless @items.key?(key)');
        if (isShared) writer.line('check(item)');
        writer.gap();
        writer.line('@items[key] = item');
      });
    }
    writer.gap();
    writer.comment(`@return [${typeName(record.name)}, nil]`);
    writer.block(`def find(${keys.join(', ')})`, 'end', () => writer.line(`@items[[${keys.join(', ')}]]`));
    for (const field of keyFieldsOf(records, record)) writeLookup(writer, [field], record);
    writeLookups(writer, links, record);
    writer.gap();
    writer.block('def all', 'end', () => writer.line('@items.values'));
    writeAsked(writer, removal, keys.join(', '));
    writer.gap();
    writer.comment('True if there was one.');
    writer.block(`def remove(${keys.join(', ')})`, 'end', () => {
      writeBefore(writer, removal, keys.join(', '));
      writer.gap();
      writer.line(`!@items.delete([${keys.join(', ')}]).nil?`);
    });
    if (isShared) writePrivate(writer, () => writeReferences(links, removal.forms));
  });
};

/** What finds items by what they refer to. */
const writeLookups = (writer: Writer, store: StoreDecl | LinkStoreDecl, record: RecordDecl): void => {
  for (const fields of lookupsOf(store)) writeLookup(writer, fields, record);
};

const writeLookup = (writer: Writer, fields: readonly FieldDecl[], record: RecordDecl): void => {
  const own = fields.map(({ name }) => identifier(name));
  writer.gap();
  writer.comment(`@return [Array<${typeName(record.name)}>]`);
  writer.block(`def ${identifier(lookupName(fields))}(${own.join(', ')})`, 'end', () =>
    writer.line(`all.select { |each| ${own.map((each) => `each.${each} == ${each}`).join(' && ')} }`),
  );
};

const writePrivate = (writer: Writer, check: () => void): void => {
  writer.gap();
  writer.line('private');
  writer.gap();
  writer.block('def check(item)', 'end', check);
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
const writeUnique = (writer: Writer, field: FieldDecl, apart: string): void => {
  const reader = readerOf(field);
  const isGiven = field.isOptional ? `!item.${reader}.nil? && ` : '';
  const isThere = `@items.each_value.any? { |each| ${apart}each.${reader} == item.${reader} }`;
  writeRefusal(writer, takenFor(field.name), `if ${isGiven}${isThere}`);
};

/** `keys` are those of this store, which its methods call alike. */
const formsOf = (writer: Writer, keys: readonly Name[], records: readonly RecordDecl[]): RelationForms => {
  const own = keys.map(identifier);
  const partOf = ({ part, isOwn }: Pick<Dependant, 'part' | 'isOwn'>): string =>
    isOwn === true ? '' : `@stores.${identifier(part)}.`;
  const refers = ({ fields, isOwn }: Dependant): string => {
    const same = fields.map(({ name }, at) => `each.${identifier(name)} == ${own[at]}`);
    const [only, ...more] = own.map((key) => `each.${key} != ${key}`);
    return [...same, ...(isOwn === true ? [more.length === 0 ? only : `(${[only, ...more].join(' || ')})`] : [])].join(
      ' && ',
    );
  };
  const keysOfEach = (from: RecordDecl): string =>
    keyFieldsOf(records, from)
      .map(({ name }) => `each.${identifier(name)}`)
      .join(', ');
  return {
    refuse: (tests, message) => writeRefusal(writer, message, `if ${tests.join(' && ')}`),
    isGiven: ({ name }) => `!item.${identifier(name)}.nil?`,
    isNowhere: (reference) => {
      const given = reference.fields.map(({ name }) => `item.${identifier(name)}`).join(', ');
      const found = `${partOf(reference)}find(${given}).nil?`;
      if (reference.isOwn !== true) return [found];
      const apart = apartFromKey(reference, keys).map(
        ({ field, key }) => `item.${identifier(field.name)} != item.${identifier(key)}`,
      );
      return [apart.length > 1 ? `(${apart.join(' || ')})` : apart.join(''), found];
    },
    refuseHeld: (each, message) =>
      writeRefusal(writer, message, `if ${partOf(each)}all.any? { |each| ${refers(each)} }`),
    eachReferring: (each, statement) =>
      writer.block(`${partOf(each)}all.each do |each|`, 'end', () => {
        if (typeof statement === 'string') writer.line(`${statement} if ${refers(each)}`);
        else writer.block(`if ${refers(each)}`, 'end', statement);
      }),
    ask: (each) => `${partOf(each)}check_removable(${keysOfEach(recordOf(records, each.record) as RecordDecl)})`,
    remove: (each, from) => `${partOf(each)}remove(${keysOfEach(from)})`,
    clear: (each, from) =>
      writer.items(
        `${partOf(each)}update(${typeName(from.name)}.new(`,
        allFieldsOf(records, from)
          .filter((field) => !each.fields.includes(field))
          .map((field) => `${identifier(field.name)}: each.${readerOf(field)}`),
        '))',
      ),
  };
};

interface Removal {
  readonly record: RecordDecl;
  readonly records: readonly RecordDecl[];
  readonly forms: RelationForms;
}

/** Says beforehand whether an item may go, where it goes along with another and something may hold it. */
const writeAsked = (writer: Writer, { record, records, forms }: Removal, asked: string): void => {
  if (storeOf(record)?.isAsked !== true) return;
  writer.gap();
  writer.comment('@raise [ArgumentError] if something that must stay refers to it');
  writer.block(`def check_removable(${asked})`, 'end', () => writeHeld(record, records, forms));
};

/** What a removal does before anything is removed: it is refused, or takes others along. */
const writeBefore = (writer: Writer, { record, records, forms }: Removal, given: string): void => {
  if (storeOf(record)?.isAsked === true) writer.line(`check_removable(${given})`);
  else writeHeld(record, records, forms);
  writeAlong(record, records, forms);
};
