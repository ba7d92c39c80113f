import { avoiding, kebabCase, snakeCase } from '../../printing/cases.ts';
import { toFile } from '../../printing/to-file.ts';
import type { Program } from '../../program/index.ts';
import type { LayoutWriter } from '../families/dynamic/layout-writer.ts';
import type { PrintedFile, Printer, PrintOptions } from '../language.ts';
import { createRustWriter, type Dialect, identifier } from './dialect.ts';
import { importsOf } from './imports.ts';
import { writeSamples } from './record-samples.ts';
import { createRecordScope } from './record-scope.ts';
import { writeFlowTests } from './write-flow-tests.ts';
import { writeEnum, writeFlow, writePort } from './write-flows.ts';
import { writeInventory, writeInventoryTests } from './write-inventories.ts';
import { writeMachine, writeMachineTests } from './write-machines.ts';
import { writeRecordTests } from './write-record-tests.ts';
import { writeRecord } from './write-records.ts';
import { writeService, writeServiceTests } from './write-services.ts';
import { writeStore } from './write-stores.ts';
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
      toFile('src/lib.rs', writeProgram(program, dialect), 'The program.', 'source'),
      toFile(
        `tests/${snakeCase(program.name)}_test.rs`,
        writeTests(program, dialect),
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

/** What `write` prints, below the imports that it needs. */
const withImports = (
  program: Program,
  dialect: Dialect,
  write: (writer: LayoutWriter) => void,
  more: readonly string[] = [],
): LayoutWriter => {
  const draft = createRustWriter(dialect);
  write(draft);
  const writer = createRustWriter(dialect);
  const limit = recursionLimit(program);
  if (limit > 128) writer.line(`#![recursion_limit = "${limit}"]`);
  writer.gap();
  for (const line of importsOf(draft.text())) writer.line(line);
  writer.gap();
  for (const line of more) writer.line(line);
  write(writer);
  return writer;
};

/** The compiler follows records through all that they keep alive, some steps for each; it stops at 128 unless told otherwise. */
const recursionLimit = ({ records }: Program): number =>
  2 ** Math.ceil(Math.log2(1 + 6 * records.filter(({ ends }) => ends.length > 0).length));

const writeProgram = (program: Program, dialect: Dialect): LayoutWriter =>
  withImports(program, dialect, (writer) => {
    const scope = createRecordScope(program);
    writeValues(writer, program.records);
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
  });

const writeTests = (program: Program, dialect: Dialect): LayoutWriter =>
  withImports(program, dialect, (writer) => writeTestsOf(writer, program, dialect), [`use ${crateOf(program)}::*;`]);

/** The library as the tests import it, of which a module may have the name. */
const crateOf = ({ name, flows, records, services, machines, inventories }: Program): string => {
  const library = libraryName(name);
  const owners = [...flows, ...records, ...services, ...machines, ...inventories];
  return `${owners.some((each) => identifier(each.name) === library) ? '::' : ''}${library}`;
};

const writeTestsOf = (writer: LayoutWriter, program: Program, dialect: Dialect): void => {
  const { flows, services, machines, inventories } = program;
  const scope = createRecordScope(program);
  const records = program.records.filter(({ scenarios }) => scenarios.length > 0);
  writeSamples(writer, scope);
  const owners = [
    ...flows.map((flow) => ({ name: flow.name, write: () => writeFlowTests(writer, dialect, flow) })),
    ...records.map((record) => ({ name: record.name, write: () => writeRecordTests(writer, scope, record) })),
    ...services.map((service) => ({ name: service.name, write: () => writeServiceTests(writer, dialect, service) })),
    ...machines.map((machine) => ({ name: machine.name, write: () => writeMachineTests(writer, machine) })),
    ...inventories.map((each) => ({ name: each.name, write: () => writeInventoryTests(writer, each) })),
  ];
  if (owners.length === 1) {
    owners[0]?.write();
    return;
  }
  // Names of tests are unique within what they test only.
  for (const { name, write } of owners) {
    writer.gap();
    writer.block(`mod ${identifier(name)} {`, '}', () => {
      writer.line('use super::*;');
      write();
    });
  }
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
  toFile('.gitignore', 'target/\n', 'What git leaves out.', 'project'),
];
