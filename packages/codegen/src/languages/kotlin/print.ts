import { errorWords } from '../../program/index.ts';
import {
  type TestWriters,
  type TypeWriters,
  testUnitsOf,
  toUnitFile,
  type Unit,
  unitsOf,
} from '../families/curly/units.ts';
import type { PrintedFile, Printer } from '../language.ts';
import { createKotlinWriter, dialectFor, type KotlinDialect, typeName } from './dialect.ts';
import { projectFiles } from './project-files.ts';
import { linkName, writeInventory, writeItem, writeLink } from './write-inventories.ts';
import { writeMachine } from './write-machines.ts';
import { writeRecordTests } from './write-record-tests.ts';
import { writeRecord, writeStore } from './write-records.ts';
import {
  writeCallScript,
  writeFlowTests,
  writeInventoryTests,
  writeMachineTests,
  writeScripted,
  writeServiceTests,
} from './write-tests.ts';
import { writeEnum, writeError, writeFlow, writePort, writeService } from './write-types.ts';

const types: TypeWriters<KotlinDialect> = {
  typeName,
  portName: ({ name }) => typeName(name),
  recordName: ({ name }) => typeName(name),
  linkName,
  enum: (writer, _, part) => writeEnum(writer, part),
  errorName: (error) => typeName(errorWords(error, 'exception')),
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

const tests: TestWriters<KotlinDialect> = {
  suffix: 'Test',
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

export const kotlinPrinter: Printer = {
  print: (program, options) => {
    const dialect = dialectFor(program, options);
    return [
      ...unitsOf(program, types).map((unit) => toKotlinFile(unit, dialect, 'source')),
      ...testUnitsOf(program, tests).map((unit) => toKotlinFile(unit, dialect, 'test')),
      ...projectFiles(program, dialect.packageName),
    ];
  },
  commands: () => [{ command: 'gradle test', purpose: 'compiles with warnings as errors and runs the tests' }],
};

/** In the order of the alphabet. */
const imports: readonly string[] = [
  'java.math.BigDecimal',
  'java.time.Instant',
  'java.time.LocalDate',
  'java.time.LocalDateTime',
  'java.time.LocalTime',
  'java.util.UUID',
  'kotlin.test.Test',
  'kotlin.test.assertContentEquals',
  'kotlin.test.assertEquals',
  'kotlin.test.assertFailsWith',
  'kotlin.test.assertFalse',
  'kotlin.test.assertIs',
  'kotlin.test.assertNull',
  'kotlin.test.assertSame',
  'kotlin.test.assertTrue',
  'kotlinx.coroutines.runBlocking',
];

/** A file of the package, with imports of what its code uses. */
const toKotlinFile = (unit: Unit<KotlinDialect>, dialect: KotlinDialect, role: 'source' | 'test'): PrintedFile => {
  const folder = `src/${role === 'source' ? 'main' : 'test'}/kotlin/${dialect.packageName.replaceAll('.', '/')}`;
  return toUnitFile(unit, `${folder}/${unit.type}.kt`, role, {
    dialect,
    createWriter: (withComments) => createKotlinWriter({ includeComments: withComments && dialect.includeComments }),
    begin: (writer, code) => {
      writer.line(`package ${dialect.packageName}`);
      writer.gap();
      const uses = (name: string): boolean => new RegExp(`(?<![.\\w])${name}\\b`).test(code.replace(/`[^`]*`/g, ''));
      for (const name of imports.filter((each) => uses(each.slice(each.lastIndexOf('.') + 1))))
        writer.line(`import ${name}`);
      writer.gap();
    },
  });
};
