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
import { writeBraces } from '../families/curly/dialect.ts';
import { checksItems, refusedIn, updateRefusedIn } from '../families/explain-store.ts';
import { writeReferences } from '../families/relations.ts';
import { type CsharpDialect, identifier, memberName, typeName } from './dialect.ts';
import { memberOf, plainType, recordName } from './record-names.ts';
import { formsOf, partName, removalSaid, writeAsked, writeBefore, writeThrow } from './store-relations.ts';

/** A class that keeps records in memory, by their key. */
export const writeStore = (
  writer: Writer,
  dialect: CsharpDialect,
  record: RecordDecl,
  { records, stores }: Program,
): void => {
  const { store } = record;
  if (store === undefined) return;
  const fields = allFieldsOf(records, record);
  const keyType = typeOfField(records, fields, store.key);
  const [type, key] = [recordName(records, record.name), memberOf(records, store.key)];
  const forms = formsOf(writer, dialect, [{ name: store.key, given: 'key' }], records);
  const removal = { record, records, forms };
  writer.comment(`Keeps every ${record.name.words.join(' ')} in memory, by its ${store.key.words.join(' ')}.`);
  writeBraces(writer, dialect, `public sealed class ${typeName(store.name)}`, () => {
    const items = `Dictionary<${keyType}, ${type}>`;
    writer.line(`private readonly ${items} _items = new ${items}();`);
    writeOthers(writer, dialect, store, stores);
    writer.gap();
    writer.line(`public IReadOnlyCollection<${type}> All => _items.Values;`);
    writer.gap();
    const isShared = store.canUpdate === true && checksItems(store);
    const check = (): void => {
      for (const unique of fields.filter(({ name }) => store.unique.includes(name))) {
        const field = memberOf(records, unique.name);
        const given = unique.isOptional ? [`item.${field} != null`] : [];
        const apart = store.canUpdate === true ? `each.${key} != item.${key} && ` : '';
        const isTaken = `_items.Values.Any(each => ${apart}each.${field} == item.${field})`;
        writeThrow(writer, dialect, [...given, isTaken], takenFor(unique.name));
      }
      writeReferences(store, forms);
    };
    writer.comment(`Throws if ${refusedIn(store)}.`);
    writeBraces(writer, dialect, `public void Add(${type} item)`, () => {
      writeThrow(writer, dialect, [`_items.ContainsKey(item.${key})`], takenFor(store.key));
      if (isShared) writer.line('Check(item);');
      else check();
      writer.line(`_items.Add(item.${key}, item);`);
    });
    if (store.canUpdate === true) {
      writer.gap();
      writer.comment(
        `Puts the item in the place of the one with its ${store.key.words.join(' ')}. Throws if ${updateRefusedIn(store)}.`,
      );
      writeBraces(writer, dialect, `public void Update(${type} item)`, () => {
        writeThrow(writer, dialect, [`!_items.ContainsKey(item.${key})`], absentFor(record));
        if (isShared) writer.line('Check(item);');
        writer.line(`_items[item.${key}] = item;`);
      });
    }
    writer.gap();
    writer.comment('Null if there is none.');
    writeBraces(writer, dialect, `public ${type} Find(${keyType} key)`, () =>
      writer.line('return _items.TryGetValue(key, out var item) ? item : null;'),
    );
    writeLookups(writer, dialect, { record, records, store });
    writeAsked(writer, dialect, removal, `${keyType} key`);
    writer.gap();
    writer.comment(removalSaid(store, records));
    writeBraces(writer, dialect, `public bool Remove(${keyType} key)`, () => {
      writeBefore(writer, removal, 'key');
      writer.line('return _items.Remove(key);');
    });
    if (isShared) {
      writer.gap();
      writeBraces(writer, dialect, `private void Check(${type} item)`, check);
    }
  });
};

/** A class that keeps records which several fields tell apart. */
export const writeLinks = (
  writer: Writer,
  dialect: CsharpDialect,
  record: RecordDecl,
  { records, stores }: Program,
): void => {
  const { links } = record;
  if (links === undefined) return;
  const type = recordName(records, record.name);
  const keys = keyFieldsOf(records, record).map((field) => ({
    name: field.name,
    member: memberOf(records, field.name),
    parameter: identifier(field.name),
    type: plainType(records, field.type),
  }));
  const own = keys.map(({ name, parameter }) => ({ name, given: parameter }));
  const removal = { record, records, forms: formsOf(writer, dialect, own, records) };
  const asked = keys.map((each) => `${each.type} ${each.parameter}`).join(', ');
  const isSame = keys.map(({ member, parameter }) => `each.${member} == ${parameter}`).join(' && ');
  const said = saidTogether(keys);
  writer.comment(`Keeps every ${record.name.words.join(' ')} in memory, each ${said} once.`);
  writeBraces(writer, dialect, `public sealed class ${typeName(links.name)}`, () => {
    writer.line(`private readonly List<${type}> _items = new List<${type}>();`);
    writeOthers(writer, dialect, links, stores);
    writer.gap();
    writer.line(`public IReadOnlyCollection<${type}> All => _items.ToList();`);
    writer.gap();
    const isShared = links.canUpdate === true && checksItems(links);
    const found = `Find(${keys.map(({ member }) => `item.${member}`).join(', ')})`;
    writer.comment(`Throws if ${refusedIn(links)}.`);
    writeBraces(writer, dialect, `public void Add(${type} item)`, () => {
      writeThrow(writer, dialect, [`${found} != null`], takenTogether(links));
      if (isShared) writer.line('Check(item);');
      else writeReferences(links, removal.forms);
      writer.line('_items.Add(item);');
    });
    if (links.canUpdate === true) {
      writer.gap();
      writer.comment(`Puts the item in the place of the one with its keys. Throws if ${updateRefusedIn(links)}.`);
      writeBraces(writer, dialect, `public void Update(${type} item)`, () => {
        writer.line(`var before = ${found};`);
        writeThrow(writer, dialect, ['before == null'], absentFor(record));
        if (isShared) writer.line('Check(item);');
        writer.line('_items[_items.IndexOf(before)] = item;');
      });
    }
    writer.gap();
    writer.comment('Null if there is none.');
    writeBraces(writer, dialect, `public ${type} Find(${asked})`, () =>
      writer.line(`return _items.FirstOrDefault(each => ${isSame});`),
    );
    for (const field of keyFieldsOf(records, record)) writeLookup(writer, dialect, { record, records }, [field]);
    writeLookups(writer, dialect, { record, records, store: links });
    writeAsked(writer, dialect, removal, asked);
    writer.gap();
    writer.comment(removalSaid(links, records));
    writeBraces(writer, dialect, `public bool Remove(${asked})`, () => {
      writeBefore(writer, removal, own.map(({ given }) => given).join(', '));
      writer.line(`return _items.RemoveAll(each => ${isSame}) > 0;`);
    });
    if (isShared) {
      writer.gap();
      writeBraces(writer, dialect, `private void Check(${type} item)`, () => writeReferences(links, removal.forms));
    }
  });
};

interface LookedUp {
  readonly record: RecordDecl;
  readonly records: readonly RecordDecl[];
}

/** What finds items by what they refer to. */
const writeLookups = (
  writer: Writer,
  dialect: CsharpDialect,
  { store, ...looked }: LookedUp & { readonly store: StoreDecl | LinkStoreDecl },
): void => {
  for (const fields of lookupsOf(store)) writeLookup(writer, dialect, looked, fields);
};

const writeLookup = (
  writer: Writer,
  dialect: CsharpDialect,
  { record, records }: LookedUp,
  fields: readonly FieldDecl[],
): void => {
  const asked = fields.map((field) => `${plainType(records, field.type)} ${identifier(field.name)}`).join(', ');
  const same = fields.map(({ name }) => `each.${memberOf(records, name)} == ${identifier(name)}`).join(' && ');
  const head = `public IReadOnlyList<${recordName(records, record.name)}> ${memberName(lookupName(fields))}(${asked})`;
  writer.gap();
  writeBraces(writer, dialect, head, () => writer.line(`return All.Where(each => ${same}).ToList();`));
};

/** A class that holds all stores, which find each other there. */
export const writeStores = (
  writer: Writer,
  dialect: CsharpDialect,
  { name, parts }: StoresDecl,
  { records }: Program,
): void => {
  const all = parts.flatMap((part) => {
    const store = storeOf(recordOf(records, part.record) as RecordDecl);
    return store === undefined ? [] : [{ name: partName(part.name), store }];
  });
  writer.comment('All that is kept. Stores find here what their items refer to.');
  writeBraces(writer, dialect, `public sealed class ${typeName(name)}`, () => {
    writeBraces(writer, dialect, `public ${typeName(name)}()`, () => {
      for (const { name: part, store } of all)
        writer.line(`${part} = new ${typeName(store.name)}(${asksOthers(store) ? 'this' : ''});`);
    });
    for (const { name: part, store } of all) {
      writer.gap();
      writer.line(`public ${typeName(store.name)} ${part} { get; }`);
    }
  });
};

const writeOthers = (
  writer: Writer,
  dialect: CsharpDialect,
  store: StoreDecl | LinkStoreDecl,
  stores: StoresDecl | undefined,
): void => {
  if (stores === undefined || !asksOthers(store)) return;
  writer.line(`private readonly ${typeName(stores.name)} _stores;`);
  writer.gap();
  writeBraces(writer, dialect, `internal ${typeName(store.name)}(${typeName(stores.name)} stores)`, () =>
    writer.line('_stores = stores;'),
  );
};

const typeOfField = (records: readonly RecordDecl[], fields: readonly FieldDecl[], name: Name): string => {
  const field = fields.find((each) => each.name === name);
  return field === undefined ? 'string' : plainType(records, field.type);
};
