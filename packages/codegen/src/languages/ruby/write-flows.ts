import { snakeCase } from '../../printing/cases.ts';
import { withPoint } from '../../printing/with-point.ts';
import { writeRemark } from '../../printing/write-remark.ts';
import type { Writer } from '../../printing/writer.ts';
import {
  type EnumDecl,
  type ErrorDecl,
  errorSaid,
  errorWords,
  type FieldDecl,
  type FlowDecl,
  type PortDecl,
  type Step,
  saidOf,
} from '../../program/index.ts';
import { type Syntax, writeBlock, writeTable } from '../families/dynamic/write-block.ts';
import {
  type Dialect,
  functionName,
  quote,
  stepName,
  symbol,
  typeName,
  valuesOf,
  variable,
  writeWords,
  yardType,
} from './dialect.ts';

export const writeEnum = (writer: Writer, each: EnumDecl): void => {
  writer.gap();
  writer.comment(each.summary);
  writeWords(writer, `${valuesOf(each)} = %i[`, each.members.map(snakeCase), '].freeze');
};

export const writeError = (writer: Writer, each: ErrorDecl): void => {
  writer.gap();
  writer.comment(each.summary);
  writer.block(`class ${errorType(each)} < StandardError`, 'end', () => {
    writer.block(`def initialize(message = ${quote(errorSaid(each))})`, 'end', () => writer.line('super'));
  });
};

export const errorType = (each: ErrorDecl): string => typeName(errorWords(each, 'error'));

/** A module for whoever implements the port to include: what they forget says so. */
export const writePort = (writer: Writer, port: PortDecl): void => {
  writer.gap();
  writer.comment(port.summary, 'Include it and define every method.');
  if (port.methods.length === 0) {
    writer.line(`module ${typeName(port.name)}; end`);
    return;
  }
  writer.block(`module ${typeName(port.name)}`, 'end', () => {
    for (const step of port.methods) {
      writer.gap();
      writeRemark(writer, step);
      const { answer, parameters = [] } = step;
      writer.comment(...parameters.map(explained), ...explainedResult(step));
      if (typeof answer === 'object') writer.comment(`@return [Symbol] one of ${valuesOf(answer)}`);
      const name = stepName(step);
      const raise = `raise NotImplementedError, "#{self.class} must define ${name}"`;
      const taken = parameters.map((each) => variable(each.name));
      writeMethod(writer, name, taken, step.name.from, () => writer.line(raise));
    }
  });
};

/** A parameter as YARD tells it. */
export const explained = (field: FieldDecl): string => `@param ${variable(field.name)} [${yardType(field)}]`;

export const explainedResult = ({ result }: Pick<Step, 'result'>): readonly string[] =>
  result === undefined ? [] : [`@return [${yardType(result)}] ${result.name.words.join(' ')}`];

export const writeFlow = (writer: Writer, dialect: Dialect, flow: FlowDecl): void => {
  const parameters = [
    ...flow.ports.map(({ handle }) => variable(handle)),
    ...(flow.parameters ?? []).map(({ name }) => variable(name)),
    ...(dialect.isObserved ? ['observe: nil'] : []),
  ];
  writer.gap();
  const { outcome } = flow;
  writer.comment(
    flow.summary,
    ...(flow.parameters ?? []).map(explained),
    ...(outcome === undefined ? [] : [`@return [Symbol] one of ${valuesOf(outcome)}`]),
  );
  const told = syntaxFor(dialect, '');
  const { tail: _tail, ...untold } = { ...told, end: () => 'return' };
  const syntax = outcome === undefined ? untold : told;
  writeMethod(writer, `self.${functionName(flow.name)}`, parameters, flow.name.from, () => {
    if (flow.body !== undefined) writeBlock(writer, syntax, flow.body, { choices: 0, isTail: true });
    else if (flow.table !== undefined) writeTable(writer, syntax, flow.table);
  });
};

export const writeMethod = (
  writer: Writer,
  name: string,
  parameters: readonly string[],
  about: readonly string[],
  body: () => void,
): void => {
  if (parameters.length === 0) writer.line(`def ${name}`, about);
  else writer.items(`def ${name}(`, parameters, ')', about);
  writer.indented(body);
  writer.line('end');
};

/** `holder` stands before ports and the observer: `@` where they are instance variables. */
export const syntaxFor = ({ isObserved }: Dialect, holder: '' | '@'): Syntax => ({
  ...(isObserved && {
    observe: (step: Step) => `${holder}observe&.call(${quote(saidOf(step))})`,
  }),
  call: (step) => {
    const given = (step.parameters ?? []).map(({ name }) => variable(name)).join(', ');
    return `${holder}${variable(step.port.handle)}.${stepName(step)}${given === '' ? '' : `(${given})`}`;
  },
  expressions: {
    variable: ({ name }) => variable(name),
    number: (value, isDecimal) => (isDecimal ? withPoint(value) : String(value)),
    text: quote,
    widen: (written, of) => (of.kind === 'variable' ? `${written}.to_f` : `(${written}).to_f`),
  },
  ended: (expression) => expression,
  ifHead: (question, is) => `${is ? 'if' : 'unless'} ${question}`,
  elseIfHead: (question, is) => `elsif ${is ? '' : '!'}${question}`,
  elseHead: 'else',
  modifier: (statement, question, is) => `${statement} ${is ? 'if' : 'unless'} ${question}`,
  whileHead: (question, is) => `${is ? 'while' : 'until'} ${question}`,
  foreverHead: 'loop do',
  timesHead: ({ most }) => `${most}.times do`,
  held: 'nil',
  close: 'end',
  nothing: 'nil',
  assign: (name, value) => `${name} = ${value}`,
  answerName: ({ name }) => variable({ words: [...name.words, 'answer'] }),
  bindsSubject: false,
  chooseHead: (subject) => `case ${subject}`,
  caseHeads: (values) => [`in ${values.join(' | ')}`],
  indentsCases: false,
  value: (_, member) => symbol(member),
  chosen: (name, question, yes, no, room) => {
    const line = `${name} = ${question} ? ${yes} : ${no}`;
    return line.length <= room
      ? [line]
      : [`${name} =`, `  if ${question}`, `    ${yes}`, '  else', `    ${no}`, '  end'];
  },
  valueName: ({ name }) => variable(name),
  give: (value) => value,
  answer: (value) => `return ${value}`,
  rescue: { attempt: 'begin', head: (error) => `rescue ${errorType(error)} => error`, said: 'error.message' },
  raise: (error) => `raise ${errorType(error)}`,
  eachHead: (item, list) => `${list}.each do |${item}|`,
  done: 'return',
  stateName: 'state',
  leave: () => 'break',
  again: () => 'next',
  end: (outcome) => `return ${symbol(outcome)}`,
  tail: symbol,
});
