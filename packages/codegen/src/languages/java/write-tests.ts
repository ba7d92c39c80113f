import { screamingCase } from '../../printing/cases.ts';
import { doubleQuoted } from '../../printing/double-quoted.ts';
import type { Writer } from '../../printing/writer.ts';
import type {
  EnumDecl,
  FlowDecl,
  InventoryDecl,
  InventoryScenario,
  MachineDecl,
  Name,
  OperationScenario,
  PortDecl,
  ServiceDecl,
  Step,
} from '../../program/index.ts';
import { errorWords, isAnswerTried, isScripted, resultIn, stepsTaken } from '../../program/index.ts';
import { flowClassName } from '../families/curly/flow-class.ts';
import { distinctNames, scriptedName } from '../families/curly/test-names.ts';
import { writePathTest } from '../families/curly/write-path-test.ts';
import { inventoryMethods } from '../families/inventory-fields.ts';
import { madeServices } from '../families/made-services.ts';
import { identifier, type JavaDialect, methodName, typeName } from './dialect.ts';
import { answerType, parametersOf } from './write-types.ts';
import { written } from './written.ts';

/** What a test has written down: answers to give, and the calls that came. */
export const writeCallScript = (writer: Writer, { passesValues }: JavaDialect): void => {
  const [call, taken] = passesValues ? ['List<Object>', 'Object...'] : ['String', 'String'];
  writer.comment('Records every call and gives the answers of the test.');
  writer.block('final class CallScript {', '}', () => {
    writer.line(`private final List<${call}> calls = new ArrayList<>();`);
    writer.line('private final Deque<Object> answers;');
    writer.gap();
    writer.block('CallScript(Object... answers) {', '}', () =>
      writer.line('this.answers = new ArrayDeque<>(List.of(answers));'),
    );
    writer.gap();
    writer.block(`void note(${taken} call) {`, '}', () =>
      writer.line(`calls.add(${passesValues ? 'List.of(call)' : 'call'});`),
    );
    writer.gap();
    writer.block(`Object answer(${taken} call) {`, '}', () => {
      writer.line('note(call);');
      writer.line('return answers.removeFirst();');
    });
    writer.gap();
    writer.block(`List<${call}> calls() {`, '}', () => writer.line('return calls;'));
  });
};

/** A port that follows a script. */
export const writeScripted = (writer: Writer, dialect: JavaDialect, port: PortDecl): void => {
  const type = scriptedName(port);
  writer.block(`final class ${type} implements ${typeName(port.name)} {`, '}', () => {
    writer.line('private final CallScript script;');
    writer.gap();
    writer.block(`${type}(CallScript script) {`, '}', () => writer.line('this.script = script;'));
    for (const step of port.methods) {
      const note = [callOf(step, dialect), ...(step.parameters ?? []).map(({ name }) => identifier(name))];
      writer.gap();
      writer.line('@Override');
      writer.items(`public ${answerType(step)} ${methodName(step.name)}(`, parametersOf(step), ') {');
      writer.indented(() => {
        const { result } = step;
        if (!isScripted(step)) writer.items('script.note(', note, ');');
        else writer.items(`return (${answerType(step)}) script.answer(`, note, ');');
        if (result !== undefined && !isScripted(step)) writer.line(`return ${written(result, result.sample)};`);
      });
      writer.line('}');
    }
  });
};

const callOf = ({ name, port }: Step, { hasManyPorts }: JavaDialect): string =>
  doubleQuoted(`${hasManyPorts ? `${identifier(port.handle)}.` : ''}${methodName(name)}`);

export const writeFlowTests = (writer: Writer, dialect: JavaDialect, flow: FlowDecl): void => {
  const type = typeName(flowClassName(flow));
  writeTestClass(writer, type, () => {
    for (const scenario of flow.scenarios) {
      writeTest(writer, scenario.name, () => {
        writePathTest(writer, {
          ...formsOf(writer, dialect, scenario),
          subject: () => writeFlowObject(writer, dialect, type, flow.ports),
          run: `${flow.outcome === undefined ? '' : 'var outcome = '}flow.run(${givenTo({ parameters: scenario.given ?? [] })});`,
          ...(flow.outcome && {
            outcome: `assertEquals(${dialect.constantOf(flow.outcome, scenario.outcome)}, outcome);`,
          }),
        });
      });
    }
  });
};

export const writeServiceTests = (writer: Writer, dialect: JavaDialect, service: ServiceDecl): void => {
  const type = typeName(service.name);
  const scenarios = service.operations.flatMap((operation) =>
    operation.scenarios.map((scenario) => ({ operation, scenario })),
  );
  const methods = distinctNames(
    scenarios.map(({ scenario }) => scenario.name),
    methodName,
  );
  writeTestClass(writer, type, () => {
    for (const [index, { operation, scenario }] of scenarios.entries()) {
      const result = resultIn(operation, scenario);
      writeTest(
        writer,
        scenario.name,
        () => {
          const call = `service.${methodName(operation.name)}(${givenTo(operation)})`;
          writePathTest(writer, {
            ...formsOf(writer, dialect, scenario),
            subject: () => writeServices(writer, dialect, service, scenario),
            run:
              scenario.raised === undefined
                ? `${result === undefined ? '' : 'var result = '}${call};`
                : `assertThrows(${typeName(errorWords(scenario.raised, 'exception'))}.class, () -> ${call});`,
            ...(scenario.raised === undefined &&
              result && { outcome: `assertEquals(${written(result, result.sample)}, result);` }),
          });
        },
        methods[index] === undefined ? {} : { method: methods[index] },
      );
    }
  });
};

const givenTo = ({ parameters = [] }: Pick<Step, 'parameters'>): string =>
  parameters.map((each) => written(each, each.sample)).join(', ');

export const writeTestClass = (writer: Writer, type: string, body: () => void): void =>
  writer.block(`class ${type}Test {`, '}', body);

export const writeTest = (
  writer: Writer,
  name: Name,
  body: () => void,
  { method = methodName(name), throws }: { readonly method?: string; readonly throws?: string } = {},
): void => {
  writer.gap();
  writer.line('@Test');
  writer.line(`@DisplayName(${doubleQuoted(name.label)})`);
  writer.block(`void ${method}()${throws === undefined ? '' : ` throws ${throws}`} {`, '}', body, name.from);
};

const formsOf = (writer: Writer, dialect: JavaDialect, scenario: OperationScenario) => ({
  scenario,
  script: (answers: readonly string[]) => writer.items('var script = new CallScript(', answers, ');'),
  calls: () => writeCalls(writer, dialect, scenario.calls, stepsTaken(scenario)),
  constantOf: (values: EnumDecl, member: Name) => `${typeName(values.name)}.${screamingCase(member)}`,
  written,
});

const writeServices = (
  writer: Writer,
  { isObserved }: JavaDialect,
  service: ServiceDecl,
  scenario: OperationScenario,
): void => {
  if (isObserved) writer.line('var observed = new ArrayList<String>();');
  const all = madeServices(service, scenario, {
    variable: ({ handle }) => identifier(handle),
    scripted: (port) => `new ${scriptedName(port)}(script)`,
  });
  for (const { variable, name, given } of all) {
    const values = [...given.map(({ value }) => value), ...(isObserved ? ['observed::add'] : [])];
    writer.items(`var ${variable} = new ${typeName(name)}(`, values, ');');
  }
};

const writeFlowObject = (
  writer: Writer,
  { isObserved }: JavaDialect,
  type: string,
  ports: readonly PortDecl[],
): void => {
  if (isObserved) writer.line('var observed = new ArrayList<String>();');
  const scripted = ports.map((port) => `new ${scriptedName(port)}(script)`);
  writer.items(`var flow = new ${type}(`, [...scripted, ...(isObserved ? ['observed::add'] : [])], ');');
};

const writeCalls = (
  writer: Writer,
  dialect: JavaDialect,
  calls: readonly Step[],
  steps: number = calls.length,
): void => {
  const values = calls.map((step) => {
    const said = [callOf(step, dialect), givenTo(step)].filter((each) => each !== '').join(', ');
    return dialect.passesValues ? `List.of(${said})` : said;
  });
  writer.items('assertEquals(List.of(', values, '), script.calls());');
  if (dialect.isObserved) writer.line(`assertEquals(${steps}, observed.size());`);
};

export const writeMachineTests = (
  writer: Writer,
  dialect: JavaDialect,
  { name, actions, states, events, finals, scenarios }: MachineDecl,
): void =>
  writeTestClass(writer, typeName(name), () => {
    for (const scenario of scenarios) {
      writeTest(writer, scenario.name, () => {
        const { constantOf } = dialect;
        if (actions !== undefined)
          writer.line(`var script = new CallScript(${scenario.answers.map(({ answer }) => answer).join(', ')});`);
        const given = actions === undefined ? '' : `new ${scriptedName(actions)}(script)`;
        writer.line(`var machine = new ${typeName(name)}(${given});`);
        for (const [index, event] of scenario.events.entries()) {
          const call = `machine.handle(${constantOf(events, event)})`;
          const isTried = isAnswerTried(scenario, index);
          writer.line(isTried ? `assertEquals(${constantOf(states, scenario.state)}, ${call});` : `${call};`);
        }
        writer.line(`assertEquals(${constantOf(states, scenario.state)}, machine.state());`);
        if (scenario.refused !== undefined) {
          const refused = scenario.refused.map((event) => constantOf(events, event));
          const refuse = (event: string): void =>
            writer.line(`assertThrows(IllegalStateException.class, () -> machine.handle(${event}));`);
          if (refused.length === 1) refuse(refused[0] ?? '');
          else {
            writer.items(`for (var event : new ${typeName(events.name)}[] {`, refused, '}) {');
            writer.indented(() => refuse('event'));
            writer.line('}');
          }
          writer.line(`assertEquals(${constantOf(states, scenario.state)}, machine.state());`);
        }
        if (finals.length > 0)
          writer.line(`${finals.includes(scenario.state) ? 'assertTrue' : 'assertFalse'}(machine.isFinished());`);
        if (actions !== undefined) writeCalls(writer, { ...dialect, isObserved: false }, scenario.calls);
      });
    }
  });

export const writeInventoryTests = (writer: Writer, inventory: InventoryDecl): void => {
  const type = typeName(inventory.name);
  writeTestClass(writer, type, () => {
    writer.line(`private final ${type} ${inventory.word} = new ${type}();`);
    for (const scenario of inventory.scenarios)
      writeTest(writer, scenario.name, () => writeQuestion(writer, inventory, scenario));
  });
};

const writeQuestion = (writer: Writer, inventory: InventoryDecl, scenario: InventoryScenario): void => {
  const argument = scenario.argument === '' && scenario.query !== 'find' ? '' : doubleQuoted(scenario.argument);
  const call = `${inventory.word}.${inventoryMethods(inventory)[scenario.query]}(${argument})`;
  if (scenario.query === 'depth') writer.line(`assertEquals(${scenario.expected}, ${call});`);
  else if (scenario.query !== 'find')
    writer.items('assertEquals(List.of(', scenario.expected.map(doubleQuoted), `), ${call});`);
  else if (scenario.expected === undefined) writer.line(`assertThrows(NoSuchElementException.class, () -> ${call});`);
  else writer.line(`assertEquals(${doubleQuoted(scenario.expected)}, ${call}.label());`);
};
