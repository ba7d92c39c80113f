import type { Writer } from '../../../printing/writer.ts';
import {
  aboutAnswers,
  askedAtEnd,
  type Block,
  canFallOut,
  changeIn,
  type ErrorDecl,
  type ExpressionForms,
  exitCases,
  isComputed,
  isName,
  type Name,
  negated,
  type PassedValue,
  type Rounds,
  type Statement,
  type StateTable,
  type Step,
  type Work,
  writeExpression,
} from '../../../program/index.ts';

/** How a language says what blocks consist of. */
export interface Syntax {
  /** Tells the observer of a step; absent where nobody observes. */
  readonly observe?: (step: Step) => string;
  readonly call: (step: Step) => string;
  /** How computations are written. */
  readonly expressions: ExpressionForms;
  /** An expression as a statement, a statement with its end. */
  readonly ended: (expression: string) => string;
  readonly ifHead: (question: string, is: boolean) => string;
  readonly elseIfHead: (question: string, is: boolean) => string;
  readonly elseHead: string;
  /** A condition behind the only statement that it holds; absent where a language has none. An empty line follows one that leaves. */
  readonly modifier?: (statement: string, question: string, is: boolean) => string;
  readonly whileHead: (question: string, is: boolean) => string;
  readonly foreverHead: string;
  /** A loop of so many rounds. */
  readonly timesHead: (rounds: Rounds) => string;
  /** What a variable is called into life with, where a block would keep it for itself. */
  readonly held?: string;
  /** A loop whose condition is asked for at the end of its round, where a language has one that people use. */
  readonly once?: { readonly head: string; readonly close: (question: string, is: boolean) => string };
  /** What closes a block; empty where the indent does. */
  readonly close: string;
  /** A statement that does nothing, where a block must not be empty. */
  readonly nothing?: string;
  readonly assign: (name: string, value: string) => string;
  readonly answerName: (step: Step) => string;
  /** Where a choice needs its subject in a variable. */
  readonly bindsSubject: boolean;
  readonly chooseHead: (subject: string) => string;
  /** The head of a case for one value or several, in one line or a line for each. */
  readonly caseHeads: (values: readonly string[]) => readonly string[];
  /** Whether cases stand one step further in than their choice. */
  readonly indentsCases: boolean;
  /** What ends a case that control falls out of. */
  readonly caseEnd?: string;
  /** A member of an enum as a value; `type` is the name of the enum. */
  readonly value: (type: Name, member: Name) => string;
  /** How a line of a conditional value is broken where it is too long. */
  readonly chosen: (name: string, question: string, yes: string, no: string, room: number) => readonly string[];
  /** A variable for a value that goes from one to another, and what gives one back at the end of a function. */
  readonly valueName: (value: PassedValue) => string;
  readonly give: (value: string) => string;
  /** Out of a function that gives a value back. */
  readonly answer: (value: string) => string;
  /** What stands before a body that is done for each item of a list. */
  readonly eachHead: (item: string, list: string) => string;
  /** Out of a function that gives nothing back. */
  readonly done: string;
  readonly stateName: string;
  readonly raise: (error: ErrorDecl) => string;
  /** What stands before what may fail, and before what is done where it has failed with an error of that type, and what that error says. */
  readonly rescue: { readonly attempt: string; readonly head: (error: ErrorDecl) => string; readonly said: string };
  /** Out of, or again through, the loop that this many choices stand in. */
  readonly leave: (choices: number) => string;
  readonly again: (choices: number) => string;
  readonly end: (outcome: Name) => string;
  /** The same where the last value of a function is its result; absent where it is not. */
  readonly tail?: (outcome: Name) => string;
}

/** Where a block stands. */
export interface Place {
  /** How many choices stand between it and the loop around it. */
  readonly choices: number;
  /** Whether the function is over behind it. */
  readonly isTail: boolean;
}

const nowhere: Place = { choices: 0, isTail: false };

export const writeBlock = (writer: Writer, syntax: Syntax, block: Block, place = nowhere): void => {
  if (block.length === 0 && syntax.nothing !== undefined) writer.line(syntax.nothing);
  for (const [index, statement] of block.entries()) {
    const next = block[index + 1];
    writeStatement(writer, syntax, statement, { ...place, isTail: place.isTail && next === undefined });
    const isGuard = isModified(writer, syntax, statement, place) && !canFallOut(statement.body);
    const isNextGuard = next !== undefined && syntax.observe === undefined && isModified(writer, syntax, next, place);
    if (isGuard && next !== undefined && !isNextGuard) writer.gap();
  }
};

/** A condition whose only statement fits in front of it. */
const isModified = (writer: Writer, syntax: Syntax, statement: Statement, place: Place): statement is Condition => {
  if (statement.kind !== 'if' || statement.otherwise.length > 0) return false;
  const only = onlyLine(syntax, statement.body, place);
  if (only === undefined || syntax.modifier === undefined) return false;
  return syntax.modifier(only, ...asked(syntax, statement)).length <= writer.room();
};

const onlyLine = (syntax: Syntax, [statement, ...more]: Block, { choices }: Place): string | undefined => {
  if (more.length > 0) return undefined;
  switch (statement?.kind) {
    case 'do':
      if (statement.failing !== undefined || (syntax.observe !== undefined && !isComputed(statement.step)))
        return undefined;
      return statement.keeps === undefined || statement.as === 'set' ? done(syntax, statement) : undefined;
    case 'done':
      return syntax.done;
    case 'raise':
      return syntax.raise(statement.error);
    case 'answer':
      return syntax.answer(answered(syntax, statement.value));
    case 'leave':
      return syntax.leave(choices);
    case 'again':
      return syntax.again(choices);
    case 'end':
      return syntax.end(statement.outcome);
    default:
      return undefined;
  }
};

const answered = (syntax: Syntax, { type, sample }: PassedValue): string =>
  type.kind === 'enum' && isName(sample) ? syntax.value(type.enum.name, sample) : String(sample);

const aboutOf = ([statement]: Block): readonly string[] => {
  if (statement?.kind === 'do') return statement.step.name.from;
  return statement?.kind === 'end' ? statement.outcome.from : [];
};

const writeStatement = (writer: Writer, syntax: Syntax, statement: Statement, place: Place): void => {
  const { choices, isTail } = place;
  switch (statement.kind) {
    case 'do': {
      const { step, keeps, failing = [] } = statement;
      observe(writer, syntax, step);
      const write = (): void => writer.line(done(syntax, statement), step.name.from);
      if (keeps === undefined || failing.length === 0) {
        write();
        return;
      }
      writer.line(syntax.rescue.attempt);
      writer.indented(write);
      for (const error of failing) {
        writer.line(syntax.rescue.head(error));
        writer.indented(() => writer.line(syntax.assign(syntax.valueName(keeps), syntax.rescue.said)));
      }
      close(writer, syntax);
      return;
    }
    case 'hold':
      if (syntax.held !== undefined) writer.line(syntax.assign(syntax.valueName(statement.value), syntax.held));
      return;
    case 'if':
      observe(writer, syntax, statement.step);
      writeIf(writer, syntax, statement, place, syntax.ifHead);
      return;
    case 'choose':
      writeChoice(writer, syntax, statement, place);
      return;
    case 'while':
      writer.line(syntax.whileHead(...asked(syntax, statement)), statement.step.name.from);
      writer.indented(() => writeBlock(writer, syntax, statement.body));
      close(writer, syntax);
      return;
    case 'each':
      writer.line(syntax.eachHead(syntax.valueName(statement.item), syntax.valueName(statement.of)));
      writer.indented(() => writeBlock(writer, syntax, statement.body));
      close(writer, syntax);
      return;
    case 'repeat': {
      if (statement.rounds !== undefined) {
        writer.line(syntax.timesHead(statement.rounds));
        writer.indented(() => writeBlock(writer, syntax, statement.body));
        close(writer, syntax);
        return;
      }
      const end = syntax.once === undefined ? undefined : askedAtEnd(statement.body);
      if (end !== undefined && syntax.once !== undefined) {
        writer.line(syntax.once.head);
        writer.indented(() => {
          writeBlock(writer, syntax, end.body);
          observe(writer, syntax, end.step);
        });
        writer.line(syntax.once.close(...asked(syntax, end)), end.step.name.from);
        return;
      }
      writer.line(syntax.foreverHead);
      writer.indented(() => writeBlock(writer, syntax, statement.body));
      close(writer, syntax);
      return;
    }
    case 'leave':
      writer.line(syntax.leave(choices));
      return;
    case 'again':
      writer.line(syntax.again(choices));
      return;
    case 'end':
      writer.line(((isTail && syntax.tail) || syntax.end)(statement.outcome), statement.outcome.from);
      return;
    case 'done':
      writer.line(syntax.done);
      return;
    case 'raise':
      writer.line(syntax.raise(statement.error));
      return;
    case 'answer':
      writer.line(
        isTail ? syntax.give(answered(syntax, statement.value)) : syntax.answer(answered(syntax, statement.value)),
      );
      return;
    case 'give': {
      const { step, value } = statement;
      if (step !== undefined) observe(writer, syntax, step);
      writer.line(syntax.give(step === undefined ? syntax.valueName(value) : syntax.call(step)), step?.name.from);
    }
  }
};

const observe = (writer: Writer, syntax: Syntax, step: Work): void => {
  if (syntax.observe !== undefined && !isComputed(step)) writer.line(syntax.observe(step));
};

const close = (writer: Writer, syntax: Syntax): void => {
  if (syntax.close !== '') writer.line(syntax.close);
};

const done = (syntax: Syntax, { step, keeps, as }: Extract<Statement, { kind: 'do' }>): string => {
  const change = as === 'set' && isComputed(step) ? changeIn(step) : undefined;
  if (keeps === undefined) return syntax.ended(called(syntax, step));
  const name = syntax.valueName(keeps);
  return change === undefined
    ? syntax.assign(name, called(syntax, step))
    : syntax.ended(`${name} ${change.sign}= ${writeExpression(change.by, syntax.expressions)}`);
};

const called = (syntax: Syntax, work: Work): string =>
  isComputed(work) ? writeExpression(work.computes, syntax.expressions) : syntax.call(work);

/** What is asked, and the answer that is meant: what is computed is turned instead. */
const asked = (syntax: Syntax, { step, is }: { readonly step: Work; readonly is: boolean }): [string, boolean] =>
  isComputed(step) && !is
    ? [writeExpression(negated(step.computes), syntax.expressions), true]
    : [called(syntax, step), is];

type Condition = Extract<Statement, { kind: 'if' }>;

const writeIf = (writer: Writer, syntax: Syntax, statement: Condition, place: Place, head: Syntax['ifHead']): void => {
  const { step, body, otherwise, is } = statement;
  if (body.length === 0 && otherwise.length === 0) {
    writer.line(syntax.ended(called(syntax, step)), step.name.from);
    return;
  }
  if (body.length === 0) {
    writeIf(writer, syntax, { ...statement, is: !is, body: otherwise, otherwise: [] }, place, head);
    return;
  }
  const only = onlyLine(syntax, body, place);
  if (only !== undefined && head === syntax.ifHead && isModified(writer, syntax, statement, place)) {
    const line = syntax.modifier?.(only, ...asked(syntax, statement));
    writer.line(line, [...step.name.from, ...aboutOf(body)]);
    return;
  }
  if (!is && otherwise.length > 0 && syntax.modifier !== undefined) {
    writeIf(writer, syntax, { ...statement, is: true, body: otherwise, otherwise: body }, place, head);
    return;
  }
  writer.line(head(...asked(syntax, statement)), step.name.from);
  writer.indented(() => writeBlock(writer, syntax, body, place));
  const [first] = otherwise;
  if (first?.kind === 'if' && otherwise.length === 1 && syntax.observe === undefined && !isIdle(first)) {
    writeIf(writer, syntax, first, place, syntax.elseIfHead);
    return;
  }
  if (otherwise.length > 0) {
    writer.line(syntax.elseHead);
    writer.indented(() => writeBlock(writer, syntax, otherwise, place));
  }
  close(writer, syntax);
};

const isIdle = ({ body, otherwise }: Condition): boolean => body.length === 0 && otherwise.length === 0;

const writeChoice = (
  writer: Writer,
  syntax: Syntax,
  { step, cases }: Extract<Statement, { kind: 'choose' }>,
  { choices, isTail }: Place,
): void => {
  observe(writer, syntax, step);
  const type = step.answer;
  if (typeof type !== 'object') return;
  writeCases(
    writer,
    syntax,
    subjectOf(writer, syntax, step),
    cases.map(({ answers, body }) => ({
      values: answers.map((answer) => syntax.value(type.name, answer)),
      about: aboutAnswers(answers),
      fallsOut: canFallOut(body),
      write: () => writeBlock(writer, syntax, body, { choices: choices + 1, isTail }),
    })),
    step.name.from,
  );
};

const subjectOf = (writer: Writer, syntax: Syntax, step: Step): string => {
  if (!syntax.bindsSubject) return syntax.call(step);
  const name = syntax.answerName(step);
  writer.line(syntax.assign(name, syntax.call(step)), step.name.from);
  return name;
};

interface WrittenCase {
  readonly values: readonly string[];
  readonly about: readonly string[];
  readonly fallsOut: boolean;
  readonly write: () => void;
}

const writeCases = (
  writer: Writer,
  syntax: Syntax,
  subject: string,
  cases: readonly WrittenCase[],
  about: readonly string[],
): void => {
  writer.line(syntax.chooseHead(subject), about);
  const writeAll = (): void => {
    for (const { values, about: from, fallsOut, write } of cases) {
      for (const head of syntax.caseHeads(values)) writer.line(head, from);
      writer.indented(() => {
        write();
        if (fallsOut && syntax.caseEnd !== undefined) writer.line(syntax.caseEnd);
      });
    }
  };
  if (syntax.indentsCases) writer.indented(writeAll);
  else writeAll();
  close(writer, syntax);
};

/** A loop around a choice of states. */
export const writeTable = (writer: Writer, syntax: Syntax, { states, start, rows }: StateTable): void => {
  const state = (member: Name): string => syntax.value(states.name, member);
  const move = (to: Name): void => writer.line(syntax.assign(syntax.stateName, state(to)));
  writer.line(syntax.assign(syntax.stateName, state(start)));
  const cases = rows.map(
    (row): WrittenCase => ({
      values: [state(row.state)],
      about: row.state.from,
      fallsOut: row.kind !== 'end',
      write: () => {
        if (row.kind === 'end') {
          writer.line(syntax.end(row.outcome), row.outcome.from);
          return;
        }
        if (row.kind === 'do') {
          observe(writer, syntax, row.step);
          writer.line(syntax.ended(syntax.call(row.step)), row.step.name.from);
          move(row.next);
          return;
        }
        observe(writer, syntax, row.step);
        writeExits(writer, syntax, row, state, move);
      },
    }),
  );
  writer.line(syntax.foreverHead);
  writer.indented(() => writeCases(writer, syntax, syntax.stateName, cases, []));
  close(writer, syntax);
};

const writeExits = (
  writer: Writer,
  syntax: Syntax,
  { step, next }: Extract<StateTable['rows'][number], { kind: 'choose' }>,
  state: (member: Name) => string,
  move: (to: Name) => void,
): void => {
  const yes = next.find(({ answer }) => answer === true);
  const no = next.find(({ answer }) => answer === false);
  if (yes !== undefined && no !== undefined) {
    const lines = syntax.chosen(syntax.stateName, syntax.call(step), state(yes.to), state(no.to), writer.room());
    for (const line of lines) writer.line(line, step.name.from);
    return;
  }
  const type = step.answer;
  if (typeof type !== 'object') return;
  const cases = exitCases(next).map(
    ({ answers, to }): WrittenCase => ({
      values: answers.map((answer) => syntax.value(type.name, answer)),
      about: aboutAnswers(answers),
      fallsOut: true,
      write: () => move(to),
    }),
  );
  writeCases(writer, syntax, subjectOf(writer, syntax, step), cases, step.name.from);
};
