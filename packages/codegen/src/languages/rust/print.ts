import { avoiding, kebabCase, snakeCase } from '../../printing/cases.ts';
import { toFile } from '../../printing/to-file.ts';
import type { Writer } from '../../printing/writer.ts';
import type { Program } from '../../program/index.ts';
import type { PrintedFile, Printer, PrintOptions } from '../language.ts';
import { createRustWriter, type Dialect, documentation, identifier } from './dialect.ts';
import { importsOf } from './imports.ts';
import { createRecordScope } from './record-scope.ts';
import { writeEnum, writeFlow, writePort } from './write-flows.ts';
import { writeInventory } from './write-inventories.ts';
import { writeMachine } from './write-machines.ts';
import { writeRecord } from './write-records.ts';
import { writeService } from './write-services.ts';
import { writeStore } from './write-stores.ts';
import { writeTests } from './write-tests.ts';
import { writeValues } from './write-values.ts';

const dialectFor = ({ style }: Program, { includeComments }: PrintOptions): Dialect => ({
  includeComments,
  isObserved: style === 'production',
  holder: '',
});

export const rustPrinter: Printer = {
  print: (program, options) => {
    const dialect = dialectFor(program, options);
    return [
      toFile(
        'src/lib.rs',
        createFile(program, dialect, `${program.title}, made from a diagram.`, (writer) =>
          writeProgram(writer, program, dialect),
        ),
        'The program.',
        'source',
      ),
      toFile(
        `tests/${snakeCase(program.name)}_test.rs`,
        createFile(program, dialect, `The tests of ${program.title}.`, (writer) =>
          writeTests(writer, program, dialect, libraryName(program.name)),
        ),
        'The tests; run them after every change.',
        'test',
      ),
      ...projectFiles(program),
    ];
  },
  commands: () => [
    { command: 'cargo build', purpose: 'compiles the library' },
    { command: 'cargo test', purpose: 'runs the tests' },
  ],
};

/** What `write` prints, below what the file is about and the imports that it needs. */
const createFile = (program: Program, dialect: Dialect, about: string, write: (writer: Writer) => void): Writer => {
  const draft = createRustWriter(dialect);
  write(draft);
  const writer = createRustWriter(dialect);
  const limit = recursionLimit(program);
  if (dialect.includeComments) for (const line of documentation('//!', about)) writer.line(line);
  writer.gap();
  if (limit > 128) writer.line(`#![recursion_limit = "${limit}"]`);
  writer.gap();
  for (const line of importsOf(draft.text())) writer.line(line);
  writer.gap();
  write(writer);
  return writer;
};

/** The compiler follows records through all that they keep alive, some steps for each; it stops at 128 unless told otherwise. */
const recursionLimit = ({ records }: Program): number =>
  2 ** Math.ceil(Math.log2(1 + 6 * records.filter(({ ends }) => ends.length > 0).length));

const writeProgram = (writer: Writer, program: Program, dialect: Dialect): void => {
  const scope = createRecordScope(program);
  writeValues(writer, program);
  for (const each of program.enums) writeEnum(writer, each);
  for (const port of program.ports) writePort(writer, port);
  for (const flow of program.flows) writeFlow(writer, dialect, flow);
  for (const record of program.records) {
    writeRecord(writer, scope, record);
    writeStore(writer, scope, record);
  }
  for (const service of program.services) writeService(writer, dialect, service);
  for (const machine of program.machines) writeMachine(writer, machine);
  for (const inventory of program.inventories) writeInventory(writer, inventory);
};

const libraryName = avoiding(identifier, new Set(['proc_macro', 'build']), '_library');

const projectFiles = ({ name }: Program): readonly PrintedFile[] => [
  toFile(
    'Cargo.toml',
    [
      '[package]',
      `name = "${kebabCase(name)}"`,
      'version = "1.0.0"',
      'edition = "2021"',
      'rust-version = "1.63"',
      'publish = false',
      '',
      '[lib]',
      `name = "${libraryName(name)}"`,
      'doctest = false',
      '',
    ].join('\n'),
    'The package.',
    'project',
  ),
  toFile('.gitignore', 'target/\n', 'What git ignores.', 'project'),
];
