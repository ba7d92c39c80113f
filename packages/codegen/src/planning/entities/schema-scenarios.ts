import {
  createNameScope,
  type Literal,
  type Name,
  type SchemaScenario,
  type SeedRow,
  type Table,
  withArticle,
} from '../../program/index.ts';
import { isCompared, refusedNumber } from './limited-values.ts';
import { isInKey, isOther, rowBesideSeeds } from './seed-tables.ts';

/** No row has this number. */
const nowhere = 99;

/** For each table: a right row goes in; each NOT NULL, UNIQUE, CHECK and foreign key refuses a wrong one; what is referred to stays. */
export const schemaScenarios = (tables: readonly Table[], seed: readonly SeedRow[]): readonly SchemaScenario[] => {
  const names = createNameScope();
  return tables.flatMap((table) => {
    const said = table.name.words.join(' ');
    const row = rowBesideSeeds(tables, table);
    const scenarios: SchemaScenario[] = [];
    const refuses = (sentence: string, insert: SeedRow, about: readonly string[]): void => {
      scenarios.push({
        name: names.sentence(`${said} refuses ${sentence}`, about),
        kind: 'refuses',
        action: { insert },
      });
    };
    scenarios.push({
      name: names.sentence(`${said} accepts a row`, table.name.from),
      kind: 'accepts',
      action: { insert: row },
    });
    for (const column of table.columns) {
      if (column.isNullable || column.isIdentity || column.default === 'now' || table.primaryKey.includes(column.name))
        continue;
      refuses(`a row without ${column.name.words.join(' ')}`, withValue(row, column.name, null), column.name.from);
    }
    for (const column of table.columns) {
      if (
        column.default === undefined ||
        column.default === 'now' ||
        isCompared(table, column.name) ||
        isInKey(table, column)
      )
        continue;
      const { name: own, default: value } = column;
      const insert = { ...row, values: row.values.filter((each) => each.column !== own) };
      const gives = { table: table.name, key: [...keyOf(table, row), { column: own, value }] };
      const name = names.sentence(`${said} fills in ${own.words.join(' ')}`, own.from);
      scenarios.push({ name, kind: 'accepts', action: { insert, gives } });
    }
    for (const check of table.checks) {
      if (check.kind === 'exactlyOne') {
        const said = check.columns.map(({ words }) => words.join(' ')).join(' and ');
        refuses(`a row without one of ${said}`, withValue(row, check.column, null), check.name.from);
        continue;
      }
      if (check.kind === 'compare') {
        const [own, other] = [valueOfColumn(row, check.column), valueOfColumn(row, check.than)];
        const turned = withValue(withValue(row, check.column, other), check.than, own);
        if (own === null || other === null) continue;
        refuses(
          `${withArticle(check.column.words.join(' '))} ${against[check.operator]} ${check.than.words.join(' ')}`,
          turned,
          check.name.from,
        );
        continue;
      }
      const isNegative = check.kind === 'range' && check.isDrawn !== true;
      const what = isNegative ? 'negative' : check.kind === 'notBlank' ? 'blank' : 'wrong';
      const value =
        check.kind === 'range'
          ? refusedNumber(check)
          : check.kind === 'notBlank'
            ? '   '
            : wrongWord(table, check.column);
      refuses(`a ${what} ${check.column.words.join(' ')}`, withValue(row, check.column, value), check.name.from);
    }
    for (const key of table.foreignKeys) {
      const orphan = key.columns.reduce((each, column) => {
        const own = table.columns.find(({ name }) => name === column);
        return withValue(each, column, own === undefined ? nowhere : strange(own));
      }, row);
      refuses(`a row whose ${key.columns[0]?.words.join(' ') ?? 'reference'} leads nowhere`, orphan, key.name.from);
    }
    const first = seed.find((each) => each.table === table.name);
    if (first !== undefined) refuses('the same key twice', first, table.name.from);
    for (const columns of table.unique) {
      if (first === undefined) continue;
      const doubled = columns.reduce((each, column) => withValue(each, column, valueOfColumn(first, column)), row);
      if (columns.some((column) => valueOfColumn(first, column) === null)) continue;
      refuses(`the same ${columns.map(({ words }) => words.join(' ')).join(' and ')} twice`, doubled, table.name.from);
    }
    if (first !== undefined && isHeld(tables, table)) {
      const name = names.sentence(`${said} keeps a row that others need`, table.name.from);
      scenarios.push({ name, kind: 'refuses', action: { deleteFrom: table.name, key: keyOf(table, first) } });
    }
    if (first !== undefined && mayGo(tables, table)) {
      for (const { part, row: along, from } of partsOf(tables, seed, { table, first })) {
        const name = names.sentence(`a deleted row of ${said} takes its ${part.name.words.join(' ')} along`, from);
        const takesAlong = { table: part.name, key: keyOf(part, along) };
        const action = { deleteFrom: table.name, key: keyOf(table, first), takesAlong };
        scenarios.push({ name, kind: 'accepts', action });
      }
    }
    return scenarios;
  });
};

const against = { '>': 'before its', '>=': 'before its', '<': 'behind its', '<=': 'behind its' } as const;

/** A text that is none of those that a column takes, no longer than it may be. */
const wrongWord = ({ columns }: Table, column: Name): string =>
  'no such value'.slice(0, columns.find(({ name }) => name === column)?.length);

const keyOf = ({ primaryKey }: Table, { values }: SeedRow): SeedRow['values'] =>
  values.filter(({ column }) => primaryKey.includes(column));

const isHeld = (tables: readonly Table[], table: Table): boolean =>
  tables.some((other) =>
    other.foreignKeys.some(
      (key) =>
        key.table === table.name &&
        key.onDelete === 'restrict' &&
        !key.columns.some((column) => isOther(other, column)) &&
        !(key.isLate && other.columns.some(({ name, isNullable }) => key.columns.includes(name) && isNullable)),
    ),
  );

/** True where nothing holds a row, nor a row that goes with it. */
const mayGo = (tables: readonly Table[], table: Table, seen: readonly Table[] = []): boolean =>
  seen.includes(table) ||
  (!isHeld(tables, table) &&
    tables
      .filter(({ foreignKeys }) => foreignKeys.some((key) => key.table === table.name && key.onDelete === 'cascade'))
      .every((other) => mayGo(tables, other, [...seen, table])));

/** Seeds of other tables that go with the first one of a table. */
const partsOf = (
  tables: readonly Table[],
  seed: readonly SeedRow[],
  { table, first }: { readonly table: Table; readonly first: SeedRow },
) =>
  tables.flatMap((part) =>
    part.foreignKeys.flatMap((key) => {
      if (key.table !== table.name || key.onDelete !== 'cascade' || part === table) return [];
      const row = seed.find(
        (each) =>
          each.table === part.name &&
          key.columns.every(
            (column, at) => valueOfColumn(each, column) === valueOfColumn(first, key.references[at] ?? column),
          ),
      );
      return row === undefined ? [] : [{ part, row, from: key.name.from }];
    }),
  );

const withValue = (row: SeedRow, column: Name, value: Literal): SeedRow => ({
  ...row,
  values: row.values.map((each) => (each.column === column ? { column, value } : each)),
});

const valueOfColumn = (row: SeedRow, column: Name): Literal =>
  row.values.find((each) => each.column === column)?.value ?? null;

/** A value of the column's type that no row has. */
const strange = ({ type, length }: Table['columns'][number]): Literal => {
  if (type === 'uuid') return '00000000-0000-4000-8000-000000000099';
  if (type === 'text') return 'nowhere'.slice(0, length ?? 7);
  if (type === 'date') return '1999-09-09';
  if (type === 'time') return '23:59:59';
  return type === 'timestamp' ? '1999-09-09T00:00:00Z' : nowhere;
};
