import type { Writer } from '../../printing/writer.ts';
import {
  type FieldDecl,
  isPassedOn,
  type OperationDecl,
  type OperationScenario,
  resultIn,
  type ServiceDecl,
  standInsFor,
} from '../../program/index.ts';
import { madeServices } from '../families/made-services.ts';
import { type Dialect, identifier, typeName, writeCall, writeFunction, writeLiteral } from './dialect.ts';
import { writeCalls, writeScript, writeScriptedPorts, writeTest } from './write-flow-tests.ts';
import { arrow, parametersOf, writeBlock } from './write-flows.ts';
import { written } from './written.ts';

/** A struct that works through its ports. */
export const writeService = (writer: Writer, dialect: Dialect, service: ServiceDecl): void => {
  const name = typeName(service.name);
  const { isObserved } = dialect;
  const fields = [
    ...service.ports.map((port) => `${identifier(port.handle)}: Rc<dyn ${typeName(port.name)}>`),
    ...(isObserved ? ['observe: Box<dyn Fn(&str)>'] : []),
  ];
  writer.gap();
  writer.comment(service.summary);
  if (fields.length === 0) writer.line(`pub struct ${name};`, service.name.from);
  else
    writer.block(
      `pub struct ${name} {`,
      '}',
      () => {
        for (const field of fields) writer.line(`${field},`);
      },
      service.name.from,
    );
  const offered = new Set(service.offers?.methods.map((step) => identifier(step.name)));
  const isOffered = (operation: OperationDecl): boolean => offered.has(identifier(operation.name));
  const own = service.operations.filter((operation) => !isOffered(operation));
  if (fields.length > 0 || own.length > 0) {
    writer.gap();
    writer.block(`impl ${name} {`, '}', () => {
      if (fields.length > 0) writeConstructor(writer, service, fields, isObserved);
      for (const operation of own) writeOperation(writer, dialect, operation, 'pub fn');
    });
  }
  if (service.offers === undefined) return;
  writer.gap();
  if (offered.size === 0) {
    writer.line(`impl ${typeName(service.offers.name)} for ${name} {}`);
    return;
  }
  writer.block(`impl ${typeName(service.offers.name)} for ${name} {`, '}', () => {
    for (const operation of service.operations.filter(isOffered)) writeOperation(writer, dialect, operation, 'fn');
  });
};

const writeConstructor = (
  writer: Writer,
  { ports }: ServiceDecl,
  fields: readonly string[],
  isObserved: boolean,
): void => {
  const parameters = isObserved ? [...fields.slice(0, -1), "observe: impl Fn(&str) + 'static"] : fields;
  const names = [
    ...ports.map(({ handle }) => identifier(handle)),
    ...(isObserved ? ['observe: Box::new(observe)'] : []),
  ];
  writeFunction(writer, { head: 'pub fn new', parameters, result: 'Self' }, () => {
    writeLiteral(writer, 'Self {', names, '}');
  });
};

const writeOperation = (writer: Writer, dialect: Dialect, operation: OperationDecl, keyword: 'pub fn' | 'fn'): void => {
  const { name, summary, body } = operation;
  const nameOf = (field: FieldDecl): string => `${isPassedOn(operation, field) ? '' : '_'}${identifier(field.name)}`;
  const parameters = ['&self', ...parametersOf(operation, nameOf)];
  writer.gap();
  writer.comment(summary);
  if (body.length === 0) {
    writer.items(`${keyword} ${identifier(name)}(`, parameters, ') {}', name.from);
    return;
  }
  writer.items(`${keyword} ${identifier(name)}(`, parameters, `)${arrow(operation)} {`, name.from);
  const around = { dialect: { ...dialect, holder: 'self.' as const, taken: operation.parameters } };
  writer.indented(() => writeBlock(writer, around, body, operation.result !== undefined));
  writer.line('}');
};

export const writeServiceTests = (writer: Writer, dialect: Dialect, service: ServiceDecl): void => {
  const alone = `Scripted${typeName(service.name)}`;
  const around = `${alone}Together`;
  writeScriptedPorts(writer, alone, service.ports);
  const tests = service.operations.flatMap((operation) =>
    operation.scenarios.map((scenario) => ({ operation, scenario })),
  );
  for (const { operation, scenario } of tests.filter(({ scenario }) => scenario.together === undefined))
    writeOperationTest(writer, dialect, { service, operation, scenario, scripted: alone });
  const together = tests.filter(({ scenario }) => scenario.together !== undefined);
  const [first] = together;
  if (first === undefined) return;
  writeScriptedPorts(writer, around, standInsFor(service, first.scenario));
  for (const { operation, scenario } of together)
    writeOperationTest(writer, dialect, { service, operation, scenario, scripted: around });
};

interface OperationTest {
  readonly service: ServiceDecl;
  readonly operation: OperationDecl;
  readonly scenario: OperationScenario;
  readonly scripted: string;
}

const writeOperationTest = (
  writer: Writer,
  { isObserved }: Dialect,
  { service, operation, scenario, scripted }: OperationTest,
): void => {
  const ports = standInsFor(service, scenario);
  const result = resultIn(operation, scenario);
  const values = operation.parameters.map((each) => written(each, each.sample));
  writeTest(writer, scenario.name.words, () => {
    writeScript(writer, scripted, ports, scenario.answers, ['Rc::new(', ')']);
    const all = madeServices(service, scenario, {
      variable: ({ handle }) => identifier(handle),
      scripted: () => 'ports',
    });
    for (const { variable, name, given } of all) {
      const taken = [...given.map(({ value }) => `${value}.clone()`), ...(isObserved ? ['|_| {}'] : [])];
      const made = `${typeName(name)}${taken.length === 0 ? '' : '::new('}`;
      const [before, after] = variable === 'service' ? ['', ''] : ['Rc::new(', ')'];
      if (taken.length === 0) writer.line(`let ${variable} = ${before}${made}${after};`);
      else writeCall(writer, `let ${variable} = ${before}${made}`, taken, `)${after};`);
    }
    writeCall(
      writer,
      `${result === undefined ? '' : 'let result = '}service.${identifier(operation.name)}(`,
      values,
      ');',
    );
    if (result?.sample === true) writer.line('assert!(result);');
    else if (result?.sample === false) writer.line('assert!(!result);');
    else if (result !== undefined)
      writeCall(writer, 'assert_eq!(', ['result', written(result, result.sample).replace(/^&/, '')], ');');
    writeCalls(writer, ports, scenario.calls);
  });
};
