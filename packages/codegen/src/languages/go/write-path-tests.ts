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
  readonly scenarios: readonly Case[];
  /** What is called, given the values that stand for its ports. */
  readonly run: (ports: readonly string[]) => { readonly before?: string; readonly call: string };
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
  { name, parameters, samples, scenarios }: OperationDecl,
): void => {
  const given = parameters.map((each, index) => plainLiteral(each, samples[index] ?? null));
  const context = dialect.isObserved ? ['context.Background()'] : [];
  writeTable(writer, dialect, {
    test: `Test${typeName(service.name)}_${typeName(name)}`,
    ports: service.ports,
    scenarios,
    run: (values) => ({
      before: `service := ${dialect.constructorOf(service.name)}(${values.join(', ')})`,
      call: `service.${typeName(name)}(${[...context, ...given].join(', ')})`,
    }),
  });
};

const writeTable = (writer: Writer, dialect: GoDialect, table: Table): void => {
  const { test, outcome, scenarios } = table;
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
        writeSubject(writer, dialect, table, asks ? 'answers: test.answers' : '');
        if (outcome !== undefined) writer.line('assertEqual(t, outcome, test.outcome)');
        writer.line('assertEqual(t, s.calls, test.calls)');
        if (dialect.isObserved) writer.line('assertEqual(t, observed, len(test.calls))');
      });
    });
  });
};

/** A test of one case needs no table. */
const writeOnly = (writer: Writer, dialect: GoDialect, table: Table, { answers, calls, name, ...only }: Case): void => {
  const { test, outcome } = table;
  const given = answers.map(answerOf);
  writer.gap();
  writer.block(
    `func ${test}(t *testing.T) {`,
    '}',
    () => {
      writeSubject(writer, dialect, table, given.length === 0 ? '' : `answers: []any{${given.join(', ')}}`);
      if (outcome !== undefined && only.outcome !== undefined)
        writer.line(`assertEqual(t, outcome, ${constantOf(outcome, only.outcome)})`);
      writeList(
        writer,
        's.calls',
        calls.map((step) => callOf(step, dialect)),
      );
      if (dialect.isObserved) writer.line('assertEqual(t, observed, len(s.calls))');
    },
    name.from,
  );
};

/** What is called, with ports that follow a script. */
const writeSubject = (writer: Writer, dialect: GoDialect, { ports, outcome, run }: Table, script: string): void => {
  writer.line(`s := &script{${script}}`);
  if (dialect.isObserved) writer.line('observed := 0');
  const scripted = ports.map(({ name }) => `scripted${typeName(name)}{s}`);
  const values = [...scripted, ...(dialect.isObserved ? ['func(string) { observed++ }'] : [])];
  const { before, call } = run(values);
  if (before !== undefined) writer.line(before);
  writeRun(writer, call, dialect, outcome !== undefined);
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
  const given = answers.map(answerOf);
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

const answerOf = answerWith(constantOf);

/** A call as it is noted: with its interface where there are several. */
export const callOf = ({ name, port }: Step, { hasManyPorts }: GoDialect): string =>
  doubleQuoted(`${hasManyPorts ? `${typeName(port.name)}.` : ''}${typeName(name)}`);
