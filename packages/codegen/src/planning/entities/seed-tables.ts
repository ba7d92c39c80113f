import type { Column, Literal, Name, SeedRow, Table } from '../../program/index.ts';
import { sampleOf } from '../records/samples.ts';

/** A row of a table that breaks none of its constraints. `index` makes rows differ; references point to the rows of index 1. */
export const rowFor = (tables: readonly Table[], table: Table, index: number): SeedRow => ({
  table: table.name,
  values: table.columns.flatMap((column): SeedRow['values'] => {
    if (column.default === 'now') return [];
    const key = table.foreignKeys.find(({ columns }) => columns.includes(column.name));
    const isFree = key?.isLate === true && column.isNullable;
    if (isFree) return [{ column: column.name, value: null }];
    const at = key === undefined || key.isLate ? index : 1;
    return [{ column: column.name, value: valueFor(table, column, { at, word: keyWord(tables, table, column.name) }) }];
  }),
});

const valueFor = (
  table: Table,
  column: Column,
  { at, word }: { readonly at: number; readonly word: string },
): Literal => {
  const check = table.checks.find((each) => each.column === column.name);
  if (check?.kind === 'oneOf') return check.values[0] ?? '';
  const value = sampleOf(column.type, [word], at);
  return typeof value === 'string' && column.type === 'text' && column.length !== undefined
    ? value.slice(-column.length)
    : value;
};

/** A text is the same on both ends of a key: made of the last word of the column that is referred to in the end. */
const keyWord = (tables: readonly Table[], table: Table, column: Name, seen: readonly Name[] = []): string => {
  const key = table.foreignKeys.find(({ columns }) => columns.includes(column));
  const target = key?.references[key.columns.indexOf(column)];
  const parent = tables.find(({ name }) => name === key?.table);
  return target === undefined || parent === undefined || seen.includes(target)
    ? (column.words.at(-1) ?? '')
    : keyWord(tables, parent, target, [...seen, target]);
};

/** One row per table, in the order of the tables. */
export const seedTables = (tables: readonly Table[]): readonly SeedRow[] =>
  tables.map((table) => rowFor(tables, table, 1));
