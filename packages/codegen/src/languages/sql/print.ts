import { toFile } from '../../printing/to-file.ts';
import type { Program, RecordDecl } from '../../program/index.ts';
import type { Printer } from '../language.ts';
import { createSqlWriter, identifier } from './dialect.ts';
import { tableOfRecord } from './table-of-record.ts';
import { writeEnum, writeInventory, writeMachine } from './write-facts.ts';
import { writeJournal, writeRoutine } from './write-flows.ts';
import { dropTables, insertOf, writeSchema } from './write-schema.ts';
import { countTests, writeTests } from './write-tests.ts';

/** For PostgreSQL: tables, functions with the branches of flows, and tests in plain SQL. */
export const sqlPrinter: Printer = {
  print: (program, { includeComments }) => {
    const up = createSqlWriter(includeComments);
    up.comment(`${program.title}, made from a diagram.`);
    const schema = program.schema ?? { tables: classTables(program), seed: [], scenarios: [] };
    if (program.schema === undefined) for (const each of enumsOfRecords(program)) writeEnum(up, each);
    writeSchema(up, schema);
    if (program.flows.length + program.services.length > 0) writeJournal(up);
    for (const { name, summary, outcome, body, table } of program.flows) {
      writeRoutine(up, {
        name: identifier(name),
        summary,
        about: name.from,
        outcome,
        ...(body && { body }),
        ...(table && { table }),
      });
    }
    for (const service of program.services) {
      for (const { name, summary, body } of service.operations) {
        writeRoutine(up, { name: `${identifier(service.name)}_${identifier(name)}`, summary, about: name.from, body });
      }
    }
    for (const machine of program.machines) writeMachine(up, machine);
    for (const inventory of program.inventories) writeInventory(up, inventory);
    const down = createSqlWriter(includeComments);
    dropTables(down, schema);
    const seed = createSqlWriter(includeComments);
    for (const row of schema.seed) seed.line(insertOf(row), row.table.from);
    const hasTables = schema.tables.length > 0;
    return [
      toFile('migrations/001_up.sql', up, 'Makes everything.', 'source'),
      ...(hasTables ? [toFile('migrations/001_down.sql', down, 'Takes the tables away again.', 'source')] : []),
      ...(schema.seed.length > 0 ? [toFile('seed.sql', seed, 'A first row for each table.', 'source')] : []),
      toFile(
        'tests/tests.sql',
        writeTests(program, includeComments),
        'The tests; each is taken back when it is done.',
        'test',
      ),
    ];
  },
  countTests,
  commands: ({ schema }) => [
    { command: 'createdb example', purpose: 'makes an empty database' },
    { command: 'psql -v ON_ERROR_STOP=1 -d example -f migrations/001_up.sql', purpose: 'makes everything in it' },
    ...(schema === undefined
      ? []
      : [{ command: 'psql -v ON_ERROR_STOP=1 -d example -f seed.sql', purpose: 'puts the first rows in' }]),
    { command: 'psql -v ON_ERROR_STOP=1 -d example -f tests/tests.sql', purpose: 'runs the tests; each says ok' },
  ],
};

const classTables = ({ records }: Program) =>
  records.filter(({ kind }) => kind === 'class').map((record: RecordDecl) => tableOfRecord(record, records));

const enumsOfRecords = ({ records }: Program) => {
  const used = records.flatMap(({ fields }) => fields.flatMap(({ type }) => (type.kind === 'enum' ? [type.enum] : [])));
  return used.filter((each, index) => used.indexOf(each) === index);
};
