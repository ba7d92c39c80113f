import { toFile } from '../../printing/to-file.ts';
import type { Writer } from '../../printing/writer.ts';
import type { Program } from '../../program/index.ts';
import type { Printer } from '../language.ts';
import { createGoWriter, dialectFor, type GoDialect, modulePath, packageName } from './dialect.ts';
import { type WebFramework, webFiles, webFrameworkOf } from './web/index.ts';
import { writeEnum, writeErrors, writePort } from './write-declarations.ts';
import { writeFlow, writeService } from './write-flows.ts';
import { writeInventory } from './write-inventories.ts';
import { writeMachine } from './write-machines.ts';
import { writeRecord } from './write-records.ts';
import { writeStoreBase } from './write-store-base.ts';
import { writeStore, writeStores } from './write-stores.ts';
import { writeTests } from './write-tests.ts';

export const goPrinter: Printer = {
  print: (program, options) => {
    const dialect = dialectFor(program, options);
    const framework = webFrameworkOf(options);
    const name = packageName(program);
    const source = withImports(
      dialect,
      name,
      `Package ${name} is made from the diagram “${program.title}”.`,
      (writer) => writeProgram(writer, dialect, program),
    );
    const tests = withImports(dialect, name, '', (writer) => writeTests(writer, dialect, program));
    return [
      toFile(`${name}.go`, source, 'The program.', 'source'),
      toFile(`${name}_test.go`, tests, 'The tests; run them after every change.', 'test'),
      ...(framework === undefined ? [] : webFiles(program, dialect, framework)),
      toFile('go.mod', moduleFile(program, framework), 'The module.', 'project'),
      toFile('.gitignore', '*.out\n*.test\n', 'What git ignores.', 'project'),
    ];
  },
  commands: (_program, options) => {
    const framework = webFrameworkOf(options);
    const vet = { command: 'go vet ./...', purpose: 'checks the code for mistakes' };
    if (framework === undefined)
      return [vet, { command: 'go test ./...', purpose: 'runs the tests; there is nothing to install' }];
    return [
      { command: 'go mod tidy', purpose: `installs ${framework.label}` },
      vet,
      { command: 'go test ./...', purpose: 'runs the tests' },
      { command: 'go run ./cmd/server', purpose: 'starts the server on port 8000' },
    ];
  },
};

const moduleFile = (program: Program, framework: WebFramework | undefined): string =>
  `module ${modulePath(program)}\n\ngo 1.19\n${framework === undefined ? '' : `\nrequire ${framework.module} ${framework.version}\n`}`;

const writeProgram = (writer: Writer, dialect: GoDialect, program: Program): void => {
  for (const each of program.enums) writeEnum(writer, each);
  writeErrors(writer, program.errors);
  for (const port of program.ports) writePort(writer, dialect, port);
  for (const flow of program.flows) writeFlow(writer, dialect, flow);
  for (const service of program.services) writeService(writer, dialect, service);
  for (const machine of program.machines) writeMachine(writer, dialect, machine);
  for (const record of program.records) {
    writeRecord(writer, dialect, record, program.records);
    writeStore(writer, dialect, record, program);
  }
  writeStores(writer, dialect, program);
  writeStoreBase(writer, program);
  for (const inventory of program.inventories) writeInventory(writer, dialect, inventory);
};

/** Packages of the standard library by how code begins to speak of them. */
const packages: readonly (readonly [use: RegExp, path: string])[] = [
  [/\bcontext\.(?:Context|Background)\b/, 'context'],
  [/\berrors\.(?:New|Is)\(/, 'errors'],
  [/\bfmt\.Errorf\(/, 'fmt'],
  [/\breflect\.DeepEqual\(/, 'reflect'],
  [/\bstrings\.(?:Repeat|TrimSpace)\(/, 'strings'],
  [/\*testing\.T\b/, 'testing'],
  [/\btime\.(?:Time|Date|UTC)\b/, 'time'],
  [/\butf8\.RuneCountInString\(/, 'unicode/utf8'],
];

/** A file of a package with the imports that its code uses, which is known once the code is written. */
const withImports = (dialect: GoDialect, name: string, comment: string, write: (writer: Writer) => void): Writer => {
  const draft = createGoWriter({ includeComments: false });
  write(draft);
  const code = draft.text();
  const imports = packages.filter(([use]) => use.test(code)).map(([, path]) => `"${path}"`);
  const writer = createGoWriter(dialect);
  if (comment !== '') writer.comment(comment);
  writer.line(`package ${name}`);
  if (imports.length === 1) {
    writer.gap();
    writer.line(`import ${imports[0]}`);
  } else if (imports.length > 1) {
    writer.gap();
    writer.block('import (', ')', () => {
      for (const path of imports) writer.line(path);
    });
  }
  write(writer);
  return writer;
};
