import { clearly } from '../../planning/cannot-plan.ts';
import { avoiding, kebabCase, snakeCase } from '../../printing/cases.ts';
import { toFile } from '../../printing/to-file.ts';
import type { Writer } from '../../printing/writer.ts';
import type { Program } from '../../program/index.ts';
import type { PrintedFile, Printer, PrintOptions } from '../language.ts';
import { createRustWriter, type Dialect, identifier } from './dialect.ts';
import { importsFor, writeFlowTests } from './write-flow-tests.ts';
import { writeEnum, writeFlow, writePort } from './write-flows.ts';
import { writeInventory, writeInventoryTests } from './write-inventories.ts';
import { writeMachine, writeMachineTests } from './write-machines.ts';
import { writeService, writeServiceTests } from './write-services.ts';

const dialectFor = ({ style }: Program, { includeComments }: PrintOptions): Dialect => ({
  includeComments,
  isObserved: style === 'production',
  holder: '',
});

export const rustPrinter: Printer = {
  print: (program, options) => {
    if (program.records.length > 0)
      throw clearly('Classes and data models cannot be written in Rust yet. Choose another language for this diagram.');
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

const writeProgram = (program: Program, dialect: Dialect): Writer => {
  const writer = createRustWriter(dialect);
  if (program.services.some(({ ports }) => ports.length > 0)) writer.line('use std::rc::Rc;');
  for (const each of program.enums) writeEnum(writer, each);
  for (const port of program.ports) writePort(writer, port);
  for (const flow of program.flows) writeFlow(writer, dialect, flow);
  for (const service of program.services) writeService(writer, dialect, service);
  for (const machine of program.machines) writeMachine(writer, machine);
  for (const inventory of program.inventories) writeInventory(writer, inventory);
  return writer;
};

const writeTests = (program: Program, dialect: Dialect): Writer => {
  const writer = createRustWriter(dialect);
  const { flows, services, machines, inventories } = program;
  for (const line of importsFor([...flows, ...services])) writer.line(line);
  if (services.some(({ ports }) => ports.length > 0)) writer.line('use std::rc::Rc;');
  writer.gap();
  writer.line(`use ${libraryName(program.name)}::*;`);
  const owners = [
    ...flows.map((flow) => ({ name: flow.name, write: () => writeFlowTests(writer, dialect, flow) })),
    ...services.map((service) => ({ name: service.name, write: () => writeServiceTests(writer, dialect, service) })),
    ...machines.map((machine) => ({ name: machine.name, write: () => writeMachineTests(writer, machine) })),
    ...inventories.map((each) => ({ name: each.name, write: () => writeInventoryTests(writer, each) })),
  ];
  if (owners.length === 1) {
    owners[0]?.write();
    return writer;
  }
  // Names of tests are unique within what they test only.
  for (const { name, write } of owners) {
    writer.gap();
    writer.block(`mod ${identifier(name)} {`, '}', () => {
      writer.line('use super::*;');
      write();
    });
  }
  return writer;
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
