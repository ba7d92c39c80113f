import { pascalCase, snakeCase } from '../../printing/cases.ts';
import { toFile } from '../../printing/to-file.ts';
import type { Writer } from '../../printing/writer.ts';
import type { Program } from '../../program/index.ts';
import type { PrintedFile, Printer } from '../language.ts';
import { createRubyWriter, type Dialect, typeName } from './dialect.ts';
import { librariesFor } from './libraries.ts';
import { type WebFramework, webFiles, webFrameworkOf } from './web/index.ts';
import { writeEnum, writeError, writeFlow, writePort } from './write-flows.ts';
import { writeInventory } from './write-inventories.ts';
import { writeMachine } from './write-machines.ts';
import { writeRecord } from './write-records.ts';
import { writeService } from './write-services.ts';
import { writeStore, writeStores } from './write-stores.ts';
import { writeTests } from './write-tests.ts';

export const rubyPrinter: Printer = {
  print: (program, options) => {
    const { includeComments } = options;
    const framework = webFrameworkOf(options);
    const dialect: Dialect = { includeComments, isObserved: program.style === 'production' };
    const name = snakeCase(program.name);
    const test = beginFile(dialect);
    for (const library of ['minitest/autorun', ...librariesOf(program)]) test.line(`require "${library}"`);
    test.line(`require_relative "../lib/${name}"`);
    test.gap();
    writeTests(test, program, dialect, { module: typeName(program.name), name: `${pascalCase(program.name)}Test` });
    return [
      toFile(`lib/${name}.rb`, writeModule(program, dialect), 'The program.', 'source'),
      toFile(`test/${name}_test.rb`, test, 'The tests; run them after every change.', 'test'),
      ...(framework === undefined ? [] : webFiles(program, dialect, framework)),
      ...projectFiles(program, framework),
    ];
  },
  commands: (_program, options) => {
    const framework = webFrameworkOf(options);
    return [
      {
        command: 'bundle install',
        purpose: framework === undefined ? 'installs the test runner' : 'installs the framework and the test runner',
      },
      { command: 'bundle exec rake test', purpose: 'runs the tests' },
      ...(framework === undefined
        ? []
        : [{ command: framework.startCommand, purpose: 'starts the server on port 8000' }]),
    ];
  },
};

const beginFile = (dialect: Dialect): Writer => {
  const writer = createRubyWriter(dialect);
  writer.line('# frozen_string_literal: true');
  writer.gap();
  return writer;
};

const writeModule = (program: Program, dialect: Dialect): Writer => {
  const writer = beginFile(dialect);
  writer.comment(`${program.title || 'A program'}, made from a diagram.`);
  writer.block(`module ${typeName(program.name)}`, 'end', () => {
    for (const each of program.enums) writeEnum(writer, each);
    for (const each of program.errors) writeError(writer, each);
    for (const port of program.ports) writePort(writer, port);
    for (const record of program.records) {
      writeRecord(writer, record, program.records);
      writeStore(writer, record, program);
    }
    writeStores(writer, program);
    for (const service of program.services) writeService(writer, dialect, service);
    for (const machine of program.machines) writeMachine(writer, machine);
    for (const inventory of program.inventories) writeInventory(writer, inventory);
    for (const flow of program.flows) writeFlow(writer, dialect, flow);
  });
  return writer;
};

/** What the values of the tests need of the standard library. */
const librariesOf = ({ records, ports, services }: Program): readonly string[] =>
  librariesFor([
    ...records.flatMap((record) => record.fields),
    ...ports.flatMap(({ methods }) =>
      methods.flatMap(({ parameters = [], result = [] }) => [...parameters, result].flat()),
    ),
    ...services.flatMap(({ operations }) => operations.flatMap(({ parameters }) => parameters)),
  ]);

const projectFiles = (program: Program, framework: WebFramework | undefined): readonly PrintedFile[] => [
  toFile(
    'Gemfile',
    [
      '# frozen_string_literal: true',
      '',
      'source "https://rubygems.org"',
      '',
      'ruby ">= 3.1"',
      '',
      ...[
        ...(librariesOf(program).includes('bigdecimal') ? [['bigdecimal', '3.1.1'] as const] : []),
        ['minitest', '5.15.0'] as const,
        ['rake', '13.0.6'] as const,
        ...(framework?.gems ?? []),
      ]
        .map(([name, version]) => `gem "${name}", "${version}"`)
        .sort(),
      '',
    ].join('\n'),
    'What the project needs.',
    'project',
  ),
  toFile(
    'Rakefile',
    [
      '# frozen_string_literal: true',
      '',
      'require "rake/testtask"',
      '',
      'Rake::TestTask.new do |task|',
      '  task.pattern = "test/**/*_test.rb"',
      '  task.warning = true',
      'end',
      '',
      'task default: :test',
      '',
    ].join('\n'),
    'The tasks of the project.',
    'project',
  ),
  toFile('.gitignore', '.bundle/\nvendor/\n', 'What git ignores.', 'project'),
];
