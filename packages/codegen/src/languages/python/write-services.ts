import type { Name, PortDecl, ServiceDecl } from '../../program/index.ts';
import type { LayoutWriter } from '../families/dynamic/layout-writer.ts';
import { writeBlock } from '../families/dynamic/write-block.ts';
import { breakPart, type Dialect, document, identifier, typeName } from './dialect.ts';
import { writeAwaited, writeCalls, writeScript } from './write-flow-tests.ts';
import { defOf, observeParameter, syntaxFor } from './write-flows.ts';

/** A class that works through its ports. */
export const writeService = (writer: LayoutWriter, dialect: Dialect, service: ServiceDecl): void => {
  const { name, summary, ports, operations, offers } = service;
  breakPart(writer);
  const above = offers === undefined ? '' : `(${typeName(offers.name)})`;
  writer.line(`class ${typeName(name)}${above}:`, name.from);
  writer.indented(() => {
    document(writer, dialect, summary);
    writeConstructor(writer, dialect, ports);
    for (const operation of operations) {
      writer.gap();
      writer.block(
        `${defOf(dialect)} ${identifier(operation.name)}(self) -> None:`,
        '',
        () => {
          writer.comment(operation.summary);
          writeBlock(writer, syntaxFor(writer, dialect, {}, 'self._'), operation.body);
        },
        operation.name.from,
      );
    }
  });
};

const writeConstructor = (writer: LayoutWriter, { isObserved }: Dialect, ports: readonly PortDecl[]): void => {
  if (ports.length === 0 && !isObserved) return;
  const parameters = [
    ...ports.map((port) => `${identifier(port.handle)}: ${typeName(port.name)}`),
    ...(isObserved ? [observeParameter] : []),
  ];
  writer.items('def __init__(', ['self', ...parameters], ') -> None:');
  writer.indented(() => {
    for (const { handle } of ports) writer.line(`self._${identifier(handle)} = ${identifier(handle)}`);
    if (isObserved) writer.line('self._observe = observe');
  });
};

export const writeServiceTests = (
  writer: LayoutWriter,
  { isAsync }: Dialect,
  { name, ports, operations }: ServiceDecl,
  testName: (name: Name) => string,
): void => {
  for (const operation of operations) {
    for (const scenario of operation.scenarios) {
      breakPart(writer);
      writer.block(
        `def ${testName(scenario.name)}() -> None:`,
        '',
        () => {
          const given = writeScript(writer, ports, scenario.answers);
          writer.items(`service = ${typeName(name)}(`, given, ')');
          const call = `service.${identifier(operation.name)}(`;
          if (isAsync) writeAwaited(writer, '', call, []);
          else writer.line(`${call})`);
          writeCalls(writer, scenario.calls);
        },
        operation.name.from,
      );
    }
  }
};
