import type { Writer } from '../../../printing/writer.ts';
import type { Check, ForeignKey, Index, Name, Schema, SeedRow, Table } from '../../../program/index.ts';
import { cascadesKept } from './cascades.ts';
import type { SqlDialect } from './sql-dialect.ts';
import { exactlyOne, isPlainCondition, plainCondition } from './words.ts';

/** Tables with named constraints, then the keys of circles, then indexes. */
export const writeSchema = (writer: Writer, dialect: SqlDialect, { tables }: Schema): void => {
  const kept = cascadesKept(tables, dialect.tables.cascadesOnce);
  const constraint = uniqueNames();
  for (const table of tables) writeTable(writer, dialect, table, { kept, constraint });
  for (const table of tables) {
    for (const key of table.foreignKeys.filter((each) => isAdded(dialect, each))) {
      writer.gap();
      writer.line(`ALTER TABLE ${nameOf(dialect, table)}`, key.name.from);
      writer.indented(() => writer.line(`ADD ${foreignKey(dialect, key, kept)};`, key.name.from));
      endBatch(writer, dialect);
    }
  }
  for (const table of tables) {
    const named = (kind: string, columns: readonly Name[]): string =>
      constraint(kind, dialect.identifier(table.name), ...columns.map(dialect.identifier));
    for (const index of table.indexes.filter((each) => isIndexed(dialect, each)))
      writeIndex(writer, dialect, table, { ...index, name: named(index.isUnique ? 'uq' : 'ix', index.columns) });
    for (const columns of skipped(dialect, table))
      writeIndex(writer, dialect, table, { columns, name: named('uq', columns), isUnique: true, skipsEmpty: true });
  }
};

/** True for a key that is added once all tables are there. */
const isAdded = ({ tables: forms }: SqlDialect, { isLate }: ForeignKey): boolean =>
  isLate && forms.keysStandInTables !== true;

interface Choices {
  readonly kept: ReadonlySet<ForeignKey>;
  readonly constraint: (...parts: readonly string[]) => string;
}

const nameOf = ({ owned, identifier }: SqlDialect, { name }: Pick<Table, 'name'>): string => owned(identifier(name));

const namesOf = ({ identifier }: SqlDialect, columns: readonly Name[]): string => columns.map(identifier).join(', ');

const writeTable = (writer: Writer, dialect: SqlDialect, table: Table, { kept, constraint }: Choices): void => {
  const { identifier, tables: forms } = dialect;
  const own = identifier(table.name);
  const left = new Set(skipped(dialect, table));
  const lines = [
    ...table.columns.map((column) => ({ text: columnOf(dialect, table, column), about: column.name.from })),
    { text: `CONSTRAINT ${constraint('pk', own)} PRIMARY KEY (${namesOf(dialect, table.primaryKey)})` },
    ...keysBeside(table)
      .filter((columns) => !left.has(columns))
      .map((columns) => ({
        text: `CONSTRAINT ${constraint('uq', own, ...columns.map(identifier))} UNIQUE (${namesOf(dialect, columns)})`,
      })),
    ...table.columns.flatMap((column) => {
      const { name } = column;
      const condition = forms.typeCondition(identifier(name), column);
      if (condition === undefined) return [];
      return [{ text: `CONSTRAINT ${constraint('ck', own, identifier(name))} CHECK (${condition})`, about: name.from }];
    }),
    ...table.checks
      .filter(({ kind }) => kind !== 'oneOf' || forms.enumType === undefined)
      .map((check) => ({
        text: `CONSTRAINT ${constraint(identifier(check.name))} CHECK (${conditionOf(dialect, check)})`,
        about: check.name.from,
      })),
    ...table.foreignKeys
      .filter((key) => !isAdded(dialect, key))
      .map((key) => ({ text: foreignKey(dialect, key, kept), about: key.name.from })),
  ];
  writer.gap();
  if (table.summary !== '') writer.comment(table.summary);
  writer.block(
    `CREATE TABLE ${nameOf(dialect, table)} (`,
    forms.tableEnd ?? ');',
    () => {
      for (const [index, { text, about }] of lines.map((line) => ({ about: [], ...line })).entries())
        writer.line(`${text}${index === lines.length - 1 ? '' : ','}`, about);
    },
    table.name.from,
  );
  endBatch(writer, dialect);
};

const conditionOf = ({ identifier, tables: forms }: SqlDialect, check: Check): string => {
  if (check.kind === 'exactlyOne') return (forms.exactlyOne ?? exactlyOne)(check.columns.map(identifier));
  return isPlainCondition(check) ? plainCondition(check, identifier) : forms.condition(check);
};

/** Unique columns but those of the primary key, each once: no database wants the same key twice. */
const keysBeside = ({ unique, primaryKey }: Table): readonly (readonly Name[])[] => {
  const said = (columns: readonly Name[]): string =>
    columns
      .map(({ words }) => words.join(' '))
      .sort()
      .join();
  return unique.filter(
    (columns, index) =>
      said(columns) !== said(primaryKey) && unique.findIndex((other) => said(other) === said(columns)) === index,
  );
};

const columnOf = (
  { identifier, tables: forms }: SqlDialect,
  table: Table,
  column: Table['columns'][number],
): string => {
  const own = identifier(column.name);
  const { default: usual } = column;
  const moment = column.type === 'date' ? forms.today : forms.now;
  const value = usual === undefined ? undefined : usual === 'now' ? moment : forms.literal(usual, column);
  return [
    `${own} ${typeOf(forms, table, column)}`,
    ...(column.isIdentity && forms.isIdentityLast !== true ? [forms.identity] : []),
    ...(value === undefined ? [] : [forms.usually(value, `df_${identifier(table.name)}_${own}`)]),
    column.isNullable ? (forms.nullable ?? '') : 'NOT NULL',
    ...(column.isIdentity && forms.isIdentityLast === true ? [forms.identity] : []),
  ]
    .filter((part) => part !== '')
    .join(' ');
};

const typeOf = (forms: SqlDialect['tables'], table: Table, column: Table['columns'][number]): string => {
  const choice = table.checks.find((check) => check.kind === 'oneOf' && check.column === column.name);
  if (choice?.kind === 'oneOf' && forms.enumType !== undefined) return forms.enumType(choice.values);
  const keys = [
    table.primaryKey,
    ...table.unique,
    ...table.indexes.map(({ columns }) => columns),
    ...table.foreignKeys.map(({ columns }) => columns),
  ];
  return forms.columnType(
    column,
    keys.some((columns) => columns.includes(column.name)),
  );
};

const foreignKey = (dialect: SqlDialect, key: ForeignKey, kept: ReadonlySet<ForeignKey>): string => {
  const { identifier, tables: forms } = dialect;
  const rule = forms.onDelete[kept.has(key) ? key.onDelete : 'restrict'];
  const changed = forms.followsKeys && kept.has(key) ? key.onUpdate : undefined;
  const after = [rule, changed === undefined ? '' : `ON UPDATE ${changed.toUpperCase()}`].filter((each) => each !== '');
  const target = `${nameOf(dialect, { name: key.table })} (${namesOf(dialect, key.references)})`;
  return `CONSTRAINT ${identifier(key.name)} FOREIGN KEY (${namesOf(dialect, key.columns)}) REFERENCES ${[target, ...after].join(' ')}`;
};

/** An index of what no database of this kind looks up is left out. */
const isIndexed = ({ tables: forms }: SqlDialect, { by }: Index): boolean =>
  by === undefined || forms.indexed !== undefined;

/** Unique columns that may be empty, where a constraint would take one empty row only: an index leaves those rows out. */
const skipped = ({ tables: forms }: SqlDialect, table: Table): readonly (readonly Name[])[] =>
  forms.uniqueSkipsNull
    ? []
    : table.unique.filter((names) => table.columns.some(({ name, isNullable }) => isNullable && names.includes(name)));

const writeIndex = (
  writer: Writer,
  dialect: SqlDialect,
  table: Table,
  {
    columns,
    descending,
    by,
    name,
    isUnique,
    skipsEmpty,
  }: Index & { readonly name: string; readonly skipsEmpty?: true },
): void => {
  const { identifier } = dialect;
  const own = columns.map(identifier);
  const looked = columns.map((column) => {
    const said =
      by === undefined ? identifier(column) : (dialect.tables.indexed?.(`${by}(${identifier(column)})`) ?? '');
    return descending?.includes(column) ? `${said} DESC` : said;
  });
  const empty = own.filter((_, index) => table.columns.some((each) => each.name === columns[index] && each.isNullable));
  const what = `${name} ON ${nameOf(dialect, table)} (${looked.join(', ')})`;
  writer.gap();
  if (skipsEmpty !== true) writer.line(`CREATE ${isUnique ? 'UNIQUE ' : ''}INDEX ${what};`);
  else {
    writer.line(`CREATE UNIQUE INDEX ${what}`);
    writer.indented(() => writer.line(`WHERE ${empty.map((each) => `${each} IS NOT NULL`).join(' AND ')};`));
  }
  endBatch(writer, dialect);
};

export const endBatch = (writer: Writer, { batchEnd }: SqlDialect): void => {
  if (batchEnd !== undefined) writer.line(batchEnd);
};

/** Names that differ even where their parts are the same when joined. */
const uniqueNames = (): Choices['constraint'] => {
  const taken = new Set<string>();
  return (...parts) => {
    const first = parts.join('_');
    let name = first;
    for (let count = 2; taken.has(name); count += 1) name = `${first}_${count}`;
    taken.add(name);
    return name;
  };
};

/** A row as statements; the first and the last stand around a statement that may be refused. */
export const insertOf = (
  dialect: SqlDialect,
  tables: readonly Table[],
  row: SeedRow,
): { readonly before: readonly string[]; readonly statement: string; readonly after: readonly string[] } => {
  const { tables: forms } = dialect;
  const columns = tables.find(({ name }) => name === row.table)?.columns ?? [];
  const own = nameOf(dialect, { name: row.table });
  const columnNamed = (name: Name) => columns.find((column) => column.name === name);
  const isNumbered = row.values.some(({ column }) => columnNamed(column)?.isIdentity === true);
  const around = isNumbered ? forms.aroundNumbered?.(own) : undefined;
  const values = row.values.map(({ column, value }) => forms.literal(value, columnNamed(column) ?? { type: 'text' }));
  return {
    before: around === undefined ? [] : [around[0]],
    statement: `INSERT INTO ${own} (${namesOf(
      dialect,
      row.values.map(({ column }) => column),
    )}) VALUES (${values.join(', ')});`,
    after: around === undefined ? [] : [around[1]],
  };
};

export const dropTables = (writer: Writer, dialect: SqlDialect, { tables }: Schema): void => {
  const { tables: forms, identifier } = dialect;
  for (const table of tables) {
    for (const { name, isLate } of table.foreignKeys)
      if (isLate && forms.dropKey !== undefined) writer.line(forms.dropKey(nameOf(dialect, table), identifier(name)));
  }
  for (const table of [...tables].reverse()) writer.line(forms.dropTable(nameOf(dialect, table)));
  endBatch(writer, dialect);
};
