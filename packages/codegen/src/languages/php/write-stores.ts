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
import { body, fieldType, methodName, typeName, variable } from './dialect.ts';
import { formsOf, isEqual, removalSaid, writeAsked, writeBefore, writeThrow } from './store-relations.ts';

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
  const forms = formsOf(writer, [{ name: store.key, given: '$key' }], records);
  const removal = { record, records, forms };
  writer.gap();
  writer.comment(`Keeps every ${record.name.words.join(' ')} in memory, by its ${said}.`);
  body(writer, `final class ${typeName(store.name)}`, () => {
    writer.comment(`@var array<${keyType === 'int' ? 'int' : 'string'}, ${type}>`);
    writer.line('private array $items = [];');
    writeOthers(writer, store, stores);
    writer.gap();
    const isShared = store.canUpdate === true && checksItems(store);
    const check = (): void => {
      for (const unique of fields.filter(({ name }) => store.unique.includes(name))) {
        const other = variable(unique.name);
        const given = unique.isOptional ? [`$each->${other} !== null`] : [];
        const own = `$each->${variable(store.key)} !== $item->${variable(store.key)}`;
        const apart = store.canUpdate === true ? [own] : [];
        writer.block('foreach ($this->items as $each) {', '}', () =>
          writeThrow(
            writer,
            [...apart, ...given, isEqual(unique, `$each->${other}`, `$item->${other}`)],
            takenFor(unique.name),
          ),
        );
      }
      writeReferences(store, forms);
    };
    writer.comment(`Throws if ${refusedIn(store)}.`);
    body(writer, `public function add(${type} $item): void`, () => {
      writeThrow(writer, [`isset($this->items[${ownKey}])`], takenFor(store.key));
      if (isShared) writer.line('$this->check($item);');
      else check();
      writer.line(`$this->items[${ownKey}] = $item;`);
    });
    if (store.canUpdate === true) {
      writer.gap();
      writer.comment(`Puts the item in the place of the one with its ${said}. Throws if ${updateRefusedIn(store)}.`);
      body(writer, `public function update(${type} $item): void`, () => {
        writeThrow(writer, [`!isset($this->items[${ownKey}])`], absentFor(record));
        if (isShared) writer.line('$this->check($item);');
        writer.line(`$this->items[${ownKey}] = $item;`);
      });
    }
    writer.gap();
    body(writer, `public function find(${keyType} $key): ?${type}`, () =>
      writer.line(`return $this->items[${key}] ?? null;`),
    );
    writeLookups(writer, store, type);
    writer.gap();
    writer.comment(`@return list<${type}>`);
    body(writer, 'public function all(): array', () => writer.line('return array_values($this->items);'));
    writeAsked(writer, removal, `${keyType} $key`);
    writer.gap();
    writer.comment(removalSaid(store, records));
    body(writer, `public function remove(${keyType} $key): bool`, () => {
      writeBefore(writer, removal, '$key');
      writer.line(`$isThere = isset($this->items[${key}]);`);
      writer.line(`unset($this->items[${key}]);`);
      writer.gap();
      writer.line('return $isThere;');
    });
    if (isShared) {
      writer.gap();
      body(writer, `private function check(${type} $item): void`, check);
    }
  });
};

const writeLinks = (writer: Writer, record: RecordDecl, links: LinkStoreDecl, { records, stores }: Program): void => {
  const type = typeName(record.name);
  const keys = keyFieldsOf(records, record).map((field) => ({
    field,
    name: field.name,
    own: variable(field.name),
    type: fieldType(field),
  }));
  const given = keys.map(({ name, own }) => ({ name, given: `$${own}` }));
  const removal = { record, records, forms: formsOf(writer, given, records) };
  const asked = keys.map(({ own, type: of }) => `${of} $${own}`).join(', ');
  const said = saidTogether(keys);
  const isSame = keys.map(({ field, own }) => isEqual(field, `$each->${own}`, `$${own}`)).join(' && ');
  writer.gap();
  writer.comment(`Keeps every ${record.name.words.join(' ')} in memory, each ${said} once.`);
  body(writer, `final class ${typeName(links.name)}`, () => {
    writer.comment(`@var list<${type}>`);
    writer.line('private array $items = [];');
    writeOthers(writer, links, stores);
    writer.gap();
    const isShared = links.canUpdate === true && checksItems(links);
    const found = `$this->find(${keys.map(({ own }) => `$item->${own}`).join(', ')})`;
    writer.comment(`Throws if ${refusedIn(links)}.`);
    body(writer, `public function add(${type} $item): void`, () => {
      writeThrow(writer, [`${found} !== null`], takenTogether(links));
      if (isShared) writer.line('$this->check($item);');
      else writeReferences(links, removal.forms);
      writer.line('$this->items[] = $item;');
    });
    if (links.canUpdate === true) {
      writer.gap();
      writer.comment(`Puts the item in the place of the one with its keys. Throws if ${updateRefusedIn(links)}.`);
      body(writer, `public function update(${type} $item): void`, () => {
        writer.line(`$before = ${found};`);
        writeThrow(writer, ['$before === null'], absentFor(record));
        if (isShared) writer.line('$this->check($item);');
        writer.line(
          `$this->items = array_map(fn (${type} $each): ${type} => $each === $before ? $item : $each, $this->items);`,
        );
      });
    }
    writer.gap();
    body(writer, `public function find(${asked}): ?${type}`, () => {
      writer.block('foreach ($this->items as $each) {', '}', () =>
        writer.block(`if (${isSame}) {`, '}', () => writer.line('return $each;')),
      );
      writer.gap();
      writer.line('return null;');
    });
    for (const { field } of keys) writeLookup(writer, [field], type);
    writeLookups(writer, links, type);
    writer.gap();
    writer.comment(`@return list<${type}>`);
    body(writer, 'public function all(): array', () => writer.line('return $this->items;'));
    writeAsked(writer, removal, asked);
    writer.gap();
    writer.comment(removalSaid(links, records));
    body(writer, `public function remove(${asked}): bool`, () => {
      writeBefore(writer, removal, given.map((each) => each.given).join(', '));
      writer.line(`$item = $this->find(${keys.map(({ own }) => `$${own}`).join(', ')});`);
      writer.line(
        `$this->items = array_values(array_filter($this->items, fn (${type} $each): bool => $each !== $item));`,
      );
      writer.gap();
      writer.line('return $item !== null;');
    });
    if (isShared) {
      writer.gap();
      body(writer, `private function check(${type} $item): void`, () => writeReferences(links, removal.forms));
    }
  });
};

/** What finds items by what they refer to. */
const writeLookups = (writer: Writer, store: StoreDecl | LinkStoreDecl, type: string): void => {
  for (const fields of lookupsOf(store)) writeLookup(writer, fields, type);
};

const writeLookup = (writer: Writer, fields: readonly FieldDecl[], type: string): void => {
  const asked = fields.map((field) => `${fieldType({ ...field, isOptional: false })} $${variable(field.name)}`);
  const same = fields.map((field) => {
    const own = variable(field.name);
    return isEqual(field, `$each->${own}`, `$${own}`);
  });
  writer.gap();
  writer.comment(`@return list<${type}>`);
  body(writer, `public function ${methodName(lookupName(fields))}(${asked.join(', ')}): array`, () =>
    writer.line(`return array_values(array_filter($this->items, fn (${type} $each): bool => ${same.join(' && ')}));`),
  );
};

const writeOthers = (writer: Writer, store: StoreDecl | LinkStoreDecl, stores: StoresDecl | undefined): void => {
  if (stores === undefined || !asksOthers(store)) return;
  writer.gap();
  writer.line(`public function __construct(private readonly ${typeName(stores.name)} $stores)`);
  writer.line('{');
  writer.line('}');
};
