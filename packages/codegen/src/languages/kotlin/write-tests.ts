import type { Writer } from '../../printing/writer.ts';
import type {
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
import { scriptedName } from '../families/curly/test-names.ts';
import { writePathTest } from '../families/curly/write-path-test.ts';
import { inventoryMethods } from '../families/inventory-fields.ts';
import { madeServices } from '../families/made-services.ts';
import { identifier, type KotlinDialect, methodName, quoted, typeName } from './dialect.ts';
import { answerType, parametersOf } from './write-types.ts';
import { written } from './written.ts';

/** What a test has written down: answers to give, and the calls that came. */
export const writeCallScript = (writer: Writer, { passesValues }: KotlinDialect): void => {
  const taken = passesValues ? 'vararg call: Any' : 'call: String';
  writer.comment('Records every call and gives the answers of the test.');
  writer.block('internal class CallScript(vararg answers: Any) {', '}', () => {
    writer.line('private val answers = ArrayDeque(answers.toList())');
    writer.line(`val calls = mutableListOf<${passesValues ? 'List<Any>' : 'String'}>()`);
    writer.gap();
    writer.block(`fun note(${taken}) {`, '}', () =>
      writer.line(passesValues ? 'calls.add(call.toList())' : 'calls += call'),
    );
    writer.gap();
    writer.block(`fun answer(${taken}): Any {`, '}', () => {
      writer.line(`note(${passesValues ? '*' : ''}call)`);
      writer.line('return answers.removeFirst()');
    });
  });
};

/** A port that follows a script. */
export const writeScripted = (writer: Writer, dialect: KotlinDialect, port: PortDecl): void =>
  writer.block(
    `internal class ${scriptedName(port)}(private val script: CallScript) : ${typeName(port.name)} {`,
    '}',
    () => {
      for (const step of port.methods) {
        const values = (step.parameters ?? []).map(({ name }) => identifier(name));
        const note = [callOf(step, dialect), ...values].join(', ');
        const { result } = step;
        const type = answerType(step);
        const said = isScripted(step) ? `script.answer(${note}) as${type.slice(1)}` : `script.note(${note})`;
        writer.gap();
        const start = `override ${dialect.fun} ${methodName(step.name)}(${parametersOf(step).join(', ')})${type}`;
        if (result !== undefined && !isScripted(step)) {
          writer.block(`${start} {`, '}', () => {
            writer.line(said);
            writer.line(`return ${written(result, result.sample)}`);
          });
          continue;
        }
        const head = `${start} =`;
        if (`${head} ${said}`.length <= 96) writer.line(`${head} ${said}`);
        else writer.block(head, '', () => writer.line(said));
      }
    },
  );

const callOf = ({ name, port }: Step, { hasManyPorts }: KotlinDialect): string =>
  quoted(`${hasManyPorts ? `${identifier(port.handle)}.` : ''}${methodName(name)}`);

export const writeFlowTests = (writer: Writer, dialect: KotlinDialect, flow: FlowDecl): void => {
  const type = typeName(flowClassName(flow));
  writeTestClass(writer, type, (testName) => {
    for (const scenario of flow.scenarios) {
      writeTest(
        writer,
        testName(scenario.name),
        scenario.name,
        () => {
          writePathTest(writer, {
            ...formsOf(writer, dialect, scenario),
            subject: () => writeFlowObject(writer, dialect, type, flow.ports),
            run: `${flow.outcome === undefined ? '' : 'val outcome = '}flow.run(${givenTo({ parameters: scenario.given ?? [] })})`,
            ...(flow.outcome && {
              outcome: `assertEquals(${dialect.constantOf(flow.outcome, scenario.outcome)}, outcome)`,
            }),
          });
        },
        dialect,
      );
    }
  });
};

export const writeServiceTests = (writer: Writer, dialect: KotlinDialect, service: ServiceDecl): void => {
  const type = typeName(service.name);
  writeTestClass(writer, type, (testName) => {
    for (const operation of service.operations) {
      const { name, scenarios } = operation;
      for (const scenario of scenarios) {
        const result = resultIn(operation, scenario);
        const { raised } = scenario;
        const call = `service.${methodName(name)}(${givenTo(operation)})`;
        writeTest(
          writer,
          testName(scenario.name),
          scenario.name,
          () => {
            writePathTest(writer, {
              ...formsOf(writer, dialect, scenario),
              subject: () => writeServices(writer, dialect, service, scenario),
              run:
                raised === undefined
                  ? `${result === undefined ? '' : 'val result = '}${call}`
                  : `assertFailsWith<${typeName(errorWords(raised, 'exception'))}> { ${call} }`,
              ...(raised === undefined &&
                result && { outcome: `assertEquals(${written(result, result.sample)}, result)` }),
            });
          },
          dialect,
        );
      }
    }
  });
};

const givenTo = ({ parameters = [] }: Pick<Step, 'parameters'>): string =>
  parameters.map((each) => written(each, each.sample)).join(', ');

/** `body` gets who names its tests: no two alike. */
export const writeTestClass = (
  writer: Writer,
  type: string,
  body: (testName: (name: Name) => string) => void,
): void => {
  const used = new Set<string>();
  writer.block(`class ${type}Test {`, '}', () =>
    body(({ words }) => {
      const said = words.join(' ');
      let sentence = said;
      for (let count = 2; used.has(sentence); count += 1) sentence = `${said} ${count}`;
      used.add(sentence);
      return `\`${sentence}\``;
    }),
  );
};

/** A sentence for a name. What may wait is waited for. */
export const writeTest = (
  writer: Writer,
  sentence: string,
  { from }: Name,
  body: () => void,
  { fun }: Pick<KotlinDialect, 'fun'> = { fun: 'fun' },
): void => {
  writer.gap();
  writer.line('@Test');
  writer.block(`fun ${sentence}()${fun === 'fun' ? '' : ' = runBlocking'} {`, '}', body, from);
};

const formsOf = (writer: Writer, dialect: KotlinDialect, scenario: OperationScenario) => ({
  scenario,
  script: (answers: readonly string[]) => writer.items('val script = CallScript(', answers, ')'),
  calls: () => writeCalls(writer, dialect, scenario.calls, stepsTaken(scenario)),
  constantOf: dialect.constantOf,
  written,
});

const writeServices = (
  writer: Writer,
  dialect: KotlinDialect,
  service: ServiceDecl,
  scenario: OperationScenario,
): void => {
  if (dialect.isObserved) writer.line('val observed = mutableListOf<String>()');
  const all = madeServices(service, scenario, {
    variable: ({ handle }) => identifier(handle),
    scripted: (port) => `${scriptedName(port)}(script)`,
  });
  for (const { variable, name, given } of all) {
    writeMade(
      writer,
      dialect,
      `val ${variable} = ${typeName(name)}`,
      given.map(({ value }) => value),
    );
  }
};

const writeFlowObject = (writer: Writer, dialect: KotlinDialect, type: string, ports: readonly PortDecl[]): void => {
  if (dialect.isObserved) writer.line('val observed = mutableListOf<String>()');
  writeMade(
    writer,
    dialect,
    `val flow = ${type}`,
    ports.map((port) => `${scriptedName(port)}(script)`),
  );
};

const writeMade = (writer: Writer, { isObserved }: KotlinDialect, head: string, given: readonly string[]): void => {
  const observer = isObserved ? ' { observed += it }' : '';
  if (isObserved && given.length === 0) writer.line(`${head}${observer}`);
  else writer.items(`${head}(`, given, `)${observer}`);
};

const writeCalls = (
  writer: Writer,
  dialect: KotlinDialect,
  calls: readonly Step[],
  steps: number = calls.length,
): void => {
  const values = calls.map((step) => {
    const said = [callOf(step, dialect), givenTo(step)].filter((each) => each !== '').join(', ');
    return dialect.passesValues ? `listOf(${said})` : said;
  });
  if (values.length === 0) writer.line('assertTrue(script.calls.isEmpty())');
  else if (values.join(', ').length <= 60) writer.line(`assertEquals(listOf(${values.join(', ')}), script.calls)`);
  else {
    writer.items('val expected = listOf(', values, ')');
    writer.line('assertEquals(expected, script.calls)');
  }
  if (dialect.isObserved) writer.line(`assertEquals(${steps}, observed.size)`);
};

export const writeMachineTests = (
  writer: Writer,
  dialect: KotlinDialect,
  { name, actions, states, events, finals, scenarios }: MachineDecl,
): void =>
  writeTestClass(writer, typeName(name), (testName) => {
    for (const scenario of scenarios) {
      writeTest(writer, testName(scenario.name), scenario.name, () => {
        const { constantOf } = dialect;
        if (actions !== undefined)
          writer.line(`val script = CallScript(${scenario.answers.map(({ answer }) => answer).join(', ')})`);
        writer.line(
          `val machine = ${typeName(name)}(${actions === undefined ? '' : `${scriptedName(actions)}(script)`})`,
        );
        for (const [index, event] of scenario.events.entries()) {
          const call = `machine.handle(${constantOf(events, event)})`;
          const isTried = isAnswerTried(scenario, index);
          writer.line(isTried ? `assertEquals(${constantOf(states, scenario.state)}, ${call})` : call);
        }
        writer.line(`assertEquals(${constantOf(states, scenario.state)}, machine.state)`);
        if (scenario.refused !== undefined) {
          const refused = scenario.refused.map((event) => constantOf(events, event));
          const refuse = (event: string): void =>
            writer.line(`assertFailsWith<IllegalStateException> { machine.handle(${event}) }`);
          if (refused.length === 1) refuse(refused[0] ?? '');
          else {
            writer.items('for (event in listOf(', refused, ')) {');
            writer.indented(() => refuse('event'));
            writer.line('}');
          }
          writer.line(`assertEquals(${constantOf(states, scenario.state)}, machine.state)`);
        }
        if (finals.length > 0)
          writer.line(`${finals.includes(scenario.state) ? 'assertTrue' : 'assertFalse'}(machine.isFinished)`);
        if (actions !== undefined) writeCalls(writer, { ...dialect, isObserved: false }, scenario.calls);
      });
    }
  });

export const writeInventoryTests = (writer: Writer, inventory: InventoryDecl): void =>
  writeTestClass(writer, typeName(inventory.name), (testName) => {
    for (const scenario of inventory.scenarios)
      writeTest(writer, testName(scenario.name), scenario.name, () => writeQuestion(writer, inventory, scenario));
  });

const writeQuestion = (writer: Writer, inventory: InventoryDecl, scenario: InventoryScenario): void => {
  const argument = scenario.argument === '' && scenario.query !== 'find' ? '' : quoted(scenario.argument);
  const call = `${typeName(inventory.name)}.${inventoryMethods(inventory)[scenario.query]}(${argument})`;
  if (scenario.query === 'depth') writer.line(`assertEquals(${scenario.expected}, ${call})`);
  else if (scenario.query !== 'find') {
    const values = scenario.expected.map(quoted);
    if (values.length === 0) writer.line(`assertEquals(emptyList(), ${call})`);
    else {
      writer.items('val expected = listOf(', values, ')');
      writer.line(`assertEquals(expected, ${call})`);
    }
  } else if (scenario.expected === undefined) writer.line(`assertFailsWith<NoSuchElementException> { ${call} }`);
  else writer.line(`assertEquals(${quoted(scenario.expected)}, ${call}.label)`);
};
