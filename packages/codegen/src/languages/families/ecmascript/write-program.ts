import type { Writer } from '../../../printing/writer.ts';
import { type Program, type RecordDecl, usedPorts } from '../../../program/index.ts';
import { createScriptWriter, type Dialect, identifier, typeName } from './dialect.ts';
import { type TestRunner, writeFlowTests } from './write-flow-tests.ts';
import { errorType, writeEnum, writeError, writeFlow, writePort } from './write-flows.ts';
import { writeInventory, writeInventoryTests } from './write-inventories.ts';
import { writeMachine, writeMachineTests } from './write-machines.ts';
import { writeRecordTests } from './write-record-tests.ts';
import { writeRecord } from './write-records.ts';
import { writeService, writeServiceTests } from './write-services.ts';
import { writeStore, writeStores } from './write-stores.ts';

/** The module of a program: types first, then what runs. */
export const writeProgram = (program: Program, dialect: Dialect): Writer => {
  const writer = createScriptWriter(dialect);
  if (dialect.isTyped) for (const each of program.enums) writeEnum(writer, each);
  for (const each of program.errors) writeError(writer, dialect, each);
  for (const port of program.ports) writePort(writer, dialect, port);
  if (dialect.isObserved && dialect.isTyped && program.flows.length + program.services.length > 0) {
    writer.gap();
    writer.comment('Is called with the name of each step before it runs, for logs and traces.');
    writer.line('export type Observe = (step: string) => void;');
  }
  for (const flow of program.flows) writeFlow(writer, dialect, flow);
  for (const record of program.records) {
    writeRecord(writer, dialect, record, program.records);
    writeStore(writer, dialect, record, program);
  }
  writeStores(writer, dialect, program);
  for (const service of program.services) writeService(writer, dialect, service);
  for (const machine of program.machines) writeMachine(writer, dialect, machine);
  for (const inventory of program.inventories) writeInventory(writer, dialect, inventory);
  return writer;
};

/** The tests of a program; `module` is where it is imported from. */
export const writeTests = (program: Program, dialect: Dialect, runner: TestRunner, module: string): Writer => {
  const writer = createScriptWriter(dialect);
  for (const line of runner.imports) writer.line(line);
  const types = dialect.isTyped ? usedTypes(program) : [];
  const stores = program.stores ?? program.records.flatMap(({ store, links }) => store ?? links ?? []);
  const classes = [
    ...program.services,
    ...importedRecords(program),
    ...[stores].flat(),
    ...program.machines,
    ...program.inventories,
  ].map(({ name }) => typeName(name));
  const names = [
    ...program.flows.map(({ name }) => identifier(name)),
    ...raisedIn(program).map(errorType),
    ...classes,
    ...types.map((type) => `type ${type}`),
  ];
  writeImport(writer, names, module);
  for (const flow of program.flows) writeFlowTests(writer, dialect, runner, flow);
  for (const record of program.records) writeRecordTests(writer, runner, record, program);
  for (const service of program.services) writeServiceTests(writer, dialect, runner, service);
  for (const machine of program.machines) writeMachineTests(writer, dialect, runner, machine);
  for (const inventory of program.inventories) writeInventoryTests(writer, runner, inventory);
  return writer;
};

/** Errors that tests wait for. */
const raisedIn = ({ errors, services }: Program): Program['errors'] => {
  const scenarios = services.flatMap(({ operations }) => operations.flatMap((operation) => operation.scenarios));
  return errors.filter((error) => scenarios.some(({ raised }) => raised === error));
};

/** Types that scripted ports speak of. */
const usedTypes = (program: Program): readonly string[] => {
  return [...new Set([...usedPorts(program).map(({ name }) => typeName(name))])];
};

const writeImport = (writer: Writer, names: readonly string[], module: string): void => {
  if (names.length === 0) return;
  const line = `import { ${names.join(', ')} } from '${module}';`;
  if (line.length <= writer.room()) writer.line(line);
  else writer.items('import {', names, `} from '${module}';`);
};

/** Classes that tests make. */
const importedRecords = ({ records }: Pick<Program, 'records'>): readonly RecordDecl[] =>
  records.filter(({ kind }) => kind === 'class');
