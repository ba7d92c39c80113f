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
  type StoresDecl,
  storeOf,
  takenFor,
  takenTogether,
} from '../../program/index.ts';
import { refusedIn } from '../families/explain-store.ts';
import { type RelationForms, writeAlong, writeHeld, writeReferences } from '../families/relations.ts';
import { identifier, methodName, typeName } from './dialect.ts';
import { boxed, plainType } from './write-records.ts';

/** A class that keeps records in memory, by their key. */
export const writeStore = (writer: Writer, record: RecordDecl, { records, stores }: Program): void => {
  const { store } = record;
  if (store === undefined) return;
  const fields = allFieldsOf(records, record);
  const keyType = typeOfField(fields, store.key);
  const [type, key] = [typeName(record.name), methodName(store.key)];
  const forms = formsOf(writer, key, records);
  writer.comment(`Keeps every ${record.name.words.join(' ')} in memory, by its ${store.key.words.join(' ')}.`);
  writer.block(`public final class ${typeName(store.name)} {`, '}', () => {
    writer.line(`private final Map<${boxed(keyType)}, ${type}> items = new LinkedHashMap<>();`);
    writeOthers(writer, store, stores);
    writer.gap();
    writer.comment(`Throws if ${refusedIn(store)}.`);
    writer.block(`public void add(${type} item) {`, '}', () => {
      writeThrow(writer, [`items.containsKey(item.${key}())`], takenFor(store.key));
      for (const unique of store.unique) {
        const field = methodName(unique);
        const isOptional = fields.some(({ name, isOptional }) => name === unique && isOptional);
        const given = isOptional ? [`item.${field}() != null`] : [];
        const same = `items.values().stream().anyMatch(each -> Objects.equals(each.${field}(), item.${field}()))`;
        writeThrow(writer, [...given, same], takenFor(unique));
      }
      writeReferences(store, forms);
      writer.line(`items.put(item.${key}(), item);`);
    });
    writer.gap();
    writer.block(`public Optional<${type}> find(${keyType} key) {`, '}', () =>
      writer.line('return Optional.ofNullable(items.get(key));'),
    );
    writer.gap();
    writer.block(`public List<${type}> all() {`, '}', () => writer.line('return List.copyOf(items.values());'));
    if (store.isAsked) {
      writer.gap();
      writer.comment('Throws if something that must stay refers to it.');
      writer.block(`void checkRemovable(${keyType} key) {`, '}', () => writeHeld(record, records, forms));
    }
    writer.gap();
    writer.comment(
      mayHold(store, records)
        ? 'True if there was one. Throws if something that must stay refers to it.'
        : 'True if there was one.',
    );
    writer.block(`public boolean remove(${keyType} key) {`, '}', () => {
      if (store.isAsked) writer.line('checkRemovable(key);');
      else writeHeld(record, records, forms);
      writeAlong(record, records, forms);
      writer.line('return items.remove(key) != null;');
    });
  });
};

/** A class that keeps records which several fields tell apart. */
export const writeLinks = (writer: Writer, record: RecordDecl, { records, stores }: Program): void => {
  const { links } = record;
  if (links === undefined) return;
  const fields = allFieldsOf(records, record);
  const type = typeName(record.name);
  const keys = links.keys.map((name) => ({
    name,
    parameter: identifier(name),
    own: `each.${methodName(name)}()`,
    type: typeOfField(fields, name),
  }));
  const asked = keys.map((each) => `${each.type} ${each.parameter}`).join(', ');
  const given = keys.map(({ parameter }) => parameter).join(', ');
  const equal = (own: string, parameter: string, of: string): string =>
    boxed(of) === of ? `${own}.equals(${parameter})` : `${own} == ${parameter}`;
  const isSame = keys.map((each) => equal(each.own, each.parameter, each.type)).join(' && ');
  const said = links.keys.map(({ words }) => words.join(' ')).join(' and ');
  writer.comment(`Keeps every ${record.name.words.join(' ')} in memory, each ${said} once.`);
  writer.block(`public final class ${typeName(links.name)} {`, '}', () => {
    writer.line(`private final List<${type}> items = new ArrayList<>();`);
    writeOthers(writer, links, stores);
    writer.gap();
    writer.comment(`Throws if ${refusedIn(links)}.`);
    writer.block(`public void add(${type} item) {`, '}', () => {
      const own = links.keys.map((name) => `item.${methodName(name)}()`).join(', ');
      writeThrow(writer, [`find(${own}).isPresent()`], takenTogether(links));
      writeReferences(links, formsOf(writer, '', records));
      writer.line('items.add(item);');
    });
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
    for (const each of keys) {
      writer.gap();
      const head = `public List<${type}> ${methodName({ words: ['find', 'by', ...each.name.words] })}(${each.type} ${each.parameter})`;
      writer.block(`${head} {`, '}', () =>
        writer.line(`return items.stream().filter(each -> ${equal(each.own, each.parameter, each.type)}).toList();`),
      );
    }
    writer.gap();
    writer.block(`public List<${type}> all() {`, '}', () => writer.line('return List.copyOf(items);'));
    writer.gap();
    writer.comment('True if there was one.');
    writer.block(`public boolean remove(${asked}) {`, '}', () =>
      writer.line(`return find(${given}).map(items::remove).orElse(false);`),
    );
  });
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

const writeThrow = (
  writer: Writer,
  tests: readonly string[],
  message: string,
  type = 'IllegalArgumentException',
): void => {
  const whole = `if (${tests.join(' && ')}) {`;
  const say = (): void => writer.line(`throw new ${type}(${doubleQuoted(message)});`);
  if (whole.length <= writer.room() || tests.length === 1) {
    writer.block(whole, '}', say);
    return;
  }
  writer.line(`if (${tests[0]}`);
  writer.indented(() =>
    writer.indented(() => {
      for (const [at, test] of tests.slice(1).entries())
        writer.line(`&& ${test}${at === tests.length - 2 ? ') {' : ''}`);
    }),
  );
  writer.indented(say);
  writer.line('}');
};

const formsOf = (writer: Writer, own: string, records: readonly RecordDecl[]): RelationForms => {
  const partOf = ({ part, isOwn }: Dependant): string => (isOwn === true ? 'this' : `stores.${methodName(part)}()`);
  const allOf = (each: Dependant): string => (each.isOwn === true ? 'all()' : `${partOf(each)}.all()`);
  const refers = ({ field, isOwn }: Dependant): string => {
    const isItself = isOwn === true ? ` && !Objects.equals(each.${own}(), key)` : '';
    return `Objects.equals(each.${methodName(field.name)}(), key)${isItself}`;
  };
  const keysOf = ({ store, links }: RecordDecl): string =>
    (store === undefined ? (links?.keys ?? []) : [store.key]).map((name) => `each.${methodName(name)}()`).join(', ');
  const call = (each: Dependant, method: string): string =>
    each.isOwn === true ? method : `${partOf(each)}.${method}`;
  return {
    refuse: (tests, message) => writeThrow(writer, tests, message),
    refuseHeld: (each, message) =>
      writeThrow(
        writer,
        [`${allOf(each)}.stream().anyMatch(each -> ${refers(each)})`],
        message,
        'IllegalStateException',
      ),
    isGiven: ({ field }) => `item.${methodName(field.name)}() != null`,
    isNowhere: ({ field, part, isOwn }) => {
      const value = `item.${methodName(field.name)}()`;
      return isOwn === true
        ? [`!Objects.equals(${value}, item.${own}())`, `!items.containsKey(${value})`]
        : [`stores.${methodName(part)}().find(${value}).isEmpty()`];
    },
    eachReferring: (each, statement) =>
      writer.block(`for (var each : ${allOf(each)}) {`, '}', () =>
        writer.block(`if (${refers(each)}) {`, '}', () => writer.line(statement)),
      ),
    ask: (each) => `${call(each, `checkRemovable(${keysOf(recordOf(records, each.record) as RecordDecl)})`)};`,
    remove: (each, from) => `${call(each, `remove(${keysOf(from)})`)};`,
  };
};

const typeOfField = (fields: readonly FieldDecl[], name: Name): string => {
  const field = fields.find((each) => each.name === name);
  return field === undefined ? 'String' : plainType(field.type);
};
