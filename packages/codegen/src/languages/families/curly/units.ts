import { toFile } from '../../../printing/to-file.ts';
import type { Writer } from '../../../printing/writer.ts';
import {
  type EnumDecl,
  type ErrorDecl,
  type FlowDecl,
  type InventoryDecl,
  type MachineDecl,
  type Name,
  type PortDecl,
  type Program,
  type RecordDecl,
  type ServiceDecl,
  type StoresDecl,
  usedPorts,
} from '../../../program/index.ts';
import type { PrintedFile } from '../../language.ts';
import { flowClassName } from './flow-class.ts';

/** A type for each part of a program, in a file of its own. */
export interface Unit<Dialect> {
  readonly type: string;
  readonly description: string;
  readonly write: (writer: Writer, dialect: Dialect) => void;
}

type Write<Dialect, Part> = (writer: Writer, dialect: Dialect, part: Part, program: Program) => void;

/** How a language with a file per type calls types, and who writes them. */
export interface TypeWriters<Dialect> {
  readonly typeName: (name: Pick<Name, 'words'>) => string;
  readonly portName: (port: PortDecl) => string;
  readonly recordName: (record: RecordDecl, program: Program) => string;
  readonly linkName: (inventory: InventoryDecl) => string;
  readonly enum: Write<Dialect, EnumDecl>;
  readonly errorName?: (error: ErrorDecl) => string;
  readonly error?: Write<Dialect, ErrorDecl>;
  readonly port: Write<Dialect, PortDecl>;
  readonly flow: Write<Dialect, FlowDecl>;
  readonly service: Write<Dialect, ServiceDecl>;
  readonly machine: Write<Dialect, MachineDecl>;
  readonly record: Write<Dialect, RecordDecl>;
  readonly store: Write<Dialect, RecordDecl>;
  /** The store of a record that several fields tell apart. */
  readonly links?: Write<Dialect, RecordDecl>;
  /** All stores together. */
  readonly stores?: Write<Dialect, StoresDecl>;
  readonly item: Write<Dialect, InventoryDecl>;
  readonly link: Write<Dialect, InventoryDecl>;
  readonly inventory: Write<Dialect, InventoryDecl>;
}

export const unitsOf = <Dialect>(program: Program, writers: TypeWriters<Dialect>): readonly Unit<Dialect>[] => {
  const unit = <Part>(
    type: string,
    description: string,
    write: Write<Dialect, Part>,
    part: Part,
  ): readonly Unit<Dialect>[] => [
    {
      type,
      description: description || `The class ${type}.`,
      write: (writer, dialect) => write(writer, dialect, part, program),
    },
  ];
  const { typeName } = writers;
  return [
    ...program.enums.flatMap((each) => unit(typeName(each.name), each.summary, writers.enum, each)),
    ...program.errors.flatMap((each) =>
      writers.error === undefined || writers.errorName === undefined
        ? []
        : unit(writers.errorName(each), each.summary, writers.error, each),
    ),
    ...program.ports.flatMap((each) => unit(writers.portName(each), each.summary, writers.port, each)),
    ...program.flows.flatMap((each) => unit(typeName(flowClassName(each)), each.summary, writers.flow, each)),
    ...program.services.flatMap((each) => unit(typeName(each.name), each.summary, writers.service, each)),
    ...program.machines.flatMap((each) => unit(typeName(each.name), each.summary, writers.machine, each)),
    ...program.records.flatMap((each) => [
      ...unit(writers.recordName(each, program), each.summary, writers.record, each),
      ...(each.store === undefined
        ? []
        : unit(typeName(each.store.name), `Keeps every ${each.name.words.join(' ')} in memory.`, writers.store, each)),
      ...(each.links === undefined || writers.links === undefined
        ? []
        : unit(typeName(each.links.name), `Keeps every ${each.name.words.join(' ')} in memory.`, writers.links, each)),
    ]),
    ...(program.stores === undefined || writers.stores === undefined
      ? []
      : unit(typeName(program.stores.name), 'All stores together.', writers.stores, program.stores)),
    ...program.inventories.flatMap((each) => [
      ...unit(typeName(each.item), 'One part.', writers.item, each),
      ...(each.links.length === 0 ? [] : unit(writers.linkName(each), 'A line between two parts.', writers.link, each)),
      ...unit(typeName(each.name), each.summary, writers.inventory, each),
    ]),
  ];
};

/** How a language calls classes of tests, and who writes them. */
export interface TestWriters<Dialect> {
  /** Behind the name of what is tested, such as `Test`. */
  readonly suffix: string;
  readonly typeName: (name: Pick<Name, 'words'>) => string;
  readonly portName: (port: PortDecl) => string;
  readonly script: (writer: Writer, dialect: Dialect) => void;
  readonly scripted: Write<Dialect, PortDecl>;
  readonly flow: Write<Dialect, FlowDecl>;
  readonly service: Write<Dialect, ServiceDecl>;
  readonly machine: Write<Dialect, MachineDecl>;
  readonly record: Write<Dialect, RecordDecl>;
  readonly inventory: Write<Dialect, InventoryDecl>;
}

export const testUnitsOf = <Dialect>(program: Program, writers: TestWriters<Dialect>): readonly Unit<Dialect>[] => {
  const { typeName, portName } = writers;
  const ports = usedPorts(program);
  const test = <Part>(name: Pick<Name, 'words'>, write: Write<Dialect, Part>, part: Part): Unit<Dialect> => ({
    type: `${typeName(name)}${writers.suffix}`,
    description: `The tests of ${typeName(name)}.`,
    write: (writer, dialect) => write(writer, dialect, part, program),
  });
  return [
    ...(ports.length === 0
      ? []
      : [{ type: 'CallScript', description: 'Records calls and gives answers in tests.', write: writers.script }]),
    ...ports.map((port) => ({
      type: `Scripted${typeName(port.name)}`,
      description: `Stands in for ${portName(port)} in tests.`,
      write: (writer: Writer, dialect: Dialect) => writers.scripted(writer, dialect, port, program),
    })),
    ...program.flows.map((each) => test(flowClassName(each), writers.flow, each)),
    ...program.services.map((each) => test(each.name, writers.service, each)),
    ...program.machines.map((each) => test(each.name, writers.machine, each)),
    ...program.records
      .filter(({ scenarios }) => scenarios.length > 0)
      .map((each) => test(each.name, writers.record, each)),
    ...program.inventories.map((each) => test(each.name, writers.inventory, each)),
  ];
};

/** A file that begins with what its code uses of elsewhere; `begin` gets the code without what stands in its strings. */
export const toUnitFile = <Dialect>(
  { description, write }: Unit<Dialect>,
  filename: string,
  role: PrintedFile['role'],
  how: {
    readonly dialect: Dialect;
    /** A writer with the comments of the dialect, or without any. */
    readonly createWriter: (withComments: boolean) => Writer;
    readonly begin: (writer: Writer, code: string) => void;
  },
): PrintedFile => {
  const draft = how.createWriter(false);
  write(draft, how.dialect);
  const writer = how.createWriter(true);
  how.begin(writer, draft.text().replace(/"(?:\\.|[^"\\])*"/g, '""'));
  write(writer, how.dialect);
  return toFile(filename, writer, description, role);
};
