import { doubleQuoted } from '../../printing/double-quoted.ts';
import type { Writer } from '../../printing/writer.ts';
import type {
  FlowDecl,
  InventoryDecl,
  InventoryQuery,
  InventoryScenario,
  MachineDecl,
  Name,
  OperationDecl,
  PathScenario,
  PortDecl,
  Program,
  ServiceDecl,
  Step,
} from '../../program/index.ts';
import { aligned, constantOf, type GoDialect, signatureOf, typeName } from './dialect.ts';
import { writePointer, writeRecordTests } from './write-record-tests.ts';

/** A table of cases per flow and operation, a subtest per case; machines and inventories have a subtest per scenario. */
export const writeTests = (writer: Writer, dialect: GoDialect, program: Program): void => {
  const ports = [...new Set([...program.flows, ...program.services].flatMap((each) => each.ports))];
  if (ports.length > 0) writeScript(writer, ports.some(isAsked));
  for (const port of ports) writeScripted(writer, dialect, port);
  writeEqual(writer);
  for (const flow of program.flows) writeFlowTests(writer, dialect, flow);
  for (const service of program.services) {
    for (const operation of service.operations) writeOperationTests(writer, dialect, service, operation);
  }
  for (const machine of program.machines) writeMachineTests(writer, dialect, machine);
  writePointer(writer, program.records);
  for (const record of program.records) writeRecordTests(writer, dialect, record, program.records);
  for (const inventory of program.inventories) writeInventoryTests(writer, dialect, inventory);
};

const isAsked = ({ methods }: PortDecl): boolean => methods.some(({ answer }) => answer !== undefined);

const writeScript = (writer: Writer, isAnswered: boolean): void => {
  writer.gap();
  writer.comment('script records every call and gives the answers of the test.');
  writer.block('type script struct {', '}', () => {
    for (const line of aligned([['calls', '[]string'], ...(isAnswered ? [['answers', '[]any'] as const] : [])]))
      writer.line(line);
  });
  writer.gap();
  writer.block('func (s *script) note(call string) {', '}', () => writer.line('s.calls = append(s.calls, call)'));
  if (!isAnswered) return;
  writer.gap();
  writer.block('func (s *script) answer() any {', '}', () => {
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
    const signature = signatureOf(step, dialect).replace('ctx context', 'context');
    const receiver = `s ${type}`;
    writer.gap();
    writer.block(`func (${receiver}) ${method}${signature} {`, '}', () => {
      writer.line(`s.note(${callOf(step, dialect)})`);
      const value =
        step.answer === undefined
          ? ''
          : `s.answer().(${step.answer === 'boolean' ? 'bool' : typeName(step.answer.name)})`;
      const values = [value, dialect.canFail ? 'nil' : ''].filter(Boolean).join(', ');
      if (values !== '') writer.line(`return ${values}`);
    });
  }
};

/** A call as it is noted: with its interface where there are several. */
const callOf = ({ name, port }: Step, { hasManyPorts }: GoDialect): string =>
  doubleQuoted(`${hasManyPorts ? `${typeName(port.name)}.` : ''}${typeName(name)}`);

const writeEqual = (writer: Writer): void => {
  writer.gap();
  writer.block('func assertEqual(t *testing.T, got, want any) {', '}', () => {
    writer.line('t.Helper()');
    writer.block('if !reflect.DeepEqual(got, want) {', '}', () =>
      writer.line('t.Errorf("got %v, want %v", got, want)'),
    );
  });
};

type Case = Omit<PathScenario, 'outcome'> & { readonly outcome?: Name };

interface Table {
  readonly test: string;
  readonly ports: readonly PortDecl[];
  readonly outcome?: FlowDecl['outcome'];
  readonly scenarios: readonly Case[];
  /** What is called, given the values that stand for its ports. */
  readonly run: (ports: readonly string[]) => { readonly before?: string; readonly call: string };
}

const writeFlowTests = (writer: Writer, dialect: GoDialect, { name, ports, outcome, scenarios }: FlowDecl): void =>
  writeTable(writer, dialect, {
    test: `Test${typeName(name)}`,
    ports,
    outcome,
    scenarios,
    run: (values) => ({
      call: `${typeName(name)}(${[...(dialect.isObserved ? ['context.Background()'] : []), ...values].join(', ')})`,
    }),
  });

const writeOperationTests = (
  writer: Writer,
  dialect: GoDialect,
  service: ServiceDecl,
  { name, scenarios }: OperationDecl,
): void =>
  writeTable(writer, dialect, {
    test: `Test${typeName(service.name)}_${typeName(name)}`,
    ports: service.ports,
    scenarios,
    run: (values) => ({
      before: `service := ${dialect.constructorOf(service.name)}(${values.join(', ')})`,
      call: `service.${typeName(name)}(${dialect.isObserved ? 'context.Background()' : ''})`,
    }),
  });

const writeTable = (writer: Writer, dialect: GoDialect, { test, ports, outcome, scenarios, run }: Table): void => {
  if (scenarios.length === 0) return;
  const asks = scenarios.some(({ answers }) => answers.length > 0);
  const columns = [
    ['name', 'string'],
    ...(asks ? [['answers', '[]any'] as const] : []),
    ...(outcome === undefined ? [] : [['outcome', typeName(outcome.name)] as const]),
    ['calls', '[]string'],
  ] as const;
  writer.gap();
  writer.block(`func ${test}(t *testing.T) {`, '}', () => {
    writer.block('tests := []struct {', '}{', () => {
      for (const line of aligned(columns)) writer.line(line);
    });
    writer.indented(() => {
      for (const scenario of scenarios) writeCase(writer, dialect, outcome, scenario);
    });
    writer.line('}');
    writer.block('for _, test := range tests {', '}', () => {
      writer.block('t.Run(test.name, func(t *testing.T) {', '})', () => {
        writer.line(`s := &script{${asks ? 'answers: test.answers' : ''}}`);
        if (dialect.isObserved) writer.line('observed := 0');
        const scripted = ports.map(({ name }) => `scripted${typeName(name)}{s}`);
        const values = [...scripted, ...(dialect.isObserved ? ['func(string) { observed++ }'] : [])];
        const { before, call } = run(values);
        if (before !== undefined) writer.line(before);
        writeRun(writer, call, dialect, outcome !== undefined);
        if (outcome !== undefined) writer.line('assertEqual(t, outcome, test.outcome)');
        writer.line('assertEqual(t, s.calls, test.calls)');
        if (dialect.isObserved) writer.line('assertEqual(t, observed, len(test.calls))');
      });
    });
  });
};

const writeRun = (writer: Writer, call: string, { canFail }: GoDialect, hasOutcome: boolean): void => {
  if (!canFail) {
    writer.line(hasOutcome ? `outcome := ${call}` : call);
    return;
  }
  if (hasOutcome) writer.line(`outcome, err := ${call}`);
  writer.block(hasOutcome ? 'if err != nil {' : `if err := ${call}; err != nil {`, '}', () =>
    writer.line('t.Fatal(err)'),
  );
};

/** One case; values that need several lines stand last, since the formatter aligns only what stands on one. */
const writeCase = (
  writer: Writer,
  dialect: GoDialect,
  outcome: FlowDecl['outcome'] | undefined,
  scenario: Case,
): void => {
  const { name, answers, calls } = scenario;
  const given = answers.map(({ step, answer }) =>
    typeof answer === 'boolean' || typeof step.answer !== 'object' ? String(answer) : constantOf(step.answer, answer),
  );
  const called = calls.map((step) => callOf(step, dialect));
  const rows: (readonly [string, string])[] = [['name:', `${doubleQuoted(name.label)},`]];
  const wide: (readonly [string, readonly string[]])[] = [];
  const add = (key: string, type: string, values: readonly string[]): void => {
    const line = `${type}{${values.join(', ')}},`;
    if (values.length === 0) return;
    if (line.length <= 90) rows.push([`${key}:`, line]);
    else wide.push([`${key}: ${type}{`, values]);
  };
  if (outcome !== undefined && scenario.outcome !== undefined)
    rows.push(['outcome:', `${constantOf(outcome, scenario.outcome)},`]);
  add('answers', '[]any', given);
  add('calls', '[]string', called);
  writer.block('{', '},', () => {
    for (const line of aligned(rows)) writer.line(line);
    for (const [open, values] of wide) {
      writer.block(open, '},', () => {
        for (const value of values) writer.line(`${value},`);
      });
    }
  });
};

const writeMachineTests = (
  writer: Writer,
  { constructorOf }: GoDialect,
  { name, states, events, finals, scenarios }: MachineDecl,
): void => {
  if (scenarios.length === 0) return;
  writer.gap();
  writer.block(`func Test${typeName(name)}(t *testing.T) {`, '}', () => {
    for (const scenario of scenarios) {
      writeSubtest(writer, scenario.name, () => {
        writer.line(`machine := ${constructorOf(name)}()`);
        for (const event of scenario.events) {
          writer.block(`if err := machine.Handle(${constantOf(events, event)}); err != nil {`, '}', () =>
            writer.line('t.Fatal(err)'),
          );
        }
        writer.line(`assertEqual(t, machine.State(), ${constantOf(states, scenario.state)})`);
        if (scenario.refused !== undefined) {
          writer.block(`if err := machine.Handle(${constantOf(events, scenario.refused)}); err == nil {`, '}', () =>
            writer.line('t.Error("the event is taken, want an error")'),
          );
        }
        if (finals.length > 0) writer.line(`assertEqual(t, machine.IsFinished(), ${finals.includes(scenario.state)})`);
      });
    }
  });
};

const writeSubtest = (writer: Writer, name: Name, body: () => void): void =>
  writer.block(`t.Run(${doubleQuoted(name.label)}, func(t *testing.T) {`, '})', body, name.from);

const questions: Readonly<Record<InventoryQuery, string>> = {
  find: 'Find',
  children: 'Children',
  path: 'Path',
  depth: 'Depth',
  leaves: 'Leaves',
  neighbours: 'Neighbours',
  reachable: 'Reachable',
  startOrder: 'StartOrder',
  inArea: 'InArea',
};

const writeInventoryTests = (
  writer: Writer,
  { constructorOf }: GoDialect,
  { name, scenarios }: InventoryDecl,
): void => {
  if (scenarios.length === 0) return;
  writer.gap();
  writer.block(`func Test${typeName(name)}(t *testing.T) {`, '}', () => {
    writer.line(`inventory := ${constructorOf(name)}()`);
    for (const scenario of scenarios) {
      writeSubtest(writer, scenario.name, () => writeQuestion(writer, scenario));
    }
  });
};

const writeQuestion = (writer: Writer, scenario: InventoryScenario): void => {
  const argument = scenario.argument === '' && scenario.query !== 'find' ? '' : doubleQuoted(scenario.argument);
  const call = `inventory.${questions[scenario.query]}(${argument})`;
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

/** A list without values is nil; a long one has a value per line. */
const writeList = (writer: Writer, call: string, values: readonly string[]): void => {
  const line = `assertEqual(t, ${call}, []string{${values.join(', ')}})`;
  if (values.length === 0) writer.line(`assertEqual(t, ${call}, []string(nil))`);
  else if (line.length <= 96) writer.line(line);
  else
    writer.block(`assertEqual(t, ${call}, []string{`, '})', () => {
      for (const value of values) writer.line(`${value},`);
    });
};
