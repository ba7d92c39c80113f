import type { RoutineForms } from '../../families/procedural-sql/sql-dialect.ts';
import { quoted, writeLines } from '../../families/procedural-sql/words.ts';

export const routines: RoutineForms = {
  journal: (writer) => {
    writer.gap();
    writer.comment('One row per run of a flow.');
    writer.block('CREATE TABLE flow_runs (', ');', () => {
      writer.line('id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,');
      writer.line('outcome text');
    });
    writer.gap();
    writer.comment('The answers to the questions of a run, in the order they are asked.');
    writer.block('CREATE TABLE flow_answers (', ');', () => {
      writer.line('run_id bigint NOT NULL REFERENCES flow_runs (id) ON DELETE CASCADE,');
      writer.line('answer_position integer NOT NULL,');
      writer.line('answer text NOT NULL,');
      writer.line('PRIMARY KEY (run_id, answer_position)');
    });
    writer.gap();
    writer.comment('The steps and questions of a run, in order.');
    writer.block('CREATE TABLE flow_calls (', ');', () => {
      writer.line('run_id bigint NOT NULL REFERENCES flow_runs (id) ON DELETE CASCADE,');
      writer.line('call_position integer NOT NULL,');
      writer.line('step text NOT NULL,');
      writer.line('is_question boolean NOT NULL,');
      writer.line('PRIMARY KEY (run_id, call_position)');
    });
    writer.gap();
    writer.comment('Records a step. Add what it does here, or react to new rows of the table.');
    writer.block(
      'CREATE FUNCTION do_step(this_run bigint, this_step text) RETURNS void LANGUAGE sql AS $body$',
      '$body$;',
      () => {
        writer.line('INSERT INTO flow_calls (run_id, call_position, step, is_question)');
        writer.line('SELECT this_run, count(*) + 1, this_step, FALSE FROM flow_calls WHERE run_id = this_run;');
      },
    );
    writer.gap();
    writer.comment('Records a question and returns the next answer of the run, which must be one of these.');
    writer.block(
      'CREATE FUNCTION ask_step(this_run bigint, this_step text, these_answers text) RETURNS text LANGUAGE plpgsql AS $body$',
      '$body$;',
      () => {
        writer.line('DECLARE');
        writer.indented(() => writer.line('given text;'));
        writer.block('BEGIN', 'END', () => {
          writer.line('INSERT INTO flow_calls (run_id, call_position, step, is_question)');
          writer.line('SELECT this_run, count(*) + 1, this_step, TRUE FROM flow_calls WHERE run_id = this_run;');
          writer.line('SELECT answer INTO given FROM flow_answers WHERE run_id = this_run AND answer_position =');
          writer.indented(() =>
            writer.line('(SELECT count(*) FROM flow_calls WHERE run_id = this_run AND is_question);'),
          );
          writer.block('IF given IS NULL THEN', 'END IF;', () =>
            writer.line("RAISE EXCEPTION 'nothing is answered to %', this_step;"),
          );
          writer.block("IF given <> ALL (string_to_array(these_answers, ',')) THEN", 'END IF;', () =>
            writer.line("RAISE EXCEPTION '% is no answer to %', given, this_step;"),
          );
          writer.line('RETURN given;');
        });
      },
    );
  },
  nextState: (writer, name, table) =>
    writer.block(
      `CREATE FUNCTION ${name}(this_state text, this_event text) RETURNS text LANGUAGE plpgsql AS $body$`,
      '$body$;',
      () => {
        writer.line('DECLARE');
        writer.indented(() => writer.line('found text;'));
        writer.block('BEGIN', 'END', () => {
          writer.line(
            `SELECT next_state INTO found FROM ${table} WHERE from_state = this_state AND on_event = this_event;`,
          );
          writer.block('IF found IS NULL THEN', 'END IF;', () =>
            writer.line(
              "RAISE EXCEPTION '% is not possible in %', this_event, this_state USING ERRCODE = 'check_violation';",
            ),
          );
          writer.line('RETURN found;');
        });
      },
    ),
  write: (writer, { name, about, hasOutcome, asks, start }, body) => {
    const result = hasOutcome ? 'text' : 'void';
    writer.line(`CREATE FUNCTION ${name}(this_run bigint) RETURNS ${result} LANGUAGE plpgsql AS $body$`, about);
    const variables = [
      ...(asks ? ['given text;'] : []),
      ...(start === undefined ? [] : [`current_state text := ${start};`]),
    ];
    if (variables.length > 0) writer.block('DECLARE', '', () => writeLines(writer, variables));
    writer.block('BEGIN', 'END', body);
    writer.line('$body$;');
  },
  nothing: 'NULL;',
  step: (name) => `PERFORM do_step(this_run, ${quoted(name)});`,
  asking: (name, answers) => `ask_step(this_run, ${quoted(name)}, ${quoted(answers)})`,
  ask: (name, answers) => `given := ask_step(this_run, ${quoted(name)}, ${quoted(answers)});`,
  answer: 'given',
  state: 'current_state',
  assign: (variable, value) => `${variable} := ${value};`,
  ifThen: (condition, isFirst) => [`${isFirst ? 'IF' : 'ELSIF'} ${condition} THEN`],
  otherwise: ['ELSE'],
  endIf: 'END IF;',
  whileLoop: (condition) => `WHILE ${condition} LOOP`,
  loop: () => ['LOOP'],
  endLoop: () => 'END LOOP;',
  leave: () => 'EXIT;',
  leaveWhen: (condition) => `EXIT WHEN ${condition};`,
  again: () => 'CONTINUE;',
  done: ['RETURN;'],
  end: (outcome) => [
    `UPDATE flow_runs SET outcome = ${quoted(outcome)} WHERE id = this_run;`,
    `RETURN ${quoted(outcome)};`,
  ],
};
