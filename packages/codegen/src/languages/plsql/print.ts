import { createDatabasePrinter } from '../families/procedural-sql/print-database.ts';
import type { Printer } from '../language.ts';
import { oracle } from './dialect.ts';

/** The client has to be told that the files are in UTF-8, and to leave when it is done. */
const run = (file: string): string =>
  `echo exit | NLS_LANG=.AL32UTF8 sqlplus -S -L example@localhost/FREEPDB1 @${file}`;

/** For Oracle 19c and later: tables, functions with the branches of flows, and tests in plain PL/SQL. */
export const plsqlPrinter: Printer = createDatabasePrinter(oracle, ({ schema }) => [
  { command: run('migrations/001_up.sql'), purpose: 'creates everything in an empty schema' },
  ...(schema === undefined ? [] : [{ command: run('seed.sql'), purpose: 'inserts the first rows' }]),
  { command: run('tests/tests.sql'), purpose: 'runs the tests; each prints ok' },
]);
