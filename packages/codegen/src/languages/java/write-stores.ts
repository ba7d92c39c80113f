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
import { checksItems, refusedIn, updateRefusedIn } from '../families/explain-store.ts';
import { writeReferences } from '../families/relations.ts';
import { identifier, methodName, typeName } from './dialect.ts';
import { equal, formsOf, removalSaid, sameAs, writeAsked, writeBefore, writeThrow } from './store-relations.ts';
import { boxed, plainType } from './write-records.ts';

/** A class that keeps records in memory, by their key. */
export const writeStore = (writer: Writer, record: RecordDecl, { records, stores }: Program): void => {
  const { store } = record;
  if (store === undefined) return;
  const fields = allFieldsOf(records, record);
  const keyType = typeOfField(fields, store.key);
  const [type, key] = [typeName(record.name), methodName(store.key)];
  const forms = formsOf(writer, [{ name: store.key, given: 'key' }], records);
  const removal = { record, records, forms };
  writer.comment(`Keeps every ${record.name.words.join(' ')} in memory, by its ${store.key.words.join(' ')}.`);
  writer.block(`public final class ${typeName(store.name)} {`, '}', () => {
    writer.line(`private final Map<${boxed(keyType)}, ${type}> items = new LinkedHashMap<>();`);
    writeOthers(writer, store, stores);
    writer.gap();
    const isShared = store.canUpdate === true && checksItems(store);
    const check = (): void => {
      for (const unique of fields.filter(({ name }) => store.unique.includes(name))) {
        const field = methodName(unique.name);
        const given = unique.isOptional ? [`item.${field}() != null`] : [];
        const differs =
          boxed(keyType) === keyType ? `!each.${key}().equals(item.${key}())` : `each.${key}() != item.${key}()`;
        const apart = store.canUpdate === true ? `${differs} && ` : '';
        const same = `items.values().stream().anyMatch(each -> ${apart}Objects.equals(each.${field}(), item.${field}()))`;
        writeThrow(writer, [...given, same], takenFor(unique.name));
      }
      writeReferences(store, forms);
    };
    writer.comment(`Throws if ${refusedIn(store)}.`);
    writer.block(`public void add(${type} item) {`, '}', () => {
      writeThrow(writer, [`items.containsKey(item.${key}())`], takenFor(store.key));
      if (isShared) writer.line('check(item);');
      else check();
      writer.line(`items.put(item.${key}(), item);`);
    });
    if (store.canUpdate === true) {
      writer.gap();
      writer.comment(
        `Puts the item in the place of the one with its ${store.key.words.join(' ')}. Throws if ${updateRefusedIn(store)}.`,
      );
      writer.block(`public void update(${type} item) {`, '}', () => {
        writeThrow(writer, [`!items.containsKey(item.${key}())`], absentFor(record));
        if (isShared) writer.line('check(item);');
        writer.line(`items.put(item.${key}(), item);`);
      });
    }
    writer.gap();
    writer.block(`public Optional<${type}> find(${keyType} key) {`, '}', () =>
      writer.line('return Optional.ofNullable(items.get(key));'),
    );
    writeLookups(writer, store, type);
    writer.gap();
    writer.block(`public List<${type}> all() {`, '}', () => writer.line('return List.copyOf(items.values());'));
    writeAsked(writer, removal, `${keyType} key`);
    writer.gap();
    writer.comment(removalSaid(store, records));
    writer.block(`public boolean remove(${keyType} key) {`, '}', () => {
      writeBefore(writer, removal, 'key');
      writer.line('return items.remove(key) != null;');
    });
    if (isShared) {
      writer.gap();
      writer.block(`private void check(${type} item) {`, '}', check);
    }
  });
};

/** A class that keeps records which several fields tell apart. */
export const writeLinks = (writer: Writer, record: RecordDecl, { records, stores }: Program): void => {
  const { links } = record;
  if (links === undefined) return;
  const type = typeName(record.name);
  const keys = keyFieldsOf(records, record).map((field) => ({
    name: field.name,
    parameter: identifier(field.name),
    own: `each.${methodName(field.name)}()`,
    type: plainType(field.type),
  }));
  const own = keys.map(({ name, parameter }) => ({ name, given: parameter }));
  const removal = { record, records, forms: formsOf(writer, own, records) };
  const asked = keys.map((each) => `${each.type} ${each.parameter}`).join(', ');
  const given = keys.map(({ parameter }) => parameter).join(', ');
  const isSame = keys.map((each) => equal(each.own, each.parameter, each.type)).join(' && ');
  const said = saidTogether(keys);
  writer.comment(`Keeps every ${record.name.words.join(' ')} in memory, each ${said} once.`);
  writer.block(`public final class ${typeName(links.name)} {`, '}', () => {
    writer.line(`private final List<${type}> items = new ArrayList<>();`);
    writeOthers(writer, links, stores);
    writer.gap();
    const isShared = links.canUpdate === true && checksItems(links);
    const ofItem = links.keys.map((name) => `item.${methodName(name)}()`).join(', ');
    writer.comment(`Throws if ${refusedIn(links)}.`);
    writer.block(`public void add(${type} item) {`, '}', () => {
      writeThrow(writer, [`find(${ofItem}).isPresent()`], takenTogether(links));
      if (isShared) writer.line('check(item);');
      else writeReferences(links, removal.forms);
      writer.line('items.add(item);');
    });
    if (links.canUpdate === true) {
      writer.gap();
      writer.comment(`Puts the item in the place of the one with its keys. Throws if ${updateRefusedIn(links)}.`);
      writer.block(`public void update(${type} item) {`, '}', () => {
        writer.line(`var before = find(${ofItem});`);
        writeThrow(writer, ['before.isEmpty()'], absentFor(record));
        if (isShared) writer.line('check(item);');
        writer.line('items.set(items.indexOf(before.get()), item);');
      });
    }
    writer.gap();
    writer.block(`public Optional<${type}> find(${asked}) {`, '}', () => {
      writer.line('return items.stream()');
      writer.indented(() =>
        writer.indented(() => {
          writer.line(`.filter(each -> ${isSame})`);
          writer.line('.findFirst();');
        }),
      );
    });
    for (const field of keyFieldsOf(records, record)) writeLookup(writer, [field], type);
    writeLookups(writer, links, type);
    writer.gap();
    writer.block(`public List<${type}> all() {`, '}', () => writer.line('return List.copyOf(items);'));
    writeAsked(writer, removal, asked);
    writer.gap();
    writer.comment(removalSaid(links, records));
    writer.block(`public boolean remove(${asked}) {`, '}', () => {
      writeBefore(writer, removal, given);
      writer.line(`return find(${given}).map(items::remove).orElse(false);`);
    });
    if (isShared) {
      writer.gap();
      writer.block(`private void check(${type} item) {`, '}', () => writeReferences(links, removal.forms));
    }
  });
};

/** What finds items by what they refer to. */
const writeLookups = (writer: Writer, store: StoreDecl | LinkStoreDecl, type: string): void => {
  for (const fields of lookupsOf(store)) writeLookup(writer, fields, type);
};

const writeLookup = (writer: Writer, fields: readonly FieldDecl[], type: string): void => {
  const asked = fields.map((field) => `${plainType(field.type)} ${identifier(field.name)}`).join(', ');
  const same = fields.map((field) => sameAs(field, identifier(field.name)));
  writer.gap();
  writer.block(`public List<${type}> ${methodName(lookupName(fields))}(${asked}) {`, '}', () =>
    writer.line(`return all().stream().filter(each -> ${same.join(' && ')}).toList();`),
  );
};

/** A class that holds all stores, which find each other there. */
export const writeStores = (writer: Writer, { name, parts }: StoresDecl, { records }: Program): void => {
  const all = parts.flatMap((part) => {
    const store = storeOf(recordOf(records, part.record) as RecordDecl);
    return store === undefined ? [] : [{ name: part.name, store }];
  });
  writer.comment('All that is kept. Stores find here what their items refer to.');
  writer.block(`public final class ${typeName(name)} {`, '}', () => {
    for (const each of all) {
      const type = typeName(each.store.name);
      writer.line(
        `private final ${type} ${identifier(each.name)} = new ${type}(${asksOthers(each.store) ? 'this' : ''});`,
      );
    }
    for (const each of all) {
      writer.gap();
      writer.block(`public ${typeName(each.store.name)} ${methodName(each.name)}() {`, '}', () =>
        writer.line(`return ${identifier(each.name)};`),
      );
    }
  });
};

const writeOthers = (writer: Writer, store: StoreDecl | LinkStoreDecl, stores: StoresDecl | undefined): void => {
  if (stores === undefined || !asksOthers(store)) return;
  writer.line(`private final ${typeName(stores.name)} stores;`);
  writer.gap();
  writer.block(`${typeName(store.name)}(${typeName(stores.name)} stores) {`, '}', () =>
    writer.line('this.stores = stores;'),
  );
};

const typeOfField = (fields: readonly FieldDecl[], name: Name): string => {
  const field = fields.find((each) => each.name === name);
  return field === undefined ? 'String' : plainType(field.type);
};
