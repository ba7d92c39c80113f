import type { Writer } from '../../printing/writer.ts';
import type { ServiceDecl } from '../../program/index.ts';
import { apart, type Dialect, identifier, typeName } from './dialect.ts';
import { parametersOf, resultType, writeBlock } from './write-flows.ts';

/** A class that works through its ports. */
export const writeService = (writer: Writer, dialect: Dialect, service: ServiceDecl): void => {
  apart(writer);
  writer.block(
    `class ${typeName(service.name)}${service.offers === undefined ? '' : `(${typeName(service.offers.name)})`}:`,
    '',
    () => {
      writer.comment(service.summary);
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
