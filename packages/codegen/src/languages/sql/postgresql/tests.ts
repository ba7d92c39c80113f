import type { CallForms, TestForms, TestQuery } from '../../families/procedural-sql/sql-dialect.ts';
import { quoted, writeLines } from '../../families/procedural-sql/words.ts';

const variables = { run: 'run bigint;', found: 'found text;', state: 'state text;' } as const;

const select = ({ above, value, from }: TestQuery): string =>
  `${above === undefined ? '' : `WITH RECURSIVE ${above} `}SELECT ${value} INTO found FROM ${from};`;

/** Each test in a transaction of its own that is taken back; says `ok` in a notice. */
export const tests: TestForms = {
  write: (writer, name, used, body) => {
    writer.gap();
    writer.line('BEGIN;');
    writer.line('DO $test$');
    if (used.length > 0)
      writer.block('DECLARE', '', () =>
        writeLines(
          writer,
          used.map((each) => variables[each]),
        ),
      );
    writer.block('BEGIN', 'END', () => {
      body();
      writer.line(`RAISE NOTICE 'ok - %', ${quoted(name)};`);
    });
    writer.line('$test$;');
    writer.line('ROLLBACK;');
  },
  find: (query) => [select(query)],
  findAll: ({ order, ...query }) => [select({ ...query, value: `string_agg(${query.value}, ',' ORDER BY ${order})` })],
  expect: (variable, text) => [
    `ASSERT ${variable} IS NOT DISTINCT FROM ${text === undefined ? 'NULL' : quoted(text)}, 'found ' || coalesce(${variable}, 'nothing');`,
  ],
  refuse: (writer, lines) => {
    writer.block('BEGIN', '', () => {
      writeLines(writer, lines);
      writer.line("RAISE EXCEPTION 'it was accepted' USING ERRCODE = 'ZZ001';");
    });
    writer.block('EXCEPTION', 'END;', () =>
      // The name of the whole class of errors: each kind of constraint has one of its own in it.
      writer.line('WHEN integrity_constraint_violation THEN NULL;'),
    );
  },
  isTrue: (column) => column,
};

export const calls: CallForms = {
  run: 'run',
  state: 'state',
  newRun: ['INSERT INTO flow_runs DEFAULT VALUES RETURNING id INTO run;'],
  callFlow: (name) => `found := ${name}(run);`,
  callOperation: (name) => `PERFORM ${name}(run);`,
  nextState: (name, event) => `state := ${name}(state, ${event});`,
};
