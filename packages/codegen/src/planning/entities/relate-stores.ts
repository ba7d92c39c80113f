import {
  createNameScope,
  type Dependant,
  type FieldDecl,
  type ForeignKey,
  keysOf,
  type LinkStoreDecl,
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
type AnyStore = StoreDecl | LinkStoreDecl;

interface Related {
  readonly records: readonly Bare[];
  readonly stores?: StoresDecl;
}

/**
 * Stores that know of each other: what a row refers to is there, and what others refer to stays or takes them along. Join tables get a store, too.
 * The records are those of the tables, in the same order. A reference that no first row could ever have is left out.
 */
export const relateStores = (
  records: readonly Bare[],
  { tables }: Schema,
  typeNames: NameScope,
  { isServed = false }: { readonly isServed?: boolean | undefined } = {},
): Related => {
  const isKept = records.some(({ store }) => store !== undefined);
  const kept = records.map((record, at) =>
    isKept ? withLinks(record, tables[at]?.primaryKey ?? [], typeNames) : record,
  );
  const scope = createNameScope();
  const parts = kept.flatMap((record) =>
    storeOf(record) === undefined
      ? []
      : [{ name: scope.take(plural(record.name.words).join(' '), record.name.from, 'items'), record: record.name }],
  );
  const found = kept.flatMap((record, at) =>
    (tables[at]?.foreignKeys ?? []).flatMap((key) => {
      const index = tables.findIndex(({ name }) => name === key.table);
      // Rows with a key of several columns are not sent over HTTP, so nothing there could refer to one.
      const reference = isServed && key.columns.length > 1 ? undefined : toReference(record, kept[index], key, parts);
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
        ({ record: from, reference: { fields, isOwn }, key }): Dependant => ({
          fields,
          record: from,
          part: partOf(from),
          ...(isOwn && { isOwn }),
          goesAlong: key.onDelete === 'cascade',
          ...(key.onDelete === 'set null' && canBeCleared(kept, from, fields) && { isCleared: true as const }),
        }),
      );
    const { store, links, ...rest } = record;
    return {
      ...rest,
      ...(store !== undefined && { store: { ...store, references, dependants } }),
      ...(links !== undefined && { links: { ...links, references, dependants } }),
    };
  });
  return {
    records: withAsked(related),
    stores: { name: typeNames.take('Stores', [], 'stores'), parts },
  };
};

/** Rows with a key of their own stay the same row without what the fields hold. */
const canBeCleared = (records: readonly Bare[], record: Name, fields: readonly FieldDecl[]): boolean => {
  const store = records.find(({ name }) => name === record)?.store;
  return store?.canUpdate === true && fields.every(({ name, isOptional }) => isOptional && name !== store.key);
};

/** What tells things apart in every language. */
const isPlain = (field: FieldDecl | undefined): field is FieldDecl =>
  field !== undefined &&
  !field.isList &&
  (field.type.kind === 'enum' || (field.type.kind === 'scalar' && plainScalars.has(field.type.scalar)));

/** What maps of every language find again. */
const isMapped = (field: FieldDecl | undefined): field is FieldDecl =>
  isPlain(field) && field.type.kind === 'scalar' && ['text', 'integer', 'uuid'].includes(field.type.scalar);

const plainScalars: ReadonlySet<string> = new Set(['text', 'integer', 'uuid', 'date', 'timestamp']);

const withLinks = (record: Bare, keys: readonly Name[], typeNames: NameScope): Bare => {
  const all = keys.map((key) => record.fields.find(({ name }) => name === key));
  if (record.store !== undefined || keys.length < 2 || !all.every(isPlain)) return record;
  const name = typeNames.take(record.name.words.join(' '), record.name.from, 'link', 'store');
  const canUpdate = record.fields.length > keys.length;
  return { ...record, links: { name, keys, references: [], ...(canUpdate && { canUpdate }) } };
};

/** The columns of a key in the order of the keys of the store that it leads to; undefined where the store could not be asked. */
const toReference = (
  record: Bare,
  target: Bare | undefined,
  { columns, references, isLate }: ForeignKey,
  parts: StoresDecl['parts'],
): Reference | undefined => {
  const store = target === undefined ? undefined : storeOf(target);
  const part = parts.find((each) => each.record === target?.name);
  const isFromKept = parts.some((each) => each.record === record.name);
  if (store === undefined || part === undefined || !isFromKept) return undefined;
  const keys = keysOf(store);
  const isComparable = keys.length === 1 ? isMapped : isPlain;
  const fields = keys.flatMap((key) => {
    const field = record.fields.find(({ name }) => name === columns[references.indexOf(key)]);
    const referred = target?.fields.find(({ name }) => name === key);
    const isAlike =
      isComparable(field) && isComparable(referred) && JSON.stringify(field.type) === JSON.stringify(referred.type);
    return isAlike ? [field] : [];
  });
  if (fields.length !== keys.length || fields.length !== columns.length) return undefined;
  if (isLate && !fields.some(({ isOptional }) => isOptional)) return undefined;
  return {
    fields,
    target: part.record,
    part: part.name,
    ...(record === target && { isOwn: true }),
    ...(isLate && { isLate: true }),
  };
};

/** Where what goes along may be held itself, it is asked before anything goes. */
const withAsked = (records: readonly Bare[]): readonly Bare[] => {
  const storesOf = new Map(records.map((record) => [record.name, storeOf(record)]));
  const mayHold = (store: AnyStore | undefined, seen: readonly AnyStore[] = []): boolean =>
    store !== undefined &&
    !seen.includes(store) &&
    (store.dependants ?? []).some(
      ({ goesAlong, isCleared, record }) =>
        (!goesAlong && isCleared !== true) || (goesAlong && mayHold(storesOf.get(record), [...seen, store])),
    );
  const goAlong = new Set(
    [...storesOf.values()].flatMap((store) =>
      (store?.dependants ?? []).filter(({ goesAlong }) => goesAlong).map(({ record }) => record),
    ),
  );
  return records.map((record) => {
    if (!goAlong.has(record.name) || !mayHold(storeOf(record))) return record;
    return {
      ...record,
      ...(record.store !== undefined && { store: { ...record.store, isAsked: true as const } }),
      ...(record.links !== undefined && { links: { ...record.links, isAsked: true as const } }),
    };
  });
};
