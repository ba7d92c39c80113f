import { toFile } from '../../printing/to-file.ts';
import type { Writer } from '../../printing/writer.ts';
import type { Program } from '../../program/index.ts';
import { flowClassName } from '../families/curly/flow-class.ts';
import type { PrintedFile, Printer } from '../language.ts';
import { type CsharpDialect, createCsharpWriter, dialectFor, portName, typeName } from './dialect.ts';
import { projectFiles } from './project-files.ts';
import { recordName } from './record-names.ts';
import { linkName, writeInventory, writeItem, writeLink } from './write-inventories.ts';
import { writeMachine } from './write-machines.ts';
import { writeRecordTests } from './write-record-tests.ts';
import { writeRecord, writeStore } from './write-records.ts';
import {
  scriptedName,
  writeCallScript,
  writeFlowTests,
  writeInventoryTests,
  writeMachineTests,
  writeScripted,
  writeServiceTests,
} from './write-tests.ts';
import { writeEnum, writeFlow, writePort, writeService } from './write-types.ts';

/** A type for each part of a program, in a file of its own. */
interface Unit {
  readonly type: string;
  readonly description: string;
  readonly write: (writer: Writer, dialect: CsharpDialect) => void;
}

export const csharpPrinter: Printer = {
  print: (program, options) => {
    const dialect = dialectFor(program, options);
    return [
      ...unitsOf(program).map((unit) => toUnitFile(unit, dialect, 'source')),
      ...testUnitsOf(program).map((unit) => toUnitFile(unit, dialect, 'test')),
      ...projectFiles(dialect.namespace),
    ];
  },
  commands: () => [{ command: 'dotnet test tests', purpose: 'fetches the test runner, builds, and runs the tests' }],
};

const unitsOf = (program: Program): readonly Unit[] => [
  ...program.enums.map(
    (each): Unit => ({
      type: typeName(each.name),
      description: each.summary,
      write: (writer, dialect) => writeEnum(writer, dialect, each),
    }),
  ),
  ...program.ports.map(
    (port): Unit => ({
      type: portName(port),
      description: port.summary,
      write: (writer, dialect) => writePort(writer, dialect, port),
    }),
  ),
  ...program.flows.map(
    (flow): Unit => ({
      type: typeName(flowClassName(flow)),
      description: flow.summary,
      write: (writer, dialect) => writeFlow(writer, dialect, flow),
    }),
  ),
  ...program.services.map(
    (service): Unit => ({
      type: typeName(service.name),
      description: service.summary,
      write: (writer, dialect) => writeService(writer, dialect, service),
    }),
  ),
  ...program.machines.map(
    (machine): Unit => ({
      type: typeName(machine.name),
      description: machine.summary,
      write: (writer, dialect) => writeMachine(writer, dialect, machine),
    }),
  ),
  ...program.records.flatMap((record): readonly Unit[] => [
    {
      type: recordName(program.records, record.name),
      description: record.summary,
      write: (writer, dialect) => writeRecord(writer, dialect, record, program.records),
    },
    ...(record.store === undefined
      ? []
      : [
          {
            type: typeName(record.store.name),
            description: `Keeps every ${record.name.words.join(' ')} in memory.`,
            write: (writer: Writer, dialect: CsharpDialect) => writeStore(writer, dialect, record, program.records),
          },
        ]),
  ]),
  ...program.inventories.flatMap((inventory): readonly Unit[] => [
    {
      type: typeName(inventory.item),
      description: 'One part.',
      write: (writer, dialect) => writeItem(writer, dialect, inventory),
    },
    ...(inventory.links.length === 0
      ? []
      : [
          {
            type: linkName(inventory),
            description: 'A line between two parts.',
            write: (writer: Writer, dialect: CsharpDialect) => writeLink(writer, dialect, inventory),
          },
        ]),
    {
      type: typeName(inventory.name),
      description: inventory.summary,
      write: (writer, dialect) => writeInventory(writer, dialect, inventory),
    },
  ]),
];

const testUnitsOf = (program: Program): readonly Unit[] => {
  const ports = [...new Set([...program.flows, ...program.services].flatMap((each) => each.ports))];
  const test = (type: string, write: Unit['write']): Unit => ({
    type: `${type}Tests`,
    description: `The tests of ${type}.`,
    write,
  });
  return [
    ...(ports.length === 0
      ? []
      : [{ type: 'CallScript', description: 'What tests write down and compare.', write: writeCallScript }]),
    ...ports.map(
      (port): Unit => ({
        type: scriptedName(port),
        description: `Stands in for ${portName(port)} in tests.`,
        write: (writer, dialect) => writeScripted(writer, dialect, port),
      }),
    ),
    ...program.flows.map((flow) =>
      test(typeName(flowClassName(flow)), (writer, dialect) => writeFlowTests(writer, dialect, flow)),
    ),
    ...program.services.map((service) =>
      test(typeName(service.name), (writer, dialect) => writeServiceTests(writer, dialect, service)),
    ),
    ...program.machines.map((machine) =>
      test(typeName(machine.name), (writer, dialect) => writeMachineTests(writer, dialect, machine)),
    ),
    ...program.records
      .filter(({ scenarios }) => scenarios.length > 0)
      .map((record) =>
        test(typeName(record.name), (writer, dialect) => writeRecordTests(writer, dialect, record, program.records)),
      ),
    ...program.inventories.map((inventory) =>
      test(typeName(inventory.name), (writer, dialect) => writeInventoryTests(writer, dialect, inventory)),
    ),
  ];
};

/** Namespaces by how code begins to speak of them. */
const namespaces: readonly (readonly [use: RegExp, namespace: string])[] = [
  [/\b(?:Action<|Argument\w*Exception|DateTime|Guid|InvalidOperationException|NotImplementedException)/, 'System'],
  [
    /\b(?:Dictionary|HashSet|IReadOnlyCollection|IReadOnlyList|KeyNotFoundException|List|Queue)\b/,
    'System.Collections.Generic',
  ],
  [/\.(?:Any|Distinct|FirstOrDefault|Select|Skip|ToList|Where)\(/, 'System.Linq'],
  [/\bTask\b/, 'System.Threading.Tasks'],
  [/\[TestFixture\]/, 'NUnit.Framework'],
];

/** A file of the namespace, with what its code uses outside of its strings. */
const toUnitFile = (
  { type, description, write }: Unit,
  dialect: CsharpDialect,
  role: 'source' | 'test',
): PrintedFile => {
  const draft = createCsharpWriter({ includeComments: false });
  write(draft, dialect);
  const code = draft.text().replace(/"(?:\\.|[^"\\])*"/g, '""');
  const writer = createCsharpWriter(dialect);
  for (const [use, namespace] of namespaces) if (use.test(code)) writer.line(`using ${namespace};`);
  writer.gap();
  writer.line(`namespace ${dialect.namespace}${role === 'test' ? '.Tests' : ''}`);
  writer.block('{', '}', () => write(writer, dialect));
  return toFile(`${role === 'source' ? 'src' : 'tests'}/${type}.cs`, writer, description, role);
};
