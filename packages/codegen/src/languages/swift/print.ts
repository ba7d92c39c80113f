import { errorWords, type Program } from '../../program/index.ts';
import {
  type TestWriters,
  type TypeWriters,
  testUnitsOf,
  toUnitFile,
  type Unit,
  unitsOf,
} from '../families/curly/units.ts';
import type { PrintedFile, Printer } from '../language.ts';
import { createSwiftWriter, dialectFor, type SwiftDialect, typeName } from './dialect.ts';
import { projectFiles } from './project-files.ts';
import { linkName, writeInventory, writeItem, writeLink } from './write-inventories.ts';
import { writeMachine } from './write-machines.ts';
import { writeRecordTests } from './write-record-tests.ts';
import { writeRecord, writeStore } from './write-records.ts';
import { refusalsOf, writeRefusal } from './write-refusal.ts';
import {
  writeCallScript,
  writeFlowTests,
  writeInventoryTests,
  writeMachineTests,
  writeScripted,
  writeServiceTests,
} from './write-tests.ts';
import { writeEnum, writeError, writeFlow, writePort, writeService } from './write-types.ts';

const types: TypeWriters<SwiftDialect> = {
  typeName,
  portName: ({ name }) => typeName(name),
  recordName: ({ name }) => typeName(name),
  linkName,
  enum: (writer, _, part) => writeEnum(writer, part),
  errorName: (error) => typeName(errorWords(error, 'error')),
  error: (writer, _, part) => writeError(writer, part),
  port: writePort,
  flow: writeFlow,
  service: writeService,
  machine: writeMachine,
  record: (writer, _, part, { records }) => writeRecord(writer, part, records),
  store: (writer, _, part, { records }) => writeStore(writer, part, records),
  item: (writer, _, part) => writeItem(writer, part),
  link: (writer, _, part) => writeLink(writer, part),
  inventory: (writer, _, part) => writeInventory(writer, part),
};

const tests: TestWriters<SwiftDialect> = {
  suffix: 'Tests',
  typeName,
  portName: ({ name }) => typeName(name),
  script: writeCallScript,
  scripted: writeScripted,
  flow: writeFlowTests,
  service: writeServiceTests,
  machine: writeMachineTests,
  record: (writer, _, part, { records }) => writeRecordTests(writer, part, records),
  inventory: (writer, _, part) => writeInventoryTests(writer, part),
};

export const swiftPrinter: Printer = {
  print: (program, options) => {
    const dialect = dialectFor(program, options);
    return [
      ...[...unitsOf(program, types), ...refusalUnit(program)].map((unit) => toSwiftFile(unit, dialect, 'source')),
      ...testUnitsOf(program, tests).map((unit) => toSwiftFile(unit, dialect, 'test')),
      ...projectFiles(dialect.module),
    ];
  },
  commands: () => [{ command: 'swift test', purpose: 'builds the package and runs the tests' }],
};

const refusalUnit = (program: Program): readonly Unit<SwiftDialect>[] =>
  refusalsOf(program).length === 0
    ? []
    : [{ type: 'Refusal', description: 'Why something is refused.', write: (writer) => writeRefusal(writer, program) }];

/** A file of the module, with imports of what its code uses. */
const toSwiftFile = (unit: Unit<SwiftDialect>, dialect: SwiftDialect, role: 'source' | 'test'): PrintedFile => {
  const { module } = dialect;
  const folder = role === 'source' ? `Sources/${module}` : `Tests/${module}Tests`;
  return toUnitFile(unit, `${folder}/${unit.type}.swift`, role, {
    dialect,
    createWriter: (withComments) => createSwiftWriter({ includeComments: withComments && dialect.includeComments }),
    begin: (writer, code) => {
      if (role === 'test' && unit.type !== 'CallScript') writer.line(`import ${module}`);
      if (/\bXCT/.test(code)) writer.line('import XCTest');
      else if (/\b(?:Data|Date|Decimal|UUID)\b/.test(code)) writer.line('import Foundation');
      writer.gap();
    },
  });
};
