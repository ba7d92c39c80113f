import { createDatabasePrinter } from '../../families/procedural-sql/print-database.ts';
import type { Printer } from '../../language.ts';
import { postgres } from './dialect.ts';

export const postgresPrinter: Printer = createDatabasePrinter(postgres, ({ schema }) => [
  { command: 'createdb example', purpose: 'makes an empty database' },
  { command: 'psql -v ON_ERROR_STOP=1 -d example -f migrations/001_up.sql', purpose: 'makes everything in it' },
  ...(schema === undefined
    ? []
    : [{ command: 'psql -v ON_ERROR_STOP=1 -d example -f seed.sql', purpose: 'puts the first rows in' }]),
  { command: 'psql -v ON_ERROR_STOP=1 -d example -f tests/tests.sql', purpose: 'runs the tests; each says ok' },
]);
