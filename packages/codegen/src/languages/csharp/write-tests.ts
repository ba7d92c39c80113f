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
  PassedValue,
  PortDecl,
  ServiceDecl,
  Step,
} from '../../program/index.ts';
import { errorWords, isAnswerTried, isScripted, resultIn, stepsTaken } from '../../program/index.ts';
import { writeBraces } from '../families/curly/dialect.ts';
import { flowClassName } from '../families/curly/flow-class.ts';
import { distinctNames, scriptedName } from '../families/curly/test-names.ts';
import { writePathTest } from '../families/curly/write-path-test.ts';
import { madeServices } from '../families/made-services.ts';
import { type CsharpDialect, identifier, memberName, portName, stepName, typeName } from './dialect.ts';
import { questionOf } from './write-inventories.ts';
import { answerType, operationName, parametersOf } from './write-types.ts';
import { written } from './written.ts';

/** What a test has written down: answers to give, and the calls that came. */
export const writeCallScript = (writer: Writer, dialect: CsharpDialect): void => {
  const [call, taken] = dialect.passesValues ? ['object[]', 'params object[]'] : ['string', 'string'];
  writer.comment('Records every call and gives the answers of the test.');
  writeBraces(writer, dialect, 'internal sealed class CallScript', () => {
    writer.line('private readonly Queue<object> _answers;');
    writer.gap();
    writeBraces(writer, dialect, 'public CallScript(params object[] answers)', () =>
      writer.line('_answers = new Queue<object>(answers);'),
    );
    writer.gap();
    writer.line(`public List<${call}> Calls { get; } = new List<${call}>();`);
    writer.gap();
    writeBraces(writer, dialect, `public void Note(${taken} call)`, () => writer.line('Calls.Add(call);'));
    writer.gap();
    writeBraces(writer, dialect, `public object Answer(${taken} call)`, () => {
      writer.line('Note(call);');
      writer.line('return _answers.Dequeue();');
    });
  });
};

/** A port that follows a script. */
export const writeScripted = (writer: Writer, dialect: CsharpDialect, port: PortDecl): void => {
  const type = scriptedName(port);
  writeBraces(writer, dialect, `internal sealed class ${type} : ${portName(port)}`, () => {
    writer.line('private readonly CallScript _script;');
    writer.gap();
    writeBraces(writer, dialect, `public ${type}(CallScript script)`, () => writer.line('_script = script;'));
    for (const step of port.methods) {
      writer.gap();
      writer.items(`public ${answerType(step, dialect)} ${stepName(step, dialect)}(`, parametersOf(step), ')');
      writer.block('{', '}', () => writeAnswer(writer, dialect, step));
    }
  });
};

const writeAnswer = (writer: Writer, dialect: CsharpDialect, step: Step): void => {
  const { parameters = [], result } = step;
  const note = [callOf(step, dialect), ...parameters.map(({ name }) => identifier(name))].join(', ');
  if (!isScripted(step)) {
    writer.line(`_script.Note(${note});`);
    const value = result === undefined ? undefined : written([], result, result.sample);
    if (value !== undefined) writer.line(`return ${dialect.isAwaited ? `Task.FromResult(${value})` : value};`);
    else if (dialect.isAwaited) writer.line('return Task.CompletedTask;');
    return;
  }
  const answer = `(${answerType(step, { isAwaited: false })})_script.Answer(${note})`;
  writer.line(`return ${dialect.isAwaited ? `Task.FromResult(${answer})` : answer};`);
};

const callOf = ({ name, port }: Step, { hasManyPorts }: CsharpDialect): string =>
  doubleQuoted(`${hasManyPorts ? `${portName(port)}.` : ''}${memberName(name)}`);

export const writeFlowTests = (writer: Writer, dialect: CsharpDialect, flow: FlowDecl): void => {
  const type = typeName(flowClassName(flow));
  writeTestClass(writer, dialect, type, () => {
    for (const scenario of flow.scenarios) {
      writeTest(
        writer,
        dialect,
        scenario.name,
        () => {
          writePathTest(writer, {
            ...formsOf(writer, dialect, scenario),
            subject: () => writeFlowObject(writer, dialect, type, flow.ports),
            run: `${flow.outcome === undefined ? '' : 'var outcome = '}${dialect.isAwaited ? 'await flow.RunAsync' : 'flow.Run'}(${givenTo({ parameters: scenario.given ?? [] }).join(', ')});`,
            ...(flow.outcome && {
              outcome: `Assert.That(outcome, Is.EqualTo(${dialect.constantOf(flow.outcome, scenario.outcome)}));`,
            }),
          });
        },
        { isAwaited: dialect.isAwaited },
      );
    }
  });
};

export const writeServiceTests = (writer: Writer, dialect: CsharpDialect, service: ServiceDecl): void => {
  const type = typeName(service.name);
  const methods = distinctNames(
    service.operations.flatMap(({ scenarios }) => scenarios.map(({ name }) => name)),
    memberName,
  );
  writeTestClass(writer, dialect, type, () => {
    let count = 0;
    for (const operation of service.operations) {
      for (const scenario of operation.scenarios) {
        const method = methods[count];
        count += 1;
        writeTest(
          writer,
          dialect,
          scenario.name,
          () => {
            const result = resultIn(operation, scenario);
            const kept = `${result === undefined ? '' : 'var result = '}${dialect.isAwaited ? 'await ' : ''}`;
            const call = `service.${operationName(service, operation, dialect)}(${givenTo(operation).join(', ')})`;
            writePathTest(writer, {
              ...formsOf(writer, dialect, scenario),
              subject: () => writeServices(writer, dialect, service, scenario),
              run:
                scenario.raised === undefined
                  ? `${kept}${call};`
                  : `Assert.Throws${dialect.isAwaited ? 'Async' : ''}<${typeName(errorWords(scenario.raised, 'exception'))}>(${dialect.isAwaited ? 'async ' : ''}() => ${dialect.isAwaited ? 'await ' : ''}${call});`,
              ...(scenario.raised === undefined && result && { outcome: `Assert.That(result, ${isValue(result)});` }),
            });
          },
          { isAwaited: dialect.isAwaited, ...(method !== undefined && { method }) },
        );
      }
    }
  });
};

const isValue = (result: PassedValue): string =>
  typeof result.sample === 'boolean'
    ? result.sample
      ? 'Is.True'
      : 'Is.False'
    : `Is.EqualTo(${written([], result, result.sample)})`;

const givenTo = ({ parameters = [] }: Pick<Step, 'parameters'>): readonly string[] =>
  parameters.map((each) => written([], each, each.sample));

export const writeTestClass = (writer: Writer, dialect: CsharpDialect, type: string, body: () => void): void => {
  writer.line('[TestFixture]');
  writeBraces(writer, dialect, `public class ${type}Tests`, body);
};

export const writeTest = (
  writer: Writer,
  dialect: CsharpDialect,
  name: Name,
  body: () => void,
  { isAwaited = false, method = memberName(name) }: { readonly isAwaited?: boolean; readonly method?: string } = {},
): void => {
  writer.gap();
  writer.line(`[Test(Description = ${doubleQuoted(name.label)})]`);
  writeBraces(writer, dialect, `public ${isAwaited ? 'async Task' : 'void'} ${method}()`, body, { about: name.from });
};

const formsOf = (writer: Writer, dialect: CsharpDialect, scenario: OperationScenario) => ({
  scenario,
  script: (answers: readonly string[]) => writer.items('var script = new CallScript(', answers, ');'),
  calls: () => writeCalls(writer, dialect, scenario.calls, stepsTaken(scenario)),
  constantOf: (values: EnumDecl, member: Name) => `${typeName(values.name)}.${memberName(member)}`,
  written: (value: PassedValue, sample: PassedValue['sample']) => written([], value, sample),
});

const writeServices = (
  writer: Writer,
  { isObserved }: CsharpDialect,
  service: ServiceDecl,
  scenario: OperationScenario,
): void => {
  if (isObserved) writer.line('var observed = new List<string>();');
  const all = madeServices(service, scenario, {
    variable: ({ handle }) => identifier(handle),
    scripted: (port) => `new ${scriptedName(port)}(script)`,
  });
  for (const { variable, name, given } of all) {
    const values = [...given.map(({ value }) => value), ...(isObserved ? ['observed.Add'] : [])];
    writer.items(`var ${variable} = new ${typeName(name)}(`, values, ');');
  }
};

const writeFlowObject = (
  writer: Writer,
  { isObserved }: CsharpDialect,
  type: string,
  ports: readonly PortDecl[],
): void => {
  if (isObserved) writer.line('var observed = new List<string>();');
  const scripted = ports.map((port) => `new ${scriptedName(port)}(script)`);
  writer.items(`var flow = new ${type}(`, [...scripted, ...(isObserved ? ['observed.Add'] : [])], ');');
};

const writeCalls = (
  writer: Writer,
  dialect: CsharpDialect,
  calls: readonly Step[],
  steps: number = calls.length,
): void => {
  writeKeys(
    writer,
    'script.Calls',
    calls.map((step) => {
      const said = [callOf(step, dialect), ...givenTo(step)].join(', ');
      return dialect.passesValues ? `new object[] { ${said} }` : said;
    }),
  );
  if (dialect.isObserved) writer.line(`Assert.That(observed.Count, Is.EqualTo(${steps}));`);
};

const writeKeys = (writer: Writer, actual: string, values: readonly string[]): void => {
  if (values.length === 0) {
    writer.line(`Assert.That(${actual}, Is.Empty);`);
    return;
  }
  const line = `Assert.That(${actual}, Is.EqualTo(new[] { ${values.join(', ')} }));`;
  if (line.length <= 96) {
    writer.line(line);
    return;
  }
  writer.line(`Assert.That(${actual}, Is.EqualTo(new[]`);
  writer.block('{', '}));', () => {
    for (const value of values) writer.line(`${value},`);
  });
};

export const writeMachineTests = (writer: Writer, dialect: CsharpDialect, machine: MachineDecl): void => {
  const { name, actions, states, events, finals, scenarios } = machine;
  const { constantOf } = dialect;
  writeTestClass(writer, dialect, typeName(name), () => {
    for (const scenario of scenarios) {
      writeTest(writer, dialect, scenario.name, () => {
        if (actions !== undefined)
          writer.line(`var script = new CallScript(${scenario.answers.map(({ answer }) => answer).join(', ')});`);
        const given = actions === undefined ? '' : `new ${scriptedName(actions)}(script)`;
        writer.line(`var machine = new ${typeName(name)}(${given});`);
        for (const [index, event] of scenario.events.entries()) {
          const call = `machine.Handle(${constantOf(events, event)})`;
          const isTried = isAnswerTried(scenario, index);
          writer.line(
            isTried ? `Assert.That(${call}, Is.EqualTo(${constantOf(states, scenario.state)}));` : `${call};`,
          );
        }
        writer.line(`Assert.That(machine.State, Is.EqualTo(${constantOf(states, scenario.state)}));`);
        if (scenario.refused !== undefined) {
          const all = scenario.refused.map((event) => constantOf(events, event));
          const refuse = (event: string): void =>
            writer.line(`Assert.Throws<InvalidOperationException>(() => machine.Handle(${event}));`);
          if (all.length === 1) refuse(all[0] ?? '');
          else {
            writer.items('foreach (var refused in new[] { ', all, ' })');
            writer.line('{');
            writer.indented(() => refuse('refused'));
            writer.line('}');
          }
          writer.line(`Assert.That(machine.State, Is.EqualTo(${constantOf(states, scenario.state)}));`);
        }
        if (finals.length > 0)
          writer.line(`Assert.That(machine.IsFinished, Is.${finals.includes(scenario.state) ? 'True' : 'False'});`);
        if (actions !== undefined) writeCalls(writer, { ...dialect, isObserved: false }, scenario.calls);
      });
    }
  });
};

export const writeInventoryTests = (writer: Writer, dialect: CsharpDialect, inventory: InventoryDecl): void => {
  const type = typeName(inventory.name);
  writeTestClass(writer, dialect, type, () => {
    writer.line(`private readonly ${type} _${inventory.word} = new ${type}();`);
    for (const scenario of inventory.scenarios)
      writeTest(writer, dialect, scenario.name, () => writeQuestion(writer, inventory, scenario));
  });
};

const writeQuestion = (writer: Writer, inventory: InventoryDecl, scenario: InventoryScenario): void => {
  const argument = scenario.argument === '' && scenario.query !== 'find' ? '' : doubleQuoted(scenario.argument);
  const call = `_${inventory.word}.${questionOf(scenario.query, inventory)}(${argument})`;
  if (scenario.query === 'depth') writer.line(`Assert.That(${call}, Is.EqualTo(${scenario.expected}));`);
  else if (scenario.query !== 'find') writeKeys(writer, call, scenario.expected.map(doubleQuoted));
  else if (scenario.expected === undefined) writer.line(`Assert.Throws<KeyNotFoundException>(() => ${call});`);
  else writer.line(`Assert.That(${call}.Label, Is.EqualTo(${doubleQuoted(scenario.expected)}));`);
};
