import type { Writer } from '../../printing/writer.ts';
import type { RoutineForms } from '../families/procedural-sql/sql-dialect.ts';
import { quoted, writeLines } from '../families/procedural-sql/words.ts';

const run = 'this_run IN flow_runs.id%TYPE';
const step = 'this_step IN flow_calls.step%TYPE';

export const routines: RoutineForms = {
  journal: (writer) => {
    writer.gap();
    writer.comment('One row per run of a flow.');
    writer.block('CREATE TABLE flow_runs (', ');', () => {
      writer.line('id NUMBER(19) GENERATED ALWAYS AS IDENTITY,');
      writer.line('outcome VARCHAR2(200 CHAR),');
      writer.line('CONSTRAINT pk_flow_runs PRIMARY KEY (id)');
    });
    writer.gap();
    writer.comment('The answers to the questions of a run, in the order they are asked.');
    writer.block('CREATE TABLE flow_answers (', ');', () => {
      writer.line('run_id NUMBER(19) NOT NULL,');
      writer.line('answer_position NUMBER(10) NOT NULL,');
      writer.line('answer VARCHAR2(200 CHAR) NOT NULL,');
      writer.line('CONSTRAINT pk_flow_answers PRIMARY KEY (run_id, answer_position),');
      writer.line('CONSTRAINT fk_flow_answers_run FOREIGN KEY (run_id) REFERENCES flow_runs (id) ON DELETE CASCADE');
    });
    writer.gap();
    writer.comment('The steps and questions of a run, in order.');
    writer.block('CREATE TABLE flow_calls (', ');', () => {
      writer.line('run_id NUMBER(19) NOT NULL,');
      writer.line('call_position NUMBER(10) NOT NULL,');
      writer.line('step VARCHAR2(200 CHAR) NOT NULL,');
      writer.line('is_question NUMBER(1) NOT NULL,');
      writer.line('CONSTRAINT pk_flow_calls PRIMARY KEY (run_id, call_position),');
      writer.line('CONSTRAINT ck_flow_calls_is_question CHECK (is_question IN (0, 1)),');
      writer.line('CONSTRAINT fk_flow_calls_run FOREIGN KEY (run_id) REFERENCES flow_runs (id) ON DELETE CASCADE');
    });
    writer.gap();
    writer.comment('Records a step. Add what it does here, or react to new rows of the table.');
    writeUnit(writer, { kind: 'PROCEDURE', name: 'do_step', parameters: [run, step] }, () => noteCall(writer, false));
    writer.gap();
    writer.comment('Records a question and returns the next answer of the run, which must be one of these.');
    const ask = {
      kind: 'FUNCTION',
      name: 'ask_step',
      parameters: [run, step, 'these_answers IN VARCHAR2'],
      result: 'flow_answers.answer%TYPE',
      variables: ['given flow_answers.answer%TYPE;', 'asked PLS_INTEGER;'],
    } as const;
    writeUnit(writer, ask, () => {
      noteCall(writer, true);
      writer.line('SELECT COUNT(*) INTO asked FROM flow_calls WHERE run_id = this_run AND is_question = 1;');
      writer.line(
        'SELECT MAX(answer) INTO given FROM flow_answers WHERE run_id = this_run AND answer_position = asked;',
      );
      writer.block('IF given IS NULL THEN', 'END IF;', () =>
        writer.line("RAISE_APPLICATION_ERROR(-20002, 'nothing is answered to ' || this_step);"),
      );
      writer.block("IF INSTR(',' || these_answers || ',', ',' || given || ',') = 0 THEN", 'END IF;', () =>
        writer.line("RAISE_APPLICATION_ERROR(-20002, given || ' is no answer to ' || this_step);"),
      );
      writer.line('RETURN given;');
    });
  },
  nextState: (writer, name, table) => {
    const result = `${table}.next_state%TYPE`;
    const parameters = [`this_state IN ${table}.from_state%TYPE`, `this_event IN ${table}.on_event%TYPE`];
    writeUnit(writer, { kind: 'FUNCTION', name, parameters, result, variables: [`found ${result};`] }, () => {
      writer.line(
        `SELECT MAX(next_state) INTO found FROM ${table} WHERE from_state = this_state AND on_event = this_event;`,
      );
      writer.block('IF found IS NULL THEN', 'END IF;', () =>
        writer.line("RAISE_APPLICATION_ERROR(-20001, this_event || ' is not possible in ' || this_state);"),
      );
      writer.line('RETURN found;');
    });
  },
  write: (writer, { name, about, hasOutcome, asks, start }, body) => {
    const variables = [
      ...(asks ? ['given flow_answers.answer%TYPE;'] : []),
      ...(start === undefined ? [] : [`current_state VARCHAR2(200 CHAR) := ${start};`]),
    ];
    const unit = { name, parameters: [run], variables, about };
    if (hasOutcome) writeUnit(writer, { ...unit, kind: 'FUNCTION', result: 'flow_runs.outcome%TYPE' }, body);
    else writeUnit(writer, { ...unit, kind: 'PROCEDURE' }, body);
  },
  nothing: 'NULL;',
  step: (name) => `do_step(this_run, ${quoted(name)});`,
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

interface Unit {
  readonly kind: 'PROCEDURE' | 'FUNCTION';
  readonly name: string;
  readonly parameters: readonly string[];
  readonly result?: string;
  readonly variables?: readonly string[];
  readonly about?: readonly string[];
}

const writeUnit = (
  writer: Writer,
  { kind, name, parameters, result, variables = [], about = [] }: Unit,
  body: () => void,
): void => {
  writer.line(`CREATE OR REPLACE ${kind} ${name} (${parameters.join(', ')})`, about);
  if (result !== undefined) writer.line(`RETURN ${result}`);
  writer.line('IS');
  writer.indented(() => writeLines(writer, variables));
  writer.block('BEGIN', `END ${name};`, body);
  writer.line('/');
};

const noteCall = (writer: Writer, isQuestion: boolean): void => {
  writer.line('INSERT INTO flow_calls (run_id, call_position, step, is_question)');
  writer.line(
    `SELECT this_run, COUNT(*) + 1, this_step, ${isQuestion ? 1 : 0} FROM flow_calls WHERE run_id = this_run;`,
  );
};
