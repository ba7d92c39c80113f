import type { SqlDialect, TableForms } from '../../families/procedural-sql/sql-dialect.ts';
import { quoted, wordOf } from '../../families/procedural-sql/words.ts';

/** All types that a strict table knows. Dates are texts that sort as they follow each other. */
const types = {
  text: 'TEXT',
  integer: 'INTEGER',
  decimal: 'REAL',
  float: 'REAL',
  boolean: 'INTEGER',
  date: 'TEXT',
  time: 'TEXT',
  timestamp: 'TEXT',
  uuid: 'TEXT',
  bytes: 'BLOB',
  json: 'TEXT',
} as const;

const moment = "'%Y-%m-%dT%H:%M:%SZ'";

export const tables = (identifier: SqlDialect['identifier']): TableForms => ({
  word: 'TEXT',
  label: 'TEXT',
  integer: 'INTEGER',
  flag: 'INTEGER',
  columnType: ({ type }) => types[type],
  // A single whole number as the key is numbered by itself.
  identity: '',
  usually: (value) => `DEFAULT ${value}`,
  now: `(strftime(${moment}, 'now'))`,
  today: 'CURRENT_DATE',
  literal: (value, { type }) => {
    if (value === null) return 'NULL';
    if (typeof value === 'boolean') return value ? '1' : '0';
    if (typeof value === 'number') return String(value);
    const text = quoted(typeof value === 'string' ? value : wordOf(value));
    return type === 'bytes' ? `CAST(${text} AS BLOB)` : text;
  },
  condition: (check) => {
    const column = identifier(check.column);
    return check.kind === 'notBlank'
      ? `trim(${column}) <> ''`
      : `${column} IN (${check.values.map(quoted).join(', ')})`;
  },
  typeCondition: (name, { type, length }) => {
    if (type === 'text') return length === undefined ? undefined : `length(${name}) <= ${length}`;
    if (type === 'boolean') return `${name} IN (0, 1)`;
    if (type === 'json') return `json_valid(${name})`;
    if (type === 'date' || type === 'time') return `${name} IS ${type}(${name})`;
    return type === 'timestamp' ? `${name} IS strftime(${moment}, ${name})` : undefined;
  },
  // Left out is as good as RESTRICT, and can be looked at before it is refused.
  onDelete: { restrict: '', cascade: 'ON DELETE CASCADE', 'set null': 'ON DELETE SET NULL' },
  followsKeys: true,
  indexed: (call) => call,
  cascadesOnce: false,
  uniqueSkipsNull: true,
  keysStandInTables: true,
  tableEnd: ') STRICT;',
  dropTable: (table) => `DROP TABLE IF EXISTS ${table};`,
  rows: { most: 500, open: 'VALUES', row: (values, isLast) => `(${values})${isLast ? ';' : ','}` },
});
