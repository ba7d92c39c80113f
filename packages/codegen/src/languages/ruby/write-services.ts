import type { Writer } from '../../printing/writer.ts';
import { isPassedOn, type ServiceDecl } from '../../program/index.ts';
import { writeBlock } from '../families/dynamic/write-block.ts';
import { type Dialect, operationName, typeName, variable } from './dialect.ts';
import { explained, explainedResult, syntaxFor, writeMethod } from './write-flows.ts';

/** A class that works through its ports, which it is given by name. */
export const writeService = (writer: Writer, dialect: Dialect, service: ServiceDecl): void => {
  const { name, summary, operations, offers } = service;
  writer.gap();
  writer.comment(summary);
  writer.block(
    `class ${typeName(name)}${service.extends === undefined ? '' : ` < ${typeName(service.extends)}`}`,
    'end',
    () => {
      if (offers !== undefined) writer.line(`include ${typeName(offers.name)}`);
      if (service.extends === undefined) writeInitialize(writer, dialect, service);
      for (const operation of operations) {
        writer.gap();
        writer.comment(operation.summary, ...operation.parameters.map(explained), ...explainedResult(operation));
        const taken = operation.parameters.map(
          (each) => `${isPassedOn(operation, each) ? '' : '_'}${variable(each.name)}`,
        );
        writeMethod(writer, operationName(operation), taken, operation.name.from, () => {
          const place = { choices: 0, isTail: operation.result !== undefined };
          if (operation.body.length > 0) writeBlock(writer, syntaxFor(dialect, '@'), operation.body, place);
        });
      }
    },
    name.from,
  );
};

const writeInitialize = (writer: Writer, { isObserved }: Dialect, { ports }: ServiceDecl): void => {
  const fields = [...ports.map(({ handle }) => variable(handle)), ...(isObserved ? ['observe'] : [])];
  if (fields.length === 0) return;
  const parameters = fields.map((field) => (field === 'observe' ? 'observe: nil' : `${field}:`));
  writer.gap();
  writeMethod(writer, 'initialize', parameters, [], () => {
    for (const field of fields) writer.line(`@${field} = ${field}`);
  });
};
