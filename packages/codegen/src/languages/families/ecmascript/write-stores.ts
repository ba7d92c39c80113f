import type { Writer } from '../../../printing/writer.ts';
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
  storeOf,
  takenFor,
  takenTogether,
} from '../../../program/index.ts';
import { refusedIn } from '../explain-store.ts';
import { type RelationForms, writeAlong, writeHeld, writeReferences } from '../relations.ts';
import { type Dialect, identifier, methodName, quote, typeName } from './dialect.ts';
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
  const forms = formsOf(writer, key, program.records);
  writer.gap();
  writer.comment(`Keeps every ${record.name.words.join(' ')} in memory, by its ${store.key.words.join(' ')}.`);
  writer.block(`export class ${typeName(store.name)} {`, '}', () => {
    writer.line(`${isTyped ? 'readonly ' : ''}#items = new Map${isTyped ? `<${keyType}, ${type}>` : ''}();`);
    writeOthers(writer, isTyped, store, program);
    writer.gap();
    writer.comment(`Throws if ${refusedIn(store)}.`);
    writer.block(`add(item${isTyped ? `: ${type}` : ''})${isTyped ? ': void' : ''} {`, '}', () => {
      writeThrow(writer, [`this.#items.has(item.${key})`], takenFor(store.key));
      for (const unique of store.unique) {
        const field = identifier(unique);
        const isOptional = fields.some(({ name, isOptional }) => name === unique && isOptional);
        const given = isOptional ? [`item.${field} !== undefined`] : [];
        const isTaken = `this.all().some((each) => each.${field} === item.${field})`;
        writeThrow(writer, [...given, isTaken], takenFor(unique));
      }
      writeReferences(store, forms);
      writer.line(`this.#items.set(item.${key}, item);`);
    });
    writer.gap();
    writer.block(`find(${key}${isTyped ? `: ${keyType}` : ''})${isTyped ? `: ${type} | undefined` : ''} {`, '}', () =>
      writer.line(`return this.#items.get(${key});`),
    );
    writer.gap();
    writer.block(`all()${isTyped ? `: ${type}[]` : ''} {`, '}', () => writer.line('return [...this.#items.values()];'));
    const asked = `${key}${isTyped ? `: ${keyType}` : ''}`;
    if (store.isAsked) {
      writer.gap();
      writer.comment('Throws if something that must stay refers to it.');
      writer.block(`checkRemovable(${asked})${isTyped ? ': void' : ''} {`, '}', () =>
        writeHeld(record, program.records, forms),
      );
    }
    writer.gap();
    writer.comment(
      mayHold(store, program.records)
        ? 'True if there was one. Throws if something that must stay refers to it.'
        : 'True if there was one.',
    );
    writer.block(`remove(${asked})${isTyped ? ': boolean' : ''} {`, '}', () => {
      if (store.isAsked) writer.line(`this.checkRemovable(${key});`);
      else writeHeld(record, program.records, forms);
      writeAlong(record, program.records, forms);
      writer.line(`return this.#items.delete(${key});`);
    });
  });
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

const writeThrow = (writer: Writer, tests: readonly string[], message: string): void => {
  const whole = `if (${tests.join(' && ')}) {`;
  const say = (): void => writer.line(`throw new Error(${quote(message)});`);
  if (whole.length <= writer.room()) {
    writer.block(whole, '}', say);
    return;
  }
  writer.line('if (');
  writer.indented(() => {
    for (const [at, test] of tests.entries()) writer.line(`${test}${at < tests.length - 1 ? ' &&' : ''}`);
  });
  writer.block(') {', '}', say);
};

/** How stores ask each other in scripts; `key` is what the key of this store is called. */
const formsOf = (writer: Writer, key: string, records: readonly RecordDecl[]): RelationForms => {
  const partOf = ({ part, isOwn }: Dependant): string => (isOwn === true ? 'this' : `this.#stores.${identifier(part)}`);
  const refers = ({ field, isOwn }: Dependant): string =>
    `each.${identifier(field.name)} === ${key}${isOwn === true ? ` && each.${key} !== ${key}` : ''}`;
  const keysOf = ({ store, links }: RecordDecl): string =>
    (store === undefined ? (links?.keys ?? []) : [store.key]).map((name) => `each.${identifier(name)}`).join(', ');
  return {
    refuse: (tests, message) => writeThrow(writer, tests, message),
    isGiven: ({ field }) => `item.${identifier(field.name)} !== undefined`,
    isNowhere: ({ field, part, isOwn }) => {
      const value = `item.${identifier(field.name)}`;
      return isOwn === true
        ? [`${value} !== item.${key}`, `!this.#items.has(${value})`]
        : [`this.#stores.${identifier(part)}.find(${value}) === undefined`];
    },
    refuseHeld: (each, message) =>
      writeThrow(writer, [`${partOf(each)}.all().some((each) => ${refers(each)})`], message),
    eachReferring: (each, statement) =>
      writer.block(`for (const each of ${partOf(each)}.all()) {`, '}', () =>
        writer.block(`if (${refers(each)}) {`, '}', () => writer.line(statement)),
      ),
    ask: (each) => `${partOf(each)}.checkRemovable(${keysOf(recordOf(records, each.record) as RecordDecl)});`,
    remove: (each, from) => `${partOf(each)}.remove(${keysOf(from)});`,
  };
};

const writeLinks = (
  writer: Writer,
  isTyped: boolean,
  { record, links, type }: { readonly record: RecordDecl; readonly links: LinkStoreDecl; readonly type: string },
  program: Program,
): void => {
  const fields = allFieldsOf(program.records, record);
  const keys = links.keys.map((name) => ({ name: identifier(name), type: typeOfField(fields, name) }));
  const asked = keys.map(({ name, type: of }) => `${name}${isTyped ? `: ${of}` : ''}`).join(', ');
  const isSame = keys.map(({ name }) => `each.${name} === ${name}`).join(' && ');
  writer.gap();
  writer.comment(`Keeps every ${record.name.words.join(' ')} in memory, each ${saidOnce(links)} once.`);
  writer.block(`export class ${typeName(links.name)} {`, '}', () => {
    writer.line(`#items${isTyped ? `: ${type}[]` : ''} = [];`);
    writeOthers(writer, isTyped, links, program);
    writer.gap();
    writer.comment(`Throws if ${refusedIn(links)}.`);
    writer.block(`add(item${isTyped ? `: ${type}` : ''})${isTyped ? ': void' : ''} {`, '}', () => {
      const found = `this.find(${keys.map(({ name }) => `item.${name}`).join(', ')})`;
      writeThrow(writer, [`${found} !== undefined`], takenTogether(links));
      writeReferences(links, formsOf(writer, '', program.records));
      writer.line('this.#items.push(item);');
    });
    writer.gap();
    writer.block(`find(${asked})${isTyped ? `: ${type} | undefined` : ''} {`, '}', () =>
      writer.line(`return this.#items.find((each) => ${isSame});`),
    );
    for (const [at, key] of links.keys.entries()) {
      const { name, type: of } = keys[at] ?? { name: '', type: '' };
      writer.gap();
      writer.block(
        `${methodName({ words: ['find', 'by', ...key.words] })}(${name}${isTyped ? `: ${of}` : ''})${isTyped ? `: ${type}[]` : ''} {`,
        '}',
        () => writer.line(`return this.#items.filter((each) => each.${name} === ${name});`),
      );
    }
    writer.gap();
    writer.block(`all()${isTyped ? `: ${type}[]` : ''} {`, '}', () => writer.line('return [...this.#items];'));
    writer.gap();
    writer.comment('True if there was one.');
    writer.block(`remove(${asked})${isTyped ? ': boolean' : ''} {`, '}', () => {
      writer.line(`const item = this.find(${keys.map(({ name }) => name).join(', ')});`);
      writer.line('this.#items = this.#items.filter((each) => each !== item);');
      writer.line('return item !== undefined;');
    });
  });
};

const saidOnce = ({ keys }: LinkStoreDecl): string => keys.map(({ words }) => words.join(' ')).join(' and ');

const typeOfField = (fields: readonly FieldDecl[], name: Name): string => {
  const field = fields.find((each) => each.name === name);
  return field === undefined ? 'string' : plainType(field);
};
