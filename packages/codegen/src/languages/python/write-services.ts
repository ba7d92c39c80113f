import type { Writer } from '../../printing/writer.ts';
import type { ServiceDecl } from '../../program/index.ts';
import { apart, type Dialect, identifier, typeName } from './dialect.ts';
import { parametersOf, resultType, writeBlock } from './write-flows.ts';

/** A class that works through its ports. */
export const writeService = (writer: Writer, dialect: Dialect, service: ServiceDecl): void => {
  apart(writer);
  const [above] = [service.extends, service.offers?.name].filter((each) => each !== undefined);
  writer.block(
    `class ${typeName(service.name)}${above === undefined ? '' : `(${typeName(above)})`}:`,
    '',
    () => {
      writer.comment(service.summary);
      if (service.extends === undefined) writeInit(writer, dialect, service);
      else if (service.operations.length === 0 && writer.isFresh()) writer.line('pass');
      for (const operation of service.operations) {
        const { name, summary, body } = operation;
        writer.gap();
        const head = `${dialect.isAsync ? 'async ' : ''}def ${identifier(name)}(`;
        writer.items(head, ['self', ...parametersOf(operation)], `) -> ${resultType(operation)}:`, name.from);
        writer.indented(() => {
          writer.comment(summary);
          writeBlock(writer, { ...dialect, holder: 'self._' }, body);
        });
      }
    },
    service.name.from,
  );
};

const writeInit = (writer: Writer, dialect: Dialect, service: ServiceDecl): void => {
  writer.gap();
  const parameters = [
    'self',
    ...service.ports.map(({ handle, name }) => `${identifier(handle)}: ${typeName(name)}`),
    ...(dialect.isObserved ? ['observe: Observe = lambda step: None'] : []),
  ];
  writer.items('def __init__(', parameters, ') -> None:');
  writer.indented(() => {
    for (const { handle } of service.ports) writer.line(`self._${identifier(handle)} = ${identifier(handle)}`);
    if (dialect.isObserved) writer.line('self._observe = observe');
    if (service.ports.length === 0 && !dialect.isObserved) writer.line('pass');
  });
};
