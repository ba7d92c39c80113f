import type { Writer } from '../../printing/writer.ts';
import type { Answer, Block, EnumDecl, Name, Statement, StateTable, Step } from '../../program/index.ts';
import { identifier, quote, wordOf } from './dialect.ts';

/** Runs of a flow, what they were answered and what they called; the functions that take an answer and note a call. */
export const writeJournal = (writer: Writer): void => {
  writer.gap();
  writer.comment('One row per run of a flow.');
  writer.block('CREATE TABLE flow_runs (', ');', () => {
    writer.line('id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,');
    writer.line('outcome text');
  });
  writer.gap();
  writer.comment('What is answered to the questions of a run, in the order in which they are asked.');
  writer.block('CREATE TABLE flow_answers (', ');', () => {
    writer.line('run_id bigint NOT NULL REFERENCES flow_runs (id) ON DELETE CASCADE,');
    writer.line('position integer NOT NULL,');
    writer.line('answer text NOT NULL,');
    writer.line('PRIMARY KEY (run_id, position)');
  });
  writer.gap();
  writer.comment('What a run did and asked, in its order.');
  writer.block('CREATE TABLE flow_calls (', ');', () => {
    writer.line('run_id bigint NOT NULL REFERENCES flow_runs (id) ON DELETE CASCADE,');
    writer.line('position integer NOT NULL,');
    writer.line('step text NOT NULL,');
    writer.line('is_question boolean NOT NULL,');
    writer.line('PRIMARY KEY (run_id, position)');
  });
  writer.gap();
  writer.comment('Notes a step. Put what it does here, or listen to the table.');
  writer.block(
    'CREATE FUNCTION do_step(this_run bigint, this_step text) RETURNS void LANGUAGE sql AS $body$',
    '$body$;',
    () => {
      writer.line('INSERT INTO flow_calls (run_id, position, step, is_question)');
      writer.line('SELECT this_run, count(*) + 1, this_step, FALSE FROM flow_calls WHERE run_id = this_run;');
    },
  );
  writer.gap();
  writer.comment('Notes a question and gives the next answer of the run.');
  writer.block(
    'CREATE FUNCTION ask_step(this_run bigint, this_step text) RETURNS text LANGUAGE plpgsql AS $body$',
    '$body$;',
    () => {
      writer.line('DECLARE');
      writer.indented(() => writer.line('given text;'));
      writer.line('BEGIN');
      writer.indented(() => {
        writer.line('INSERT INTO flow_calls (run_id, position, step, is_question)');
        writer.line('SELECT this_run, count(*) + 1, this_step, TRUE FROM flow_calls WHERE run_id = this_run;');
        writer.line('SELECT answer INTO given FROM flow_answers WHERE run_id = this_run AND position =');
        writer.indented(() =>
          writer.line('(SELECT count(*) FROM flow_calls WHERE run_id = this_run AND is_question);'),
        );
        writer.block('IF given IS NULL THEN', 'END IF;', () =>
          writer.line("RAISE EXCEPTION 'nothing is answered to %', this_step;"),
        );
        writer.line('RETURN given;');
      });
      writer.line('END');
    },
  );
};

interface Routine {
  readonly name: string;
  readonly summary: string;
  readonly about: readonly string[];
  readonly outcome?: EnumDecl;
  readonly body?: Block;
  readonly table?: StateTable;
}

/** A function with the branches of a flow. It gives the outcome, or nothing for an operation of a service. */
export const writeRoutine = (writer: Writer, { name, summary, about, outcome, body, table }: Routine): void => {
  writer.gap();
  writer.comment(summary);
  const result = outcome === undefined ? 'void' : 'text';
  writer.line(`CREATE FUNCTION ${name}(this_run bigint) RETURNS ${result} LANGUAGE plpgsql AS $body$`, about);
  const asksForMore = body?.some(choosesAnywhere) === true;
  if (asksForMore || table !== undefined) {
    writer.line('DECLARE');
    writer.indented(() => {
      if (asksForMore || table?.rows.some((row) => row.kind === 'choose')) writer.line('given text;');
      if (table !== undefined) writer.line(`state text := ${quote(wordOf(table.start))};`);
    });
  }
  writer.line('BEGIN');
  writer.indented(() => {
    if (body !== undefined) writeBlock(writer, body);
    else if (table !== undefined) writeTable(writer, table);
    else writer.line('NULL;');
  });
  writer.line('END');
  writer.line('$body$;');
};

const choosesAnywhere = (statement: Statement): boolean => {
  if (statement.kind === 'choose') return true;
  if (statement.kind === 'if') return [...statement.body, ...statement.otherwise].some(choosesAnywhere);
  return (statement.kind === 'repeat' || statement.kind === 'while') && statement.body.some(choosesAnywhere);
};

const ask = ({ name }: Step): string => `ask_step(this_run, ${quote(identifier(name))})`;

const says = (step: Step, is: boolean): string => `${ask(step)} = ${quote(is ? 'yes' : 'no')}`;

const writeBlock = (writer: Writer, block: Block): void => {
  if (block.length === 0) writer.line('NULL;');
  for (const statement of block) writeStatement(writer, statement);
};

const writeStatement = (writer: Writer, statement: Statement): void => {
  const inside = (block: Block): void => writer.indented(() => writeBlock(writer, block));
  switch (statement.kind) {
    case 'do':
      writer.line(`PERFORM do_step(this_run, ${quote(identifier(statement.step.name))});`, statement.step.name.from);
      return;
    case 'if':
      writer.line(`IF ${says(statement.step, statement.is)} THEN`, statement.step.name.from);
      inside(statement.body);
      if (statement.otherwise.length > 0) {
        writer.line('ELSE');
        inside(statement.otherwise);
      }
      writer.line('END IF;');
      return;
    case 'choose':
      writer.line(`given := ${ask(statement.step)};`, statement.step.name.from);
      for (const [index, { answer, body }] of statement.cases.entries()) {
        const isLast = index === statement.cases.length - 1 && index > 0;
        writer.line(
          isLast ? 'ELSE' : `${index === 0 ? 'IF' : 'ELSIF'} given = ${quote(wordOf(answer))} THEN`,
          answer.from,
        );
        inside(body);
      }
      writer.line('END IF;');
      return;
    case 'while':
      writer.line(`WHILE ${says(statement.step, statement.is)} LOOP`, statement.step.name.from);
      inside(statement.body);
      writer.line('END LOOP;');
      return;
    case 'repeat':
      writer.line('LOOP');
      inside(statement.body);
      writer.line('END LOOP;');
      return;
    case 'leave':
      writer.line('EXIT;');
      return;
    case 'again':
      writer.line('CONTINUE;');
      return;
    case 'end':
      writeEnd(writer, statement.outcome);
  }
};

const writeEnd = (writer: Writer, outcome: Name): void => {
  writer.line(`UPDATE flow_runs SET outcome = ${quote(wordOf(outcome))} WHERE id = this_run;`, outcome.from);
  writer.line(`RETURN ${quote(wordOf(outcome))};`);
};

const writeTable = (writer: Writer, { rows }: StateTable): void => {
  writer.line('LOOP');
  writer.indented(() => {
    for (const [index, row] of rows.entries()) {
      writer.line(`${index === 0 ? 'IF' : 'ELSIF'} state = ${quote(wordOf(row.state))} THEN`, row.state.from);
      writer.indented(() => {
        if (row.kind === 'end') return writeEnd(writer, row.outcome);
        if (row.kind === 'do') {
          writer.line(`PERFORM do_step(this_run, ${quote(identifier(row.step.name))});`, row.step.name.from);
          writer.line(`state := ${quote(wordOf(row.next))};`);
          return undefined;
        }
        writer.line(`given := ${ask(row.step)};`, row.step.name.from);
        const cases = row.next.map(({ answer, to }) => `WHEN ${quote(answerWord(answer))} THEN ${quote(wordOf(to))}`);
        writer.line(`state := CASE given ${cases.join(' ')} END;`);
        return undefined;
      });
    }
    writer.line('END IF;');
  });
  writer.line('END LOOP;');
};

/** An answer as it stands in the table. */
export const answerWord = (answer: Answer): string =>
  typeof answer === 'boolean' ? (answer ? 'yes' : 'no') : wordOf(answer);
