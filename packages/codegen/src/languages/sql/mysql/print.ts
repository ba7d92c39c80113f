import { createDatabasePrinter } from '../../families/procedural-sql/print-database.ts';
import type { Printer } from '../../language.ts';
import { mysql } from './dialect.ts';

/** For MySQL 8.0.16 and later and MariaDB 10.6 and later: what both of them understand. */
export const mysqlPrinter: Printer = createDatabasePrinter(mysql, ({ schema }) => [
  { command: 'mysql -e "CREATE DATABASE example CHARACTER SET utf8mb4"', purpose: 'creates an empty database' },
  { command: 'mysql example < migrations/001_up.sql', purpose: 'creates the schema in it' },
  ...(schema === undefined ? [] : [{ command: 'mysql example < seed.sql', purpose: 'inserts the first rows' }]),
  { command: 'mysql -N example < tests/tests.sql', purpose: 'runs the tests; each prints ok' },
]);
