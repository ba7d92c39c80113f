import {
  allFieldsOf,
  type FieldDecl,
  keysOf,
  type Literal,
  type Name,
  type RecordDecl,
  type Reference,
  recordOf,
  type Sample,
  type StoredRow,
  storeOf,
} from '../../program/index.ts';
import { sampleOfField } from './samples.ts';

/** Which example of a record: the first, or another one that differs in its key and in what is unique. */
type Which = 'first' | 'second';

/** The first example of a record: whatever it refers to is the first example, too. */
export const firstRow = (records: readonly RecordDecl[], record: RecordDecl): Sample => rowOf(records, record, 'first');

/** Another example, which stands in a store beside the first one. */
export const secondRow = (records: readonly RecordDecl[], record: RecordDecl): Sample =>
  rowOf(records, record, 'second');

const rowOf = (records: readonly RecordDecl[], record: RecordDecl, which: Which): Sample =>
  allFieldsOf(records, record).map((field, at) => {
    const reference = referenceOf(record, field);
    if (reference !== undefined)
      return keyOf(
        records,
        reference,
        field,
        which === 'second' && mustDiffer(record, field.name) ? 'second' : 'first',
      );
    const first = sampleOfField(field, at + 1);
    return which === 'first' ? first : otherThan(first, field);
  });

/** Another value of a field, where its type has many. */
const otherThan = (value: Literal, field: FieldDecl): Literal => {
  if (value === null || field.isList || field.type.kind === 'record') return value;
  return field.type.kind === 'enum' ? (field.type.enum.members[1] ?? value) : sampleOfField(field, 51);
};

/** What the fields of a record refer to in stores. */
export const referencesOf = (record: RecordDecl): readonly Reference[] => storeOf(record)?.references ?? [];

/** What a field holds a key of, or a part of it; what comes later, or is of the same kind, may be missing, and then no other says it. */
const referenceOf = (record: RecordDecl, field: FieldDecl): Reference | undefined => {
  const all = referencesOf(record).filter(({ fields }) => fields.includes(field));
  return all.find(({ isLate }) => isLate !== true) ?? all.find(() => field.isOptional);
};

const mustDiffer = ({ store, links }: RecordDecl, field: Name): boolean =>
  store === undefined ? links?.keys.includes(field) === true : [store.key, ...store.unique].includes(field);

/** What a field holds of the key of a row that is referred to; null for what comes later, or is of the same kind. */
const keyOf = (
  records: readonly RecordDecl[],
  { target, fields, isLate }: Reference,
  field: FieldDecl,
  which: Which,
): Literal => (isLate === true ? null : (keyIn(records, target, which)[fields.indexOf(field)] ?? null));

const keyIn = (records: readonly RecordDecl[], target: Name, which: Which): readonly Literal[] => {
  const record = recordOf(records, target);
  return record === undefined ? [] : keyValues(records, record, rowOf(records, record, which));
};

/** What tells a row apart in its store. */
export const keyValues = (records: readonly RecordDecl[], record: RecordDecl, row: Sample): readonly Literal[] => {
  const store = storeOf(record);
  return store === undefined ? [] : keysOf(store).map((key) => valueIn(records, record, row, key));
};

/** What a row holds of the key of another; undefined where that may be missing, and is. */
export const referredKey = (
  records: readonly RecordDecl[],
  record: RecordDecl,
  row: Sample,
  { fields }: Reference,
): readonly Literal[] | undefined => {
  const values = fields.map(({ name }) => valueIn(records, record, row, name));
  return values.includes(null) ? undefined : values;
};

/** The value that a row of a record has in a field. */
export const valueIn = (
  records: readonly RecordDecl[],
  record: RecordDecl,
  row: Sample,
  field: Name | undefined,
): Literal => row[allFieldsOf(records, record).findIndex(({ name }) => name === field)] ?? null;

/** A row with another value in a field. */
export const withValue = (
  records: readonly RecordDecl[],
  record: RecordDecl,
  row: Sample,
  { name, value }: { readonly name: Name; readonly value: Literal },
): Sample => {
  const fields = allFieldsOf(records, record);
  return row.map((each, at) => (fields[at]?.name === name ? value : each));
};

/** A row with several other values. */
export const withValues = (
  records: readonly RecordDecl[],
  record: RecordDecl,
  row: Sample,
  changes: readonly { readonly name: Name; readonly value: Literal }[],
): Sample => changes.reduce((changed, each) => withValue(records, record, changed, each), row);

/** All rows that some of a record need in the stores, and what these need in turn, each before whoever needs it. */
export const rowsBefore = (
  records: readonly RecordDecl[],
  record: RecordDecl,
  rows: readonly Sample[],
): readonly StoredRow[] => {
  const before: StoredRow[] = [];
  const add = (of: RecordDecl, values: Sample): void => {
    for (const reference of referencesOf(of)) {
      const referred = recordOf(records, reference.target);
      const key = referredKey(records, of, values, reference);
      if (referred === undefined || key === undefined) continue;
      const needed = rowOfKey(records, referred, key);
      add(referred, needed);
      if (!before.some((row) => row.record === referred.name && isSameRow(row.values, needed)))
        before.push({ record: referred.name, values: needed });
    }
  };
  for (const row of rows) add(record, row);
  return before;
};

/** The example of this key: the first, the second, or the second with that key. */
const rowOfKey = (records: readonly RecordDecl[], record: RecordDecl, key: readonly Literal[]): Sample => {
  const [first, second] = [firstRow(records, record), secondRow(records, record)];
  if (isSameRow(keyValues(records, record, first), key)) return first;
  const store = storeOf(record);
  const names = store === undefined ? [] : keysOf(store);
  return withValues(
    records,
    record,
    second,
    names.map((name, at) => ({ name, value: key[at] ?? null })),
  );
};

/** Rows of other tables that refer to the same as a row does. */
export const referringRows = (
  records: readonly RecordDecl[],
  rows: readonly StoredRow[],
  { target, key }: { readonly target: Name; readonly key: readonly Literal[] },
): readonly StoredRow[] =>
  rows.filter(({ record, values }) => {
    const of = recordOf(records, record);
    return (
      of !== undefined &&
      referencesOf(of).some((each) => each.target === target && isSameRow(referredKey(records, of, values, each), key))
    );
  });

export const isSameRow = (one: readonly Literal[] | undefined, other: readonly Literal[]): boolean =>
  one !== undefined && one.length === other.length && one.every((value, at) => value === other[at]);
