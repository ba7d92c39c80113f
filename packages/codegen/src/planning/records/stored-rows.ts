import {
  allFieldsOf,
  type FieldDecl,
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
    const reference = referenceOf(record, field.name);
    if (reference !== undefined)
      return keyOf(records, reference, which === 'second' && mustDiffer(record, field.name) ? 'second' : 'first');
    const first = sampleOfField(field, at + 1);
    return which === 'first' ? first : otherThan(first, field);
  });

/** Another value of a field, where its type has many. */
const otherThan = (value: Literal, field: FieldDecl | undefined): Literal =>
  value === null || field?.type.kind !== 'scalar' || field.isList ? value : sampleOfField(field, 51);

/** What the fields of a record refer to in stores. */
export const referencesOf = (record: RecordDecl): readonly Reference[] => storeOf(record)?.references ?? [];

const referenceOf = (record: RecordDecl, field: Name): Reference | undefined =>
  referencesOf(record).find((each) => each.field.name === field);

const mustDiffer = ({ store, links }: RecordDecl, field: Name): boolean =>
  store === undefined ? links?.keys.includes(field) === true : [store.key, ...store.unique].includes(field);

/** The key of a row that is referred to; null for what comes later, or is of the same kind, and may be missing. */
const keyOf = (records: readonly RecordDecl[], { target, isLate }: Reference, which: Which): Literal =>
  isLate === true ? null : keyIn(records, target, which);

const keyIn = (records: readonly RecordDecl[], target: Name, which: Which): Literal => {
  const record = recordOf(records, target);
  return record === undefined
    ? null
    : (valueIn(records, record, rowOf(records, record, which), record.store?.key) ?? null);
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

/** All rows that some of a record need in the stores, and what these need in turn, each before whoever needs it. */
export const rowsBefore = (
  records: readonly RecordDecl[],
  record: RecordDecl,
  rows: readonly Sample[],
): readonly StoredRow[] => {
  const before: StoredRow[] = [];
  const add = (of: RecordDecl, values: Sample): void => {
    for (const { field, target } of referencesOf(of)) {
      const referred = recordOf(records, target);
      const value = valueIn(records, of, values, field.name);
      if (referred === undefined || value === null) continue;
      const which = keyIn(records, target, 'first') === value ? 'first' : 'second';
      const needed = rowOf(records, referred, which);
      add(referred, needed);
      if (!before.some((row) => row.record === target && isSameRow(row.values, needed)))
        before.push({ record: target, values: needed });
    }
  };
  for (const row of rows) add(record, row);
  return before;
};

/** Rows of other tables that refer to the same as a row does. */
export const referringRows = (
  records: readonly RecordDecl[],
  rows: readonly StoredRow[],
  { target, value }: { readonly target: Name; readonly value: Literal },
): readonly StoredRow[] =>
  rows.filter(({ record, values }) => {
    const of = recordOf(records, record);
    return (
      of !== undefined &&
      referencesOf(of).some((each) => each.target === target && valueIn(records, of, values, each.field.name) === value)
    );
  });

const isSameRow = (one: Sample, other: Sample): boolean => one.every((value, at) => value === other[at]);
