import type { Writer } from '../../../printing/writer.ts';
import type { Check, Column, ForeignKey, Index, Name, Table } from '../../../program/index.ts';
import { exactlyOne, plainCondition } from '../../families/procedural-sql/words.ts';
import { identifier, quote } from '../dialect.ts';
import { tableName } from './names.ts';

/** A table with its keys, its checks and its indexes. */
export const writeTable = (writer: Writer, table: Table): void => {
  const own = identifier(table.name);
  const part = (open: string, items: readonly string[], about?: readonly string[]): void =>
    writer.items(open, items, '),', about);
  writer.gap();
  writer.block(
    `${tableName(table)} = Table(`,
    ')',
    () => {
      writer.line(`${quote(own)},`);
      writer.line('metadata,');
      for (const column of table.columns) part('Column(', columnParts(table, column), column.name.from);
      for (const columns of uniqueOf(table))
        part('UniqueConstraint(', [...columns.map(quote), named(`uq_${[own, ...columns].join('_')}`)]);
      for (const check of table.checks)
        part('CheckConstraint(', [condition(check), named(identifier(check.name))], check.name.from);
      for (const key of table.foreignKeys) part('ForeignKeyConstraint(', keyParts(key), key.name.from);
      for (const index of table.indexes) part('Index(', indexParts(own, index));
    },
    table.name.from,
  );
};

const indexParts = (own: string, { columns, descending, by, isUnique }: Index): readonly string[] => {
  const names = columns.map(identifier);
  const looked = columns.map((column) => {
    const name = identifier(column);
    if (by !== undefined) return `text(${quote(`${by}(${name})`)})`;
    return descending?.includes(column) ? `text(${quote(`${name} DESC`)})` : quote(name);
  });
  const kind = isUnique === true ? 'uq' : 'ix';
  return [quote(`${kind}_${[own, ...names].join('_')}`), ...looked, ...(isUnique === true ? ['unique=True'] : [])];
};

const named = (name: string): string => `name=${quote(name)}`;

const types = {
  integer: 'Integer',
  decimal: 'Numeric',
  float: 'Float',
  boolean: 'Boolean',
  date: 'Date',
  time: 'Time',
  timestamp: 'DateTime(timezone=True)',
  // The program holds it as an object of its own.
  uuid: 'String(36)',
  bytes: 'LargeBinary',
  json: 'JSON',
} as const;

const typeOf = ({ type, length, scale, size }: Column, isKey: boolean): string => {
  // SQLite counts up keys of no other type than its own.
  if (type === 'integer' && size === 'large') return `BigInteger${isKey ? '().with_variant(Integer, "sqlite")' : ''}`;
  if (type === 'integer' && !isKey && size === 'small') return 'SmallInteger';
  if (type === 'text') return length === undefined ? 'Text' : `String(${length})`;
  if (type === 'decimal' && length !== undefined) return `Numeric(${length}, ${scale ?? 0})`;
  return types[type];
};

const columnParts = (table: Table, column: Column): readonly string[] => {
  const isKey = table.primaryKey.includes(column.name);
  return [
    quote(identifier(column.name)),
    typeOf(column, isKey),
    ...(isKey ? ['primary_key=True'] : column.isNullable ? [] : ['nullable=False']),
    ...(column.default === undefined ? [] : [`server_default=${usually(column.default, column)}`]),
  ];
};

/** What a row gets by itself, as databases write it. */
const usually = (value: NonNullable<Column['default']> | null, { type }: Column): string => {
  if (value === 'now') return type === 'date' ? 'func.current_date()' : 'func.now()';
  return typeof value === 'boolean' ? `${value}()` : quote(String(value));
};

/** Each combination once, without the primary key, which is unique already. */
const uniqueOf = ({ unique, primaryKey }: Table): readonly (readonly string[])[] => {
  const said = (columns: readonly Name[]): string => columns.map(identifier).sort().join();
  return unique
    .filter(
      (columns, index) =>
        said(columns) !== said(primaryKey) && unique.findIndex((other) => said(other) === said(columns)) === index,
    )
    .map((columns) => columns.map(identifier));
};

const condition = (check: Check): string => {
  if (check.kind === 'exactlyOne') return quote(exactlyOne(check.columns.map(identifier)));
  const own = `column(${quote(identifier(check.column))})`;
  if (check.kind === 'compare') return `${own} ${check.operator} column(${quote(identifier(check.than))})`;
  if (check.kind === 'range') return quote(plainCondition(check, identifier));
  return check.kind === 'notBlank' ? `func.trim(${own}) != ""` : `${own}.in_([${check.values.map(quote).join(', ')}])`;
};

const keyParts = ({ name, columns, table, references, onDelete, onUpdate, isLate }: ForeignKey): readonly string[] => [
  `[${columns.map((each) => quote(identifier(each))).join(', ')}]`,
  `[${references.map((each) => quote(`${identifier(table)}.${identifier(each)}`)).join(', ')}]`,
  named(identifier(name)),
  ...(onDelete === 'restrict' ? [] : [`ondelete=${quote(onDelete.toUpperCase())}`]),
  ...(onUpdate === undefined ? [] : [`onupdate=${quote(onUpdate.toUpperCase())}`]),
  // Added once all tables are there.
  ...(isLate ? ['use_alter=True'] : []),
];
