import { doubleQuoted } from '../../printing/double-quoted.ts';
import type { Writer } from '../../printing/writer.ts';
import type { FlowDecl, Name, OperationDecl, PathScenario, PortDecl, ServiceDecl, Step } from '../../program/index.ts';
import { answerWith } from '../families/call-names.ts';
import { aligned, constantOf, type GoDialect, typeName } from './dialect.ts';
import { writeList } from './write-list.ts';
import { plainLiteral } from './written.ts';

type Case = Omit<PathScenario, 'outcome'> & { readonly outcome?: Name };

interface Table {
  readonly test: string;
  readonly ports: readonly PortDecl[];
  readonly outcome?: FlowDecl['outcome'];
  readonly result?: OperationDecl['result'];
  readonly scenarios: readonly Case[];
  /** What is called, given the values that stand for its ports. */
  readonly run: (ports: readonly string[]) => {
    readonly before?: { readonly head: string; readonly given: readonly string[] };
    readonly call: string;
  };
}

export const writeFlowTests = (
  writer: Writer,
  dialect: GoDialect,
  { name, ports, outcome, scenarios }: FlowDecl,
): void =>
  writeTable(writer, dialect, {
    test: `Test${typeName(name)}`,
    ports,
    outcome,
    scenarios,
    run: (values) => ({
      call: `${typeName(name)}(${[...(dialect.isObserved ? ['context.Background()'] : []), ...values].join(', ')})`,
    }),
  });

export const writeOperationTests = (
  writer: Writer,
  dialect: GoDialect,
  service: ServiceDecl,
  operation: OperationDecl,
): void => {
  const { name, result, scenarios } = operation;
  const given = givenTo(operation);
  const context = dialect.isObserved ? ['context.Background()'] : [];
  writeTable(writer, dialect, {
    test: `Test${typeName(service.name)}_${typeName(name)}`,
    ports: service.ports,
    result,
    scenarios,
    run: (values) => ({
      before: { head: `service := ${dialect.constructorOf(service.name)}(`, given: values },
      call: `service.${typeName(name)}(${[...context, ...given].join(', ')})`,
    }),
  });
};

const givenTo = ({ parameters = [] }: Pick<Step, 'parameters'>): readonly string[] =>
  parameters.map((each) => plainLiteral(each, each.sample));

const writeTable = (writer: Writer, dialect: GoDialect, table: Table): void => {
  const { test, outcome, result, scenarios } = table;
  const [only, ...others] = scenarios;
  if (only === undefined) return;
  if (others.length === 0) {
    writeOnly(writer, dialect, table, only);
    return;
  }
  const asks = scenarios.some(({ answers }) => answers.length > 0);
  const columns = [
    ['name', 'string'],
    ...(asks ? [['answers', '[]any'] as const] : []),
    ...(outcome === undefined ? [] : [['outcome', typeName(outcome.name)] as const]),
    ['calls', dialect.passesValues ? '[][]any' : '[]string'],
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
        writeSubject(writer, dialect, table, asks ? 'answers: test.answers' : '');
        if (outcome !== undefined) writer.line('assertEqual(t, outcome, test.outcome)');
        if (result !== undefined) writer.line(`assertEqual(t, result, ${plainLiteral(result, result.sample)})`);
        writer.line('assertEqual(t, s.calls, test.calls)');
        if (dialect.isObserved) writer.line('assertEqual(t, observed, len(test.calls))');
      });
    });
  });
};

/** What a script is made of. */
export const scriptOf = (answers: PathScenario['answers']): string =>
  answers.length === 0 ? '' : `answers: []any{${answers.map(answerOf).join(', ')}}`;

/** A test of one case needs no table. */
const writeOnly = (writer: Writer, dialect: GoDialect, table: Table, { answers, calls, name, ...only }: Case): void => {
  const { test, outcome, result } = table;
  writer.gap();
  writer.block(
    `func ${test}(t *testing.T) {`,
    '}',
    () => {
      writeSubject(writer, dialect, table, scriptOf(answers));
      if (outcome !== undefined && only.outcome !== undefined)
        writer.line(`assertEqual(t, outcome, ${constantOf(outcome, only.outcome)})`);
      if (result !== undefined) writer.line(`assertEqual(t, result, ${plainLiteral(result, result.sample)})`);
      writeCalls(writer, 's.calls', dialect, calls);
      if (dialect.isObserved) writer.line('assertEqual(t, observed, len(s.calls))');
    },
    name.from,
  );
};

/** What is called, with ports that follow a script. */
const writeSubject = (
  writer: Writer,
  dialect: GoDialect,
  { ports, outcome, result, run }: Table,
  script: string,
): void => {
  writer.line(`s := &script{${script}}`);
  if (dialect.isObserved) writer.line('observed := 0');
  const scripted = ports.map(({ name }) => `scripted${typeName(name)}{s}`);
  const values = [...scripted, ...(dialect.isObserved ? ['func(string) { observed++ }'] : [])];
  const { before, call } = run(values);
  if (before !== undefined) writer.items(before.head, before.given, ')');
  const kept = outcome !== undefined ? 'outcome' : result !== undefined ? 'result' : undefined;
  writeRun(writer, call, dialect, kept);
};

const writeRun = (writer: Writer, call: string, { canFail }: GoDialect, kept: string | undefined): void => {
  if (!canFail) {
    writer.line(kept === undefined ? call : `${kept} := ${call}`);
    return;
  }
  if (kept !== undefined) writer.line(`${kept}, err := ${call}`);
  writer.block(kept !== undefined ? 'if err != nil {' : `if err := ${call}; err != nil {`, '}', () =>
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
  const given = answers.map(answerOf);
  const called = calls.map((step) => notedAs(step, dialect));
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
  add('calls', dialect.passesValues ? '[][]any' : '[]string', called);
  writer.block('{', '},', () => {
    for (const line of aligned(rows)) writer.line(line);
    for (const [open, values] of wide) {
      writer.block(open, '},', () => {
        for (const value of values) writer.line(`${value},`);
      });
    }
  });
};

const answerOf = answerWith(constantOf);

/** Claims what was called, in its order. */
export const writeCalls = (writer: Writer, actual: string, dialect: GoDialect, calls: readonly Step[]): void =>
  writeList(
    writer,
    actual,
    calls.map((step) => notedAs(step, dialect)),
    dialect.passesValues ? '[][]any' : '[]string',
  );

/** A call as tests expect it: with what it takes where any call takes something. */
const notedAs = (step: Step, dialect: GoDialect): string =>
  dialect.passesValues ? `{${[callOf(step, dialect), ...givenTo(step)].join(', ')}}` : callOf(step, dialect);

/** A call as it is named: with its interface where there are several. */
export const callOf = ({ name, port }: Step, { hasManyPorts }: GoDialect): string =>
  doubleQuoted(`${hasManyPorts ? `${typeName(port.name)}.` : ''}${typeName(name)}`);
