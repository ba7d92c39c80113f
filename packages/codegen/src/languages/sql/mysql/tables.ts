import type { SqlDialect, TableForms } from '../../families/procedural-sql/sql-dialect.ts';
import { wordOf } from '../../families/procedural-sql/words.ts';
import { quote, wordType } from './words.ts';

/** As long as it can be in a key, in characters of up to four bytes. */
const longestKey = 768;
const usualKey = 255;
const longest = 4000;
const mostDigits = 65;
const mostDecimals = 30;

export const tables = (identifier: SqlDialect['identifier']): TableForms => ({
  word: wordType,
  label: 'TEXT',
  integer: 'INT',
  flag: 'BOOLEAN',
  columnType: ({ type, length, scale, size = 'large', isFixed }, isInKey) => {
    const digits = Math.min(length ?? 12, mostDigits);
    const types = {
      text: isFixed === true && length !== undefined && length < 256 ? `CHAR(${length})` : textType(length, isInKey),
      integer: { small: 'SMALLINT', usual: 'INT', large: 'BIGINT' }[size],
      float: 'DOUBLE',
      decimal: `DECIMAL(${digits}, ${Math.min(scale ?? 2, digits, mostDecimals)})`,
      boolean: 'BOOLEAN',
      date: 'DATE',
      time: 'TIME',
      timestamp: 'DATETIME',
      uuid: 'CHAR(36)',
      bytes: isInKey ? `VARBINARY(${usualKey})` : 'LONGBLOB',
      json: isInKey ? `VARCHAR(${usualKey})` : 'JSON',
    } as const;
    return types[type];
  },
  enumType: (values) => `ENUM(${values.map(quote).join(', ')})`,
  identity: 'AUTO_INCREMENT',
  isIdentityLast: true,
  usually: (value) => `DEFAULT ${value}`,
  now: 'CURRENT_TIMESTAMP',
  today: '(CURRENT_DATE)',
  literal: (value, { type }) => {
    if (value === null) return 'NULL';
    if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
    if (typeof value === 'number') return String(value);
    const text = typeof value === 'string' ? value : wordOf(value);
    // DATETIME knows no zone: what it holds is in UTC.
    return quote(type === 'timestamp' ? text.replace('T', ' ').replace(/Z$/, '') : text);
  },
  condition: (check) => {
    const column = identifier(check.column);
    return check.kind === 'notBlank' ? `TRIM(${column}) <> ''` : `${column} IN (${check.values.map(quote).join(', ')})`;
  },
  typeCondition: () => undefined,
  onDelete: { restrict: 'ON DELETE RESTRICT', cascade: 'ON DELETE CASCADE', 'set null': 'ON DELETE SET NULL' },
  followsKeys: true,
  indexed: (call) => `(${call})`,
  cascadesOnce: false,
  uniqueSkipsNull: true,
  dropTable: (table) => `DROP TABLE IF EXISTS ${table};`,
  rows: { most: 1000, open: 'VALUES', row: (values, isLast) => `(${values})${isLast ? ';' : ','}` },
});

const textType = (length: number | undefined, isInKey: boolean): string => {
  if (isInKey) return `VARCHAR(${Math.min(length ?? usualKey, longestKey)})`;
  if (length === undefined) return 'TEXT';
  return length > longest ? 'LONGTEXT' : `VARCHAR(${length})`;
};
