import { pascalCase } from '../../printing/cases.ts';
import { createWriter, type Writer } from '../../printing/writer.ts';
import type {
  FlowDecl,
  InventoryDecl,
  InventoryScenario,
  MachineDecl,
  Name,
  OperationScenario,
  PassedValue,
  PortDecl,
  ServiceDecl,
  Step,
} from '../../program/index.ts';
import { errorWords, isAnswerTried, isScripted, resultIn, stepsTaken } from '../../program/index.ts';
import { flowClassName } from '../families/curly/flow-class.ts';
import { scriptedName } from '../families/curly/test-names.ts';
import { writePathTest } from '../families/curly/write-path-test.ts';
import { createTestNames } from '../families/dynamic/test-names.ts';
import { madeServices } from '../families/made-services.ts';
import { memberName, qualified, quoted, type SwiftDialect, typeName } from './dialect.ts';
import { questionOf } from './write-inventories.ts';
import { answerType, parametersOf } from './write-types.ts';
import { written } from './written.ts';

/** What a test has written down: answers to give, and the calls that came. */
export const writeCallScript = (writer: Writer, { passesValues }: SwiftDialect): void => {
  const [call, taken] = passesValues ? ['[AnyHashable]', 'AnyHashable...'] : ['String', 'String'];
  writer.comment('Records every call and gives the answers of the test.');
  writer.block('final class CallScript {', '}', () => {
    writer.block('struct NoAnswer: Error {', '}', () => writer.line(`let call: ${call}`));
    writer.gap();
    writer.line(`private(set) var calls: [${call}] = []`);
    writer.line('private var answers: [Any]');
    writer.gap();
    writer.block('init(_ answers: Any...) {', '}', () => writer.line('self.answers = answers'));
    writer.gap();
    writer.block(`func note(_ call: ${taken}) {`, '}', () => writer.line('calls.append(call)'));
    writer.gap();
    writer.block(`func answer<Answer>(_ call: ${taken}) throws -> Answer {`, '}', () => {
      writer.line(passesValues ? 'calls.append(call)' : 'note(call)');
      writer.line('guard let answer = answers.first as? Answer else { throw NoAnswer(call: call) }');
      writer.line('answers.removeFirst()');
      writer.line('return answer');
    });
  });
};

/** A port that follows a script. */
export const writeScripted = (writer: Writer, dialect: SwiftDialect, port: PortDecl): void =>
  writer.block(`struct ${scriptedName(port)}: ${typeName(port.name)} {`, '}', () => {
    writer.line('let script: CallScript');
    for (const step of port.methods) {
      const { parameters = [], result: given } = step;
      const note = [callOf(step, dialect), ...parameters.map(({ name }) => memberName(name))].join(', ');
      writer.gap();
      const result = `) ${dialect.effects}${answerType(step)} {`;
      writer.items(`func ${memberName(step.name)}(`, parametersOf(step), result);
      writer.indented(() => {
        writer.line(isScripted(step) ? `try script.answer(${note})` : `script.note(${note})`);
        if (given !== undefined && !isScripted(step)) writer.line(`return ${written(given, given.sample)}`);
      });
      writer.line('}');
    }
  });

const callOf = ({ name, port }: Step, { hasManyPorts }: SwiftDialect): string =>
  quoted(`${hasManyPorts ? `${memberName(port.handle)}.` : ''}${memberName(name)}`);

export const writeFlowTests = (writer: Writer, dialect: SwiftDialect, flow: FlowDecl): void => {
  const type = typeName(flowClassName(flow));
  writeTestClass(writer, type, (write) => {
    for (const scenario of flow.scenarios) {
      write(scenario.name, (body) => {
        writePathTest(body, {
          ...formsOf(body, dialect, scenario),
          subject: () => writeFlowObject(body, dialect, type, flow.ports),
          run: `${flow.outcome === undefined ? '' : 'let outcome = '}${dialect.attempt} flow.run(${(scenario.given ?? []).map((each) => `${memberName(each.name)}: ${written(each, each.sample)}`).join(', ')})`,
          ...(flow.outcome && { outcome: `XCTAssertEqual(outcome, .${memberName(scenario.outcome)})` }),
        });
      });
    }
  });
};

export const writeServiceTests = (writer: Writer, dialect: SwiftDialect, service: ServiceDecl): void => {
  const type = typeName(service.name);
  writeTestClass(writer, type, (write) => {
    for (const operation of service.operations) {
      const { name, parameters, scenarios } = operation;
      const given = parameters.map((each) => `${memberName(each.name)}: ${written(each, each.sample)}`);
      for (const scenario of scenarios) {
        const result = resultIn(operation, scenario);
        const { raised } = scenario;
        const call = `${dialect.attempt} service.${memberName(name)}(${given.join(', ')})`;
        write(scenario.name, (body) => {
          writePathTest(body, {
            ...formsOf(body, dialect, scenario),
            subject: () => writeServices(body, dialect, service, scenario),
            run:
              raised === undefined
                ? `${result === undefined ? '' : 'let result = '}${call}`
                : throwing(dialect, call, typeName(errorWords(raised, 'error'))),
            ...(raised === undefined &&
              result && { outcome: `XCTAssertEqual(result, ${written(result, result.sample)})` }),
          });
        });
      }
    }
  });
};

/** Claims what a call throws; XCTest waits for none. */
const throwing = ({ isAwaited }: SwiftDialect, call: string, type: string): string =>
  isAwaited
    ? `do { _ = ${call}; XCTFail("nothing is thrown") } catch is ${type} {}`
    : `XCTAssertThrowsError(${call}) { XCTAssertTrue($0 is ${type}) }`;

/** Writes one test; its function throws and waits where its body does. */
type WriteTest = (name: Name, body: (writer: Writer) => void) => void;

export const writeTestClass = (writer: Writer, type: string, body: (write: WriteTest) => void): void => {
  const nameOf = createTestNames(({ words: [first = '', ...rest] }) => first + pascalCase({ words: rest }), 110);
  writer.block(`final class ${type}Tests: XCTestCase {`, '}', () =>
    body((name, write) => {
      const draft = createWriter({ indent: '' });
      write(draft);
      const code = draft.text().replace(/XCTAssertThrowsError\(try/g, '');
      const effects = `${/\bawait\b/.test(code) ? 'async ' : ''}${/\btry\b/.test(code) ? 'throws ' : ''}`;
      writer.gap();
      writer.block(`func ${nameOf(name)}() ${effects}{`, '}', () => write(writer), name.from);
    }),
  );
};

const formsOf = (writer: Writer, dialect: SwiftDialect, scenario: OperationScenario) => ({
  scenario,
  script: (answers: readonly string[]) => writer.items('let script = CallScript(', answers, ')'),
  calls: () => writeCalls(writer, dialect, scenario.calls, stepsTaken(scenario)),
  constantOf: qualified,
  written,
});

const writeServices = (
  writer: Writer,
  dialect: SwiftDialect,
  service: ServiceDecl,
  scenario: OperationScenario,
): void => {
  if (dialect.isObserved) writer.line('var observed: [String] = []');
  const all = madeServices(service, scenario, {
    variable: ({ handle }) => memberName(handle),
    scripted: (port) => `${scriptedName(port)}(script: script)`,
  });
  for (const { variable, name, given } of all) {
    const values = given.map(({ port, value }) => `${memberName(port.handle)}: ${value}`);
    writeMade(writer, dialect, `let ${variable} = ${typeName(name)}`, values);
  }
};

const writeFlowObject = (writer: Writer, dialect: SwiftDialect, type: string, ports: readonly PortDecl[]): void => {
  if (dialect.isObserved) writer.line('var observed: [String] = []');
  const given = ports.map((port) => `${memberName(port.handle)}: ${scriptedName(port)}(script: script)`);
  writeMade(writer, dialect, `let flow = ${type}`, given);
};

const writeMade = (writer: Writer, { isObserved }: SwiftDialect, head: string, given: readonly string[]): void => {
  const observer = isObserved ? ' { observed.append($0) }' : '';
  if (isObserved && given.length === 0) writer.line(`${head}${observer}`);
  else writer.items(`${head}(`, given, `)${observer}`);
};

const writeCalls = (
  writer: Writer,
  dialect: SwiftDialect,
  calls: readonly Step[],
  steps: number = calls.length,
): void => {
  writeEqual(
    writer,
    'script.calls',
    calls.map((step) => {
      const said = [callOf(step, dialect), ...(step.parameters ?? []).map(hashed)].join(', ');
      return dialect.passesValues ? `[${said}]` : said;
    }),
  );
  if (dialect.isObserved) writer.line(`XCTAssertEqual(observed.count, ${steps})`);
};

/** A decimal says its type: nothing around it does. */
const hashed = (value: PassedValue): string => {
  const plain = written(value, value.sample);
  return value.type.kind === 'scalar' && value.type.scalar === 'decimal' ? `Decimal(${plain})` : plain;
};

const writeEqual = (writer: Writer, actual: string, values: readonly string[]): void =>
  writer.items(`XCTAssertEqual(${actual}, [`, values, '])');

export const writeMachineTests = (
  writer: Writer,
  dialect: SwiftDialect,
  { name, actions, events: kinds, finals, scenarios }: MachineDecl,
): void =>
  writeTestClass(writer, typeName(name), (write) => {
    for (const { name: title, events, answers, state, calls, refused } of scenarios) {
      write(title, (body) => {
        const isChanged = events.length > 0 || refused !== undefined;
        if (actions !== undefined)
          body.line(`let script = CallScript(${answers.map(({ answer }) => answer).join(', ')})`);
        const given =
          actions === undefined ? '' : `${memberName(actions.handle)}: ${scriptedName(actions)}(script: script)`;
        body.line(`${isChanged ? 'var' : 'let'} machine = ${typeName(name)}(${given})`);
        for (const [index, event] of events.entries()) {
          const call = `try machine.handle(.${memberName(event)})`;
          const isTried = isAnswerTried({ events, refused }, index);
          body.line(isTried ? `XCTAssertEqual(${call}, .${memberName(state)})` : call);
        }
        body.line(`XCTAssertEqual(machine.state, .${memberName(state)})`);
        if (refused !== undefined) {
          const refuse = (event: string): void => body.line(`XCTAssertThrowsError(try machine.handle(${event}))`);
          if (refused.length === 1) refuse(`.${memberName(refused[0])}`);
          else {
            const type = typeName(kinds.name);
            body.items(
              'for event in [',
              refused.map((event) => `${type}.${memberName(event)}`),
              '] {',
            );
            body.indented(() => refuse('event'));
            body.line('}');
          }
          body.line(`XCTAssertEqual(machine.state, .${memberName(state)})`);
        }
        if (finals.length > 0)
          body.line(`${finals.includes(state) ? 'XCTAssertTrue' : 'XCTAssertFalse'}(machine.isFinished)`);
        if (actions !== undefined) writeCalls(body, { ...dialect, isObserved: false }, calls);
      });
    }
  });

export const writeInventoryTests = (writer: Writer, inventory: InventoryDecl): void =>
  writeTestClass(writer, typeName(inventory.name), (write) => {
    for (const scenario of inventory.scenarios)
      write(scenario.name, (body) => writeQuestion(body, inventory, scenario));
  });

const writeQuestion = (writer: Writer, inventory: InventoryDecl, scenario: InventoryScenario): void => {
  const call = `${typeName(inventory.name)}.${questionOf(scenario.query, inventory, quoted(scenario.argument))}`;
  if (scenario.query === 'depth') writer.line(`XCTAssertEqual(${call}, ${scenario.expected})`);
  else if (scenario.query !== 'find') writeEqual(writer, call, scenario.expected.map(quoted));
  else if (scenario.expected === undefined) writer.line(`XCTAssertNil(${call})`);
  else writer.line(`XCTAssertEqual(${call}?.label, ${quoted(scenario.expected)})`);
};
