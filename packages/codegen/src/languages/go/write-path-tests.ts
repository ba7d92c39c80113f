import { doubleQuoted } from '../../printing/double-quoted.ts';
import type { Writer } from '../../printing/writer.ts';
import {
  type FlowDecl,
  type Name,
  type OperationDecl,
  type OperationScenario,
  type PassedValue,
  type PathScenario,
  type PortDecl,
  resultIn,
  type ServiceDecl,
  type Step,
  stepsTaken,
} from '../../program/index.ts';
import { answerWith } from '../families/call-names.ts';
import { madeServices } from '../families/made-services.ts';
import { aligned, constantOf, errorOf, type GoDialect, identifier, typeName, valueType } from './dialect.ts';
import { writeList } from './write-list.ts';
import { plainLiteral } from './written.ts';

type Case = OperationScenario & { readonly outcome?: Name; readonly given?: readonly PassedValue[] };

/** A column of a table of cases, beside those that each has. */
const givenName = ({ name }: PassedValue): string => {
  const written = identifier(name);
  return /^(?:name|answers|outcome|result|calls)$/.test(written) ? `given${typeName(name)}` : written;
};

interface Table {
  readonly test: string;
  readonly outcome?: FlowDecl['outcome'];
  readonly result?: OperationDecl['result'];
  readonly scenarios: readonly Case[];
  /** Writes what has to be made before the call. */
  readonly make?: () => void;
  readonly call: (given: readonly string[]) => string;
  /** What the call is given, of which each case has its own. */
  readonly parameters?: readonly PassedValue[];
}

export const writeFlowTests = (
  writer: Writer,
  dialect: GoDialect,
  { name, ports, outcome, scenarios, parameters = [] }: FlowDecl,
): void =>
  writeTable(writer, dialect, {
    test: `Test${typeName(name)}`,
    outcome,
    scenarios,
    parameters,
    call: (given) =>
      `${typeName(name)}(${[
        ...(dialect.isObserved ? ['context.Background()'] : []),
        ...ports.map(scripted),
        ...given,
        ...observing(dialect),
      ].join(', ')})`,
  });

const scripted = ({ name }: PortDecl): string => `scripted${typeName(name)}{s}`;

const observing = ({ isObserved }: GoDialect): readonly string[] => (isObserved ? ['func(string) { observed++ }'] : []);

export const writeOperationTests = (
  writer: Writer,
  dialect: GoDialect,
  service: ServiceDecl,
  operation: OperationDecl,
): void => {
  const { name, scenarios } = operation;
  const given = givenTo(operation);
  const context = dialect.isObserved ? ['context.Background()'] : [];
  const test = `Test${typeName(service.name)}_${typeName(name)}`;
  const write = (called: string, [first, ...others]: readonly OperationScenario[]): void => {
    if (first === undefined) return;
    const all = madeServices(service, first, { variable: ({ handle }) => identifier(handle), scripted });
    writeTable(writer, dialect, {
      test: called,
      result: resultIn(operation, first),
      scenarios: [first, ...others],
      make: () => {
        for (const each of all) {
          const values = [...each.given.map(({ value }) => value), ...observing(dialect)];
          writer.items(`${each.variable} := ${dialect.constructorOf(each.name)}(`, values, ')');
        }
      },
      call: () => `service.${typeName(name)}(${[...context, ...given].join(', ')})`,
    });
  };
  write(
    test,
    scenarios.filter(({ together, raised }) => together === undefined && raised === undefined),
  );
  for (const [index, scenario] of scenarios.filter(({ raised }) => raised !== undefined).entries())
    writeFailure(writer, dialect, {
      service,
      operation,
      scenario,
      test: `${test}_fails${index === 0 ? '' : index + 1}`,
    });
  for (const [index, scenario] of scenarios.filter(({ together }) => together !== undefined).entries())
    write(`${test}_together${index === 0 ? '' : index + 1}`, [scenario]);
};

/** A call that fails with the drawn error. */
const writeFailure = (
  writer: Writer,
  dialect: GoDialect,
  {
    service,
    operation,
    scenario,
    test,
  }: {
    readonly service: ServiceDecl;
    readonly operation: OperationDecl;
    readonly scenario: OperationScenario;
    readonly test: string;
  },
): void => {
  const { raised, answers, calls, name } = scenario;
  if (raised === undefined) return;
  writer.gap();
  writer.block(
    `func ${test}(t *testing.T) {`,
    '}',
    () => {
      writer.line(`s := &script{${scriptOf(answers)}}`);
      if (dialect.isObserved) writer.line('observed := 0');
      for (const each of madeServices(service, scenario, { variable: ({ handle }) => identifier(handle), scripted })) {
        const values = [...each.given.map(({ value }) => value), ...observing(dialect)];
        writer.items(`${each.variable} := ${dialect.constructorOf(each.name)}(`, values, ')');
      }
      const given = [...(dialect.isObserved ? ['context.Background()'] : []), ...givenTo(operation)];
      const kept = operation.result === undefined ? 'err' : '_, err';
      writer.items(`${kept} := service.${typeName(operation.name)}(`, given, ')');
      writer.block(`if !errors.Is(err, ${errorOf(raised)}) {`, '}', () =>
        writer.line(`t.Fatalf("got %v, want %v", err, ${errorOf(raised)})`),
      );
      writeCalls(writer, 's.calls', dialect, calls);
      if (dialect.isObserved) writer.line(`assertEqual(t, observed, ${calls.length})`);
    },
    name.from,
  );
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
  const { parameters: given = [] } = table;
  const isTold = new Set(scenarios.map((each) => each.result?.sample)).size > 1;
  const columns = [
    ['name', 'string'],
    ...given.map((each) => [givenName(each), valueType(each)] as const),
    ...(asks ? [['answers', '[]any'] as const] : []),
    ...(outcome === undefined ? [] : [['outcome', typeName(outcome.name)] as const]),
    ...(isTold && result !== undefined ? [['result', valueType(result)] as const] : []),
    ['calls', dialect.passesValues ? '[][]any' : '[]string'],
  ] as const;
  writer.gap();
  writer.block(`func ${test}(t *testing.T) {`, '}', () => {
    writer.block('tests := []struct {', '}{', () => {
      for (const line of aligned(columns)) writer.line(line);
    });
    writer.indented(() => {
      for (const { result: told, ...scenario } of scenarios)
        writeCase(writer, dialect, outcome, isTold && told !== undefined ? { ...scenario, result: told } : scenario);
    });
    writer.line('}');
    writer.block('for _, test := range tests {', '}', () => {
      writer.block('t.Run(test.name, func(t *testing.T) {', '})', () => {
        const values = given.map((each) => `test.${givenName(each)}`);
        writeSubject(writer, dialect, table, { script: asks ? 'answers: test.answers' : '', given: values });
        if (outcome !== undefined) writer.line('assertEqual(t, outcome, test.outcome)');
        const expected = result && (isTold ? 'test.result' : plainLiteral(result, result.sample));
        if (expected !== undefined) writer.line(`assertEqual(t, result, ${expected})`);
        writer.line('assertEqual(t, s.calls, test.calls)');
        if (asks) writer.line('assertEqual(t, len(s.answers), 0)');
        if (dialect.isObserved) writer.line('assertEqual(t, observed, len(test.calls))');
      });
    });
  });
};

/** What a script is made of. */
export const scriptOf = (answers: PathScenario['answers']): string =>
  answers.length === 0 ? '' : `answers: []any{${answers.map(answerOf).join(', ')}}`;

/** A test of one case needs no table. */
const writeOnly = (writer: Writer, dialect: GoDialect, table: Table, scenario: Case): void => {
  const { answers, calls, name, given = [], ...only } = scenario;
  const { test, outcome, result } = table;
  writer.gap();
  writer.block(
    `func ${test}(t *testing.T) {`,
    '}',
    () => {
      writeSubject(writer, dialect, table, { script: scriptOf(answers), given: givenTo({ parameters: given }) });
      if (outcome !== undefined && only.outcome !== undefined)
        writer.line(`assertEqual(t, outcome, ${constantOf(outcome, only.outcome)})`);
      if (result !== undefined) writer.line(`assertEqual(t, result, ${plainLiteral(result, result.sample)})`);
      writeCalls(writer, 's.calls', dialect, calls);
      if (dialect.isObserved) {
        const steps = stepsTaken(scenario);
        writer.line(`assertEqual(t, observed, ${steps === calls.length ? 'len(s.calls)' : steps})`);
      }
    },
    name.from,
  );
};

/** What is called, with ports that follow a script. */
const writeSubject = (
  writer: Writer,
  dialect: GoDialect,
  { outcome, result, make, call }: Table,
  { script, given }: { readonly script: string; readonly given: readonly string[] },
): void => {
  writer.line(`s := &script{${script}}`);
  if (dialect.isObserved) writer.line('observed := 0');
  make?.();
  const kept = outcome !== undefined ? 'outcome' : result !== undefined ? 'result' : undefined;
  writeRun(writer, call(given), dialect, kept);
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
  for (const each of scenario.given ?? []) rows.push([`${givenName(each)}:`, `${plainLiteral(each, each.sample)},`]);
  if (scenario.result !== undefined)
    rows.push(['result:', `${plainLiteral(scenario.result, scenario.result.sample)},`]);
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

const answerOf = answerWith(constantOf, (value, sample) => plainLiteral(value, sample));

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
