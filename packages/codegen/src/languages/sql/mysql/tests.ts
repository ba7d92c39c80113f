import type { CallForms, TestForms, TestQuery } from '../../families/procedural-sql/sql-dialect.ts';
import { writeLines } from '../../families/procedural-sql/words.ts';
import { quote, states, wordType, writeProcedure } from './words.ts';

const variables = { run: 'this_run BIGINT', found: 'found LONGTEXT', state: `this_state ${wordType}` } as const;

/** What MySQL and MariaDB raise for NULL, unique keys, missing values, foreign keys in both directions, and checks. */
const refusals = [1048, 1062, 1265, 1364, 1451, 1452, 3819, 4025];

const find = ({ above, value, from }: TestQuery): string =>
  `SET found = (${above === undefined ? '' : `WITH RECURSIVE ${above} `}SELECT ${value} FROM ${from});`;

/** Each test is a procedure, for only those can look at what they found, in a transaction that is taken back; selects `ok`. */
export const tests: TestForms = {
  write: (writer, name, used, body) => {
    writer.gap();
    writer.line('DROP PROCEDURE IF EXISTS run_test;');
    writeProcedure(writer, { name: 'run_test', parameters: [] }, () => {
      for (const each of used) writer.line(`DECLARE ${variables[each]};`);
      writer.line('DECLARE EXIT HANDLER FOR SQLEXCEPTION');
      writer.block('BEGIN', 'END;', () => writeLines(writer, ['ROLLBACK;', 'RESIGNAL;']));
      writer.line('START TRANSACTION;');
      body();
      writer.line('ROLLBACK;');
      writer.line(`SELECT ${quote(`ok - ${name}`)} AS result;`);
    });
    writer.line('CALL run_test();');
  },
  find: (query) => [find(query)],
  findAll: ({ order, ...query }) => [
    find({ ...query, value: `GROUP_CONCAT(${query.value} ORDER BY ${order} SEPARATOR ',')` }),
  ],
  expect: (variable, text) => [
    `IF NOT (${variable === 'state' ? 'this_state' : variable} <=> ${text === undefined ? 'NULL' : quote(text)}) THEN`,
    `  SIGNAL SQLSTATE '${states.unexpected}' SET MESSAGE_TEXT = 'something else was found';`,
    'END IF;',
  ],
  refuse: (writer, lines) =>
    writer.block('BEGIN', 'END;', () => {
      writer.line('DECLARE is_refused BOOLEAN DEFAULT FALSE;');
      writer.block('BEGIN', 'END;', () => {
        writer.line(
          `DECLARE EXIT HANDLER FOR ${refusals.join(', ')}, SQLSTATE '${states.refused}' SET is_refused = TRUE;`,
        );
        writeLines(writer, lines);
      });
      writer.block('IF NOT is_refused THEN', 'END IF;', () =>
        writer.line(`SIGNAL SQLSTATE '${states.unexpected}' SET MESSAGE_TEXT = 'it was accepted';`),
      );
    }),
  isTrue: (column) => column,
};

export const calls: CallForms = {
  run: 'this_run',
  state: 'this_state',
  newRun: ['INSERT INTO flow_runs () VALUES ();', 'SET this_run = LAST_INSERT_ID();'],
  callFlow: (name) => `CALL ${name}(this_run, found);`,
  callOperation: (name) => `CALL ${name}(this_run);`,
  nextState: (name, event) => `CALL ${name}(this_state, ${event}, this_state);`,
};
