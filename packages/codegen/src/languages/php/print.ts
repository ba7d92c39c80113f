import { kebabCase, pascalCase } from '../../printing/cases.ts';
import { toFile } from '../../printing/to-file.ts';
import type { Program } from '../../program/index.ts';
import type { LayoutWriter } from '../families/dynamic/layout-writer.ts';
import type { PrintedFile, Printer, PrintOptions } from '../language.ts';
import { createPhpWriter, type Dialect } from './dialect.ts';
import { writeEnum, writeFlow, writePort } from './write-flows.ts';
import { writeInventory } from './write-inventories.ts';
import { writeMachine } from './write-machines.ts';
import { writeRecord } from './write-records.ts';
import { writeService } from './write-services.ts';
import { writeTests } from './write-tests.ts';

export const phpPrinter: Printer = {
  print: (program, options) => {
    const dialect = dialectFor(program, options);
    const name = kebabCase(program.name);
    const test = `${pascalCase(program.name)}Test`;
    const tests = beginFile(dialect);
    tests.gap();
    tests.line('use PHPUnit\\Framework\\TestCase;');
    writeTests(tests, program, dialect, test);
    return [
      toFile(`src/${name}.php`, writeModule(program, dialect), 'The program.', 'source'),
      toFile(`tests/${test}.php`, tests, 'The tests; run them after every change.', 'test'),
      ...projectFiles(name),
    ];
  },
  commands: () => [
    { command: 'composer install', purpose: 'fetches the test runner' },
    { command: 'vendor/bin/phpunit', purpose: 'runs the tests' },
  ],
};

const dialectFor = ({ style }: Program, { includeComments }: PrintOptions): Dialect => ({
  includeComments,
  isObserved: style === 'production',
});

const beginFile = (dialect: Dialect): LayoutWriter => {
  const writer = createPhpWriter(dialect);
  for (const line of ['<?php', '', 'declare(strict_types=1);', '', 'namespace App;']) writer.line(line);
  return writer;
};

const writeModule = (program: Program, dialect: Dialect): LayoutWriter => {
  const writer = beginFile(dialect);
  for (const each of program.enums) writeEnum(writer, each);
  for (const port of program.ports) writePort(writer, port);
  for (const flow of program.flows) writeFlow(writer, dialect, flow);
  for (const record of program.records) writeRecord(writer, record, program.records);
  for (const service of program.services) writeService(writer, dialect, service);
  for (const machine of program.machines) writeMachine(writer, machine);
  for (const inventory of program.inventories) writeInventory(writer, inventory);
  return writer;
};

const projectFiles = (name: string): readonly PrintedFile[] => [
  toFile(
    'composer.json',
    `${JSON.stringify(
      {
        name: `app/${name}`,
        description: 'Made from a diagram.',
        type: 'project',
        require: { php: '>=8.1' },
        'require-dev': { 'phpunit/phpunit': '9.6.20' },
        autoload: { files: [`src/${name}.php`] },
      },
      null,
      4,
    )}\n`,
    'The package and what it needs.',
    'project',
  ),
  toFile(
    'phpunit.xml',
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      `<phpunit bootstrap="src/${name}.php" colors="true" cacheResult="false" convertDeprecationsToExceptions="true">`,
      '    <testsuites>',
      '        <testsuite name="unit">',
      '            <directory>tests</directory>',
      '        </testsuite>',
      '    </testsuites>',
      '</phpunit>',
      '',
    ].join('\n'),
    'The settings of the test runner.',
    'project',
  ),
  toFile('.gitignore', 'vendor/\n', 'What git leaves out.', 'project'),
];
