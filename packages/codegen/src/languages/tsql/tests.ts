import type { CallForms, TestForms, TestQuery } from '../families/procedural-sql/sql-dialect.ts';
import { writeLines } from '../families/procedural-sql/words.ts';
import { errors, owned, quote, wordType } from './words.ts';

const variables = { run: '@run_id BIGINT', found: '@found NVARCHAR(MAX)', state: `@state ${wordType}` } as const;

/** What SQL Server raises for NULL, foreign keys and checks, unique indexes and unique constraints; and what we raise. */
const refusals = [515, 547, 2601, 2627, errors.refused];

const find = ({ above, value, from, order }: TestQuery & { readonly order?: string }): string => {
  const list = `STRING_AGG(CAST(${value} AS NVARCHAR(MAX)), N',') WITHIN GROUP (ORDER BY ${order})`;
  const query = `SELECT @found = ${order === undefined ? value : list} FROM ${from}`;
  return above === undefined ? `${query};` : `WITH ${above} ${query} OPTION (MAXRECURSION 0);`;
};

/** Each test in a transaction of its own that is taken back; prints `ok`. */
export const tests: TestForms = {
  write: (writer, name, used, body) => {
    writer.gap();
    if (used.length > 0) writer.line(`DECLARE ${used.map((each) => variables[each]).join(', ')};`);
    writer.block('BEGIN TRY', 'END TRY', () => {
      writer.line('BEGIN TRANSACTION;');
      body();
      writer.line('ROLLBACK TRANSACTION;');
      writer.line(`PRINT ${quote(`ok - ${name}`)};`);
    });
    writer.block('BEGIN CATCH', 'END CATCH;', () => {
      writer.line('IF @@TRANCOUNT > 0 ROLLBACK TRANSACTION;');
      writer.line(`PRINT ${quote(`not ok - ${name}`)};`);
      writer.line('THROW;');
    });
    writer.line('GO');
  },
  find: (query) => [find(query)],
  findAll: (query) => [find(query)],
  expect: (variable, text) => {
    const name = `@${variable}`;
    const isOther = text === undefined ? `${name} IS NOT NULL` : `${name} IS NULL OR ${name} <> ${quote(text)}`;
    return [`IF ${isOther} THROW ${errors.unexpected}, N'something else was found', 1;`];
  },
  refuse: (writer, lines) => {
    writer.block('BEGIN TRY', 'END TRY', () => {
      writeLines(writer, lines);
      writer.line(`THROW ${errors.unexpected}, N'it was accepted', 1;`);
    });
    writer.block('BEGIN CATCH', 'END CATCH;', () =>
      writer.line(`IF ERROR_NUMBER() NOT IN (${refusals.join(', ')}) THROW;`),
    );
  },
  isTrue: (column) => `${column} = 1`,
};

export const calls: CallForms = {
  run: '@run_id',
  state: '@state',
  newRun: ['INSERT INTO dbo.flow_runs DEFAULT VALUES;', 'SET @run_id = SCOPE_IDENTITY();'],
  callFlow: (name) => `EXEC ${owned(name)} @run_id, @found OUTPUT;`,
  callOperation: (name) => `EXEC ${owned(name)} @run_id;`,
  nextState: (name, event) => `EXEC ${owned(name)} @state, ${event}, @state OUTPUT;`,
};
