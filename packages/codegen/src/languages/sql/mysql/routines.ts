import type { Writer } from '../../../printing/writer.ts';
import type { RoutineForms } from '../../families/procedural-sql/sql-dialect.ts';
import { quote, states, wordType, writeProcedure } from './words.ts';

export const routines: RoutineForms = {
  journal: (writer) => {
    writer.gap();
    writer.comment('One row per run of a flow.');
    writer.block('CREATE TABLE flow_runs (', ');', () => {
      writer.line('id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,');
      writer.line(`outcome ${wordType}`);
    });
    writer.gap();
    writer.comment('The answers to the questions of a run, in the order they are asked.');
    writer.block('CREATE TABLE flow_answers (', ');', () => {
      writer.line('run_id BIGINT NOT NULL,');
      writer.line('answer_position INT NOT NULL,');
      writer.line(`answer ${wordType} NOT NULL,`);
      writer.line('PRIMARY KEY (run_id, answer_position),');
      writer.line('FOREIGN KEY (run_id) REFERENCES flow_runs (id) ON DELETE CASCADE');
    });
    writer.gap();
    writer.comment('The steps and questions of a run, in order.');
    writer.block('CREATE TABLE flow_calls (', ');', () => {
      writer.line('run_id BIGINT NOT NULL,');
      writer.line('call_position INT NOT NULL,');
      writer.line(`step ${wordType} NOT NULL,`);
      writer.line('is_question BOOLEAN NOT NULL,');
      writer.line('PRIMARY KEY (run_id, call_position),');
      writer.line('FOREIGN KEY (run_id) REFERENCES flow_runs (id) ON DELETE CASCADE');
    });
    writer.gap();
    writer.comment('Records a step. Add what it does here, or react to new rows of the table.');
    writeProcedure(writer, { name: 'do_step', parameters: ['IN this_run BIGINT', `IN this_step ${wordType}`] }, () =>
      noteCall(writer, 'FALSE'),
    );
    writer.gap();
    writer.comment('Records a question and returns the next answer of the run, which must be one of these.');
    const parameters = [
      'IN this_run BIGINT',
      `IN this_step ${wordType}`,
      'IN these_answers TEXT',
      `OUT given ${wordType}`,
    ];
    writeProcedure(writer, { name: 'ask_step', parameters }, () => {
      writer.line('DECLARE problem VARCHAR(128);');
      noteCall(writer, 'TRUE');
      writer.line('SET given = (');
      writer.indented(() => {
        writer.line('SELECT answer FROM flow_answers WHERE run_id = this_run AND answer_position =');
        writer.indented(() => writer.line('(SELECT COUNT(*) FROM flow_calls WHERE run_id = this_run AND is_question)'));
      });
      writer.line(');');
      raiseIf(writer, 'given IS NULL', "CONCAT('nothing is answered to ', this_step)");
      raiseIf(writer, 'FIND_IN_SET(given, these_answers) = 0', "CONCAT(given, ' is no answer to ', this_step)");
    });
  },
  nextState: (writer, name, table) => {
    const parameters = [`IN this_state ${wordType}`, `IN this_event ${wordType}`, `OUT following ${wordType}`];
    writeProcedure(writer, { name, parameters }, () => {
      writer.line('DECLARE problem VARCHAR(128);');
      writer.line('SET following = (');
      writer.indented(() =>
        writer.line(`SELECT next_state FROM ${table} WHERE from_state = this_state AND on_event = this_event`),
      );
      writer.line(');');
      raiseIf(writer, 'following IS NULL', "CONCAT(this_event, ' is not possible in ', this_state)");
    });
  },
  write: (writer, { name, about, hasOutcome, asks, start, isLeft }, body) => {
    const parameters = ['IN this_run BIGINT', ...(hasOutcome ? [`OUT this_outcome ${wordType}`] : [])];
    writeProcedure(writer, { name, parameters, about, ...((hasOutcome || isLeft) && { label: 'flow' }) }, () => {
      if (asks) writer.line(`DECLARE given ${wordType};`);
      if (start !== undefined) writer.line(`DECLARE current_state ${wordType} DEFAULT ${start};`);
      body();
    });
  },
  nothing: 'DO 0;',
  step: (name) => `CALL do_step(this_run, ${quote(name)});`,
  ask: (name, answers) => `CALL ask_step(this_run, ${quote(name)}, ${quote(answers)}, given);`,
  answer: 'given',
  state: 'current_state',
  assign: (variable, value) => `SET ${variable} = ${value};`,
  ifThen: (condition, isFirst) => [`${isFirst ? 'IF' : 'ELSEIF'} ${condition} THEN`],
  otherwise: ['ELSE'],
  endIf: 'END IF;',
  whileLoop: (condition, depth) => `${loopName(depth)}: WHILE ${condition} DO`,
  loop: (depth) => [`${loopName(depth)}: LOOP`],
  endLoop: (depth) => `END LOOP ${loopName(depth)};`,
  leave: (depth) => `LEAVE ${loopName(depth)};`,
  again: (depth) => `ITERATE ${loopName(depth)};`,
  done: ['LEAVE flow;'],
  end: (outcome) => [
    `SET this_outcome = ${quote(outcome)};`,
    'UPDATE flow_runs SET outcome = this_outcome WHERE id = this_run;',
    'LEAVE flow;',
  ],
};

const loopName = (depth: number): string => (depth === 1 ? 'rounds' : `rounds_${depth}`);

const noteCall = (writer: Writer, isQuestion: 'TRUE' | 'FALSE'): void => {
  writer.line('INSERT INTO flow_calls (run_id, call_position, step, is_question)');
  writer.line(`SELECT this_run, COUNT(*) + 1, this_step, ${isQuestion} FROM flow_calls WHERE run_id = this_run;`);
};

const raiseIf = (writer: Writer, condition: string, problem: string): void =>
  writer.block(`IF ${condition} THEN`, 'END IF;', () => {
    writer.line(`SET problem = LEFT(${problem}, 128);`);
    writer.line(`SIGNAL SQLSTATE '${states.refused}' SET MESSAGE_TEXT = problem;`);
  });
