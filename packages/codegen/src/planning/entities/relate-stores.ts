import {
  createNameScope,
  type Dependant,
  type FieldDecl,
  type ForeignKey,
  type Name,
  type NameScope,
  type RecordDecl,
  type Reference,
  type Schema,
  type StoreDecl,
  type StoresDecl,
  storeOf,
} from '../../program/index.ts';
import { plural } from '../../program/plural.ts';

type Bare = Omit<RecordDecl, 'scenarios'>;

interface Related {
  readonly records: readonly Bare[];
  readonly stores?: StoresDecl;
}

/**
 * Stores that know of each other: what a row refers to is there, and what others refer to stays or takes them along. Join tables get a store, too.
 * The records are those of the tables, in the same order. A reference that no first row could ever have is left out.
 */
export const relateStores = (records: readonly Bare[], { tables }: Schema, typeNames: NameScope): Related => {
  const isKept = records.some(({ store }) => store !== undefined);
  const kept = records.map((record, at) =>
    isKept ? withLinks(record, tables[at]?.primaryKey ?? [], typeNames) : record,
  );
  const scope = createNameScope();
  const parts = kept.flatMap((record) =>
    storeOf({ ...record, scenarios: [] }) === undefined
      ? []
      : [{ name: scope.take(plural(record.name.words).join(' '), record.name.from, 'items'), record: record.name }],
  );
  const found = kept.flatMap((record, at) =>
    (tables[at]?.foreignKeys ?? []).flatMap((key) => {
      const index = tables.findIndex(({ name }) => name === key.table);
      const reference = toReference(record, kept[index], key, parts);
      return reference === undefined ? [] : [{ record: record.name, reference, key }];
    }),
  );
  if (found.length === 0) return { records: kept };
  const partOf = (record: Name): Name => parts.find((part) => part.record === record)?.name ?? record;
  const related = kept.map((record): Bare => {
    const references = found.filter((each) => each.record === record.name).map(({ reference }) => reference);
    const dependants = found
      .filter(({ reference }) => reference.target === record.name)
      .map(
        ({ record: from, reference: { field, isOwn }, key }): Dependant => ({
          field,
          record: from,
          part: partOf(from),
          ...(isOwn && { isOwn }),
          goesAlong: key.onDelete === 'cascade',
        }),
      );
    const { store, links, ...rest } = record;
    return {
      ...rest,
      ...(store !== undefined && { store: { ...store, references, dependants } }),
      ...(links !== undefined && { links: { ...links, references } }),
    };
  });
  return {
    records: withAsked(related),
    stores: { name: typeNames.take('Stores', [], 'stores'), parts },
  };
};

/** What tells texts and numbers apart does so in every language. */
const isPlain = (field: FieldDecl | undefined): field is FieldDecl =>
  field?.type.kind === 'scalar' && ['text', 'integer', 'uuid'].includes(field.type.scalar) && !field.isList;

const withLinks = (record: Bare, keys: readonly Name[], typeNames: NameScope): Bare => {
  const all = keys.map((key) => record.fields.find(({ name }) => name === key));
  if (record.store !== undefined || keys.length < 2 || !all.every(isPlain)) return record;
  const name = typeNames.take(record.name.words.join(' '), record.name.from, 'link', 'store');
  return { ...record, links: { name, keys, references: [] } };
};

const toReference = (
  record: Bare,
  target: Bare | undefined,
  { columns, references, isLate }: ForeignKey,
  parts: StoresDecl['parts'],
): Reference | undefined => {
  const [column] = columns;
  const field = record.fields.find(({ name }) => name === column);
  const key = target?.fields.find(({ name }) => name === target.store?.key);
  const part = parts.find((each) => each.record === target?.name);
  const isFromKept = parts.some((each) => each.record === record.name);
  if (columns.length !== 1 || !isPlain(field) || !isPlain(key) || part === undefined || !isFromKept) return undefined;
  if (references[0] !== key.name || JSON.stringify(field.type) !== JSON.stringify(key.type)) return undefined;
  const isOwn = record === target;
  if (isLate && !field.isOptional) return undefined;
  return {
    field,
    target: part.record,
    part: part.name,
    ...(isOwn && { isOwn: true }),
    ...(isLate && { isLate: true }),
  };
};

/** Where what goes along may be held itself, it is asked before anything goes. */
const withAsked = (records: readonly Bare[]): readonly Bare[] => {
  const storesOf = new Map(records.map(({ name, store }) => [name, store]));
  const mayHold = (store: StoreDecl | undefined, seen: readonly StoreDecl[] = []): boolean =>
    store !== undefined &&
    !seen.includes(store) &&
    (store.dependants ?? []).some(
      ({ goesAlong, record }) => !goesAlong || mayHold(storesOf.get(record), [...seen, store]),
    );
  const goAlong = new Set(
    [...storesOf.values()].flatMap((store) =>
      (store?.dependants ?? []).filter(({ goesAlong }) => goesAlong).map(({ record }) => record),
    ),
  );
  return records.map((record) =>
    record.store !== undefined && goAlong.has(record.name) && mayHold(record.store)
      ? { ...record, store: { ...record.store, isAsked: true } }
      : record,
  );
};
