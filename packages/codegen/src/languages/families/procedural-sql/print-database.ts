import { avoiding, snakeCase } from '../../../printing/cases.ts';
import { toFile } from '../../../printing/to-file.ts';
import { createWriter, type Writer } from '../../../printing/writer.ts';
import type { Schema } from '../../../program/index.ts';
import type { PrintedFile, Printer } from '../../language.ts';
import { runsProcedures, type SqlDialect } from './sql-dialect.ts';
import { writeLines } from './words.ts';
import { writeInventory, writeMachine } from './write-facts.ts';
import { writeRoutines } from './write-routines.ts';
import { dropTables, endBatch, insertOf, writeSchema } from './write-schema.ts';
import { countTests, writeTests } from './write-tests.ts';

/** A database: what makes it and takes its tables away, its first rows, its tests. */
export const createDatabasePrinter = (dialect: SqlDialect, commands: Printer['commands']): Printer => ({
  print: (program, { includeComments }) => {
    const schema = program.schema ?? { tables: [], seed: [], scenarios: [] };
    const file = (name: string, says: string, role: PrintedFile['role'], write: (writer: Writer) => void) => {
      const writer = createWriter({
        indent: '  ',
        ...(includeComments && { comment: (lines) => lines.map((line) => `-- ${line}`) }),
      });
      write(writer);
      return toFile(name, writer, says, role);
    };
    const set = (writer: Writer): void => writeLines(writer, dialect.settings);
    const { dropSettings = dialect.settings, testSettings = [] } = dialect;
    return [
      file('migrations/001_up.sql', 'Creates the schema.', 'source', (writer) => {
        writer.comment(`${program.title}, made from a diagram.`);
        set(writer);
        writeSchema(writer, dialect, schema);
        if (runsProcedures(dialect)) {
          writeRoutines(writer, dialect, program);
          for (const machine of program.machines) writeMachine(writer, dialect, machine);
        }
        for (const inventory of program.inventories) writeInventory(writer, dialect, inventory);
        if (program.machines.length + program.inventories.length > 0) keepRows(writer, dialect);
      }),
      ...(schema.tables.length === 0
        ? []
        : [
            file('migrations/001_down.sql', 'Takes the tables away again.', 'source', (writer) => {
              writeLines(writer, dropSettings);
              dropTables(writer, dialect, schema);
            }),
          ]),
      ...(schema.seed.length === 0
        ? []
        : [
            file('seed.sql', 'A first row for each table.', 'source', (writer) => {
              set(writer);
              writeSeed(writer, dialect, schema);
            }),
          ]),
      file('tests/tests.sql', 'The tests; each one is rolled back.', 'test', (writer) => {
        set(writer);
        writeLines(writer, testSettings);
        writeTests(writer, dialect, program);
      }),
    ];
  },
  countTests: (program) => countTests(dialect, program),
  commands,
});

const writeSeed = (writer: Writer, dialect: SqlDialect, { seed, tables }: Schema): void => {
  for (const [index, row] of seed.entries()) {
    const { before, statement, after } = insertOf(dialect, tables, row);
    if (seed[index - 1]?.table !== row.table) writeLines(writer, before);
    writer.line(statement, row.table.from);
    if (seed[index + 1]?.table !== row.table) writeLines(writer, after);
  }
  const { countOn } = dialect.tables;
  for (const { name, columns } of tables) {
    const numbered = columns.find(({ isIdentity }) => isIdentity);
    if (countOn !== undefined && numbered !== undefined)
      writer.line(countOn(dialect.owned(dialect.identifier(name)), dialect.identifier(numbered.name)));
  }
  keepRows(writer, dialect);
  endBatch(writer, dialect);
};

const keepRows = (writer: Writer, { keepRows: line }: SqlDialect): void => {
  if (line !== undefined) writer.line(line);
};

/** Names in snake case that keep clear of a database's own words. */
export const identifierAvoiding = (reserved: string): SqlDialect['identifier'] =>
  avoiding(snakeCase, new Set(reserved.split(' ')));
