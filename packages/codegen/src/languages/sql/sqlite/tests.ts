import type { TestForms, TestQuery } from '../../families/procedural-sql/sql-dialect.ts';
import { quoted } from '../../families/procedural-sql/words.ts';

/** SQLite has no variables: what is found goes into a table, and a row that says that it is wrong is refused by another one. */
export const testSettings: readonly string[] = [
  'CREATE TEMP TABLE found (value TEXT);',
  'INSERT INTO found VALUES (NULL);',
  'CREATE TEMP TABLE expectations (is_met INTEGER NOT NULL CONSTRAINT "another result" CHECK (is_met));',
];

const select = ({ above, value, from }: TestQuery): string =>
  `${above === undefined ? '' : `WITH RECURSIVE ${above} `}SELECT ${value} FROM ${from}`;

/** Each test in a transaction of its own that is taken back; selects `ok`. */
export const tests: TestForms = {
  write: (writer, name, _used, body) => {
    writer.gap();
    writer.line('BEGIN;');
    body();
    writer.line(`SELECT ${quoted(`ok - ${name}`)};`);
    writer.line('ROLLBACK;');
  },
  find: (query) => [`UPDATE found SET value = (${select(query)});`],
  // Before 3.44 its aggregates know no order of their own.
  findAll: ({ order, ...query }) => [
    `UPDATE found SET value = (SELECT group_concat(part, ',') FROM (${select({ ...query, value: `${query.value} AS part` })} ORDER BY ${order}));`,
  ],
  expect: (_variable, text) => [
    `INSERT INTO expectations SELECT value IS ${text === undefined ? 'NULL' : quoted(text)} FROM found;`,
  ],
  refuse: (writer, lines) => {
    writer.line('PRAGMA defer_foreign_keys = ON;');
    for (const line of lines) writer.line(line.replace(/^INSERT INTO/, 'INSERT OR IGNORE INTO'));
    writer.line('INSERT INTO expectations VALUES (changes() = 0 OR EXISTS (SELECT 1 FROM pragma_foreign_key_check));');
  },
  isTrue: (column) => column,
};
