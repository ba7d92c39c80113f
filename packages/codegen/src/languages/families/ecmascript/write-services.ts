import type { Writer } from '../../../printing/writer.ts';
import type { OperationDecl, PortDecl, ServiceDecl } from '../../../program/index.ts';
import { type Dialect, identifier, quote, typeName } from './dialect.ts';
import { type TestRunner, writeCalls, writeScript, writeScriptedPorts } from './write-flow-tests.ts';
import { explainPorts, writeBlock } from './write-flows.ts';

/** A class that works through its ports. */
export const writeService = (writer: Writer, dialect: Dialect, service: ServiceDecl): void => {
  const { isTyped, isAsync } = dialect;
  const offered = isTyped && service.offers !== undefined ? ` implements ${typeName(service.offers.name)}` : '';
  writer.gap();
  writer.comment(service.summary);
  writer.block(
    `export class ${typeName(service.name)}${offered} {`,
    '}',
    () => {
      for (const port of service.ports) {
        writer.line(
          `${isTyped ? 'readonly ' : ''}#${identifier(port.handle)}${isTyped ? `: ${typeName(port.name)}` : ''};`,
        );
      }
      if (service.ports.length > 0) writeConstructor(writer, dialect, service.ports);
      for (const { name, summary, body } of service.operations) {
        writer.gap();
        writer.comment(summary);
        const result = isTyped ? `: ${isAsync ? 'Promise<void>' : 'void'}` : '';
        writer.block(
          `${isAsync ? 'async ' : ''}${identifier(name)}()${result} {`,
          '}',
          () => writeBlock(writer, { ...dialect, holder: 'this.#' }, body),
          name.from,
        );
      }
    },
    service.name.from,
  );
};

const writeConstructor = (writer: Writer, dialect: Dialect, ports: readonly PortDecl[]): void => {
  const { isTyped, isObserved } = dialect;
  const parameters = [
    ...ports.map((port) => `${identifier(port.handle)}${isTyped ? `: ${typeName(port.name)}` : ''}`),
    ...(isObserved ? [`observe${isTyped ? ': Observe' : ''} = () => {}`] : []),
  ];
  if (isObserved) writer.line(`${isTyped ? 'readonly ' : ''}#observe${isTyped ? ': Observe' : ''};`);
  writer.gap();
  if (!isTyped) writer.comment(...explainPorts(ports, dialect));
  writer.items('constructor(', parameters, ') {');
  writer.indented(() => {
    for (const { handle } of ports) writer.line(`this.#${identifier(handle)} = ${identifier(handle)};`);
    if (isObserved) writer.line('this.#observe = observe;');
  });
  writer.line('}');
};

export const writeServiceTests = (writer: Writer, dialect: Dialect, runner: TestRunner, service: ServiceDecl): void => {
  const scripted = `scripted${typeName(service.name)}`;
  writeScriptedPorts(writer, dialect, scripted, service.ports);
  for (const operation of service.operations)
    writeOperationTests(writer, dialect, runner, service, operation, scripted);
};

const writeOperationTests = (
  writer: Writer,
  { isAsync }: Dialect,
  runner: TestRunner,
  service: ServiceDecl,
  { name, scenarios }: OperationDecl,
  scripted: string,
): void => {
  const handles = service.ports.map(({ handle }) => identifier(handle));
  for (const scenario of scenarios) {
    writer.gap();
    writer.block(`test(${quote(scenario.name.label)}, ${isAsync ? 'async ' : ''}() => {`, '});', () => {
      writeScript(writer, service.ports, scripted, scenario.answers);
      writer.line(`const service = new ${typeName(service.name)}(${handles.join(', ')});`);
      writer.line(`${isAsync ? 'await ' : ''}service.${identifier(name)}();`);
      writeCalls(writer, runner, service.ports, scenario.calls);
    });
  }
};
