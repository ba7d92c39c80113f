import { toFile } from '../../printing/to-file.ts';
import type { Program } from '../../program/index.ts';
import type { LayoutWriter } from '../families/dynamic/layout-writer.ts';
import { createTestNames } from '../families/dynamic/test-names.ts';
import type { PrintedFile, Printer, PrintOptions } from '../language.ts';
import { createPythonWriter, type Dialect, document, identifier, moduleName } from './dialect.ts';
import { importsOf, importsOfTests, namesInTests } from './imports.ts';
import { writeFlowTests, writeScriptedPorts } from './write-flow-tests.ts';
import { writeEnum, writeFlow, writePort } from './write-flows.ts';
import { writeInventory, writeInventoryTests } from './write-inventories.ts';
import { writeMachine, writeMachineTests } from './write-machines.ts';
import { writeRecordTests } from './write-record-tests.ts';
import { writeRecord } from './write-records.ts';
import { writeService, writeServiceTests } from './write-services.ts';

const dialectFor = ({ style, options }: Program, { includeComments }: PrintOptions): Dialect => ({
  isAsync: options.isAsync,
  includeComments,
  isObserved: style === 'production',
});

export const pythonPrinter: Printer = {
  print: (program, options) => {
    const dialect = dialectFor(program, options);
    const name = moduleName(program.name);
    return [
      toFile(`src/${name}.py`, writeModule(program, dialect), 'The program.', 'source'),
      toFile(
        `tests/test_${name}.py`,
        writeTests(program, dialect, name),
        'The tests; run them after every change.',
        'test',
      ),
      ...projectFiles(program),
    ];
  },
  commands: () => [
    { command: 'pip install -r requirements-dev.txt', purpose: 'fetches the test runner and the type checker' },
    { command: 'mypy', purpose: 'checks the types' },
    { command: 'pytest', purpose: 'runs the tests' },
  ],
};

const writeModule = (program: Program, dialect: Dialect): LayoutWriter => {
  const writer = createPythonWriter(dialect);
  document(writer, dialect, program.title || program.name.words.join(' '));
  for (const line of importsOf(program, dialect)) writer.line(line);
  if (dialect.isObserved && program.flows.length + program.services.length > 0) {
    writer.gap();
    writer.remark('Is told of each step before it is taken, for logs and traces.');
    writer.line('Observe = Callable[[str], None]');
  }
  for (const each of program.enums) writeEnum(writer, dialect, each);
  for (const port of program.ports) writePort(writer, dialect, port);
  for (const flow of program.flows) writeFlow(writer, dialect, flow);
  for (const record of program.records) writeRecord(writer, dialect, record, program.records);
  for (const service of program.services) writeService(writer, dialect, service);
  for (const machine of program.machines) writeMachine(writer, dialect, machine);
  for (const inventory of program.inventories) writeInventory(writer, dialect, inventory);
  return writer;
};

/** The tests are written twice: the first time to see what they use. */
const writeTests = (program: Program, dialect: Dialect, module: string): LayoutWriter => {
  const body = createPythonWriter({ includeComments: false });
  writeTestBodies(body, program, { ...dialect, includeComments: false });
  const text = body.text();
  const writer = createPythonWriter(dialect);
  for (const line of importsOfTests(text)) writer.line(line);
  if (text.includes('pytest.raises')) {
    writer.gap();
    writer.line('import pytest');
  }
  const names = namesInTests(program, text);
  if (names.length > 0) {
    writer.gap();
    writeImport(writer, module, names);
  }
  writeTestBodies(writer, program, dialect);
  return writer;
};

const writeTestBodies = (writer: LayoutWriter, program: Program, dialect: Dialect): void => {
  const testName = createTestNames(identifier, 73);
  const running = [...program.flows, ...program.services];
  writeScriptedPorts(writer, dialect, [...new Set(running.flatMap(({ ports }) => ports))]);
  for (const flow of program.flows) writeFlowTests(writer, dialect, flow, testName);
  for (const record of program.records) writeRecordTests(writer, record, program.records, testName);
  for (const service of program.services) writeServiceTests(writer, dialect, service, testName);
  for (const machine of program.machines) writeMachineTests(writer, machine, testName);
  for (const inventory of program.inventories) writeInventoryTests(writer, inventory, testName);
};

const writeImport = (writer: LayoutWriter, module: string, names: readonly string[]): void => {
  const line = `from ${module} import ${names.join(', ')}`;
  if (line.length <= 88) writer.line(line);
  else writer.block(`from ${module} import (`, ')', () => names.forEach((name) => void writer.line(`${name},`)));
};

const projectFiles = ({ name }: Program): readonly PrintedFile[] => [
  toFile(
    'pyproject.toml',
    [
      '[project]',
      `name = "${name.words.join('-')}"`,
      'version = "1.0.0"',
      'requires-python = ">=3.10"',
      '',
      '[tool.pytest.ini_options]',
      'pythonpath = ["src"]',
      'testpaths = ["tests"]',
      'python_classes = []',
      '',
      '[tool.mypy]',
      'strict = true',
      'mypy_path = "src"',
      'files = ["src", "tests"]',
      '',
    ].join('\n'),
    'The project and the settings of its tools.',
    'project',
  ),
  toFile('requirements-dev.txt', 'mypy==1.11.2\npytest==8.3.2\n', 'What checks and tests need.', 'project'),
  toFile('.gitignore', '__pycache__/\n.mypy_cache/\n.pytest_cache/\n.venv/\n', 'What git leaves out.', 'project'),
];
