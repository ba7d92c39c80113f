import { doubleQuoted } from '../../printing/double-quoted.ts';
import type { Writer } from '../../printing/writer.ts';
import {
  type InventoryDecl,
  type InventoryScenario,
  isScripted,
  type MachineDecl,
  type Name,
  type PortDecl,
  type Program,
  usedPorts,
} from '../../program/index.ts';
import { aligned, constantOf, type GoDialect, identifier, signatureOf, typeName, valueType } from './dialect.ts';
import { questionsOf } from './write-inventories.ts';
import { writeList } from './write-list.ts';
import { callOf, scriptOf, writeCalls, writeFlowTests, writeOperationTests } from './write-path-tests.ts';
import { writeRecordTests } from './write-record-tests.ts';
import { plainLiteral, writePointer } from './written.ts';

/** A table of cases per flow and operation, a subtest per case; machines and inventories have a subtest per scenario. */
export const writeTests = (writer: Writer, dialect: GoDialect, program: Program): void => {
  const ports = usedPorts(program);
  if (ports.length > 0) writeScript(writer, dialect, ports.some(isAsked));
  for (const port of ports) writeScripted(writer, dialect, port);
  writeEqual(writer);
  for (const flow of program.flows) writeFlowTests(writer, dialect, flow);
  for (const service of program.services) {
    for (const operation of service.operations) writeOperationTests(writer, dialect, service, operation);
  }
  for (const machine of program.machines) writeMachineTests(writer, dialect, machine);
  writePointer(writer, program.records);
  for (const record of program.records) writeRecordTests(writer, dialect, record, program);
  for (const inventory of program.inventories) writeInventoryTests(writer, dialect, inventory);
};

const isAsked = ({ methods }: PortDecl): boolean => methods.some(isScripted);

const writeScript = (writer: Writer, { passesValues }: GoDialect, isAnswered: boolean): void => {
  const calls = passesValues ? '[][]any' : '[]string';
  writer.gap();
  writer.comment(`script records every call${isAnswered ? ' and gives the answers of the test' : ''}.`);
  writer.block('type script struct {', '}', () => {
    for (const line of aligned([['calls', calls], ...(isAnswered ? [['answers', '[]any'] as const] : [])]))
      writer.line(line);
  });
  writer.gap();
  writer.block(`func (s *script) note(call ${passesValues ? '...any' : 'string'}) {`, '}', () =>
    writer.line('s.calls = append(s.calls, call)'),
  );
  if (!isAnswered) return;
  writer.gap();
  writer.block('func (s *script) answer() any {', '}', () => {
    writer.block('if len(s.answers) == 0 {', '}', () => writer.line('panic("no answer is left")'));
    writer.line('answer := s.answers[0]');
    writer.line('s.answers = s.answers[1:]');
    writer.line('return answer');
  });
};

const writeScripted = (writer: Writer, dialect: GoDialect, port: PortDecl): void => {
  const type = `scripted${typeName(port.name)}`;
  writer.gap();
  writer.comment(`${type} stands in for ${typeName(port.name)} and follows a script.`);
  writer.line(`type ${type} struct{ *script }`);
  for (const step of port.methods) {
    const method = typeName(step.name);
    const signature = signatureOf(step, dialect).replace(
      'ctx context',
      step.parameters === undefined ? 'context' : '_ context',
    );
    const receiver = `s ${type}`;
    writer.gap();
    writer.block(`func (${receiver}) ${method}${signature} {`, '}', () => {
      const { answer, parameters = [], result } = step;
      const type =
        answer === undefined
          ? result === undefined
            ? ''
            : valueType(result)
          : answer === 'boolean'
            ? 'bool'
            : typeName(answer.name);
      const note = [callOf(step, dialect), ...parameters.map(({ name }) => identifier(name))];
      writer.line(`s.note(${note.join(', ')})`);
      const value = isScripted(step)
        ? `s.answer().(${type})`
        : result === undefined
          ? ''
          : plainLiteral(result, result.sample);
      const values = [value, dialect.canFail ? 'nil' : ''].filter(Boolean).join(', ');
      if (values !== '') writer.line(`return ${values}`);
    });
  }
};

const writeEqual = (writer: Writer): void => {
  writer.gap();
  writer.block('func assertEqual(t *testing.T, got, want any) {', '}', () => {
    writer.line('t.Helper()');
    writer.block('if !reflect.DeepEqual(got, want) {', '}', () =>
      writer.line('t.Errorf("got %v, want %v", got, want)'),
    );
  });
};

const writeMachineTests = (
  writer: Writer,
  dialect: GoDialect,
  { name, actions, states, events, finals, scenarios }: MachineDecl,
): void => {
  if (scenarios.length === 0) return;
  const { constructorOf, isObserved } = dialect;
  const context = actions !== undefined && isObserved ? 'context.Background(), ' : '';
  writer.gap();
  writer.block(`func Test${typeName(name)}(t *testing.T) {`, '}', () => {
    for (const scenario of scenarios) {
      writeSubtest(writer, scenario.name, () => {
        if (actions !== undefined) writer.line(`s := &script{${scriptOf(scenario.answers)}}`);
        const given = actions === undefined ? '' : `scripted${typeName(actions.name)}{s}`;
        writer.line(`machine := ${constructorOf(name)}(${given})`);
        for (const event of scenario.events) {
          writer.block(`if err := machine.Handle(${context}${constantOf(events, event)}); err != nil {`, '}', () =>
            writer.line('t.Fatal(err)'),
          );
        }
        writer.line(`assertEqual(t, machine.State(), ${constantOf(states, scenario.state)})`);
        if (scenario.refused !== undefined) {
          const refused = scenario.refused.map((event) => constantOf(events, event));
          const refuse = (event: string): void =>
            writer.block(`if err := machine.Handle(${context}${event}); err == nil {`, '}', () =>
              writer.line(
                refused.length === 1
                  ? 't.Error("the event is taken, want an error")'
                  : 't.Errorf("%v is taken, want an error", event)',
              ),
            );
          if (refused.length === 1) refuse(refused[0] ?? '');
          else {
            writer.items(`for _, event := range []${typeName(events.name)}{`, refused, '} {');
            writer.indented(() => refuse('event'));
            writer.line('}');
          }
          writer.line(`assertEqual(t, machine.State(), ${constantOf(states, scenario.state)})`);
        }
        if (finals.length > 0) writer.line(`assertEqual(t, machine.IsFinished(), ${finals.includes(scenario.state)})`);
        if (actions !== undefined && scenario.calls.length === 0) writer.line('assertEqual(t, len(s.calls), 0)');
        else if (actions !== undefined) writeCalls(writer, 's.calls', dialect, scenario.calls);
      });
    }
  });
};

const writeSubtest = (writer: Writer, name: Name, body: () => void): void =>
  writer.block(`t.Run(${doubleQuoted(name.label)}, func(t *testing.T) {`, '})', body, name.from);

const writeInventoryTests = (writer: Writer, { constructorOf }: GoDialect, inventory: InventoryDecl): void => {
  const { name, scenarios, word } = inventory;
  if (scenarios.length === 0) return;
  writer.gap();
  writer.block(`func Test${typeName(name)}(t *testing.T) {`, '}', () => {
    writer.line(`${word} := ${constructorOf(name)}()`);
    for (const scenario of scenarios) {
      writeSubtest(writer, scenario.name, () => writeQuestion(writer, inventory, scenario));
    }
  });
};

const writeQuestion = (writer: Writer, inventory: InventoryDecl, scenario: InventoryScenario): void => {
  const argument = scenario.argument === '' && scenario.query !== 'find' ? '' : doubleQuoted(scenario.argument);
  const call = `${inventory.word}.${questionsOf(inventory)[scenario.query]}(${argument})`;
  if (scenario.query !== 'find') {
    if (scenario.query === 'depth') writer.line(`assertEqual(t, ${call}, ${scenario.expected})`);
    else writeList(writer, call, scenario.expected.map(doubleQuoted));
    return;
  }
  if (scenario.expected === undefined) {
    writer.block(`if _, err := ${call}; err == nil {`, '}', () => writer.line('t.Error("found, want an error")'));
    return;
  }
  writer.line(`found, err := ${call}`);
  writer.block('if err != nil {', '}', () => writer.line('t.Fatal(err)'));
  writer.line(`assertEqual(t, found.Label, ${doubleQuoted(scenario.expected)})`);
};
