import type { Writer } from '../../printing/writer.ts';
import type { ServiceDecl } from '../../program/index.ts';
import { writeBlock } from '../families/dynamic/write-block.ts';
import { answerType, body, type Dialect, method, methodName, typeName, variable } from './dialect.ts';
import { parametersOf, syntaxFor, takenBy } from './write-flows.ts';

/** A class that works through its ports. */
export const writeService = (writer: Writer, dialect: Dialect, service: ServiceDecl): void => {
  const { name, summary, operations, offers } = service;
  const promised = offers === undefined ? '' : ` implements ${typeName(offers.name)}`;
  const above = service.extends === undefined ? '' : ` extends ${typeName(service.extends)}`;
  writer.gap();
  writer.comment(summary);
  body(
    writer,
    `${service.isExtended === true ? '' : 'final '}class ${typeName(name)}${above}${promised}`,
    () => {
      if (service.extends === undefined || operations.length > 0) writeConstructor(writer, dialect, service);
      for (const operation of operations) {
        writer.gap();
        writer.comment(operation.summary);
        const write = (): void => writeBlock(writer, syntaxFor(dialect, {}, '$this->'), operation.body);
        const head = `public function ${methodName(operation.name)}(`;
        method(writer, head, takenBy(operation), `: ${answerType(operation)}`, write, operation.name.from);
      }
    },
    name.from,
  );
};

const writeConstructor = (writer: Writer, { isObserved }: Dialect, { ports, extends: above }: ServiceDecl): void => {
  if (ports.length === 0 && !isObserved) return;
  if (isObserved) {
    writer.line('private readonly \\Closure $observe;');
    writer.gap();
  }
  writer.line('public function __construct(');
  writer.indented(() => {
    for (const parameter of parametersOf(ports, 'private readonly ')) writer.line(`${parameter},`);
    if (isObserved) writer.line('?\\Closure $observe = null,');
  });
  writer.block(') {', '}', () => {
    const given = [...ports.map(({ handle }) => `$${variable(handle)}`), ...(isObserved ? ['$observe'] : [])];
    if (above !== undefined) writer.line(`parent::__construct(${given.join(', ')});`);
    if (isObserved) writer.line('$this->observe = $observe ?? static fn (string $step) => null;');
  });
};
