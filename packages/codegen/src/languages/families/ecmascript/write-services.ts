import type { Writer } from '../../../printing/writer.ts';
import {
  isPassedOn,
  type OperationDecl,
  type PortDecl,
  resultIn,
  type ServiceDecl,
  standInsFor,
} from '../../../program/index.ts';
import { madeServices } from '../made-services.ts';
import { type Dialect, identifier, methodName, quote, typeName } from './dialect.ts';
import { type TestRunner, writeCalls, writeScript, writeScriptedPorts } from './write-flow-tests.ts';
import { errorType, explainPorts, parametersOf, resultOf, writeBlock } from './write-flows.ts';
import { writtenValue } from './written-value.ts';

/** A class that works through its ports. */
export const writeService = (writer: Writer, dialect: Dialect, service: ServiceDecl): void => {
  const { isTyped, isAsync } = dialect;
  const offered = isTyped && service.offers !== undefined ? ` implements ${typeName(service.offers.name)}` : '';
  writer.gap();
  writer.comment(service.summary);
  const above = service.extends === undefined ? '' : ` extends ${typeName(service.extends)}`;
  // A kind of another that adds nothing is made as that one is.
  const isMadeAlike = service.extends !== undefined && service.operations.length === 0;
  writer.block(
    `export class ${typeName(service.name)}${above}${offered} {`,
    '}',
    () => {
      for (const port of isMadeAlike ? [] : service.ports) {
        writer.line(
          `${isTyped ? 'readonly ' : ''}#${identifier(port.handle)}${isTyped ? `: ${typeName(port.name)}` : ''};`,
        );
      }
      if (service.ports.length > 0 && !isMadeAlike) writeConstructor(writer, dialect, service);
      for (const operation of service.operations) {
        const { name, summary, body } = operation;
        writer.gap();
        writer.comment(summary);
        const result = isTyped ? `: ${resultOf(operation, dialect)}` : '';
        const parameters = takenBy(operation, isTyped);
        writer.items(`${isAsync ? 'async ' : ''}${methodName(name)}(`, parameters, `)${result} {`, name.from);
        writer.indented(() => writeBlock(writer, { ...dialect, holder: 'this.#' }, body));
        writer.line('}');
      }
    },
    service.name.from,
  );
};

/** What is given and not looked at is left out behind the last that is, and begins with a line before it. */
const takenBy = (operation: OperationDecl, isTyped: boolean): readonly string[] => {
  const parameters = lookedAt(operation);
  return parametersOf({ parameters }, isTyped).map((written, index) =>
    parameters[index] !== undefined && isPassedOn(operation, parameters[index]) ? written : `_${written}`,
  );
};

/** What is given behind the last that the operation looks at is left out. */
export const lookedAt = (operation: OperationDecl): OperationDecl['parameters'] => {
  const isUsed = operation.parameters.map((each) => isPassedOn(operation, each));
  return operation.parameters.slice(0, isUsed.lastIndexOf(true) + 1);
};

const writeConstructor = (writer: Writer, dialect: Dialect, { ports, extends: above }: ServiceDecl): void => {
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
    const given = [...ports.map(({ handle }) => identifier(handle)), ...(isObserved ? ['observe'] : [])];
    if (above !== undefined) writer.line(`super(${given.join(', ')});`);
    for (const { handle } of ports) writer.line(`this.#${identifier(handle)} = ${identifier(handle)};`);
    if (isObserved) writer.line('this.#observe = observe;');
  });
  writer.line('}');
};

export const writeServiceTests = (writer: Writer, dialect: Dialect, runner: TestRunner, service: ServiceDecl): void => {
  const alone = `scripted${typeName(service.name)}`;
  const around = `${alone}Together`;
  writeScriptedPorts(writer, dialect, alone, service.ports);
  const tests = service.operations.flatMap((operation) =>
    operation.scenarios.map((scenario) => ({ operation, scenario })),
  );
  for (const { operation, scenario } of tests.filter(({ scenario }) => scenario.together === undefined))
    writeOperationTest(writer, dialect, runner, { service, operation, scenario, scripted: alone });
  const together = tests.filter(({ scenario }) => scenario.together !== undefined);
  const [first] = together;
  if (first === undefined) return;
  writeScriptedPorts(writer, dialect, around, standInsFor(service, first.scenario));
  for (const { operation, scenario } of together)
    writeOperationTest(writer, dialect, runner, { service, operation, scenario, scripted: around });
};

interface OperationTest {
  readonly service: ServiceDecl;
  readonly operation: OperationDecl;
  readonly scenario: OperationDecl['scenarios'][number];
  readonly scripted: string;
}

const writeOperationTest = (
  writer: Writer,
  { isAsync }: Dialect,
  runner: TestRunner,
  { service, operation, scenario, scripted }: OperationTest,
): void => {
  const ports = standInsFor(service, scenario);
  const result = resultIn(operation, scenario);
  const variable = ({ handle }: PortDecl): string => identifier(handle);
  const all = madeServices(service, scenario, { variable, scripted: variable });
  writer.gap();
  writer.block(`test(${quote(scenario.name.label)}, ${isAsync ? 'async ' : ''}() => {`, '});', () => {
    writeScript(writer, ports, scripted, scenario.answers);
    for (const each of all) {
      const given = each.given.map(({ value }) => value);
      writer.items(`const ${each.variable} = new ${typeName(each.name)}(`, given, ');');
    }
    const values = lookedAt(operation).map((each) => writtenValue(each, each.sample));
    const kept = result === undefined ? '' : 'const result = ';
    const { raised } = scenario;
    const head = `service.${methodName(operation.name)}(`;
    if (raised === undefined) writer.items(`${kept}${isAsync ? 'await ' : ''}${head}`, values, ');');
    else {
      const call = `${head}${values.join(', ')})`;
      writer.line(runner.rejects(isAsync ? call : `(async () => ${call})()`, errorType(raised)));
    }
    if (result !== undefined && raised === undefined)
      writer.line(runner.equal('result', writtenValue(result, result.sample)));
    writeCalls(writer, runner, ports, scenario.calls);
  });
};
