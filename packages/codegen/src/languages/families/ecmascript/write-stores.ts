import type { Writer } from '../../../printing/writer.ts';
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
} from '../../../program/index.ts';
import { checksItems, refusedIn, updateRefusedIn } from '../explain-store.ts';
import { writeReferences } from '../relations.ts';
import { type Dialect, identifier, methodName, typeName } from './dialect.ts';
import { formsOf, isEqual, removalSaid, writeAsked, writeBefore, writeThrow } from './store-relations.ts';
import { plainType } from './write-records.ts';

/** The store of a record, where it has one. */
export const writeStore = (writer: Writer, { isTyped }: Dialect, record: RecordDecl, program: Program): void => {
  const { store, links } = record;
  const type = typeName(record.name);
  if (store !== undefined) writeKeyed(writer, isTyped, { record, store, type }, program);
  if (links !== undefined) writeLinks(writer, isTyped, { record, links, type }, program);
};

/** All stores together, which find each other there. */
export const writeStores = (writer: Writer, { isTyped }: Dialect, { stores, records }: Program): void => {
  if (stores === undefined) return;
  writer.gap();
  writer.comment('All that is kept. Stores find here what their items refer to.');
  writer.block(`export class ${typeName(stores.name)} {`, '}', () => {
    for (const { name, record } of stores.parts) {
      const store = storeOf(recordOf(records, record) as RecordDecl);
      if (store === undefined) continue;
      writer.line(
        `${isTyped ? 'readonly ' : ''}${identifier(name)} = new ${typeName(store.name)}(${asksOthers(store) ? 'this' : ''});`,
      );
    }
  });
};

interface Kept<Store> {
  readonly record: RecordDecl;
  readonly store: Store;
  readonly type: string;
}

const writeKeyed = (
  writer: Writer,
  isTyped: boolean,
  { record, store, type }: Kept<StoreDecl>,
  program: Program,
): void => {
  const fields = allFieldsOf(program.records, record);
  const key = identifier(store.key);
  const keyType = typeOfField(fields, store.key);
  const forms = formsOf(writer, [store.key], program.records);
  writer.gap();
  writer.comment(`Keeps every ${record.name.words.join(' ')} in memory, by its ${store.key.words.join(' ')}.`);
  writer.block(`export class ${typeName(store.name)} {`, '}', () => {
    writer.line(`${isTyped ? 'readonly ' : ''}#items = new Map${isTyped ? `<${keyType}, ${type}>` : ''}();`);
    writeOthers(writer, isTyped, store, program);
    writer.gap();
    writer.comment(`Throws if ${refusedIn(store)}.`);
    const item = `item${isTyped ? `: ${type}` : ''}`;
    const back = isTyped ? ': void' : '';
    const check = (): void => {
      for (const unique of fields.filter(({ name }) => store.unique.includes(name))) {
        const field = identifier(unique.name);
        const given = unique.isOptional ? [`item.${field} !== undefined`] : [];
        const other = store.canUpdate === true ? `each.${key} !== item.${key} && ` : '';
        writeThrow(
          writer,
          [...given, `this.all().some((each) => ${other}${isEqual(unique, `each.${field}`, `item.${field}`)})`],
          takenFor(unique.name),
        );
      }
      writeReferences(store, forms);
    };
    const isShared = store.canUpdate === true && checksItems(store);
    writer.block(`add(${item})${back} {`, '}', () => {
      writeThrow(writer, [`this.#items.has(item.${key})`], takenFor(store.key));
      if (isShared) writer.line('this.#check(item);');
      else check();
      writer.line(`this.#items.set(item.${key}, item);`);
    });
    if (store.canUpdate === true) {
      writer.gap();
      writer.comment(
        `Puts the item in the place of the one with its ${store.key.words.join(' ')}. Throws if ${updateRefusedIn(store)}.`,
      );
      writer.block(`update(${item})${back} {`, '}', () => {
        writeThrow(writer, [`!this.#items.has(item.${key})`], absentFor(record));
        if (isShared) writer.line('this.#check(item);');
        writer.line(`this.#items.set(item.${key}, item);`);
      });
    }
    writer.gap();
    writer.block(`find(${key}${isTyped ? `: ${keyType}` : ''})${isTyped ? `: ${type} | undefined` : ''} {`, '}', () =>
      writer.line(`return this.#items.get(${key});`),
    );
    writeLookups(writer, isTyped, store, type);
    writer.gap();
    writer.block(`all()${isTyped ? `: ${type}[]` : ''} {`, '}', () => writer.line('return [...this.#items.values()];'));
    const asked = `${key}${isTyped ? `: ${keyType}` : ''}`;
    writeAsked(writer, isTyped, { record, records: program.records, forms }, asked);
    writer.gap();
    writer.comment(removalSaid(store, program.records));
    writer.block(`remove(${asked})${isTyped ? ': boolean' : ''} {`, '}', () => {
      writeBefore(writer, { record, records: program.records, forms }, key);
      writer.line(`return this.#items.delete(${key});`);
    });
    if (isShared) {
      writer.gap();
      writer.block(`#check(${item})${back} {`, '}', check);
    }
  });
};

/** What finds items by what they refer to. */
const writeLookups = (writer: Writer, isTyped: boolean, store: StoreDecl | LinkStoreDecl, type: string): void => {
  for (const fields of lookupsOf(store)) {
    const asked = fields
      .map((field) => `${identifier(field.name)}${isTyped ? `: ${plainType(field)}` : ''}`)
      .join(', ');
    const same = fields.map((field) => isEqual(field, `each.${identifier(field.name)}`, identifier(field.name)));
    writer.gap();
    writer.block(`${methodName(lookupName(fields))}(${asked})${isTyped ? `: ${type}[]` : ''} {`, '}', () =>
      writer.line(`return this.all().filter((each) => ${same.join(' && ')});`),
    );
  }
};

/** What each of the others is known by, for stores that ask them. */
const writeOthers = (
  writer: Writer,
  isTyped: boolean,
  store: StoreDecl | LinkStoreDecl,
  { stores }: Pick<Program, 'stores'>,
): void => {
  if (stores === undefined || !asksOthers(store)) return;
  const type = typeName(stores.name);
  writer.line(isTyped ? `readonly #stores: ${type};` : '#stores;');
  writer.gap();
  if (!isTyped) writer.comment(`@param {${type}} stores`);
  writer.block(`constructor(stores${isTyped ? `: ${type}` : ''}) {`, '}', () => writer.line('this.#stores = stores;'));
};

const writeLinks = (
  writer: Writer,
  isTyped: boolean,
  { record, links, type }: { readonly record: RecordDecl; readonly links: LinkStoreDecl; readonly type: string },
  program: Program,
): void => {
  const keys = keyFieldsOf(program.records, record).map((field) => ({
    field,
    name: identifier(field.name),
    type: plainType(field),
  }));
  const asked = keys.map(({ name, type: of }) => `${name}${isTyped ? `: ${of}` : ''}`).join(', ');
  const isSame = keys.map(({ field, name }) => isEqual(field, `each.${name}`, name)).join(' && ');
  const forms = formsOf(writer, links.keys, program.records);
  const given = keys.map(({ name }) => name).join(', ');
  writer.gap();
  writer.comment(
    `Keeps every ${record.name.words.join(' ')} in memory, each ${saidTogether(keys.map(({ field }) => field))} once.`,
  );
  writer.block(`export class ${typeName(links.name)} {`, '}', () => {
    writer.line(`#items${isTyped ? `: ${type}[]` : ''} = [];`);
    writeOthers(writer, isTyped, links, program);
    writer.gap();
    writer.comment(`Throws if ${refusedIn(links)}.`);
    const item = `item${isTyped ? `: ${type}` : ''}`;
    const back = isTyped ? ': void' : '';
    const found = `this.find(${keys.map(({ name }) => `item.${name}`).join(', ')})`;
    const isShared = links.canUpdate === true && checksItems(links);
    writer.block(`add(${item})${back} {`, '}', () => {
      writeThrow(writer, [`${found} !== undefined`], takenTogether(links));
      if (isShared) writer.line('this.#check(item);');
      else writeReferences(links, forms);
      writer.line('this.#items.push(item);');
    });
    if (links.canUpdate === true) {
      writer.gap();
      writer.comment(`Puts the item in the place of the one with its keys. Throws if ${updateRefusedIn(links)}.`);
      writer.block(`update(${item})${back} {`, '}', () => {
        writer.line(`const before = ${found};`);
        writeThrow(writer, ['before === undefined'], absentFor(record));
        if (isShared) writer.line('this.#check(item);');
        writer.line('this.#items = this.#items.map((each) => (each === before ? item : each));');
      });
    }
    writer.gap();
    writer.block(`find(${asked})${isTyped ? `: ${type} | undefined` : ''} {`, '}', () =>
      writer.line(`return this.#items.find((each) => ${isSame});`),
    );
    for (const { field, name, type: of } of keys) {
      writer.gap();
      writer.block(
        `${methodName({ words: ['find', 'by', ...field.name.words] })}(${name}${isTyped ? `: ${of}` : ''})${isTyped ? `: ${type}[]` : ''} {`,
        '}',
        () => writer.line(`return this.#items.filter((each) => ${isEqual(field, `each.${name}`, name)});`),
      );
    }
    writeLookups(writer, isTyped, links, type);
    writer.gap();
    writer.block(`all()${isTyped ? `: ${type}[]` : ''} {`, '}', () => writer.line('return [...this.#items];'));
    writeAsked(writer, isTyped, { record, records: program.records, forms }, asked);
    writer.gap();
    writer.comment(removalSaid(links, program.records));
    writer.block(`remove(${asked})${isTyped ? ': boolean' : ''} {`, '}', () => {
      writeBefore(writer, { record, records: program.records, forms }, given);
      writer.line(`const item = this.find(${given});`);
      writer.line('this.#items = this.#items.filter((each) => each !== item);');
      writer.line('return item !== undefined;');
    });
    if (isShared) {
      writer.gap();
      writer.block(`#check(${item})${back} {`, '}', () => writeReferences(links, forms));
    }
  });
};

const typeOfField = (fields: readonly FieldDecl[], name: Name): string => {
  const field = fields.find((each) => each.name === name);
  return field === undefined ? 'string' : plainType(field);
};
