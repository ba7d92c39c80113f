import type { Writer } from '../../printing/writer.ts';
import type { RoutineForms } from '../families/procedural-sql/sql-dialect.ts';
import { writeLines } from '../families/procedural-sql/words.ts';
import { errors, owned, quote, wordType } from './words.ts';

export const routines: RoutineForms = {
  journal: (writer) => {
    writer.gap();
    writer.comment('One row per run of a flow.');
    writer.block('CREATE TABLE dbo.flow_runs (', ');', () => {
      writer.line('id BIGINT IDENTITY(1, 1) NOT NULL,');
      writer.line(`outcome ${wordType} NULL,`);
      writer.line('CONSTRAINT pk_flow_runs PRIMARY KEY (id)');
    });
    writer.line('GO');
    writer.gap();
    writer.comment('The answers to the questions of a run, in the order they are asked.');
    writer.block('CREATE TABLE dbo.flow_answers (', ');', () => {
      writer.line('run_id BIGINT NOT NULL,');
      writer.line('answer_position INT NOT NULL,');
      writer.line(`answer ${wordType} NOT NULL,`);
      writer.line('CONSTRAINT pk_flow_answers PRIMARY KEY (run_id, answer_position),');
      writer.line(
        'CONSTRAINT fk_flow_answers_run FOREIGN KEY (run_id) REFERENCES dbo.flow_runs (id) ON DELETE CASCADE',
      );
    });
    writer.line('GO');
    writer.gap();
    writer.comment('The steps and questions of a run, in order.');
    writer.block('CREATE TABLE dbo.flow_calls (', ');', () => {
      writer.line('run_id BIGINT NOT NULL,');
      writer.line('call_position INT NOT NULL,');
      writer.line(`step ${wordType} NOT NULL,`);
      writer.line('is_question BIT NOT NULL,');
      writer.line('CONSTRAINT pk_flow_calls PRIMARY KEY (run_id, call_position),');
      writer.line('CONSTRAINT fk_flow_calls_run FOREIGN KEY (run_id) REFERENCES dbo.flow_runs (id) ON DELETE CASCADE');
    });
    writer.line('GO');
    writer.gap();
    writer.comment('Records a step. Add what it does here, or react to new rows of the table.');
    writeProcedure(writer, 'do_step', ['@run_id BIGINT', `@step ${wordType}`], () => noteCall(writer, false));
    writer.gap();
    writer.comment('Records a question and returns the next answer of the run, which must be one of these.');
    const parameters = ['@run_id BIGINT', `@step ${wordType}`, '@answers NVARCHAR(MAX)', `@answer ${wordType} OUTPUT`];
    writeProcedure(writer, 'ask_step', parameters, () => {
      writer.line('DECLARE @message NVARCHAR(2048);');
      noteCall(writer, true);
      writer.line('SET @answer = NULL;');
      writer.line('SELECT @answer = answer');
      writer.line('FROM dbo.flow_answers');
      writer.line('WHERE run_id = @run_id');
      writer.indented(() =>
        writer.line(
          'AND answer_position = (SELECT COUNT(*) FROM dbo.flow_calls WHERE run_id = @run_id AND is_question = 1);',
        ),
      );
      throwIf(writer, '@answer IS NULL', "CONCAT(N'nothing is answered to ', @step)", errors.unanswered);
      const isUnknown = "CHARINDEX(CONCAT(N',', @answer, N','), CONCAT(N',', @answers, N',')) = 0";
      throwIf(writer, isUnknown, "CONCAT(@answer, N' is no answer to ', @step)", errors.unanswered);
    });
  },
  nextState: (writer, name, table) =>
    writeProcedure(writer, name, [`@state ${wordType}`, `@event ${wordType}`, `@next_state ${wordType} OUTPUT`], () => {
      writer.line('DECLARE @message NVARCHAR(2048);');
      writer.line(`DECLARE @found ${wordType};`);
      writer.line(`SELECT @found = next_state FROM ${owned(table)} WHERE from_state = @state AND on_event = @event;`);
      throwIf(writer, '@found IS NULL', "CONCAT(@event, N' is not possible in ', @state)", errors.refused);
      writer.line('SET @next_state = @found;');
    }),
  /** A run is done as a whole or not at all. */
  write: (writer, { name, about, hasOutcome, asks, start, fallsOut }, body) =>
    writeProcedure(
      writer,
      name,
      ['@run_id BIGINT', ...(hasOutcome ? [`@outcome ${wordType} = NULL OUTPUT`] : [])],
      () => {
        writer.line('SET XACT_ABORT ON;');
        if (asks) writer.line(`DECLARE @answer ${wordType};`);
        if (start !== undefined) writer.line(`DECLARE @current_state ${wordType} = ${start};`);
        writer.gap();
        writer.block('BEGIN TRY', 'END TRY', () => {
          writer.line('BEGIN TRANSACTION;');
          body();
          if (fallsOut) writer.line('COMMIT TRANSACTION;');
        });
        writer.block('BEGIN CATCH', 'END CATCH;', () => {
          writer.line('IF @@TRANCOUNT > 0 ROLLBACK TRANSACTION;');
          writer.line('THROW;');
        });
      },
      about,
    ),
  step: (name) => `EXEC dbo.do_step @run_id, ${quote(name)};`,
  ask: (name, answers) => `EXEC dbo.ask_step @run_id, ${quote(name)}, ${quote(answers)}, @answer OUTPUT;`,
  answer: '@answer',
  state: '@current_state',
  assign: (variable, value) => `SET ${variable} = ${value};`,
  ifThen: (condition, isFirst) => [...(isFirst ? [`IF ${condition}`] : ['END', `ELSE IF ${condition}`]), 'BEGIN'],
  otherwise: ['END', 'ELSE', 'BEGIN'],
  endIf: 'END;',
  // A question is no expression here, so that loops ask inside of their round.
  whileLoop: (condition) => `WHILE ${condition} BEGIN`,
  loop: () => ['WHILE 1 = 1', 'BEGIN'],
  endLoop: () => 'END;',
  leave: () => 'BREAK;',
  again: () => 'CONTINUE;',
  done: ['COMMIT TRANSACTION;', 'RETURN;'],
  end: (outcome) => [
    `SET @outcome = ${quote(outcome)};`,
    'UPDATE dbo.flow_runs SET outcome = @outcome WHERE id = @run_id;',
    'COMMIT TRANSACTION;',
    'RETURN;',
  ],
};

const writeProcedure = (
  writer: Writer,
  name: string,
  parameters: readonly string[],
  body: () => void,
  about: readonly string[] = [],
): void => {
  writer.line(`CREATE OR ALTER PROCEDURE ${owned(name)}`, about);
  writer.indented(() =>
    writeLines(
      writer,
      parameters.map((each, index) => `${each}${index === parameters.length - 1 ? '' : ','}`),
    ),
  );
  writer.line('AS');
  writer.block('BEGIN', 'END;', () => {
    writer.line('SET NOCOUNT ON;');
    body();
  });
  writer.line('GO');
};

const noteCall = (writer: Writer, isQuestion: boolean): void => {
  writer.line('INSERT INTO dbo.flow_calls (run_id, call_position, step, is_question)');
  writer.line(`SELECT @run_id, COUNT(*) + 1, @step, ${isQuestion ? 1 : 0}`);
  writer.line('FROM dbo.flow_calls');
  writer.line('WHERE run_id = @run_id;');
};

const throwIf = (writer: Writer, condition: string, message: string, error: number): void => {
  writer.line(`IF ${condition}`);
  writer.block('BEGIN', 'END;', () => {
    writer.line(`SET @message = ${message};`);
    writer.line(`THROW ${error}, @message, 1;`);
  });
};
