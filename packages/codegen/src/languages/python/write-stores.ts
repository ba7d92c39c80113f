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
  storeOf,
  takenFor,
  takenTogether,
} from '../../program/index.ts';
import { type RelationForms, writeAlong, writeHeld, writeReferences } from '../families/relations.ts';
import { apart, identifier, quote, typeName } from './dialect.ts';
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
  const forms = formsOf(writer, key, program.records);
  apart(writer);
  writer.block(`class ${typeName(store.name)}:`, '', () => {
    writer.comment(`Keeps every ${record.name.words.join(' ')} in memory, by its ${store.key.words.join(' ')}.`);
    writer.gap();
    writeInit(writer, `dict[${keyType}, ${type}]`, store, program);
    writer.gap();
    writer.block(`def add(self, item: ${type}) -> None:`, '', () => {
      writeRaise(writer, [`item.${key} in self._items`], takenFor(store.key));
      for (const unique of store.unique) {
        const isOptional = fields.some((field) => field.name === unique && field.isOptional);
        const field = identifier(unique);
        writeIfAny(writer, isOptional ? `item.${field} is not None and ` : '', {
          left: `each.${field}`,
          right: `== item.${field}`,
          all: 'for each in self.all()',
        });
        writer.indented(() => writer.line(`raise ValueError(${quote(takenFor(unique))})`));
      }
      writeReferences(store, forms);
      writer.line(`self._items[item.${key}] = item`);
    });
    writer.gap();
    writer.block(`def find(self, key: ${keyType}) -> ${type} | None:`, '', () =>
      writer.line('return self._items.get(key)'),
    );
    writer.gap();
    writer.block(`def all(self) -> list[${type}]:`, '', () => writer.line('return list(self._items.values())'));
    if (store.isAsked) {
      writer.gap();
      writer.block(`def check_removable(self, key: ${keyType}) -> None:`, '', () => {
        writer.comment('Raises ValueError if something that must stay refers to it.');
        writeHeld(record, program.records, forms);
      });
    }
    writer.gap();
    writer.block(`def remove(self, key: ${keyType}) -> bool:`, '', () => {
      if (store.isAsked) writer.line('self.check_removable(key)');
      else writeHeld(record, program.records, forms);
      writeAlong(record, program.records, forms);
      writer.line('return self._items.pop(key, None) is not None');
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

/** Tests stand on a line each where they don't fit on one. */
const writeRaise = (writer: Writer, tests: readonly string[], message: string): void => {
  const whole = `if ${tests.join(' and ')}:`;
  if (whole.length <= writer.room()) writer.line(whole);
  else
    writer.block('if (', '):', () => {
      for (const [at, test] of tests.entries()) writer.line(at === 0 ? test : `and ${test}`);
    });
  writer.indented(() => writer.line(`raise ValueError(${quote(message)})`));
};

interface Any {
  readonly left: string;
  readonly right: string;
  readonly all: string;
}

/** Whether any of several is right, broken where black breaks it. */
const writeIfAny = (writer: Writer, guard: string, { left, right, all }: Any): void => {
  const open = `if ${guard}any(`;
  const whole = [`${left} ${right} ${all}`];
  const halves = [`${left} ${right}`, all];
  const line = `${open}${whole.join('')}):`;
  if (line.length <= writer.room()) {
    writer.line(line);
    return;
  }
  const lines = [whole, halves].find((each) => each.every((part) => part.length <= writer.room() - 4)) ?? [
    left,
    right,
    all,
  ];
  writer.block(open, '):', () => {
    for (const part of lines) writer.line(part);
  });
};

const formsOf = (writer: Writer, own: string, records: readonly RecordDecl[]): RelationForms => {
  const partOf = ({ part, isOwn }: Pick<Dependant, 'part' | 'isOwn'>): string =>
    isOwn === true ? 'self' : `self._stores.${identifier(part)}`;
  const refers = ({ field, isOwn }: Dependant, each = 'each'): string =>
    `${each}.${identifier(field.name)} == key${isOwn === true ? ` and ${each}.${own} != key` : ''}`;
  /** Loops of one function have a variable each: its type is that of the first one. */
  const loopedOver = ({ record }: Dependant): string => {
    const name = identifier(record);
    return ['key', 'self'].includes(name) ? `each_${name}` : name;
  };
  const keysOf = (dependant: Dependant, { store, links }: RecordDecl): string =>
    (store === undefined ? (links?.keys ?? []) : [store.key])
      .map((name) => `${loopedOver(dependant)}.${identifier(name)}`)
      .join(', ');
  return {
    refuse: (tests, message) => writeRaise(writer, tests, message),
    refuseHeld: (each, message) => {
      const [left = '', right = ''] = refers(each).split(/ (?=== key)/);
      writeIfAny(writer, '', { left, right, all: `for each in ${partOf(each)}.all()` });
      writer.indented(() => writer.line(`raise ValueError(${quote(message)})`));
    },
    isGiven: ({ field }) => `item.${identifier(field.name)} is not None`,
    isNowhere: (reference) => {
      const value = `item.${identifier(reference.field.name)}`;
      return reference.isOwn === true
        ? [`${value} != item.${own}`, `${value} not in self._items`]
        : [`${partOf(reference)}.find(${value}) is None`];
    },
    eachReferring: (each, statement) =>
      writer.block(`for ${loopedOver(each)} in ${partOf(each)}.all():`, '', () =>
        writer.block(`if ${refers(each, loopedOver(each))}:`, '', () => writer.line(statement)),
      ),
    ask: (each) => `${partOf(each)}.check_removable(${keysOf(each, recordOf(records, each.record) as RecordDecl)})`,
    remove: (each, from) => `${partOf(each)}.remove(${keysOf(each, from)})`,
  };
};

const writeLinks = (writer: Writer, record: RecordDecl, links: LinkStoreDecl, program: Program): void => {
  const fields = allFieldsOf(program.records, record);
  const type = typeName(record.name);
  const keys = links.keys.map((name) => ({ name: identifier(name), type: typeOfField(fields, name) }));
  const key = `(${keys.map(({ name }) => name).join(', ')})`;
  const ofItem = `(${keys.map(({ name }) => `item.${name}`).join(', ')})`;
  const asked = ['self', ...keys.map(({ name, type: of }) => `${name}: ${of}`)];
  apart(writer);
  writer.block(`class ${typeName(links.name)}:`, '', () => {
    const said = links.keys.map(({ words }) => words.join(' ')).join(' and ');
    writer.comment(`Keeps every ${record.name.words.join(' ')} in memory, each ${said} once.`);
    writer.gap();
    writeInit(writer, `dict[tuple[${keys.map((each) => each.type).join(', ')}], ${type}]`, links, program);
    writer.gap();
    writer.block(`def add(self, item: ${type}) -> None:`, '', () => {
      writer.line(`key = ${ofItem}`);
      writeRaise(writer, ['key in self._items'], takenTogether(links));
      writeReferences(links, formsOf(writer, '', program.records));
      writer.line('self._items[key] = item');
    });
    writer.gap();
    writer.items('def find(', asked, `) -> ${type} | None:`);
    writer.indented(() => writer.line(`return self._items.get(${key})`));
    for (const { name, type: of } of keys) {
      writer.gap();
      writer.items(`def find_by_${name}(`, ['self', `${name}: ${of}`], `) -> list[${type}]:`);
      writer.indented(() => {
        const found = `return [each for each in self.all() if each.${name} == ${name}]`;
        if (found.length <= writer.room()) writer.line(found);
        else
          writer.block('return [', ']', () => {
            writer.line(`each for each in self.all() if each.${name} == ${name}`);
          });
      });
    }
    writer.gap();
    writer.block(`def all(self) -> list[${type}]:`, '', () => writer.line('return list(self._items.values())'));
    writer.gap();
    writer.items('def remove(', asked, ') -> bool:');
    writer.indented(() => writer.line(`return self._items.pop(${key}, None) is not None`));
  });
};

const typeOfField = (fields: readonly FieldDecl[], name: Name): string => {
  const field = fields.find((each) => each.name === name);
  return field === undefined ? 'str' : pythonType(field.type);
};
