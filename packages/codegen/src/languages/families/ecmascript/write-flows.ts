import { writeRemark } from '../../../printing/write-remark.ts';
import type { Writer } from '../../../printing/writer.ts';
import {
  type Answer,
  aboutAnswers,
  askedAtEnd,
  asText,
  type Block,
  canFallOut,
  changeIn,
  declaresAnything,
  type EnumDecl,
  type ErrorDecl,
  type ExpressionForms,
  errorSaid,
  errorWords,
  exitCases,
  type FlowDecl,
  goingOnOf,
  isComputed,
  isGivenBack,
  leavesLoop,
  type Name,
  negated,
  onlyQuestion,
  type PassedValue,
  type PathScenario,
  type PortDecl,
  type Rounds,
  remarkOf,
  type Statement,
  type StateTable,
  type Step,
  saidOf,
  setsAnything,
  type Work,
  writeExpression,
} from '../../../program/index.ts';
import { asksAnything } from '../call-names.ts';
import { type Dialect, identifier, literalOf, methodName, quote, typeName } from './dialect.ts';
import { plainType } from './write-records.ts';
import { writtenValue } from './written-value.ts';

export const writeError = (writer: Writer, { isTyped }: Dialect, each: ErrorDecl): void => {
  const type = errorType(each);
  writer.gap();
  writer.comment(each.summary);
  writer.block(
    `export class ${type} extends Error {`,
    '}',
    () => {
      writer.line(`${isTyped ? 'override ' : ''}name = ${quote(type)};`);
      writer.gap();
      writer.block('constructor() {', '}', () => writer.line(`super(${quote(errorSaid(each))});`));
    },
    each.name.from,
  );
};

export const errorType = (each: ErrorDecl): string => typeName(errorWords(each, 'error'));

export const writeEnum = (writer: Writer, { name, summary, members }: EnumDecl): void => {
  writer.gap();
  writer.comment(summary);
  const values = members.map(literalOf);
  const line = `export type ${typeName(name)} = ${values.join(' | ')};`;
  if (line.length <= 100) {
    writer.line(
      line,
      members.flatMap(({ from }) => from),
    );
    return;
  }
  writer.line(`export type ${typeName(name)} =`);
  writer.indented(() => {
    for (const [index, value] of values.entries()) {
      writer.line(`| ${value}${index === values.length - 1 ? ';' : ''}`, members[index]?.from);
    }
  });
};

/** JavaScript knows no interfaces: there, ports are told in a comment. */
export const writePort = (writer: Writer, dialect: Dialect, port: PortDecl): void => {
  writer.gap();
  if (!dialect.isTyped) {
    const methods = port.methods.map(
      (step) =>
        `@property {(${parametersOf(step, true).join(', ')}) => ${resultOf(step, dialect)}} ${methodName(step.name)}${remark(remarkOf(step))}`,
    );
    writer.comment(port.summary, `@typedef {object} ${typeName(port.name)}`, ...methods);
    return;
  }
  writer.comment(port.summary);
  writer.block(`export interface ${typeName(port.name)} {`, '}', () => {
    for (const step of port.methods) {
      writeRemark(writer, step);
      const result = `): ${resultOf(step, dialect)};`;
      writer.items(`${methodName(step.name)}(`, parametersOf(step, true), result, step.name.from);
    }
  });
};

/** What a method takes, with types where the language writes them. */
export const parametersOf = ({ parameters = [] }: Pick<Step, 'parameters'>, isTyped: boolean): readonly string[] =>
  parameters.map((each) => `${identifier(each.name)}${isTyped ? `: ${plainType(each)}` : ''}`);

const remark = (text: string): string => (text === '' ? '' : ` - ${text}`);

/** What is given back by a step or an operation. */
export const resultOf = ({ answer, result }: Pick<Step, 'answer' | 'result'>, dialect: Dialect): string => {
  const { isTyped } = dialect;
  const plain =
    answer === undefined
      ? result === undefined
        ? 'void'
        : plainType(result)
      : answer === 'boolean'
        ? 'boolean'
        : isTyped
          ? typeName(answer.name)
          : answer.members.map(literalOf).join(' | ');
  return dialect.isAsync ? `Promise<${plain}>` : plain;
};

export const writeFlow = (writer: Writer, dialect: Dialect, flow: FlowDecl): void => {
  const { isTyped, isAsync, isObserved } = dialect;
  writer.gap();
  writer.comment(
    flow.summary,
    ...(isTyped ? [] : [...explainPorts(flow.ports, dialect, flow.parameters), ...explainOutcome(flow, dialect)]),
  );
  const parameters = [
    ...flow.ports.map((port) => `${identifier(port.handle)}${isTyped ? `: ${typeName(port.name)}` : ''}`),
    ...parametersOf(flow, isTyped),
    ...(isObserved ? [`observe${isTyped ? ': Observe' : ''} = () => {}`] : []),
  ];
  const outcome = flow.outcome === undefined ? 'void' : typeName(flow.outcome.name);
  const result = isTyped ? `: ${isAsync ? `Promise<${outcome}>` : outcome}` : '';
  const head = `export ${isAsync ? 'async ' : ''}function ${identifier(flow.name)}(`;
  writer.items(head, parameters, `)${result} {`, flow.name.from);
  writer.indented(() => {
    const ending = flow.outcome === undefined ? () => 'return;' : endWith;
    if (flow.body !== undefined) writeBlock(writer, { ...dialect, ending }, flow.body);
    else if (flow.table !== undefined) writeTable(writer, { ...dialect, ending }, flow.table);
  });
  writer.line('}');
};

const endWith = (end: Name): string => `return ${literalOf(end)};`;

const explainOutcome = ({ outcome }: FlowDecl, { isAsync }: Dialect): readonly string[] => {
  if (outcome === undefined) return isAsync ? ['@returns {Promise<void>}'] : [];
  const values = outcome.members.map(literalOf).join(' | ');
  return [`@returns {${isAsync ? `Promise<${values}>` : values}}`];
};

/** The parameters of whatever works through ports, in the words of JSDoc. */
export const explainPorts = (
  ports: readonly PortDecl[],
  { isObserved }: Dialect,
  parameters: readonly PassedValue[] = [],
): readonly string[] => [
  ...ports.map((port) => `@param {${typeName(port.name)}} ${identifier(port.handle)}`),
  ...parameters.map((each) => `@param {${plainType(each)}} ${identifier(each.name)}`),
  ...(isObserved ? ['@param {(step: string) => void} [observe] - is called with each step before it runs'] : []),
];

/** How computations are written. */
const expressions: ExpressionForms = {
  variable: ({ name }) => identifier(name),
  number: String,
  text: quote,
  signs: { '==': '===', '!=': '!==' },
};

export const writeBlock = (writer: Writer, dialect: Dialect, block: Block): void => {
  for (const statement of block) writeStatement(writer, dialect, statement);
};

/** What is kept of a call that may fail, or of the error that it fails with. */
const writeRescued = (
  writer: Writer,
  dialect: Dialect,
  { step, keeps, as, failing = [] }: Extract<Statement, { kind: 'do' }>,
): boolean => {
  if (keeps === undefined || failing.length === 0) return false;
  if (as !== 'set') writer.line(`let ${parametersOf({ parameters: [keeps] }, dialect.isTyped).join()};`);
  const name = identifier(keeps.name);
  writer.line('try {');
  writer.indented(() => writer.line(`${name} = ${call(dialect, step)};`, step.name.from));
  writer.line('} catch (error) {');
  writer.indented(() => {
    const tests = failing.map((error) => `error instanceof ${errorType(error)}`);
    writer.line(`if (!(${tests.join(' || ')})) throw error;`);
    writer.line(`${name} = error.message;`);
  });
  writer.line('}');
  return true;
};

const writeStatement = (writer: Writer, dialect: Dialect, statement: Statement): void => {
  const write = (block: Block): void => writer.indented(() => writeBlock(writer, dialect, block));
  switch (statement.kind) {
    case 'do':
      observe(writer, dialect, statement.step);
      if (!writeRescued(writer, dialect, statement))
        writer.line(`${done(dialect, statement)};`, statement.step.name.from);
      return;
    case 'hold':
      writer.line(`let ${parametersOf({ parameters: [statement.value] }, dialect.isTyped).join()};`);
      return;
    case 'if': {
      observe(writer, dialect, statement.step);
      if (statement.body.length === 0 && statement.otherwise.length === 0)
        writer.line(`${call(dialect, statement.step)};`, statement.step.name.from);
      else writeIf(writer, dialect, statement, 'if');
      return;
    }
    case 'choose':
      observe(writer, dialect, statement.step);
      if (statement.cases.some(({ body }) => leavesLoop(body))) writeChain(writer, dialect, statement);
      else writeSwitch(writer, dialect, statement);
      return;
    case 'while': {
      const question = call(dialect, statement.step);
      writer.line(`while (${statement.is ? question : denied(dialect, statement.step)}) {`, statement.step.name.from);
      write(statement.body);
      writer.line('}');
      return;
    }
    case 'each':
      writer.line(`for (const ${identifier(statement.item.name)} of ${identifier(statement.of.name)}) {`);
      write(statement.body);
      writer.line('}');
      return;
    case 'repeat': {
      if (statement.rounds !== undefined) {
        writeRounds(writer, dialect, statement.body, statement.rounds);
        return;
      }
      const end = askedAtEnd(statement.body);
      writer.line(end === undefined ? 'for (;;) {' : 'do {');
      write(end?.body ?? statement.body);
      if (end === undefined) {
        writer.line('}');
        return;
      }
      writer.indented(() => observe(writer, dialect, end.step));
      const question = call(dialect, end.step);
      writer.line(`} while (${end.is ? question : denied(dialect, end.step)});`, end.step.name.from);
      return;
    }
    case 'leave':
      writer.line('break;');
      return;
    case 'again':
      writer.line('continue;');
      return;
    case 'end':
      writer.line((dialect.ending ?? endWith)(statement.outcome), statement.outcome.from);
      return;
    case 'done':
      writer.line('return;');
      return;
    case 'raise':
      writer.line(`throw new ${errorType(statement.error)}();`);
      return;
    case 'answer':
      writer.line(`return ${writtenValue(statement.value, statement.value.sample)};`);
      return;
    case 'give': {
      const { step, value } = statement;
      if (step !== undefined) observe(writer, dialect, step);
      writer.line(`return ${step === undefined ? identifier(value.name) : call(dialect, step)};`, step?.name.from);
    }
  }
};

const done = (dialect: Dialect, { step, keeps, as }: Extract<Statement, { kind: 'do' }>): string => {
  if (keeps === undefined) return call(dialect, step);
  const change = as === 'set' && isComputed(step) ? changeIn(step) : undefined;
  if (change !== undefined)
    return `${identifier(keeps.name)} ${change.sign}= ${writeExpression(change.by, expressions)}`;
  const keyword = as === 'set' ? '' : as === 'varied' ? 'let ' : 'const ';
  return `${keyword}${identifier(keeps.name)} = ${call(dialect, step)}`;
};

const writeRounds = (writer: Writer, dialect: Dialect, body: Block, { counter, most }: Rounds): void => {
  const count = identifier(counter);
  const end = askedAtEnd(body);
  if (end === undefined && !setsAnything(body)) {
    writer.block(`for (let ${count} = 1; ${count} <= ${most}; ${count} += 1) {`, '}', () =>
      writeBlock(writer, dialect, body),
    );
    return;
  }
  writer.line(`let ${count} = 0;`);
  writer.line('do {');
  writer.indented(() => {
    writeBlock(writer, dialect, end?.body ?? body);
    writer.line(`${count} += 1;`);
    if (end !== undefined) observe(writer, dialect, end.step);
  });
  const question = end === undefined ? '' : `${end.is ? call(dialect, end.step) : denied(dialect, end.step)} && `;
  writer.line(`} while (${question}${count} < ${most});`, end?.step.name.from);
};

const writeIf = (
  writer: Writer,
  dialect: Dialect,
  { step, is, body, otherwise }: Extract<Statement, { kind: 'if' }>,
  opening: string,
): void => {
  writer.line(`${opening} (${is ? call(dialect, step) : denied(dialect, step)}) {`, step.name.from);
  writer.indented(() => writeBlock(writer, dialect, body));
  const next = dialect.isObserved ? undefined : onlyQuestion(otherwise);
  if (next !== undefined) {
    writeIf(writer, dialect, next, '} else if');
    return;
  }
  if (otherwise.length > 0) {
    writer.line('} else {');
    writer.indented(() => writeBlock(writer, dialect, otherwise));
  }
  writer.line('}');
};

const observe = (writer: Writer, { isObserved, holder = '' }: Dialect, step: Work): void => {
  if (isObserved && !isComputed(step)) writer.line(`${holder}observe(${quote(saidOf(step))});`);
};

const call = (dialect: Dialect, work: Work): string => {
  if (isComputed(work)) return writeExpression(work.computes, expressions);
  const { name, port, parameters = [] } = work;
  const { holder = '' } = dialect;
  const given = parameters.map((each) => identifier(each.name)).join(', ');
  return `${dialect.isAsync ? 'await ' : ''}${holder}${identifier(port.handle)}.${methodName(name)}(${given})`;
};

/** The opposite of what a question answers. */
const denied = (dialect: Dialect, step: Work): string => {
  if (isComputed(step)) return writeExpression(negated(step.computes), expressions);
  return dialect.isAsync ? `!(${call(dialect, step)})` : `!${call(dialect, step)}`;
};

type Choice = Extract<Statement, { kind: 'choose' }>;

const writeSwitch = (writer: Writer, dialect: Dialect, { step, cases }: Choice): void => {
  writer.block(
    `switch (${call(dialect, step)}) {`,
    '}',
    () => {
      for (const { answers, body } of cases) {
        // What a case declares must not be seen by the others.
        const [open, close] = declaresAnything(body) ? [' {', '}'] : ['', ''];
        for (const [index, answer] of answers.entries())
          writer.line(`case ${literalOf(answer)}:${index === answers.length - 1 ? open : ''}`, answer.from);
        writer.indented(() => {
          writeBlock(writer, dialect, body);
          if (canFallOut(body)) writer.line('break;');
        });
        if (close !== '') writer.line(close);
      }
    },
    step.name.from,
  );
  if (!dialect.isTyped && cases.every(({ body }) => !canFallOut(body))) throwUnexpected(writer, step);
};

const throwUnexpected = (writer: Writer, step: Step): void =>
  writer.line(`throw new Error(${quote(`unexpected answer to ${asText(step.name)}`)});`);

/** A `break` inside a switch would leave the switch, not the loop. */
const writeChain = (writer: Writer, dialect: Dialect, { step, cases }: Choice): void => {
  const answer = identifier({ words: [...step.name.words, 'answer'] });
  writer.line(`const ${answer} = ${call(dialect, step)};`, step.name.from);
  const goingOn = goingOnOf(cases);
  if (goingOn !== undefined) {
    const { leaving } = goingOn;
    const other = `if (${answer} !== ${literalOf(goingOn.answer)}) {`;
    writer.block(other, '}', () => writeBlock(writer, dialect, leaving.body), aboutAnswers(leaving.answers));
    writeBlock(writer, dialect, cases[0]?.body ?? []);
    return;
  }
  let isOpen = false;
  for (const [index, { answers, body }] of cases.entries()) {
    const isRest = index > 0 && index === cases.length - 1;
    if (isRest && !isOpen) {
      writeBlock(writer, dialect, body);
      return;
    }
    const test = `if (${answers.map((value) => `${answer} === ${literalOf(value)}`).join(' || ')}) {`;
    writer.line(isRest ? '} else {' : isOpen ? `} else ${test}` : test, aboutAnswers(answers));
    writer.indented(() => writeBlock(writer, dialect, body));
    // What never comes out at the bottom guards all that follows.
    isOpen = isOpen || canFallOut(body);
    if (!isOpen) writer.line('}');
  }
  if (isOpen) writer.line('}');
};

const writeTable = (writer: Writer, dialect: Dialect, { states, start, rows }: StateTable): void => {
  const type = dialect.isTyped ? `: ${typeName(states.name)}` : '';
  const move = (state: Parameters<typeof literalOf>[0]): string => `state = ${literalOf(state)};`;
  writer.line(`let state${type} = ${literalOf(start)};`);
  writer.block('for (;;) {', '}', () => {
    writer.block('switch (state) {', '}', () => {
      for (const row of rows) {
        writer.line(`case ${literalOf(row.state)}:`, row.state.from);
        writer.indented(() => {
          if (row.kind === 'end') {
            writer.line((dialect.ending ?? endWith)(row.outcome), row.outcome.from);
            return;
          }
          observe(writer, dialect, row.step);
          if (row.kind === 'do') {
            writer.line(`${call(dialect, row.step)};`, row.step.name.from);
            writer.line(move(row.next));
          } else writeExits(writer, dialect, row, move);
          writer.line('break;');
        });
      }
      if (!dialect.isTyped) {
        writer.line('default:');
        writer.indented(() => writer.line("throw new Error('unexpected state');"));
      }
    });
  });
};

const writeExits = (
  writer: Writer,
  dialect: Dialect,
  { step, next }: Extract<StateTable['rows'][number], { kind: 'choose' }>,
  move: (state: StateTable['start']) => string,
): void => {
  const to = (answer: Answer) => next.find((exit) => exit.answer === answer)?.to;
  const [yes, no] = [to(true), to(false)];
  if (yes !== undefined && no !== undefined) {
    writer.line(`state = ${call(dialect, step)} ? ${literalOf(yes)} : ${literalOf(no)};`, step.name.from);
    return;
  }
  writer.block(
    `switch (${call(dialect, step)}) {`,
    '}',
    () => {
      for (const { answers, to: state } of exitCases(next)) {
        for (const answer of answers) writer.line(`case ${literalOf(answer)}:`, answer.from);
        writer.indented(() => {
          writer.line(move(state));
          writer.line('break;');
        });
      }
    },
    step.name.from,
  );
};

/** The answers of a scenario for its scripted ports; undefined where no port is ever asked. */
export const scriptOf = (
  ports: readonly PortDecl[],
  answers: PathScenario['answers'],
): readonly string[] | undefined => (asksAnything(ports) ? answers.map(({ answer }) => answerOf(answer)) : undefined);

const answerOf = (answer: PathScenario['answers'][number]['answer']): string => {
  if (isGivenBack(answer)) return writtenValue(answer, answer.sample);
  return typeof answer === 'boolean' ? String(answer) : literalOf(answer);
};
