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
import { body, fieldType, methodName, quote, typeName, variable } from './dialect.ts';

/** Arrays are keyed by numbers and texts only. */
const keyOf = (field: FieldDecl | undefined, value: string): string => {
  const scalar = field?.type.kind === 'scalar' ? field.type.scalar : 'text';
  if (scalar === 'date' || scalar === 'timestamp') return `${value}->format('c')`;
  return scalar === 'decimal' || scalar === 'boolean' ? `(string) ${value}` : value;
};

/** Keeps records in memory, by their key or by several. */
export const writeStore = (writer: Writer, record: RecordDecl, program: Program): void => {
  const { store, links } = record;
  if (store !== undefined) writeKeyed(writer, record, store, program);
  if (links !== undefined) writeLinks(writer, record, links, program);
};

/** Holds all stores, which find each other there. */
export const writeStores = (writer: Writer, { name, parts }: StoresDecl, { records }: Program): void => {
  const all = parts.flatMap((part) => {
    const store = storeOf(recordOf(records, part.record) as RecordDecl);
    return store === undefined ? [] : [{ part: variable(part.name), store }];
  });
  writer.gap();
  writer.comment('All that is kept. Stores find here what their items refer to.');
  body(writer, `final class ${typeName(name)}`, () => {
    for (const { part, store } of all) writer.line(`public readonly ${typeName(store.name)} $${part};`);
    writer.gap();
    body(writer, 'public function __construct()', () => {
      for (const { part, store } of all)
        writer.line(`$this->${part} = new ${typeName(store.name)}(${asksOthers(store) ? '$this' : ''});`);
    });
  });
};

const writeKeyed = (writer: Writer, record: RecordDecl, store: StoreDecl, { records, stores }: Program): void => {
  const type = typeName(record.name);
  const fields = allFieldsOf(records, record);
  const field = fields.find(({ name }) => name === store.key);
  const keyType = field === undefined ? 'string' : fieldType(field);
  const said = store.key.words.join(' ');
  const ownKey = keyOf(field, `$item->${variable(store.key)}`);
  const key = keyOf(field, '$key');
  const forms = formsOf(writer, variable(store.key), records);
  writer.gap();
  writer.comment(`Keeps every ${record.name.words.join(' ')} in memory, by its ${said}.`);
  body(writer, `final class ${typeName(store.name)}`, () => {
    writer.comment(`@var array<${keyType === 'int' ? 'int' : 'string'}, ${type}>`);
    writer.line('private array $items = [];');
    writeOthers(writer, store, stores);
    writer.gap();
    writer.comment(`Throws if ${refusedIn(store)}.`);
    body(writer, `public function add(${type} $item): void`, () => {
      writeThrow(writer, [`isset($this->items[${ownKey}])`], takenFor(store.key));
      for (const unique of store.unique) {
        const other = variable(unique);
        const isOptional = fields.some(({ name, isOptional }) => name === unique && isOptional);
        const given = isOptional ? [`$each->${other} !== null`] : [];
        writer.block('foreach ($this->items as $each) {', '}', () =>
          writeThrow(writer, [...given, `$each->${other} === $item->${other}`], takenFor(unique)),
        );
      }
      writeReferences(store, forms);
      writer.line(`$this->items[${ownKey}] = $item;`);
    });
    writer.gap();
    body(writer, `public function find(${keyType} $key): ?${type}`, () =>
      writer.line(`return $this->items[${key}] ?? null;`),
    );
    writer.gap();
    writer.comment(`@return list<${type}>`);
    body(writer, 'public function all(): array', () => writer.line('return array_values($this->items);'));
    if (store.isAsked) {
      writer.gap();
      writer.comment('Throws if something that must stay refers to it.');
      body(writer, `public function checkRemovable(${keyType} $key): void`, () => writeHeld(record, records, forms));
    }
    writer.gap();
    writer.comment(
      mayHold(store, records)
        ? 'True if there was one. Throws if something that must stay refers to it.'
        : 'True if there was one.',
    );
    body(writer, `public function remove(${keyType} $key): bool`, () => {
      if (store.isAsked) writer.line('$this->checkRemovable($key);');
      else writeHeld(record, records, forms);
      writeAlong(record, records, forms);
      writer.line(`$isThere = isset($this->items[${key}]);`);
      writer.line(`unset($this->items[${key}]);`);
      writer.gap();
      writer.line('return $isThere;');
    });
  });
};

const writeLinks = (writer: Writer, record: RecordDecl, links: LinkStoreDecl, { records, stores }: Program): void => {
  const type = typeName(record.name);
  const fields = allFieldsOf(records, record);
  const keys = links.keys.map((name) => ({ name, own: variable(name), type: typeOfField(fields, name) }));
  const asked = keys.map(({ own, type: of }) => `${of} $${own}`).join(', ');
  const said = links.keys.map(({ words }) => words.join(' ')).join(' and ');
  const isSame = keys.map(({ own }) => `$each->${own} === $${own}`).join(' && ');
  writer.gap();
  writer.comment(`Keeps every ${record.name.words.join(' ')} in memory, each ${said} once.`);
  body(writer, `final class ${typeName(links.name)}`, () => {
    writer.comment(`@var list<${type}>`);
    writer.line('private array $items = [];');
    writeOthers(writer, links, stores);
    writer.gap();
    writer.comment(`Throws if ${refusedIn(links)}.`);
    body(writer, `public function add(${type} $item): void`, () => {
      const found = `$this->find(${keys.map(({ own }) => `$item->${own}`).join(', ')})`;
      writeThrow(writer, [`${found} !== null`], takenTogether(links));
      writeReferences(links, formsOf(writer, '', records));
      writer.line('$this->items[] = $item;');
    });
    writer.gap();
    body(writer, `public function find(${asked}): ?${type}`, () => {
      writer.block('foreach ($this->items as $each) {', '}', () =>
        writer.block(`if (${isSame}) {`, '}', () => writer.line('return $each;')),
      );
      writer.gap();
      writer.line('return null;');
    });
    for (const { name, own, type: of } of keys) {
      writer.gap();
      writer.comment(`@return list<${type}>`);
      body(
        writer,
        `public function ${methodName({ words: ['find', 'by', ...name.words] })}(${of} $${own}): array`,
        () =>
          writer.line(
            `return array_values(array_filter($this->items, fn (${type} $each): bool => $each->${own} === $${own}));`,
          ),
      );
    }
    writer.gap();
    writer.comment(`@return list<${type}>`);
    body(writer, 'public function all(): array', () => writer.line('return $this->items;'));
    writer.gap();
    writer.comment('True if there was one.');
    body(writer, `public function remove(${asked}): bool`, () => {
      writer.line(`$item = $this->find(${keys.map(({ own }) => `$${own}`).join(', ')});`);
      writer.line(
        `$this->items = array_values(array_filter($this->items, fn (${type} $each): bool => $each !== $item));`,
      );
      writer.gap();
      writer.line('return $item !== null;');
    });
  });
};

const writeOthers = (writer: Writer, store: StoreDecl | LinkStoreDecl, stores: StoresDecl | undefined): void => {
  if (stores === undefined || !asksOthers(store)) return;
  writer.gap();
  writer.line(`public function __construct(private readonly ${typeName(stores.name)} $stores)`);
  writer.line('{');
  writer.line('}');
};

const writeThrow = (writer: Writer, tests: readonly string[], message: string): void => {
  const say = (): void => writer.line(`throw new \\DomainException(${quote(message)});`);
  const whole = `if (${tests.join(' && ')}) {`;
  if (whole.length <= writer.room() || tests.length === 1) {
    writer.block(whole, '}', say);
    return;
  }
  writer.line('if (');
  writer.indented(() => {
    for (const [at, test] of tests.entries()) writer.line(at === 0 ? test : `&& ${test}`);
  });
  writer.block(') {', '}', say);
};

const formsOf = (writer: Writer, own: string, records: readonly RecordDecl[]): RelationForms => {
  const partOf = ({ part, isOwn }: Dependant): string =>
    isOwn === true ? '$this' : `$this->stores->${variable(part)}`;
  const refers = ({ field, isOwn }: Dependant): readonly string[] => [
    `$each->${variable(field.name)} === $key`,
    ...(isOwn === true ? [`$each->${own} !== $key`] : []),
  ];
  const keysOf = ({ store, links }: RecordDecl): string =>
    (store === undefined ? (links?.keys ?? []) : [store.key]).map((name) => `$each->${variable(name)}`).join(', ');
  const eachOf = (each: Dependant, write: () => void): void =>
    writer.block(`foreach (${partOf(each)}->all() as $each) {`, '}', write);
  return {
    refuse: (tests, message) => writeThrow(writer, tests, message),
    isGiven: ({ field }) => `$item->${variable(field.name)} !== null`,
    isNowhere: ({ field, part, isOwn }) => {
      const value = `$item->${variable(field.name)}`;
      return isOwn === true
        ? [`${value} !== $item->${own}`, `!isset($this->items[${value}])`]
        : [`$this->stores->${variable(part)}->find(${value}) === null`];
    },
    refuseHeld: (each, message) => eachOf(each, () => writeThrow(writer, refers(each), message)),
    eachReferring: (each, statement) =>
      eachOf(each, () => writer.block(`if (${refers(each).join(' && ')}) {`, '}', () => writer.line(statement))),
    ask: (each) => `${partOf(each)}->checkRemovable(${keysOf(recordOf(records, each.record) as RecordDecl)});`,
    remove: (each, from) => `${partOf(each)}->remove(${keysOf(from)});`,
  };
};

const typeOfField = (fields: readonly FieldDecl[], name: Name): string => {
  const field = fields.find((each) => each.name === name);
  return field === undefined ? 'string' : fieldType(field);
};
