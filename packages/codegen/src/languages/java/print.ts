import { toFile } from '../../printing/to-file.ts';
import type { Writer } from '../../printing/writer.ts';
import type { Program } from '../../program/index.ts';
import { flowClassName } from '../families/curly/flow-class.ts';
import type { PrintedFile, Printer } from '../language.ts';
import { createJavaWriter, dialectFor, type JavaDialect, typeName } from './dialect.ts';
import { pom } from './pom.ts';
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

/** A class for each part of a program, in a file of its own. */
interface Unit {
  readonly type: string;
  readonly description: string;
  readonly write: (writer: Writer) => void;
}

export const javaPrinter: Printer = {
  print: (program, options) => {
    const dialect = dialectFor(program, options);
    const sources = unitsOf(program, dialect).map((unit) => toUnitFile(unit, dialect, 'source'));
    const tests = testUnitsOf(program, dialect).map((unit) => toUnitFile(unit, dialect, 'test'));
    return [
      ...sources,
      ...tests,
      toFile('pom.xml', pom(program, dialect.packageName), 'The build, for Maven.', 'project'),
      toFile('.gitignore', 'target/\n', 'What git leaves out.', 'project'),
    ];
  },
  commands: () => [{ command: 'mvn test', purpose: 'compiles with warnings as errors and runs the tests' }],
};

const unitsOf = (program: Program, dialect: JavaDialect): readonly Unit[] => [
  ...program.enums.map((each) => ({
    type: typeName(each.name),
    description: each.summary,
    write: (writer: Writer) => writeEnum(writer, each),
  })),
  ...program.ports.map((port) => ({
    type: typeName(port.name),
    description: port.summary,
    write: (writer: Writer) => writePort(writer, port),
  })),
  ...program.flows.map((flow) => ({
    type: typeName(flowClassName(flow)),
    description: flow.summary,
    write: (writer: Writer) => writeFlow(writer, dialect, flow),
  })),
  ...program.services.map((service) => ({
    type: typeName(service.name),
    description: service.summary,
    write: (writer: Writer) => writeService(writer, dialect, service),
  })),
  ...program.machines.map((machine) => ({
    type: typeName(machine.name),
    description: machine.summary,
    write: (writer: Writer) => writeMachine(writer, dialect, machine),
  })),
  ...program.records.flatMap((record) => [
    {
      type: typeName(record.name),
      description: record.summary,
      write: (writer: Writer) => writeRecord(writer, record, program.records),
    },
    ...(record.store === undefined
      ? []
      : [
          {
            type: typeName(record.store.name),
            description: `Keeps every ${record.name.words.join(' ')} in memory.`,
            write: (writer: Writer) => writeStore(writer, record, program.records),
          },
        ]),
  ]),
  ...program.inventories.flatMap((inventory) => [
    {
      type: typeName(inventory.item),
      description: 'One part.',
      write: (writer: Writer) => writeItem(writer, inventory),
    },
    ...(inventory.links.length === 0
      ? []
      : [
          {
            type: linkName(inventory),
            description: 'A line between two parts.',
            write: (writer: Writer) => writeLink(writer, inventory),
          },
        ]),
    {
      type: typeName(inventory.name),
      description: inventory.summary,
      write: (writer: Writer) => writeInventory(writer, inventory),
    },
  ]),
];

const testUnitsOf = (program: Program, dialect: JavaDialect): readonly Unit[] => {
  const ports = [...new Set([...program.flows, ...program.services].flatMap((each) => each.ports))];
  const test = (type: string, write: Unit['write']): Unit => ({
    type: `${type}Test`,
    description: `The tests of ${type}.`,
    write,
  });
  return [
    ...(ports.length === 0
      ? []
      : [{ type: 'CallScript', description: 'What tests write down and compare.', write: writeCallScript }]),
    ...ports.map((port) => ({
      type: scriptedName(port),
      description: `Stands in for ${typeName(port.name)} in tests.`,
      write: (writer: Writer) => writeScripted(writer, dialect, port),
    })),
    ...program.flows.map((flow) =>
      test(typeName(flowClassName(flow)), (writer) => writeFlowTests(writer, dialect, flow)),
    ),
    ...program.services.map((service) =>
      test(typeName(service.name), (writer) => writeServiceTests(writer, dialect, service)),
    ),
    ...program.machines.map((machine) =>
      test(typeName(machine.name), (writer) => writeMachineTests(writer, dialect, machine)),
    ),
    ...program.records
      .filter(({ scenarios }) => scenarios.length > 0)
      .map((record) => test(typeName(record.name), (writer) => writeRecordTests(writer, record, program.records))),
    ...program.inventories.map((inventory) =>
      test(typeName(inventory.name), (writer) => writeInventoryTests(writer, inventory)),
    ),
  ];
};

const classes: readonly string[] = [
  'java.math.BigDecimal',
  'java.time.Instant',
  'java.time.LocalDate',
  'java.util.ArrayDeque',
  'java.util.ArrayList',
  'java.util.Deque',
  'java.util.HashSet',
  'java.util.LinkedHashMap',
  'java.util.LinkedHashSet',
  'java.util.List',
  'java.util.Map',
  'java.util.NoSuchElementException',
  'java.util.Objects',
  'java.util.Optional',
  'java.util.Set',
  'java.util.UUID',
  'java.util.function.Consumer',
  'java.util.stream.Collectors',
  'org.junit.jupiter.api.DisplayName',
  'org.junit.jupiter.api.Test',
];

const assertions = [
  'assertEquals',
  'assertFalse',
  'assertInstanceOf',
  'assertNull',
  'assertSame',
  'assertThrows',
  'assertTrue',
];

/** A file of the package, with imports of what its code uses outside of its strings. */
const toUnitFile = ({ type, description, write }: Unit, dialect: JavaDialect, role: 'source' | 'test'): PrintedFile => {
  const draft = createJavaWriter({ includeComments: false });
  write(draft);
  const code = draft.text().replace(/"(?:\\.|[^"\\])*"/g, '""');
  const uses = (name: string): boolean => new RegExp(`(?<![.\\w])${name}(?:[<.(;:>)]|\\b)`).test(code);
  const writer = createJavaWriter(dialect);
  writer.line(`package ${dialect.packageName};`);
  writer.gap();
  for (const name of assertions.filter(uses)) {
    writer.line(`import static org.junit.jupiter.api.Assertions.${name};`);
  }
  writer.gap();
  for (const name of classes.filter((each) => uses(each.slice(each.lastIndexOf('.') + 1)))) {
    writer.line(`import ${name};`);
  }
  writer.gap();
  write(writer);
  const folder = `src/${role === 'source' ? 'main' : 'test'}/java/${dialect.packageName.replaceAll('.', '/')}`;
  return toFile(`${folder}/${type}.java`, writer, description, role);
};
