import type { Column, Program, RecordDecl, Table } from '../../../program/index.ts';
import { type CollectionResource, planResources } from '../../../serving/plan-resources.ts';
import { tableOfRecord } from './table-of-record.ts';

/** A table, and the collection that is kept in it where its rows are objects of the program. */
export interface KeptTable {
  readonly table: Table;
  readonly collection?: CollectionResource;
}

/** The tables that were drawn, otherwise one for each class that has a store. */
export const keptTables = (program: Program): readonly KeptTable[] => {
  const collections = new Map(
    planResources(program).flatMap((each) => (each.kind === 'collection' ? [[each.record, each] as const] : [])),
  );
  const { schema, records } = program;
  if (schema === undefined)
    return [...collections.values()].map((collection) => ({ table: tableOf(collection, records), collection }));
  // A data model has one record for each of its tables.
  return schema.tables.map((table, index) => {
    const [record] = records.slice(index);
    const collection = record === undefined ? undefined : collections.get(record);
    return { table: withTexts(table), ...(collection !== undefined && { collection }) };
  });
};

/** The program holds JSON as text, as it came. */
const withTexts = (table: Table): Table => ({
  ...table,
  columns: table.columns.map((column) => (column.type === 'json' ? { ...column, type: 'text' } : column)),
});

/** The key and what else is unique are those of the store; a list stands in one column. */
const tableOf = ({ record, store, fields }: CollectionResource, records: readonly RecordDecl[]): Table => {
  const table = tableOfRecord(record, records);
  const plain = new Map(table.columns.map((column) => [column.name, column]));
  const listed = { type: 'json', isNullable: false, isIdentity: false } as const;
  return {
    ...table,
    columns: fields.map(({ name, summary }): Column => plain.get(name) ?? { name, ...listed, summary }),
    primaryKey: [store.key],
    unique: store.unique.map((name) => [name]),
  };
};
