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
import { writeBraces } from '../families/curly/dialect.ts';
import { refusedIn } from '../families/explain-store.ts';
import { type RelationForms, writeAlong, writeHeld, writeReferences } from '../families/relations.ts';
import { type CsharpDialect, identifier, memberName, typeName } from './dialect.ts';
import { memberOf, plainType, recordName } from './record-names.ts';

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
  const forms = formsOf(writer, dialect, key, records);
  writer.comment(`Keeps every ${record.name.words.join(' ')} in memory, by its ${store.key.words.join(' ')}.`);
  writeBraces(writer, dialect, `public sealed class ${typeName(store.name)}`, () => {
    const items = `Dictionary<${keyType}, ${type}>`;
    writer.line(`private readonly ${items} _items = new ${items}();`);
    writeOthers(writer, dialect, store, stores);
    writer.gap();
    writer.line(`public IReadOnlyCollection<${type}> All => _items.Values;`);
    writer.gap();
    writer.comment(`Throws if ${refusedIn(store)}.`);
    writeBraces(writer, dialect, `public void Add(${type} item)`, () => {
      writeThrow(writer, dialect, [`_items.ContainsKey(item.${key})`], takenFor(store.key));
      for (const unique of store.unique) {
        const field = memberOf(records, unique);
        const isOptional = fields.some(({ name, isOptional }) => name === unique && isOptional);
        const given = isOptional ? [`item.${field} != null`] : [];
        const isTaken = `_items.Values.Any(each => each.${field} == item.${field})`;
        writeThrow(writer, dialect, [...given, isTaken], takenFor(unique));
      }
      writeReferences(store, forms);
      writer.line(`_items.Add(item.${key}, item);`);
    });
    writer.gap();
    writer.comment('Null if there is none.');
    writeBraces(writer, dialect, `public ${type} Find(${keyType} key)`, () =>
      writer.line('return _items.TryGetValue(key, out var item) ? item : null;'),
    );
    if (store.isAsked) {
      writer.gap();
      writer.comment('Throws if something that must stay refers to it.');
      writeBraces(writer, dialect, `internal void CheckRemovable(${keyType} key)`, () =>
        writeHeld(record, records, forms),
      );
    }
    writer.gap();
    writer.comment(
      mayHold(store, records)
        ? 'True if there was one. Throws if something that must stay refers to it.'
        : 'True if there was one.',
    );
    writeBraces(writer, dialect, `public bool Remove(${keyType} key)`, () => {
      if (store.isAsked) writer.line('CheckRemovable(key);');
      else writeHeld(record, records, forms);
      writeAlong(record, records, forms);
      writer.line('return _items.Remove(key);');
    });
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
  const fields = allFieldsOf(records, record);
  const type = recordName(records, record.name);
  const keys = links.keys.map((name) => ({
    name,
    member: memberOf(records, name),
    parameter: identifier(name),
    type: typeOfField(records, fields, name),
  }));
  const asked = keys.map((each) => `${each.type} ${each.parameter}`).join(', ');
  const isSame = keys.map(({ member, parameter }) => `each.${member} == ${parameter}`).join(' && ');
  const said = links.keys.map(({ words }) => words.join(' ')).join(' and ');
  writer.comment(`Keeps every ${record.name.words.join(' ')} in memory, each ${said} once.`);
  writeBraces(writer, dialect, `public sealed class ${typeName(links.name)}`, () => {
    writer.line(`private readonly List<${type}> _items = new List<${type}>();`);
    writeOthers(writer, dialect, links, stores);
    writer.gap();
    writer.line(`public IReadOnlyCollection<${type}> All => _items.ToList();`);
    writer.gap();
    writer.comment(`Throws if ${refusedIn(links)}.`);
    writeBraces(writer, dialect, `public void Add(${type} item)`, () => {
      const found = `Find(${keys.map(({ member }) => `item.${member}`).join(', ')}) != null`;
      writeThrow(writer, dialect, [found], takenTogether(links));
      writeReferences(links, formsOf(writer, dialect, '', records));
      writer.line('_items.Add(item);');
    });
    writer.gap();
    writer.comment('Null if there is none.');
    writeBraces(writer, dialect, `public ${type} Find(${asked})`, () =>
      writer.line(`return _items.FirstOrDefault(each => ${isSame});`),
    );
    for (const { name, member, parameter, type: of } of keys) {
      writer.gap();
      const head = `public IReadOnlyList<${type}> ${memberName({ words: ['find', 'by', ...name.words] })}(${of} ${parameter})`;
      writeBraces(writer, dialect, head, () =>
        writer.line(`return _items.Where(each => each.${member} == ${parameter}).ToList();`),
      );
    }
    writer.gap();
    writer.comment('True if there was one.');
    writeBraces(writer, dialect, `public bool Remove(${asked})`, () =>
      writer.line(`return _items.RemoveAll(each => ${isSame}) > 0;`),
    );
  });
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

/** The property that holds a store. */
export const partName = (name: Pick<Name, 'words'>): string => memberName(name);

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

/** A message as C# says it: a capital, and a point. */
export const sentence = (message: string): string => `${message.charAt(0).toUpperCase()}${message.slice(1)}.`;

const writeThrow = (
  writer: Writer,
  dialect: CsharpDialect,
  tests: readonly string[],
  message: string,
  isHeld = false,
): void => {
  const said = doubleQuoted(sentence(message));
  const thrown = isHeld ? `new InvalidOperationException(${said})` : `new ArgumentException(${said}, nameof(item))`;
  writeBraces(writer, dialect, `if (${tests.join(' && ')})`, () => writer.line(`throw ${thrown};`));
  writer.gap();
};

const formsOf = (
  writer: Writer,
  dialect: CsharpDialect,
  own: string,
  records: readonly RecordDecl[],
): RelationForms => {
  const partOf = ({ part, isOwn }: Dependant): string => (isOwn === true ? '' : `_stores.${partName(part)}.`);
  const refers = ({ field, isOwn }: Dependant): string =>
    `each.${memberOf(records, field.name)} == key${isOwn === true ? ` && each.${own} != key` : ''}`;
  const keysOf = ({ store, links }: RecordDecl): string =>
    (store === undefined ? (links?.keys ?? []) : [store.key])
      .map((name) => `each.${memberOf(records, name)}`)
      .join(', ');
  return {
    refuse: (tests, message) => writeThrow(writer, dialect, tests, message),
    isGiven: ({ field }) => `item.${memberOf(records, field.name)} != null`,
    isNowhere: ({ field, part, isOwn }) => {
      const isText = plainType(records, field.type) === 'string';
      const value = `item.${memberOf(records, field.name)}${field.isOptional && !isText ? '.Value' : ''}`;
      return isOwn === true
        ? [`${value} != item.${own}`, `!_items.ContainsKey(${value})`]
        : [`_stores.${partName(part)}.Find(${value}) == null`];
    },
    refuseHeld: (each, message) =>
      writeThrow(writer, dialect, [`${partOf(each)}All.Any(each => ${refers(each)})`], message, true),
    eachReferring: (each, statement) => {
      writeBraces(writer, dialect, `foreach (var each in ${partOf(each)}All.ToList())`, () =>
        writeBraces(writer, dialect, `if (${refers(each)})`, () => writer.line(statement)),
      );
      writer.gap();
    },
    ask: (each) => `${partOf(each)}CheckRemovable(${keysOf(recordOf(records, each.record) as RecordDecl)});`,
    remove: (each, from) => `${partOf(each)}Remove(${keysOf(from)});`,
  };
};

const typeOfField = (records: readonly RecordDecl[], fields: readonly FieldDecl[], name: Name): string => {
  const field = fields.find((each) => each.name === name);
  return field === undefined ? 'string' : plainType(records, field.type);
};
