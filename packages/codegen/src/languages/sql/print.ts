import type { Printer, PrintOptions } from '../language.ts';
import { mysqlPrinter } from './mysql/print.ts';
import { postgresPrinter } from './postgresql/print.ts';
import { sqlitePrinter } from './sqlite/print.ts';

/** Who prints for which database, by its id in the catalogue. */
const databases: Readonly<Record<string, Printer>> = {
  postgresql: postgresPrinter,
  mysql: mysqlPrinter,
  sqlite: sqlitePrinter,
};

const printerOf = ({ framework }: PrintOptions): Printer => databases[framework ?? ''] ?? postgresPrinter;

/** Tables, procedures with the branches of flows where the database runs them, and tests in plain SQL. */
export const sqlPrinter: Printer = {
  print: (program, options) => printerOf(options).print(program, options),
  countTests: (program, options) => printerOf(options).countTests?.(program, options) ?? 0,
  commands: (program, options) => printerOf(options).commands(program, options),
};
