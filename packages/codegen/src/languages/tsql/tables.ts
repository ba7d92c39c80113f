import type { SqlDialect, TableForms } from '../families/procedural-sql/sql-dialect.ts';
import { wordOf } from '../families/procedural-sql/words.ts';
import { quote, wordType } from './words.ts';

/** As long as it can be in a key. */
const usualLength = 400;
const longest = 4000;
const mostDigits = 38;

export const tables = (identifier: SqlDialect['identifier']): TableForms => ({
  word: wordType,
  label: 'NVARCHAR(MAX)',
  integer: 'INT',
  flag: 'BIT',
  columnType: ({ type, length, scale, size = 'large', isFixed }) => {
    const types = {
      text: `${isFixed === true ? 'NCHAR' : 'NVARCHAR'}(${length !== undefined && length > longest ? 'MAX' : (length ?? usualLength)})`,
      integer: { small: 'SMALLINT', usual: 'INT', large: 'BIGINT' }[size],
      float: 'FLOAT',
      decimal: `DECIMAL(${Math.min(length ?? 12, mostDigits)}, ${Math.min(scale ?? 2, length ?? 12, mostDigits)})`,
      boolean: 'BIT',
      date: 'DATE',
      time: 'TIME(0)',
      timestamp: 'DATETIME2',
      uuid: 'UNIQUEIDENTIFIER',
      bytes: 'VARBINARY(MAX)',
      json: 'NVARCHAR(MAX)',
    } as const;
    return types[type];
  },
  nullable: 'NULL',
  identity: 'IDENTITY(1, 1)',
  usually: (value, name) => `CONSTRAINT ${name} DEFAULT ${value}`,
  now: 'SYSUTCDATETIME()',
  today: 'CAST(SYSUTCDATETIME() AS DATE)',
  literal: (value, { type }) => {
    if (value === null) return 'NULL';
    if (typeof value === 'boolean') return value ? '1' : '0';
    if (typeof value === 'number') return String(value);
    const text = typeof value === 'string' ? value : wordOf(value);
    if (type === 'bytes') return `CONVERT(VARBINARY(MAX), ${quote(text)})`;
    // DATETIME2 knows no zone: what it holds is in UTC.
    return quote(type === 'timestamp' ? text.replace(/Z$/, '') : text);
  },
  condition: (check) => {
    const column = identifier(check.column);
    return check.kind === 'notBlank'
      ? `LTRIM(RTRIM(${column})) <> N''`
      : `${column} IN (${check.values.map(quote).join(', ')})`;
  },
  typeCondition: (column, { type }) => (type === 'json' ? `ISJSON(${column}) = 1` : undefined),
  onDelete: { restrict: '', cascade: 'ON DELETE CASCADE', 'set null': 'ON DELETE SET NULL' },
  followsKeys: true,
  cascadesOnce: true,
  uniqueSkipsNull: false,
  dropKey: (table, key) => `ALTER TABLE ${table} DROP CONSTRAINT IF EXISTS ${key};`,
  dropTable: (table) => `DROP TABLE IF EXISTS ${table};`,
  aroundNumbered: (table) => [`SET IDENTITY_INSERT ${table} ON;`, `SET IDENTITY_INSERT ${table} OFF;`],
  rows: { most: 1000, open: 'VALUES', row: (values, isLast) => `(${values})${isLast ? ';' : ','}` },
});
