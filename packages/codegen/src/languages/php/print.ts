import { kebabCase, pascalCase } from '../../printing/cases.ts';
import { toFile } from '../../printing/to-file.ts';
import type { Writer } from '../../printing/writer.ts';
import { type Name, type Program, storeOf } from '../../program/index.ts';
import type { PrintedFile, Printer, PrintOptions } from '../language.ts';
import { createPhpWriter, type Dialect, typeName } from './dialect.ts';
import { errorType, writeEnum, writeError, writeFlow, writePort } from './write-flows.ts';
import { writeInventory } from './write-inventories.ts';
import { writeMachine } from './write-machines.ts';
import { writeRecord } from './write-records.ts';
import { writeService } from './write-services.ts';
import { writeStore, writeStores } from './write-stores.ts';
import { writeTests } from './write-tests.ts';

/** A class to a file, as PSR-4 wants it; functions, which nothing loads by their name, stand together. */
export const phpPrinter: Printer = {
  print: (program, options) => {
    const dialect = dialectFor(program, options);
    const test = `${pascalCase(program.name)}Test`;
    const tests = beginFile(dialect);
    tests.gap();
    tests.line('use PHPUnit\\Framework\\TestCase;');
    writeTests(tests, program, dialect, test);
    return [
      ...unitsOf(program, dialect).map(({ name, description, write }) => {
        const writer = beginFile(dialect);
        write(writer);
        return toFile(`src/${name}.php`, writer, description, 'source');
      }),
      toFile(`tests/${test}.php`, tests, 'The tests; run them after every change.', 'test'),
      ...projectFiles(kebabCase(program.name), program.flows.length > 0),
    ];
  },
  commands: () => [
    { command: 'composer install', purpose: 'installs the test runner' },
    { command: 'vendor/bin/phpunit', purpose: 'runs the tests' },
  ],
};

const dialectFor = ({ style }: Program, { includeComments }: PrintOptions): Dialect => ({
  includeComments,
  isObserved: style === 'production',
});

const beginFile = (dialect: Dialect): Writer => {
  const writer = createPhpWriter(dialect);
  for (const line of ['<?php', '', 'declare(strict_types=1);', '', 'namespace App;']) writer.line(line);
  return writer;
};

interface Unit {
  readonly name: string;
  readonly description: string;
  readonly write: (writer: Writer) => void;
}

const unitsOf = (program: Program, dialect: Dialect): readonly Unit[] => {
  const { enums, errors, ports, flows, records, services, machines, inventories } = program;
  const units = <Part extends { readonly name: Name; readonly summary: string }>(
    parts: readonly Part[],
    write: (writer: Writer, part: Part) => void,
  ): readonly Unit[] =>
    parts.map((part) => ({
      name: typeName(part.name),
      description: part.summary,
      write: (writer) => write(writer, part),
    }));
  const stores = records.flatMap((record) => {
    const store = storeOf(record);
    const summary = `Keeps every ${record.name.words.join(' ')} in memory.`;
    return store === undefined ? [] : [{ name: store.name, summary, record }];
  });
  const together = program.stores === undefined ? [] : [{ ...program.stores, summary: 'All stores together.' }];
  return [
    ...units(enums, writeEnum),
    ...errors.map(
      (each): Unit => ({
        name: errorType(each),
        description: each.summary,
        write: (writer) => writeError(writer, each),
      }),
    ),
    ...units(ports, writePort),
    ...(flows.length === 0
      ? []
      : [
          {
            name: functions,
            description: 'What runs from a start to an outcome.',
            write: (writer: Writer) => flows.forEach((flow) => void writeFlow(writer, dialect, flow)),
          },
        ]),
    ...units(records, (writer, record) => writeRecord(writer, record, records)),
    ...units(stores, (writer, { record }) => writeStore(writer, record, program)),
    ...units(together, (writer, each) => writeStores(writer, each, program)),
    ...units(services, (writer, service) => writeService(writer, dialect, service)),
    ...units(machines, writeMachine),
    ...units(inventories, writeInventory),
  ];
};

const functions = 'functions';

const projectFiles = (name: string, hasFunctions: boolean): readonly PrintedFile[] => [
  toFile(
    'composer.json',
    `${JSON.stringify(
      {
        name: `app/${name}`,
        description: 'Made from a diagram.',
        type: 'project',
        require: { php: '>=8.1' },
        'require-dev': { 'phpunit/phpunit': '9.6.20' },
        autoload: {
          'psr-4': { 'App\\': 'src/' },
          ...(hasFunctions && { files: [`src/${functions}.php`] }),
        },
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
      '<phpunit bootstrap="vendor/autoload.php" colors="true" cacheResult="false" convertDeprecationsToExceptions="true">',
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
  toFile('.gitignore', 'vendor/\n', 'What git ignores.', 'project'),
];
