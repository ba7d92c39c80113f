import type { Writer } from '../../printing/writer.ts';
import type { Program } from '../../program/index.ts';
import { type Dialect, identifier } from './dialect.ts';
import { writeSamples } from './record-samples.ts';
import { createRecordScope } from './record-scope.ts';
import { writeFlowTests } from './write-flow-tests.ts';
import { writeInventoryTests } from './write-inventories.ts';
import { writeMachineTests } from './write-machines.ts';
import { writeRecordTests } from './write-record-tests.ts';
import { writeServiceTests } from './write-services.ts';

/** The tests of a whole program: a module for each part where there are several, since names are unique within a part only. */
export const writeTests = (writer: Writer, program: Program, dialect: Dialect, library: string): void => {
  const { flows, services, machines, inventories } = program;
  const scope = createRecordScope(program);
  const records = program.records.filter(({ scenarios }) => scenarios.length > 0);
  const owners = [
    ...flows.map((flow) => ({ name: flow.name, write: () => writeFlowTests(writer, dialect, flow) })),
    ...records.map((record) => ({ name: record.name, write: () => writeRecordTests(writer, scope, record) })),
    ...services.map((service) => ({ name: service.name, write: () => writeServiceTests(writer, dialect, service) })),
    ...machines.map((machine) => ({ name: machine.name, write: () => writeMachineTests(writer, machine) })),
    ...inventories.map((each) => ({ name: each.name, write: () => writeInventoryTests(writer, each) })),
  ];
  const isInModules = owners.length > 1;
  // A module would hide a library of the same name.
  const isHidden = isInModules && owners.some(({ name }) => identifier(name) === library);
  writer.line(`use ${isHidden ? '::' : ''}${library}::*;`);
  writeSamples(writer, scope);
  for (const { name, write } of owners) {
    writer.gap();
    if (!isInModules) write();
    else
      writer.block(`mod ${identifier(name)} {`, '}', () => {
        writer.line('use super::*;');
        write();
      });
  }
};
