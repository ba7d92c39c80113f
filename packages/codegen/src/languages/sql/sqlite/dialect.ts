import { identifierAvoiding } from '../../families/procedural-sql/print-database.ts';
import type { SqlDialect } from '../../families/procedural-sql/sql-dialect.ts';
import { quoted } from '../../families/procedural-sql/words.ts';
import { tables } from './tables.ts';
import { testSettings, tests } from './tests.ts';

/** Words that SQLite keeps for itself (its page on keywords; those that it takes as names where it can are among them). */
const identifier = identifierAvoiding(
  'abort action add after all alter always analyze and as asc attach autoincrement before begin between by cascade case cast check collate column ' +
    'commit conflict constraint create cross current current_date current_time current_timestamp database default deferrable deferred delete desc ' +
    'detach distinct do drop each else end escape except exclude exclusive exists explain fail filter first following for foreign from full generated ' +
    'glob group groups having if ignore immediate in index indexed initially inner insert instead intersect into is isnull join key last left like ' +
    'limit match materialized natural no not nothing notnull null nulls of offset on or order others outer over partition plan pragma preceding ' +
    'primary query raise range recursive references regexp reindex release rename replace restrict returning right rollback row rows savepoint ' +
    'select set table temp temporary then ties to transaction trigger unbounded union unique update using vacuum values view virtual when where ' +
    'window with without',
);

export const sqlite: SqlDialect = {
  settings: ['PRAGMA foreign_keys = ON;'],
  dropSettings: ['PRAGMA foreign_keys = OFF;'],
  testSettings,
  identifier,
  owned: (name) => name,
  quote: quoted,
  tables: tables(identifier),
  tests,
};
