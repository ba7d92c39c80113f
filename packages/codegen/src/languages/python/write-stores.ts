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
  saidTogether,
  storeOf,
  takenFor,
  takenTogether,
} from '../../program/index.ts';
import { checksItems, refusedIn, updateRefusedIn } from '../families/explain-store.ts';
import { writeReferences } from '../families/relations.ts';
import { apart, identifier, quote, typeName } from './dialect.ts';
import { formsOf, writeAsked, writeBefore, writeIfAny, writeRaise } from './store-relations.ts';
import { pythonType } from './write-records.ts';

/** The store of a record, where it has one. */
export const writeStore = (writer: Writer, record: RecordDecl, program: Program): void => {
  const { store, links } = record;
  if (store !== undefined) writeKeyed(writer, record, store, program);
  if (links !== undefined) writeLinks(writer, record, links, program);
};

/** All stores together, which find each other there. */
export const writeStores = (writer: Writer, { stores, records }: Program): void => {
  if (stores === undefined) return;
  apart(writer);
  writer.block(`class ${typeName(stores.name)}:`, '', () => {
    writer.comment('All that is kept. Stores find here what their items refer to.');
    writer.gap();
    writer.block('def __init__(self) -> None:', '', () => {
      for (const { name, record } of stores.parts) {
        const store = storeOf(recordOf(records, record) as RecordDecl);
        if (store === undefined) continue;
        writer.line(`self.${identifier(name)} = ${typeName(store.name)}(${asksOthers(store) ? 'self' : ''})`);
      }
    });
  });
};

const writeKeyed = (writer: Writer, record: RecordDecl, store: StoreDecl, program: Program): void => {
  const fields = allFieldsOf(program.records, record);
  const type = typeName(record.name);
  const keyType = typeOfField(fields, store.key);
  const key = identifier(store.key);
  const forms = formsOf(writer, [{ name: store.key, given: 'key' }], program.records);
  const removal = { record, records: program.records, forms };
  apart(writer);
  writer.block(`class ${typeName(store.name)}:`, '', () => {
    writer.comment(`Keeps every ${record.name.words.join(' ')} in memory, by its ${store.key.words.join(' ')}.`);
    writer.gap();
    writeInit(writer, `dict[${keyType}, ${type}]`, store, program);
    writer.gap();
    const check = (): void => {
      for (const unique of fields.filter(({ name }) => store.unique.includes(name))) {
        const field = identifier(unique.name);
        const other = store.canUpdate === true ? `each.${key} != item.${key} and ` : '';
        writeIfAny(writer, unique.isOptional ? `item.${field} is not None and ` : '', {
          left: `${other}each.${field}`,
          right: `== item.${field}`,
          all: 'for each in self.all()',
        });
        writer.indented(() => writer.line(`raise ValueError(${quote(takenFor(unique.name))})`));
      }
      writeReferences(store, forms);
    };
    const isShared = store.canUpdate === true && checksItems(store);
    writer.block(`def add(self, item: ${type}) -> None:`, '', () => {
      writer.comment(`Raises ValueError if ${refusedIn(store)}.`);
      writeRaise(writer, [`item.${key} in self._items`], takenFor(store.key));
      if (isShared) writer.line('self._check(item)');
      else check();
      writer.line(`self._items[item.${key}] = item`);
    });
    if (store.canUpdate === true) {
      writer.gap();
      writer.block(`def update(self, item: ${type}) -> None:`, '', () => {
        writer.comment(
          `Puts the item in the place of the one with its ${store.key.words.join(' ')}.`,
          '',
          `Raises ValueError if ${updateRefusedIn(store)}.`,
        );
        writeRaise(writer, [`item.${key} not in self._items`], absentFor(record));
        if (isShared) writer.line('self._check(item)');
        writer.line(`self._items[item.${key}] = item`);
      });
    }
    writer.gap();
    writer.block(`def find(self, key: ${keyType}) -> ${type} | None:`, '', () =>
      writer.line('return self._items.get(key)'),
    );
    writeLookups(writer, store, type);
    writer.gap();
    writer.block(`def all(self) -> list[${type}]:`, '', () => writer.line('return list(self._items.values())'));
    writeAsked(writer, removal, ['self', `key: ${keyType}`]);
    writer.gap();
    writer.block(`def remove(self, key: ${keyType}) -> bool:`, '', () => {
      writeBefore(writer, removal, 'key');
      writer.line('return self._items.pop(key, None) is not None');
    });
    if (isShared) {
      writer.gap();
      writer.block(`def _check(self, item: ${type}) -> None:`, '', check);
    }
  });
};

/** What finds items by what they refer to. */
const writeLookups = (writer: Writer, store: StoreDecl | LinkStoreDecl, type: string): void => {
  for (const fields of lookupsOf(store)) writeLookup(writer, fields, type);
};

const writeLookup = (writer: Writer, fields: readonly FieldDecl[], type: string): void => {
  const asked = fields.map((field) => `${identifier(field.name)}: ${pythonType(field.type)}`);
  const same = fields.map(({ name }) => `each.${identifier(name)} == ${identifier(name)}`).join(' and ');
  writer.gap();
  writer.items(`def ${identifier(lookupName(fields))}(`, ['self', ...asked], `) -> list[${type}]:`);
  writer.indented(() => {
    const found = `each for each in self.all() if ${same}`;
    if (`return [${found}]`.length <= writer.room()) writer.line(`return [${found}]`);
    else if (found.length <= writer.room() - 4) writer.block('return [', ']', () => writer.line(found));
    else
      writer.block('return [', ']', () => {
        writer.line('each');
        writer.line('for each in self.all()');
        writer.line(`if ${same}`);
      });
  });
};

const writeInit = (
  writer: Writer,
  items: string,
  store: StoreDecl | LinkStoreDecl,
  { stores }: Pick<Program, 'stores'>,
): void => {
  const others = stores !== undefined && asksOthers(store) ? typeName(stores.name) : undefined;
  writer.block(`def __init__(self${others === undefined ? '' : `, stores: ${others}`}) -> None:`, '', () => {
    writer.line(`self._items: ${items} = {}`);
    if (others !== undefined) writer.line('self._stores = stores');
  });
};

const writeLinks = (writer: Writer, record: RecordDecl, links: LinkStoreDecl, program: Program): void => {
  const type = typeName(record.name);
  const keys = keyFieldsOf(program.records, record).map((field) => ({
    name: identifier(field.name),
    type: pythonType(field.type),
  }));
  const own = links.keys.map((name) => ({ name, given: identifier(name) }));
  const removal = { record, records: program.records, forms: formsOf(writer, own, program.records) };
  const key = `(${keys.map(({ name }) => name).join(', ')})`;
  const ofItem = `(${keys.map(({ name }) => `item.${name}`).join(', ')})`;
  const asked = ['self', ...keys.map(({ name, type: of }) => `${name}: ${of}`)];
  apart(writer);
  writer.block(`class ${typeName(links.name)}:`, '', () => {
    const said = saidTogether(keyFieldsOf(program.records, record));
    writer.comment(`Keeps every ${record.name.words.join(' ')} in memory, each ${said} once.`);
    writer.gap();
    writeInit(writer, `dict[tuple[${keys.map((each) => each.type).join(', ')}], ${type}]`, links, program);
    writer.gap();
    const isShared = links.canUpdate === true && checksItems(links);
    writer.block(`def add(self, item: ${type}) -> None:`, '', () => {
      writer.comment(`Raises ValueError if ${refusedIn(links)}.`);
      writer.line(`key = ${ofItem}`);
      writeRaise(writer, ['key in self._items'], takenTogether(links));
      if (isShared) writer.line('self._check(item)');
      else writeReferences(links, removal.forms);
      writer.line('self._items[key] = item');
    });
    if (links.canUpdate === true) {
      writer.gap();
      writer.block(`def update(self, item: ${type}) -> None:`, '', () => {
        writer.comment(
          'Puts the item in the place of the one with its keys.',
          '',
          `Raises ValueError if ${updateRefusedIn(links)}.`,
        );
        writer.line(`key = ${ofItem}`);
        writeRaise(writer, ['key not in self._items'], absentFor(record));
        if (isShared) writer.line('self._check(item)');
        writer.line('self._items[key] = item');
      });
    }
    writer.gap();
    writer.items('def find(', asked, `) -> ${type} | None:`);
    writer.indented(() => writer.line(`return self._items.get(${key})`));
    for (const field of keyFieldsOf(program.records, record)) writeLookup(writer, [field], type);
    writeLookups(writer, links, type);
    writer.gap();
    writer.block(`def all(self) -> list[${type}]:`, '', () => writer.line('return list(self._items.values())'));
    writeAsked(writer, removal, asked);
    writer.gap();
    writer.items('def remove(', asked, ') -> bool:');
    writer.indented(() => {
      writeBefore(writer, removal, keys.map(({ name }) => name).join(', '));
      writer.line(`return self._items.pop(${key}, None) is not None`);
    });
    if (isShared) {
      writer.gap();
      writer.block(`def _check(self, item: ${type}) -> None:`, '', () => writeReferences(links, removal.forms));
    }
  });
};

const typeOfField = (fields: readonly FieldDecl[], name: Name): string => {
  const field = fields.find((each) => each.name === name);
  return field === undefined ? 'str' : pythonType(field.type);
};
