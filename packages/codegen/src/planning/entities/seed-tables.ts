import type { Column, Literal, Name, SeedRow, Table } from '../../program/index.ts';
import { sampleOf } from '../records/samples.ts';

/** A row of a table that breaks none of its constraints. `index` makes rows differ; references point to the rows of index 1. */
export const rowFor = (table: Table, index: number, referenceTo: (name: Name) => number = () => 1): SeedRow => ({
  table: table.name,
  values: table.columns.flatMap((column): SeedRow['values'] => {
    if (column.default === 'now') return [];
    const key = table.foreignKeys.find(({ columns }) => columns.includes(column.name));
    const isFree = key?.isLate === true && column.isNullable;
    if (isFree) return [{ column: column.name, value: null }];
    const at = key === undefined || key.isLate ? index : referenceTo(key.table);
    return [{ column: column.name, value: valueFor(table, column, at) }];
  }),
});

const valueFor = (table: Table, column: Column, index: number): Literal => {
  const check = table.checks.find((each) => each.column === column.name);
  if (check?.kind === 'oneOf') return check.values[0] ?? '';
  const value = sampleOf(column.type, keyWords(column), index);
  return typeof value === 'string' && column.type === 'text' && column.length !== undefined
    ? value.slice(-column.length)
    : value;
};

/** A text that is referred to is the same on both ends of a key: made of its last word only. */
const keyWords = ({ name }: Column): readonly string[] => name.words.slice(-1);

/** One row per table, in the order of the tables. */
export const seedTables = (tables: readonly Table[]): readonly SeedRow[] => tables.map((table) => rowFor(table, 1));
