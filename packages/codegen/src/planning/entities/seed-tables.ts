import type { Column, Literal, Name, SeedRow, Table } from '../../program/index.ts';
import { fitting, sampleOf } from '../records/samples.ts';
import { allowedNumber, isLater } from './limited-values.ts';

/** Rows that are tried in tests are numbered from here, out of the way of seeds. */
const tried = 7;

/** A row per table, in the order of the tables, and more of those that a table takes only one row for each row of. */
export const seedTables = (tables: readonly Table[]): readonly SeedRow[] => {
  const counts = countRows(tables);
  return tables.flatMap((table) =>
    Array.from({ length: counts.get(table.name) ?? 1 }, (_, before) => before + 1).map((index) =>
      rowFor(tables, table, { index, parent: isBound(table) ? index : 1 }),
    ),
  );
};

/** A row that goes in beside the seeds. */
export const rowBesideSeeds = (tables: readonly Table[], table: Table): SeedRow => {
  const next = (countRows(tables).get(table.name) ?? 1) + 1;
  return rowFor(tables, table, { index: Math.max(tried, next), parent: isBound(table) ? next : 1 });
};

/** True where a key of a table consists of references: no two of its rows refer to the same. */
const isBound = ({ foreignKeys, primaryKey, unique }: Table): boolean =>
  [primaryKey, ...unique].some((key) =>
    key.every((column) => foreignKeys.some(({ columns, isLate }) => columns.includes(column) && !isLate)),
  );

/** How many seeds each table has: one more than each table that takes only one row for each of its rows. */
const countRows = (tables: readonly Table[]): ReadonlyMap<Name, number> => {
  const counts = new Map<Name, number>();
  const countOf = (name: Name): number => counts.get(name) ?? 1;
  for (const table of [...tables].reverse().filter(isBound)) {
    for (const key of table.foreignKeys.filter(({ isLate }) => !isLate))
      counts.set(key.table, Math.max(countOf(key.table), countOf(table.name) + 1));
  }
  return counts;
};

interface Place {
  readonly index: number;
  readonly parent: number;
}

/** A row that breaks no constraint. `index` makes rows differ; references point to the rows of index `parent`. */
const rowFor = (tables: readonly Table[], table: Table, place: Place): SeedRow => ({
  table: table.name,
  values: table.columns.flatMap((column) =>
    column.default === 'now' ? [] : [{ column: column.name, value: cellFor(tables, table, column, place) }],
  ),
});

/** A reference holds what the row has that it refers to. */
const cellFor = (tables: readonly Table[], table: Table, column: Column, { index, parent }: Place): Literal => {
  const key = table.foreignKeys.find(({ columns }) => columns.includes(column.name));
  const isFree = (key?.isLate === true && column.isNullable) || isOther(table, column.name);
  if (isFree) return null;
  const above = key?.isLate === false ? tables.find(({ name }) => name === key.table) : undefined;
  const referred = above?.columns.find(({ name }) => name === key?.references[key.columns.indexOf(column.name)]);
  if (above !== undefined && referred !== undefined)
    return cellFor(tables, above, referred, { index: parent, parent: isBound(above) ? parent : 1 });
  const at = index + (isLater(table, column.name) ? 1 : 0);
  return valueFor(table, column, { at, word: keyWord(tables, table, column.name) });
};

/** True for a reference beside the one of several that first rows have. */
export const isOther = ({ checks }: Table, column: Name): boolean =>
  checks.some((check) => check.kind === 'exactlyOne' && check.column !== column && check.columns.includes(column));

const valueFor = (
  table: Table,
  column: Column,
  { at, word }: { readonly at: number; readonly word: string },
): Literal => {
  const check = table.checks.find((each) => each.kind !== 'compare' && each.column === column.name);
  if (check?.kind === 'oneOf')
    return check.values[isInKey(table, column) ? Math.min(at, check.values.length) - 1 : 0] ?? '';
  if (check?.kind === 'range') return allowedNumber(check, column, at);
  const value = sampleOf(column.type, [word], at);
  return column.type === 'text' ? fitting(value, column.length, [word], at) : value;
};

/** True where rows are told apart by a column. */
export const isInKey = ({ primaryKey, unique }: Table, { name }: Column): boolean =>
  [primaryKey, ...unique].some((key) => key.includes(name));

/** A text is the same on both ends of a key: made of the last word of the column that is referred to in the end. */
const keyWord = (tables: readonly Table[], table: Table, column: Name, seen: readonly Name[] = []): string => {
  const key = table.foreignKeys.find(({ columns }) => columns.includes(column));
  const target = key?.references[key.columns.indexOf(column)];
  const parent = tables.find(({ name }) => name === key?.table);
  return target === undefined || parent === undefined || seen.includes(target)
    ? (column.words.at(-1) ?? '')
    : keyWord(tables, parent, target, [...seen, target]);
};
