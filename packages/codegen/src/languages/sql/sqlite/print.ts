import { clearly } from '../../../planning/cannot-plan.ts';
import { createDatabasePrinter } from '../../families/procedural-sql/print-database.ts';
import type { Printer } from '../../language.ts';
import { sqlite } from './dialect.ts';

const database = createDatabasePrinter(sqlite, ({ schema }) => [
  { command: 'sqlite3 -bail example.db < migrations/001_up.sql', purpose: 'creates a database with everything in it' },
  ...(schema === undefined
    ? []
    : [{ command: 'sqlite3 -bail example.db < seed.sql', purpose: 'inserts the first rows' }]),
  { command: 'sqlite3 -bail example.db < tests/tests.sql', purpose: 'runs the tests; each prints ok' },
]);

/** For SQLite 3.37 and later: tables, rows and tests. */
export const sqlitePrinter: Printer = {
  ...database,
  print: (program, options) => {
    const { flows, services, machines } = program;
    if (flows.length + services.length + machines.length > 0)
      throw clearly(
        'SQLite runs no procedures, so steps and events cannot be written for it. Choose PostgreSQL or MySQL, or another language.',
      );
    return database.print(program, options);
  },
};
