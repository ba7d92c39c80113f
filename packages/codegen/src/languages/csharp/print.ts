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
import { type CsharpDialect, createCsharpWriter, dialectFor, portName, typeName } from './dialect.ts';
import { projectFiles } from './project-files.ts';
import { recordName } from './record-names.ts';
import { webUnits } from './web/index.ts';
import { linkName, writeInventory, writeItem, writeLink } from './write-inventories.ts';
import { writeMachine } from './write-machines.ts';
import { writeRecordTests } from './write-record-tests.ts';
import { writeRecord } from './write-records.ts';
import { writeLinks, writeStore, writeStores } from './write-stores.ts';
import {
  writeCallScript,
  writeFlowTests,
  writeInventoryTests,
  writeMachineTests,
  writeScripted,
  writeServiceTests,
} from './write-tests.ts';
import { writeEnum, writeError, writeFlow, writePort, writeService } from './write-types.ts';

const types: TypeWriters<CsharpDialect> = {
  typeName,
  portName,
  recordName: ({ name }, { records }) => recordName(records, name),
  linkName,
  enum: writeEnum,
  errorName: (error) => typeName(errorWords(error, 'exception')),
  error: writeError,
  port: writePort,
  flow: writeFlow,
  service: writeService,
  machine: writeMachine,
  record: (writer, dialect, part, { records }) => writeRecord(writer, dialect, part, records),
  store: writeStore,
  links: writeLinks,
  stores: writeStores,
  item: writeItem,
  link: writeLink,
  inventory: writeInventory,
};

const tests: TestWriters<CsharpDialect> = {
  suffix: 'Tests',
  typeName,
  portName,
  script: writeCallScript,
  scripted: writeScripted,
  flow: writeFlowTests,
  service: writeServiceTests,
  machine: writeMachineTests,
  record: writeRecordTests,
  inventory: writeInventoryTests,
};

export const csharpPrinter: Printer = {
  print: (program, options) => {
    const dialect = dialectFor(program, options);
    const isServed = options.framework !== undefined;
    return [
      ...unitsOf(program, types).map((unit) => toCsharpFile(unit, dialect, 'source')),
      ...testUnitsOf(program, tests).map((unit) => toCsharpFile(unit, dialect, 'test')),
      ...(isServed ? webFiles(program, dialect) : []),
      ...projectFiles(dialect.namespace, { isServed }),
    ];
  },
  commands: (_program, { framework }) => [
    { command: 'dotnet test tests', purpose: 'installs the test runner, builds, and runs the tests' },
    ...(framework === undefined ? [] : [{ command: 'dotnet run --project web', purpose: 'starts the server' }]),
  ],
};

const webFiles = (program: Program, dialect: CsharpDialect): readonly PrintedFile[] => {
  const own = { ...dialect, namespace: `${dialect.namespace}.Web` };
  const { sources, tests: requestTests } = webUnits(program, own);
  return [
    ...sources.map((unit) => toCsharpFile(unit, own, 'source', 'web')),
    ...requestTests.map((unit) => toCsharpFile(unit, own, 'test')),
  ];
};

/** Namespaces by how code begins to speak of them. */
const namespaces: readonly (readonly [use: RegExp, namespace: string])[] = [
  [
    /\b(?:Action<|Argument\w*Exception|Console|Enum\.|Exception\b|Func<|DateTime|TimeSpan|Guid|InvalidOperationException|NotImplementedException)/,
    'System',
  ],
  [
    /\b(?:Dictionary|HashSet|IReadOnlyCollection|IReadOnlyList|KeyNotFoundException|List|Queue)\b/,
    'System.Collections.Generic',
  ],
  [/\.(?:All|Any|Distinct|FirstOrDefault|Select|Skip|ToList|Where)\(/, 'System.Linq'],
  [/\bTask\b/, 'System.Threading.Tasks'],
  [/\bWebApplication\b/, 'Microsoft.AspNetCore.Builder'],
  [/\b(?:ControllerBase|IActionResult)\b/, 'Microsoft.AspNetCore.Mvc'],
  [/\bAddControllers\b/, 'Microsoft.Extensions.DependencyInjection'],
  [/\[TestFixture\]/, 'NUnit.Framework'],
];

/** A file of the namespace, with what its code uses. */
const toCsharpFile = (
  unit: Unit<CsharpDialect>,
  dialect: CsharpDialect,
  role: 'source' | 'test',
  folder = role === 'source' ? 'src' : 'tests',
): PrintedFile => {
  const head = `namespace ${dialect.namespace}${role === 'test' ? '.Tests' : ''}`;
  const wrapped: Unit<CsharpDialect> = {
    ...unit,
    write: (writer) => {
      writer.line(head);
      writer.block('{', '}', () => unit.write(writer, dialect));
    },
  };
  return toUnitFile(wrapped, `${folder}/${unit.type}.cs`, role, {
    dialect,
    createWriter: (withComments) => createCsharpWriter({ includeComments: withComments && dialect.includeComments }),
    begin: (writer, code) => {
      for (const [use, namespace] of namespaces) if (use.test(code)) writer.line(`using ${namespace};`);
      writer.gap();
    },
  });
};
