import { createDatabasePrinter } from '../families/procedural-sql/print-database.ts';
import type { Printer } from '../language.ts';
import { transactSql } from './dialect.ts';

/** `-b` stops at the first error, `-I` is needed for filtered indexes, `-x` leaves `$(` in texts alone, and the code page is UTF-8. */
const run = (file: string): string => `sqlcmd -b -I -x -f 65001 -d example -i ${file}`;

/** For SQL Server 2017 and later: tables, procedures with the branches of flows, and tests in plain T-SQL. */
export const tsqlPrinter: Printer = createDatabasePrinter(transactSql, ({ schema }) => [
  { command: 'sqlcmd -b -d master -Q "CREATE DATABASE example"', purpose: 'creates an empty database' },
  { command: run('migrations/001_up.sql'), purpose: 'creates the schema in it' },
  ...(schema === undefined ? [] : [{ command: run('seed.sql'), purpose: 'inserts the first rows' }]),
  { command: run('tests/tests.sql'), purpose: 'runs the tests; each prints ok' },
]);
