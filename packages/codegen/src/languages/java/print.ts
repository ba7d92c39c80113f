import { toFile } from '../../printing/to-file.ts';
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
import { createJavaWriter, dialectFor, type JavaDialect, typeName } from './dialect.ts';
import { pom } from './pom.ts';
import { springClasses, springUnits } from './spring/index.ts';
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

const types: TypeWriters<JavaDialect> = {
  typeName,
  portName: ({ name }) => typeName(name),
  recordName: ({ name }) => typeName(name),
  linkName,
  enum: (writer, _, part) => writeEnum(writer, part),
  errorName: (error) => typeName(errorWords(error, 'exception')),
  error: (writer, _, part) => writeError(writer, part),
  port: (writer, _, part) => writePort(writer, part),
  flow: writeFlow,
  service: writeService,
  machine: writeMachine,
  record: (writer, _, part, { records, style }) =>
    writeRecord(writer, part, { records, refusesNull: style !== 'minimal' }),
  store: (writer, _, part, program) => writeStore(writer, part, program),
  links: (writer, _, part, program) => writeLinks(writer, part, program),
  stores: (writer, _, part, program) => writeStores(writer, part, program),
  item: (writer, _, part) => writeItem(writer, part),
  link: (writer, _, part) => writeLink(writer, part),
  inventory: (writer, _, part) => writeInventory(writer, part),
};

const tests: TestWriters<JavaDialect> = {
  suffix: 'Test',
  typeName,
  portName: ({ name }) => typeName(name),
  script: writeCallScript,
  scripted: writeScripted,
  flow: writeFlowTests,
  service: writeServiceTests,
  machine: writeMachineTests,
  record: (writer, _, part, program) => writeRecordTests(writer, part, program),
  inventory: (writer, _, part) => writeInventoryTests(writer, part),
};

export const javaPrinter: Printer = {
  print: (program, options) => {
    const dialect = dialectFor(program, options);
    const units = unitsOf(program, types);
    const isServed = options.framework !== undefined;
    return [
      ...units.map((unit) => toJavaFile(unit, dialect, 'source')),
      ...testUnitsOf(program, tests).map((unit) => toJavaFile(unit, dialect, 'test')),
      ...(isServed ? webFiles(program, dialect, units) : []),
      toFile('pom.xml', pom(program, dialect.packageName, { isServed }), 'The build, for Maven.', 'project'),
      toFile('.gitignore', 'target/\n', 'What git ignores.', 'project'),
    ];
  },
  commands: (_program, { framework }) =>
    framework === undefined
      ? [{ command: 'mvn test', purpose: 'compiles with warnings as errors and runs the tests' }]
      : [
          { command: 'mvn test', purpose: 'compiles and runs the tests' },
          { command: 'mvn spring-boot:run', purpose: 'starts the server on port 8080' },
        ],
};

/** A package of its own, which takes what it needs of the program. */
const webFiles = (
  program: Program,
  dialect: JavaDialect,
  units: readonly Unit<JavaDialect>[],
): readonly PrintedFile[] => {
  const own: JavaDialect = { ...dialect, packageName: `${dialect.packageName}.web` };
  const importable = [...classes, ...springClasses, ...units.map(({ type }) => `${dialect.packageName}.${type}`)];
  const { sources, tests: requestTests } = springUnits(program, own);
  return [
    ...sources.map((unit) => toJavaFile(unit, own, 'source', importable)),
    ...requestTests.map((unit) => toJavaFile(unit, own, 'test', importable)),
  ];
};

const classes: readonly string[] = [
  'java.math.BigDecimal',
  'java.time.Instant',
  'java.time.LocalDate',
  'java.time.LocalDateTime',
  'java.time.LocalTime',
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
  'assertArrayEquals',
  'assertEquals',
  'assertFalse',
  'assertInstanceOf',
  'assertNull',
  'assertSame',
  'assertThrows',
  'assertTrue',
];

/** A file of the package, with imports of what its code uses. */
const toJavaFile = (
  unit: Unit<JavaDialect>,
  dialect: JavaDialect,
  role: 'source' | 'test',
  importable: readonly string[] = classes,
): PrintedFile => {
  const folder = `src/${role === 'source' ? 'main' : 'test'}/java/${dialect.packageName.replaceAll('.', '/')}`;
  return toUnitFile(unit, `${folder}/${unit.type}.java`, role, {
    dialect,
    createWriter: (withComments) => createJavaWriter({ includeComments: withComments && dialect.includeComments }),
    begin: (writer, code) => {
      const uses = (name: string): boolean => new RegExp(`(?<![.\\w])${name}(?:[<.(;:>)]|\\b)`).test(code);
      writer.line(`package ${dialect.packageName};`);
      writer.gap();
      for (const name of assertions.filter(uses))
        writer.line(`import static org.junit.jupiter.api.Assertions.${name};`);
      if (code.includes('(request('))
        writer.line('import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.request;');
      writer.gap();
      for (const name of [...importable].filter((each) => uses(each.slice(each.lastIndexOf('.') + 1))).sort())
        writer.line(`import ${name};`);
      writer.gap();
    },
  });
};
