import type { Writer } from '../../../printing/writer.ts';
import {
  type InventoryScenario,
  isGivenBack,
  type Name,
  type PathScenario,
  type Program,
  type RowKey,
  type Schema,
  type SchemaScenario,
  type SeedRow,
} from '../../../program/index.ts';
import { cascadesKept } from './cascades.ts';
import { queryOf } from './inventory-queries.ts';
import type { ProceduralDialect, SqlDialect } from './sql-dialect.ts';
import { runsProcedures } from './sql-dialect.ts';
import { answerWord, createStepWords, wordOf, writeLines } from './words.ts';
import { operationName } from './write-routines.ts';
import { insertOf } from './write-schema.ts';

/** Each test takes back what it did; it says that it is ok, and raises where something is wrong. */
export const writeTests = (writer: Writer, dialect: SqlDialect, program: Program): void => {
  if (runsProcedures(dialect)) {
    writePaths(writer, dialect, program);
    writeMachineTests(writer, dialect, program);
  }
  for (const inventory of program.inventories) {
    for (const scenario of inventory.scenarios.filter(isAsked)) {
      dialect.tests.write(writer, scenario.name.words.join(' '), ['found'], () =>
        writeLines(writer, queryOf(dialect, inventory, scenario)),
      );
    }
  }
  writeSchemaTests(writer, dialect, program);
};

/** How many tests that are. */
export const countTests = (dialect: SqlDialect, { flows, services, machines, inventories, schema }: Program): number =>
  [
    ...flows.flatMap(({ scenarios }) => scenarios),
    ...services.flatMap(({ operations }) => operations.flatMap(({ scenarios }) => scenarios)),
    ...machines.flatMap(({ scenarios }) => scenarios),
    ...inventories.flatMap(({ scenarios }) => scenarios.filter(isAsked)),
    ...schemaScenariosOf(dialect, schema),
  ].length;

/** Where a database cannot keep every rule on deletion nobody knows what goes with a row. */
const schemaScenariosOf = ({ tables: forms }: SqlDialect, schema: Schema | undefined): readonly SchemaScenario[] => {
  const { tables, scenarios } = schema ?? { tables: [], scenarios: [] };
  const kept = cascadesKept(tables, forms.cascadesOnce);
  const keepsAll = tables.every(({ foreignKeys }) =>
    foreignKeys.every((key) => key.onDelete === 'restrict' || kept.has(key)),
  );
  return scenarios.filter(({ action }) => keepsAll || 'insert' in action || action.takesAlong === undefined);
};

/** What a database is asked in one query. */
const isAsked = ({ query }: InventoryScenario): boolean =>
  query !== 'startOrder' && query !== 'reachable' && query !== 'dependencies';

const writePaths = (writer: Writer, dialect: ProceduralDialect, program: Program): void => {
  const { flows, services } = program;
  const wordFor = createStepWords(program);
  const { tests, identifier } = dialect;
  const { calls: forms } = dialect.procedures;
  const path = ({ name, answers, calls }: Omit<PathScenario, 'outcome'>, run: readonly string[]): void =>
    tests.write(writer, name.words.join(' '), ['run', 'found'], () => {
      writeLines(writer, forms.newRun);
      // Routines note what is done; values do not go from one to another.
      for (const [index, { answer }] of answers.entries())
        if (!isGivenBack(answer)) writer.line(answerOf(dialect, index + 1, answerWord(answer)));
      writeLines(writer, run);
      writeLines(writer, expectCalls(dialect, calls.map(wordFor)));
    });
  for (const { name, scenarios } of flows) {
    for (const scenario of scenarios) {
      path(scenario, [forms.callFlow(identifier(name)), ...tests.expect('found', wordOf(scenario.outcome))]);
    }
  }
  for (const service of services) {
    for (const operation of service.operations) {
      for (const scenario of operation.scenarios)
        path(scenario, [forms.callOperation(operationName(dialect, service, operation))]);
    }
  }
};

const answerOf = ({ procedures, owned, quote }: ProceduralDialect, position: number, answer: string): string =>
  `INSERT INTO ${owned('flow_answers')} (run_id, answer_position, answer) VALUES (${procedures.calls.run}, ${position}, ${quote(answer)});`;

const expectCalls = ({ tests, procedures, owned }: ProceduralDialect, calls: readonly string[]): readonly string[] => [
  ...tests.findAll({
    value: 'step',
    from: `${owned('flow_calls')} WHERE run_id = ${procedures.calls.run}`,
    order: 'call_position',
  }),
  ...tests.expect('found', calls.length === 0 ? undefined : calls.join(',')),
];

const writeMachineTests = (writer: Writer, dialect: ProceduralDialect, { machines }: Program): void => {
  const { tests, procedures, quote } = dialect;
  const { routines, calls } = procedures;
  for (const machine of machines) {
    const next = (event: Parameters<typeof wordOf>[0]): string =>
      calls.nextState(`next_of_${dialect.identifier(machine.name)}`, quote(wordOf(event)));
    for (const { name, events, state, refused } of machine.scenarios) {
      tests.write(writer, name.words.join(' '), ['state'], () => {
        writer.line(routines.assign(calls.state, quote(wordOf(machine.start))));
        for (const event of events) writer.line(next(event));
        writeLines(writer, tests.expect('state', wordOf(state)));
        for (const event of refused ?? []) tests.refuse(writer, [next(event)]);
      });
    }
  }
};

const writeSchemaTests = (writer: Writer, dialect: SqlDialect, { schema }: Program): void => {
  const { tests, tables, owned, identifier, quote } = dialect;
  const conditionOf = (name: Name, key: SeedRow['values']): string => {
    const columns = schema?.tables.find((table) => table.name === name)?.columns ?? [];
    const same = key.map(({ column, value }) => {
      const type = columns.find((each) => each.name === column)?.type ?? 'text';
      return `${identifier(column)} = ${tables.literal(value, { type })}`;
    });
    return `${owned(identifier(name))} WHERE ${same.join(' AND ')}`;
  };
  /** That one row is there, or none any more. */
  const expectCount = ({ table, key }: RowKey, text: 'filled in' | 'gone'): void => {
    const count = text === 'gone' ? 0 : 1;
    const value = `CASE WHEN COUNT(*) = ${count} THEN ${quote(text)} ELSE ${quote(`not ${text}`)} END`;
    writeLines(writer, tests.find({ value, from: conditionOf(table, key) }));
    writeLines(writer, tests.expect('found', text));
  };
  for (const { name, kind, action } of schemaScenariosOf(dialect, schema)) {
    const along = 'insert' in action ? undefined : action.takesAlong;
    const gives = 'insert' in action ? action.gives : undefined;
    tests.write(writer, name.words.join(' '), along === undefined && gives === undefined ? [] : ['found'], () => {
      if ('insert' in action) {
        const { before, statement, after } = insertOf(dialect, schema?.tables ?? [], action.insert);
        writeLines(writer, before);
        if (kind === 'accepts') writer.line(statement);
        else tests.refuse(writer, [statement]);
        writeLines(writer, after);
        if (gives !== undefined) expectCount(gives, 'filled in');
        return;
      }
      const statement = `DELETE FROM ${conditionOf(action.deleteFrom, action.key)};`;
      if (kind === 'accepts') writer.line(statement);
      else tests.refuse(writer, [statement]);
      if (along === undefined) return;
      expectCount(along, 'gone');
    });
  }
};
