import type { Writer } from '../../printing/writer.ts';
import type { InventoryDecl, InventoryScenario, Program, Step } from '../../program/index.ts';
import { createSqlWriter, identifier, quote, wordOf } from './dialect.ts';
import { answerWord } from './write-flows.ts';
import { insertOf } from './write-schema.ts';

/** Each test in a transaction of its own that is taken back; says `ok` in a notice, and raises where something is wrong. */
export const writeTests = (program: Program, includeComments: boolean): Writer => {
  const writer = createSqlWriter(includeComments);
  const test = (name: string, body: () => void, declare: readonly string[] = []): void => {
    writer.gap();
    writer.line('BEGIN;');
    writer.line('DO $test$');
    if (declare.length > 0) {
      writer.line('DECLARE');
      writer.indented(() => {
        for (const line of declare) writer.line(line);
      });
    }
    writer.line('BEGIN');
    writer.indented(() => {
      body();
      writer.line(`RAISE NOTICE 'ok - %', ${quote(name)};`);
    });
    writer.line('END');
    writer.line('$test$;');
    writer.line('ROLLBACK;');
  };
  const expectCalls = (calls: readonly Step[]): void => {
    const steps = calls.map(({ name }) => quote(identifier(name))).join(', ');
    writer.line('SELECT array_agg(step ORDER BY position) INTO steps FROM flow_calls WHERE run_id = run;');
    writer.line(
      `ASSERT steps IS NOT DISTINCT FROM ${calls.length === 0 ? 'NULL' : `ARRAY[${steps}]`}, 'other steps: ' || coalesce(steps::text, 'none');`,
    );
  };
  const run = (answers: readonly { readonly answer: Parameters<typeof answerWord>[0] }[]): void => {
    writer.line('INSERT INTO flow_runs DEFAULT VALUES RETURNING id INTO run;');
    for (const [index, { answer }] of answers.entries()) {
      writer.line(`INSERT INTO flow_answers VALUES (run, ${index + 1}, ${quote(answerWord(answer))});`);
    }
  };
  const declared = ['run bigint;', 'steps text[];'];
  for (const { name: flow, scenarios } of program.flows) {
    for (const { name, answers, calls, outcome } of scenarios) {
      test(
        name.words.join(' '),
        () => {
          run(answers);
          writer.line(`ASSERT ${identifier(flow)}(run) = ${quote(wordOf(outcome))}, 'another outcome';`);
          expectCalls(calls);
        },
        declared,
      );
    }
  }
  for (const service of program.services) {
    for (const operation of service.operations) {
      for (const { name, answers, calls } of operation.scenarios) {
        test(
          name.words.join(' '),
          () => {
            run(answers);
            writer.line(`PERFORM ${identifier(service.name)}_${identifier(operation.name)}(run);`);
            expectCalls(calls);
          },
          declared,
        );
      }
    }
  }
  for (const machine of program.machines) {
    const next = `next_of_${identifier(machine.name)}`;
    for (const { name, events, state, refused } of machine.scenarios) {
      test(name.words.join(' '), () => {
        for (const event of events) writer.line(`state := ${next}(state, ${quote(wordOf(event))});`);
        writer.line(`ASSERT state = ${quote(wordOf(state))}, 'another state: ' || state;`);
        if (refused === undefined) return;
        refuses(writer, [`PERFORM ${next}(state, ${quote(wordOf(refused))});`]);
      }, [`state text := ${quote(wordOf(machine.start))};`]);
    }
  }
  for (const inventory of program.inventories) {
    for (const scenario of inventory.scenarios.filter(isAsked)) {
      test(scenario.name.words.join(' '), () => writer.line(questionOf(inventory, scenario)));
    }
  }
  for (const { name, kind, action } of program.schema?.scenarios ?? []) {
    test(name.words.join(' '), () => {
      const statement =
        'insert' in action
          ? insertOf(action.insert)
          : `DELETE FROM ${identifier(action.deleteFrom)} WHERE ${action.key.map(({ column, value }) => `${identifier(column)} = ${typeof value === 'number' ? value : quote(String(value))}`).join(' AND ')};`;
      if (kind === 'accepts') writer.line(statement);
      else refuses(writer, [statement]);
    });
  }
  return writer;
};

/** How many tests that are. */
export const countTests = ({ flows, services, machines, inventories, schema }: Program): number =>
  [
    ...flows.flatMap(({ scenarios }) => scenarios),
    ...services.flatMap(({ operations }) => operations.flatMap(({ scenarios }) => scenarios)),
    ...machines.flatMap(({ scenarios }) => scenarios),
    ...inventories.flatMap(({ scenarios }) => scenarios.filter(isAsked)),
    ...(schema?.scenarios ?? []),
  ].length;

/** What a database is asked in one query. */
const isAsked = ({ query }: InventoryScenario): boolean => query !== 'startOrder' && query !== 'reachable';

const refuses = (writer: Writer, statements: readonly string[]): void => {
  writer.line('BEGIN');
  writer.indented(() => {
    for (const statement of statements) writer.line(statement);
    writer.line("RAISE EXCEPTION 'it was accepted' USING ERRCODE = 'ZZ001';");
  });
  writer.line('EXCEPTION');
  writer.indented(() =>
    writer.line(
      'WHEN integrity_constraint_violation OR not_null_violation OR unique_violation OR check_violation OR foreign_key_violation OR restrict_violation THEN NULL;',
    ),
  );
  writer.line('END;');
};

const questionOf = ({ name, links }: InventoryDecl, scenario: InventoryScenario): string => {
  const base = identifier(name);
  const key = quote(scenario.argument);
  const same = (query: string, expected: string): string =>
    `ASSERT (${query}) IS NOT DISTINCT FROM ${expected}, 'another answer';`;
  const list = (keys: readonly string[]): string =>
    keys.length === 0 ? 'NULL' : `ARRAY[${keys.map(quote).join(', ')}]`;
  const all = (where: string): string =>
    `SELECT array_agg(key ORDER BY position) FROM ${base}_items item WHERE ${where}`;
  const path = `WITH RECURSIVE above AS (SELECT key, parent, 0 AS level FROM ${base}_items WHERE key = ${key} UNION ALL SELECT item.key, item.parent, above.level + 1 FROM ${base}_items item JOIN above ON item.key = above.parent)`;
  switch (scenario.query) {
    case 'find':
      return same(
        `SELECT label FROM ${base}_items WHERE key = ${key}`,
        scenario.expected === undefined ? 'NULL' : quote(scenario.expected),
      );
    case 'depth':
      return same(`${path} SELECT max(level) FROM above`, String(scenario.expected));
    case 'path':
      return same(`${path} SELECT array_agg(key ORDER BY level DESC) FROM above`, list(scenario.expected));
    case 'children':
      return same(all(`parent = ${key}`), list(scenario.expected));
    case 'leaves':
      return same(
        all(`NOT EXISTS (SELECT FROM ${base}_items below WHERE below.parent = item.key)`),
        list(scenario.expected),
      );
    case 'inArea':
      return same(all(`area = ${key}`), list(scenario.expected));
    default: {
      const back = links.some(({ isMutual }) => isMutual)
        ? ` UNION ALL SELECT start_key, position FROM ${base}_links WHERE is_mutual AND end_key = ${key}`
        : '';
      const found = `SELECT end_key AS key, position FROM ${base}_links WHERE start_key = ${key}${back}`;
      return same(
        `SELECT array_agg(key ORDER BY first) FROM (SELECT key, min(position) AS first FROM (${found}) AS lines GROUP BY key) AS others`,
        list(scenario.expected),
      );
    }
  }
};
