import type { Writer } from '../../../printing/writer.ts';
import {
  aboutAnswers,
  asStep,
  type Block,
  canFallOut,
  type FlowDecl,
  type Program,
  type Statement,
  type StateTable,
  type Step,
  withoutWhile,
} from '../../../program/index.ts';
import type { ProceduralDialect, RoutineForms, SqlDialect } from './sql-dialect.ts';
import { answersTo, answerWord, createStepWords, wordOf, writeLines } from './words.ts';

/** Flows as routines that give their outcome, operations of services as routines that give nothing. */
export const writeRoutines = (writer: Writer, dialect: ProceduralDialect, program: Program): void => {
  const { flows, services } = program;
  const place = { dialect, depth: 0, wordFor: createStepWords(program) };
  if (flows.length + services.length > 0) dialect.procedures.routines.journal(writer);
  for (const flow of flows) writeRoutine(writer, place, { ...flow, name: dialect.identifier(flow.name) }, flow.name);
  for (const service of services) {
    for (const operation of service.operations) {
      writeRoutine(writer, place, { ...operation, name: operationName(dialect, service, operation) }, operation.name);
    }
  }
};

export const operationName = (
  { identifier }: SqlDialect,
  service: Program['services'][number],
  operation: Program['services'][number]['operations'][number],
): string => identifier({ words: [...service.name.words, ...operation.name.words] });

interface Routine extends Pick<FlowDecl, 'summary' | 'body' | 'table'>, Partial<Pick<FlowDecl, 'outcome'>> {
  readonly name: string;
}

const writeRoutine = (
  writer: Writer,
  place: Place,
  { name, summary, outcome, body: drawn, table }: Routine,
  { from }: FlowDecl['name'],
): void => {
  const {
    procedures: { routines },
    quote,
  } = place.dialect;
  const done = drawn?.flatMap(withoutGiving);
  const body = done !== undefined && routines.asking === undefined ? withoutWhile(done) : done;
  const asks =
    table?.rows.some(({ kind }) => kind === 'choose') === true ||
    body?.some((statement) => keepsAnswer(statement, routines)) === true;
  writer.gap();
  writer.comment(summary);
  const head = {
    name,
    about: from,
    hasOutcome: outcome !== undefined,
    asks,
    fallsOut: body !== undefined && canFallOut(body),
    isLeft: body !== undefined && leavesEarly(body),
    ...(table && { start: quote(wordOf(table.start)) }),
  };
  routines.write(writer, head, () => {
    if (table !== undefined) writeTable(writer, place, table);
    else writeBlock(writer, place, body ?? []);
  });
};

/** True where a block goes out of its routine before its end. */
const leavesEarly = (block: Block): boolean =>
  block.some((statement) => {
    switch (statement.kind) {
      case 'done':
        return true;
      case 'if':
        return leavesEarly(statement.body) || leavesEarly(statement.otherwise);
      case 'choose':
        return statement.cases.some(({ body }) => leavesEarly(body));
      case 'while':
      case 'repeat':
        return leavesEarly(statement.body);
      default:
        return false;
    }
  });

/** Routines note what is done; values do not go from one to another. */
const withoutGiving = (statement: Statement): Block => {
  if (statement.kind !== 'give') return [statement];
  const { step } = statement;
  if (step === undefined) return [];
  return [step.answer === undefined ? { kind: 'do', step } : { kind: 'if', step, is: true, body: [], otherwise: [] }];
};

/** True where an answer goes into the variable somewhere in a statement. */
const keepsAnswer = (statement: Statement, forms: RoutineForms): boolean => {
  const any = (block: Block): boolean => block.some((each) => keepsAnswer(each, forms));
  if (statement.kind === 'choose') return true;
  if (statement.kind === 'if')
    return forms.asking === undefined || isOnlyAsked(statement) || any(statement.body) || any(statement.otherwise);
  return (statement.kind === 'repeat' || statement.kind === 'while') && any(statement.body);
};

/** Whatever is answered, nothing follows from it. */
const isOnlyAsked = (statement: Extract<Statement, { kind: 'if' }>): boolean =>
  statement.body.length === 0 && statement.otherwise.length === 0;

/** What a block is written with, and in how many loops it stands. */
interface Place {
  readonly dialect: ProceduralDialect;
  readonly depth: number;
  readonly wordFor: (step: Step) => string;
}

const writeBlock = (writer: Writer, place: Place, block: Block): void => {
  const { nothing } = place.dialect.procedures.routines;
  if (block.length === 0 && nothing !== undefined) writer.line(nothing);
  for (const statement of block) writeStatement(writer, place, statement);
};

const writeStatement = (writer: Writer, place: Place, statement: Statement): void => {
  const { dialect, depth } = place;
  const { routines: forms } = dialect.procedures;
  const inner = depth + 1;
  const inside = (block: Block): void => writer.indented(() => writeBlock(writer, { ...place, depth: inner }, block));
  switch (statement.kind) {
    case 'do':
      writer.line(forms.step(place.wordFor(asStep(statement.step))), statement.step.name.from);
      return;
    case 'if':
      writeIf(writer, place, statement);
      return;
    case 'choose':
      writeChoice(writer, place, statement);
      return;
    case 'while':
      writer.line(forms.whileLoop(says(place, statement, statement.is), inner), statement.step.name.from);
      inside(statement.body);
      writer.line(forms.endLoop(inner));
      return;
    case 'repeat':
      writeLines(writer, forms.loop(inner));
      inside(statement.body);
      writer.line(forms.endLoop(inner));
      return;
    case 'leave':
      writer.line(forms.leave(depth));
      return;
    case 'again':
      writer.line(forms.again(depth));
      return;
    case 'done':
      writeLines(writer, forms.done);
      return;
    case 'end':
      writeLines(writer, forms.end(wordOf(statement.outcome)), statement.outcome.from);
  }
};

const says = (
  { dialect: { procedures, quote }, wordFor }: Place,
  { step }: Pick<Extract<Statement, { kind: 'if' }>, 'step'>,
  is: boolean,
): string => {
  const { asking, answer } = procedures.routines;
  return `${asking?.(wordFor(asStep(step)), answersTo(asStep(step))) ?? answer} = ${quote(answerWord(is))}`;
};

const ask = (writer: Writer, { dialect, wordFor }: Place, step: Step): void =>
  writer.line(dialect.procedures.routines.ask(wordFor(asStep(step)), answersTo(asStep(step))), step.name.from);

const writeIf = (writer: Writer, place: Place, statement: Extract<Statement, { kind: 'if' }>): void => {
  const { dialect } = place;
  const { routines: forms } = dialect.procedures;
  const { name } = statement.step;
  const asksFirst = forms.asking === undefined || isOnlyAsked(statement);
  if (asksFirst) ask(writer, place, asStep(statement.step));
  if (isOnlyAsked(statement)) return;
  const isTurned = statement.body.length === 0;
  const [body, otherwise] = isTurned ? [statement.otherwise, []] : [statement.body, statement.otherwise];
  const is = isTurned ? !statement.is : statement.is;
  const condition = says(place, statement, is);
  if (forms.leaveWhen !== undefined && body.length === 1 && body[0]?.kind === 'leave') {
    writer.line(forms.leaveWhen(condition), asksFirst ? undefined : name.from);
    if (otherwise.length > 0) writeBlock(writer, place, otherwise);
    return;
  }
  writeLines(writer, forms.ifThen(condition, true), asksFirst ? undefined : name.from);
  writer.indented(() => writeBlock(writer, place, body));
  if (otherwise.length > 0) {
    writeLines(writer, forms.otherwise);
    writer.indented(() => writeBlock(writer, place, otherwise));
  }
  writer.line(forms.endIf);
};

/** An answer that nothing follows from has no branch. */
const writeChoice = (writer: Writer, place: Place, { step, cases }: Extract<Statement, { kind: 'choose' }>): void => {
  const { procedures, quote } = place.dialect;
  const { routines: forms } = procedures;
  ask(writer, place, step);
  const branches = cases.filter(({ body }) => body.length > 0);
  const isEachThere = branches.length === cases.length;
  for (const [index, { answers, body }] of branches.entries()) {
    const isRest = isEachThere && index > 0 && index === branches.length - 1;
    const words = answers.map((answer) => quote(wordOf(answer)));
    const condition = `${forms.answer} ${words.length === 1 ? `= ${words[0]}` : `IN (${words.join(', ')})`}`;
    writeLines(writer, isRest ? forms.otherwise : forms.ifThen(condition, index === 0), aboutAnswers(answers));
    writer.indented(() => writeBlock(writer, place, body));
  }
  if (branches.length > 0) writer.line(forms.endIf);
};

const writeTable = (writer: Writer, place: Place, { rows }: StateTable): void => {
  const { procedures, quote } = place.dialect;
  const { routines: forms } = procedures;
  writeLines(writer, forms.loop(1));
  writer.indented(() => {
    for (const [index, row] of rows.entries()) {
      writeLines(writer, forms.ifThen(`${forms.state} = ${quote(wordOf(row.state))}`, index === 0), row.state.from);
      writer.indented(() => {
        if (row.kind === 'end') {
          writeLines(writer, forms.end(wordOf(row.outcome)), row.outcome.from);
          return;
        }
        if (row.kind === 'do') {
          writer.line(forms.step(place.wordFor(row.step)), row.step.name.from);
          writer.line(forms.assign(forms.state, quote(wordOf(row.next))));
          return;
        }
        ask(writer, place, row.step);
        const cases = row.next.map(({ answer, to }) => `WHEN ${quote(answerWord(answer))} THEN ${quote(wordOf(to))}`);
        writer.line(forms.assign(forms.state, `CASE ${forms.answer} ${cases.join(' ')} END`));
      });
    }
    writer.line(forms.endIf);
  });
  writer.line(forms.endLoop(1));
};
