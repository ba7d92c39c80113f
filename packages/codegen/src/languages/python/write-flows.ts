import { withPoint } from '../../printing/with-point.ts';
import type { Writer } from '../../printing/writer.ts';
import {
  type Answer,
  aboutAnswers,
  asValue,
  type Block,
  type Computation,
  canFallOut,
  changeIn,
  type EnumDecl,
  type ErrorDecl,
  type ExpressionForms,
  errorSaid,
  errorWords,
  exitCases,
  type FlowDecl,
  goingOnOf,
  isComputed,
  isName,
  type Name,
  negated,
  onlyQuestion,
  type PassedValue,
  type PortDecl,
  remarkOf,
  type Statement,
  type StateTable,
  type Step,
  saidOf,
  type Work,
  wholeType,
  writeExpression,
} from '../../program/index.ts';
import { apart, constant, type Dialect, identifier, quote, typeName, writeInside } from './dialect.ts';
import { pythonType } from './write-records.ts';

export const writeEnum = (writer: Writer, { name, summary, members }: EnumDecl): void => {
  apart(writer);
  writer.block(`class ${typeName(name)}(Enum):`, '', () => {
    writer.comment(summary);
    writer.gap();
    for (const member of members) writer.line(`${constant(member)} = ${quote(asValue(member))}`, member.from);
  });
};

export const writeError = (writer: Writer, each: ErrorDecl): void => {
  apart(writer);
  writer.block(`class ${errorType(each)}(Exception):`, '', () => {
    writer.comment(each.summary);
    writer.gap();
    writer.block('def __init__(self) -> None:', '', () => writer.line(`super().__init__(${quote(errorSaid(each))})`));
  });
};

export const errorType = (each: ErrorDecl): string => typeName(errorWords(each, 'error'));

export const memberOf = ({ name }: EnumDecl, member: Name): string => `${typeName(name)}.${constant(member)}`;

export const writePort = (writer: Writer, dialect: Dialect, port: PortDecl): void => {
  apart(writer);
  writer.block(`class ${typeName(port.name)}(Protocol):`, '', () => {
    writer.comment(port.summary);
    for (const step of port.methods) {
      writer.gap();
      const head = `${dialect.isAsync ? 'async ' : ''}def ${identifier(step.name)}(`;
      const remark = remarkOf(step);
      const isBare = remark === '' || !dialect.includeComments;
      const close = `) -> ${answerType(step)}:${isBare ? ' ...' : ''}`;
      writer.items(head, ['self', ...parametersOf(step)], close, step.name.from);
      if (!isBare) writer.indented(() => writer.comment(remark));
    }
  });
};

/** What a method takes behind `self`. */
export const parametersOf = ({ parameters = [] }: Pick<Step, 'parameters'>): readonly string[] =>
  parameters.map((each) => `${identifier(each.name)}: ${pythonType(wholeType(each))}`);

export const answerType = ({ answer, result }: Step): string =>
  answer === undefined ? resultType({ result }) : answer === 'boolean' ? 'bool' : typeName(answer.name);

/** What is given back, where that is a value that others take. */
export const resultType = ({ result }: { readonly result?: PassedValue | undefined }): string =>
  result === undefined ? 'None' : pythonType(wholeType(result));

export const writeFlow = (writer: Writer, dialect: Dialect, flow: FlowDecl): void => {
  apart(writer);
  const parameters = [
    ...flow.ports.map(({ handle, name }) => `${identifier(handle)}: ${typeName(name)}`),
    ...parametersOf(flow),
    ...(dialect.isObserved ? ['observe: Observe = lambda step: None'] : []),
  ];
  const head = `${dialect.isAsync ? 'async ' : ''}def ${identifier(flow.name)}(`;
  writer.items(
    head,
    parameters,
    `) -> ${flow.outcome === undefined ? 'None' : typeName(flow.outcome.name)}:`,
    flow.name.from,
  );
  writer.indented(() => {
    writer.comment(flow.summary);
    if (flow.body !== undefined) writeBlock(writer, dialect, flow.body, flow.outcome);
    else if (flow.table !== undefined) writeTable(writer, dialect, flow.table, flow.outcome);
  });
};

export const writeBlock = (writer: Writer, dialect: Dialect, block: Block, outcome?: EnumDecl): void => {
  if (block.length === 0) writer.line('pass');
  for (const statement of block) writeStatement(writer, dialect, statement, outcome);
};

const writeIf = (
  writer: Writer,
  dialect: Dialect,
  { step, is, body, otherwise }: Extract<Statement, { kind: 'if' }>,
  outcome: EnumDecl | undefined,
  opening: 'if' | 'elif',
): void => {
  writeQuestion(writer, dialect, { step, is }, opening);
  writer.indented(() => writeBlock(writer, dialect, body, outcome));
  const next = dialect.isObserved ? undefined : onlyQuestion(otherwise);
  if (next !== undefined) writeIf(writer, dialect, next, outcome, 'elif');
  else if (otherwise.length > 0) {
    writer.line('else:');
    writer.indented(() => writeBlock(writer, dialect, otherwise, outcome));
  }
};

const writeStatement = (
  writer: Writer,
  dialect: Dialect,
  statement: Statement,
  outcome: EnumDecl | undefined,
): void => {
  const write = (block: Block): void => writer.indented(() => writeBlock(writer, dialect, block, outcome));
  switch (statement.kind) {
    case 'do':
      observe(writer, dialect, statement.step);
      if (isComputed(statement.step)) writeComputation(writer, statement.step);
      else writeDo(writer, dialect, statement.step, statement);
      return;
    case 'hold':
      return;
    case 'if': {
      const { step, body, otherwise } = statement;
      observe(writer, dialect, step);
      if (body.length === 0 && otherwise.length === 0 && !isComputed(step)) writeCall(writer, dialect, step);
      else writeIf(writer, dialect, statement, outcome, 'if');
      return;
    }
    case 'choose':
      writeChain(writer, dialect, statement, outcome);
      return;
    case 'while':
      writeQuestion(writer, dialect, statement, 'while');
      write(statement.body);
      return;
    case 'each':
      writer.line(`for ${identifier(statement.item.name)} in ${identifier(statement.of.name)}:`);
      write(statement.body);
      return;
    case 'repeat':
      writer.line(statement.rounds === undefined ? 'while True:' : `for _ in range(${statement.rounds.most}):`);
      write(statement.body);
      return;
    case 'leave':
      writer.line('break');
      return;
    case 'again':
      writer.line('continue');
      return;
    case 'end':
      writeEnd(writer, outcome, statement.outcome);
      return;
    case 'done':
      writer.line('return');
      return;
    case 'raise':
      writer.line(`raise ${errorType(statement.error)}`);
      return;
    case 'answer':
      writer.line(`return ${answered(statement.value)}`);
      return;
    case 'give': {
      const { step, value } = statement;
      if (step !== undefined) observe(writer, dialect, step);
      if (step === undefined) writer.line(`return ${identifier(value.name)}`);
      else writeCall(writer, dialect, step, { before: 'return ' });
    }
  }
};

/** A call and what is kept of it, or of the error that it fails with. */
const writeDo = (
  writer: Writer,
  dialect: Dialect,
  step: Step,
  { keeps, failing = [] }: Extract<Statement, { kind: 'do' }>,
): void => {
  const kept = keeps === undefined ? '' : `${identifier(keeps.name)} = `;
  if (kept === '' || failing.length === 0) {
    writeCall(writer, dialect, step, { before: kept });
    return;
  }
  writer.block('try:', '', () => writeCall(writer, dialect, step, { before: kept }));
  for (const error of failing)
    writer.block(`except ${errorType(error)} as error:`, '', () => writer.line(`${kept}str(error)`));
};

const answered = ({ type, sample }: PassedValue): string => {
  if (type.kind === 'enum' && isName(sample)) return memberOf(type.enum, sample);
  return sample === true ? 'True' : 'False';
};

const writeEnd = (writer: Writer, outcome: EnumDecl | undefined, end: Name): void =>
  writer.line(outcome === undefined ? 'return' : `return ${memberOf(outcome, end)}`, end.from);

const observe = (writer: Writer, { isObserved, holder = '' }: Dialect, step: Work): void => {
  if (isObserved && !isComputed(step)) writeInside(writer, [`${holder}observe(`, quote(saidOf(step)), ')']);
};

/** How computations are written. */
const expressions: ExpressionForms = {
  variable: ({ name }) => identifier(name),
  number: (value, isDecimal) => (isDecimal ? withPoint(value) : String(value)),
  adaptsNumbers: true,
  text: quote,
  signs: { all: 'and', any: 'or' },
};

const writeComputation = (writer: Writer, work: Computation): void => {
  const { computes, result, name } = work;
  const change = changeIn(work);
  const [sign, value] = change === undefined ? ['=', computes] : [`${change.sign}=`, change.by];
  if (result !== undefined)
    writer.line(`${identifier(result.name)} ${sign} ${writeExpression(value, expressions)}`, name.from);
};

const writeQuestion = (
  writer: Writer,
  dialect: Dialect,
  { step, is }: { readonly step: Work; readonly is: boolean },
  opening: 'if' | 'elif' | 'while',
): void => {
  if (!isComputed(step)) {
    writeCall(writer, dialect, step, { before: `${opening} ${is ? '' : 'not '}`, after: ':' });
    return;
  }
  const condition = writeExpression(is ? step.computes : negated(step.computes), expressions);
  writer.line(`${opening} ${condition}:`, step.name.from);
};

/** A call of a step, and what stands before and behind it on its line. */
const writeCall = (
  writer: Writer,
  { isAsync, holder = '' }: Dialect,
  { name, port, parameters = [] }: Step,
  { before = '', after = '' }: { readonly before?: string; readonly after?: string } = {},
): void => {
  const given = parameters.map((each) => identifier(each.name)).join(', ');
  const open = `${before}${isAsync ? 'await ' : ''}${holder}${identifier(port.handle)}.${identifier(name)}(`;
  writeInside(writer, [open, given, `)${after}`], name.from);
};

const writeChain = (
  writer: Writer,
  dialect: Dialect,
  { step, cases }: Extract<Statement, { kind: 'choose' }>,
  outcome: EnumDecl | undefined,
): void => {
  observe(writer, dialect, step);
  const { answer: values } = step;
  if (typeof values !== 'object') return;
  const answer = identifier({ words: [...step.name.words, 'answer'] });
  writeCall(writer, dialect, step, { before: `${answer} = ` });
  const goingOn = goingOnOf(cases);
  if (goingOn !== undefined) {
    const { leaving } = goingOn;
    writer.line(`if ${answer} is not ${memberOf(values, goingOn.answer)}:`, aboutAnswers(leaving.answers));
    writer.indented(() => writeBlock(writer, dialect, leaving.body, outcome));
    writeBlock(writer, dialect, cases[0]?.body ?? [], outcome);
    return;
  }
  let isOpen = false;
  for (const [index, { answers, body }] of cases.entries()) {
    const isRest = index > 0 && index === cases.length - 1;
    if (isRest && body.length === 0) return;
    if (isRest && !isOpen) {
      writeBlock(writer, dialect, body, outcome);
      return;
    }
    const about = aboutAnswers(answers);
    if (isRest) writer.line('else:', about);
    else
      writeTest(
        writer,
        `${isOpen ? 'elif' : 'if'} ${answer}`,
        answers.map((value) => memberOf(values, value)),
        about,
      );
    writer.indented(() => writeBlock(writer, dialect, body, outcome));
    // What never comes out at the bottom guards all that follows.
    isOpen = isOpen || canFallOut(body);
  }
};

/** Whether an answer is one of these. */
const writeTest = (writer: Writer, head: string, values: readonly string[], about: readonly string[]): void => {
  if (values.length === 1) writer.line(`${head} is ${values[0]}:`, about);
  else writer.items(`${head} in (`, values, '):', about);
};

const writeTable = (
  writer: Writer,
  dialect: Dialect,
  { states, start, rows }: StateTable,
  outcome: EnumDecl | undefined,
): void => {
  writer.line(`state = ${memberOf(states, start)}`);
  writer.block('while True:', '', () => {
    for (const [index, row] of rows.entries()) {
      writer.line(`${index === 0 ? 'if' : 'elif'} state is ${memberOf(states, row.state)}:`, row.state.from);
      writer.indented(() => {
        if (row.kind === 'end') {
          writeEnd(writer, outcome, row.outcome);
          return;
        }
        observe(writer, dialect, row.step);
        if (row.kind === 'do') {
          writeCall(writer, dialect, row.step);
          writer.line(`state = ${memberOf(states, row.next)}`);
        } else writeExits(writer, dialect, row, states);
      });
    }
  });
};

const writeExits = (
  writer: Writer,
  dialect: Dialect,
  { step, next }: Extract<StateTable['rows'][number], { kind: 'choose' }>,
  states: EnumDecl,
): void => {
  const move = (to: Name): void => writer.indented(() => writer.line(`state = ${memberOf(states, to)}`));
  const values = step.answer;
  if (typeof values !== 'object') {
    const to = (answer: boolean): Name | undefined => next.find((exit) => exit.answer === answer)?.to;
    const [yes, no] = [to(true), to(false)];
    if (yes === undefined || no === undefined) return;
    writeCall(writer, dialect, step, { before: 'if ', after: ':' });
    move(yes);
    writer.line('else:');
    move(no);
    return;
  }
  const answer = identifier({ words: [...step.name.words, 'answer'] });
  writeCall(writer, dialect, step, { before: `${answer} = ` });
  const cases = exitCases(next);
  for (const [index, { answers, to }] of cases.entries()) {
    const isLast = index === cases.length - 1 && index > 0;
    const members = answers.map((each) => memberOf(values, each));
    if (isLast) writer.line('else:');
    else writeTest(writer, `${index === 0 ? 'if' : 'elif'} ${answer}`, members, aboutAnswers(answers));
    move(to);
  }
};

/** An answer as a test writes it. */
export const answerOf = (step: Step, answer: Answer): string =>
  typeof answer === 'boolean' || typeof step.answer !== 'object'
    ? answer === true
      ? 'True'
      : 'False'
    : memberOf(step.answer, answer);
