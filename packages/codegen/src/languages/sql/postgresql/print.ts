import { createDatabasePrinter } from '../../families/procedural-sql/print-database.ts';
import type { Printer } from '../../language.ts';
import { postgres } from './dialect.ts';

export const postgresPrinter: Printer = createDatabasePrinter(postgres, ({ schema }) => [
  { command: 'createdb example', purpose: 'creates an empty database' },
  { command: 'psql -v ON_ERROR_STOP=1 -d example -f migrations/001_up.sql', purpose: 'creates the schema in it' },
  ...(schema === undefined
    ? []
    : [{ command: 'psql -v ON_ERROR_STOP=1 -d example -f seed.sql', purpose: 'inserts the first rows' }]),
  { command: 'psql -v ON_ERROR_STOP=1 -d example -f tests/tests.sql', purpose: 'runs the tests; each prints ok' },
]);
