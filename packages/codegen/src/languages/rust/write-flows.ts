import { withPoint } from '../../printing/with-point.ts';
import { writeRemark } from '../../printing/write-remark.ts';
import type { Writer } from '../../printing/writer.ts';
import {
  type Answer,
  aboutAnswers,
  type Block,
  type Computation,
  changeIn,
  type EnumDecl,
  type Expression,
  type ExpressionForms,
  exitCases,
  type FieldDecl,
  type FlowDecl,
  isComputed,
  isName,
  negated,
  onlyQuestion,
  type PassedValue,
  type PortDecl,
  type ScalarType,
  type Statement,
  type StateTable,
  type Step,
  saidOf,
  setsAnything,
  type Work,
  writeExpression,
} from '../../program/index.ts';
import {
  type Dialect,
  identifier,
  memberOf,
  quote,
  typeName,
  variantName,
  writeArm,
  writeChain,
  writeFunction,
  writeHead,
} from './dialect.ts';
import { givenAs, isText, takenAs } from './record-types.ts';

export const writeEnum = (writer: Writer, { name, summary, members }: EnumDecl): void => {
  writer.gap();
  writer.comment(summary);
  writer.line('#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]');
  writer.block(`pub enum ${typeName(name)} {`, '}', () => {
    for (const member of members) writer.line(`${variantName(member)},`, member.from);
  });
};

export const writePort = (writer: Writer, { name, summary, methods }: PortDecl): void => {
  writer.gap();
  writer.comment(summary);
  if (methods.length === 0) {
    writer.line(`pub trait ${typeName(name)} {}`);
    return;
  }
  writer.block(`pub trait ${typeName(name)} {`, '}', () => {
    for (const step of methods) {
      writeRemark(writer, step);
      const parameters = ['&self', ...parametersOf(step)];
      writer.items(`fn ${identifier(step.name)}(`, parameters, `)${arrow(step)};`, step.name.from);
    }
  });
};

/** What a step gives back, as a type. */
export const answerType = ({
  answer,
  result,
  varies,
}: Pick<Step, 'answer' | 'result' | 'varies'>): string | undefined => {
  if (varies === true) return result?.type.kind === 'scalar' ? givenAs(result.type.scalar) : undefined;
  return answer === undefined || answer === 'boolean' ? answer && 'bool' : typeName(answer.name);
};

/** What a method takes behind `self`. */
export const parametersOf = (
  { parameters = [] }: Pick<Step, 'parameters'>,
  nameOf: (field: FieldDecl) => string = ({ name }) => identifier(name),
): readonly string[] =>
  parameters.flatMap((field) =>
    field.type.kind === 'scalar' ? [`${nameOf(field)}: ${passedAs(field, field.type.scalar)}`] : [],
  );

const passedAs = ({ isList }: FieldDecl, scalar: ScalarType): string =>
  isList ? `&[${givenAs(scalar)}]` : takenAs(scalar);

export const arrow = (step: Pick<Step, 'answer' | 'result'>): string => {
  const type = step.result?.type;
  const plain = type?.kind === 'enum' ? typeName(type.enum.name) : undefined;
  const one = type?.kind === 'scalar' ? givenAs(type.scalar) : plain;
  const given = one !== undefined && step.result?.isList === true ? `Vec<${one}>` : one;
  const result = answerType(step) ?? given;
  return result === undefined ? '' : ` -> ${result}`;
};

export const writeFlow = (writer: Writer, dialect: Dialect, flow: FlowDecl): void => {
  writer.gap();
  writer.comment(flow.summary);
  const parameters = [
    ...flow.ports.map(({ handle, name }) => `${identifier(handle)}: &impl ${typeName(name)}`),
    ...parametersOf(flow),
    ...(dialect.isObserved ? ['observe: impl Fn(&str)'] : []),
  ];
  const lending = flow.parameters === undefined ? dialect : { ...dialect, taken: flow.parameters };
  const result = flow.outcome && typeName(flow.outcome.name);
  const body = (): void => {
    if (flow.body !== undefined) writeBlock(writer, { dialect: lending, outcome: flow.outcome }, flow.body, true);
    else if (flow.table !== undefined) writeTable(writer, { dialect, outcome: flow.outcome }, flow.table);
  };
  const head = { head: `pub fn ${identifier(flow.name)}`, parameters, ...(result !== undefined && { result }) };
  writeFunction(writer, head, body, flow.name.from);
};

export interface Surroundings {
  readonly dialect: Dialect;
  /** What the function gives back; absent where it gives nothing. */
  readonly outcome?: EnumDecl | undefined;
}

/** `isTail` where the value of the block is that of the function. */
export const writeBlock = (writer: Writer, around: Surroundings, block: Block, isTail: boolean): void => {
  for (const [index, statement] of block.entries())
    writeStatement(writer, around, statement, isTail && index === block.length - 1);
};

const writeStatement = (writer: Writer, around: Surroundings, statement: Statement, isTail: boolean): void => {
  const { dialect, outcome } = around;
  const write = (block: Block, isLast = false): void =>
    writer.indented(() => writeBlock(writer, around, block, isLast));
  switch (statement.kind) {
    case 'do':
      observe(writer, dialect, statement.step);
      writeStep(writer, dialect, statement);
      return;
    case 'hold':
      writer.line(`let ${statement.isVaried ? 'mut ' : ''}${identifier(statement.value.name)};`);
      return;
    case 'if': {
      observe(writer, dialect, statement.step);
      if (statement.body.length === 0 && statement.otherwise.length === 0) {
        writeStep(writer, dialect, { kind: 'do', step: statement.step });
        return;
      }
      writeIf(writer, around, statement, { opening: 'if', isTail });
      return;
    }
    case 'choose':
      observe(writer, dialect, statement.step);
      writeMatch(writer, around, statement, isTail);
      return;
    case 'while': {
      if (!dialect.isObserved || isComputed(statement.step)) {
        writeHead(writer, 'while', asked(dialect, statement), statement.step.name.from);
        write(statement.body);
        writer.line('}');
        return;
      }
      writer.block('loop {', '}', () => {
        observe(writer, dialect, statement.step);
        writeHead(writer, 'if', asked(dialect, { step: statement.step, is: !statement.is }));
        writer.indented(() => writer.line('break;'));
        writer.line('}');
        writeBlock(writer, around, statement.body, false);
      });
      return;
    }
    case 'each': {
      const { item, of } = statement;
      const [mark, lend] = [isText(item.type) ? '' : '&', isTaken(dialect, of) ? '' : '&'];
      writer.line(`for ${mark}${identifier(item.name)} in ${lend}${identifier(of.name)} {`);
      const taken = isText(item.type) ? [...(dialect.taken ?? []), item] : dialect.taken;
      const inside = { ...around, dialect: { ...dialect, ...(taken !== undefined && { taken }) } };
      writer.indented(() => writeBlock(writer, inside, statement.body, false));
      writer.line('}');
      return;
    }
    case 'repeat':
      writeLoop(writer, around, statement);
      return;
    case 'leave':
      writer.line('break;');
      return;
    case 'again':
      writer.line('continue;');
      return;
    case 'end': {
      const value = outcome === undefined ? '' : ` ${memberOf(outcome, statement.outcome)}`;
      writer.line(isTail ? value.trim() : `return${value};`, statement.outcome.from);
      return;
    }
    case 'done':
      writer.line('return;');
      return;
    case 'answer':
      writer.line(isTail ? answered(statement.value) : `return ${answered(statement.value)};`);
      return;
    case 'give': {
      const { step, value } = statement;
      if (step !== undefined) observe(writer, dialect, step);
      writer.line(step === undefined ? owned(dialect, value) : call(dialect, step), step?.name.from);
    }
  }
};

const answered = ({ type, sample }: PassedValue): string =>
  isName(sample) && type.kind === 'enum' ? memberOf(type.enum, sample) : String(sample);

/** Only what is done without an end is sure to have set a variable. */
const writeLoop = (
  writer: Writer,
  around: Surroundings,
  { body, rounds }: Extract<Statement, { kind: 'repeat' }>,
): void => {
  const isCounting = rounds !== undefined && setsAnything(body);
  const count = rounds === undefined ? '' : identifier(rounds.counter);
  if (isCounting) writer.line(`let mut ${count} = 0;`);
  writer.block(rounds === undefined || isCounting ? 'loop {' : `for _ in 0..${rounds.most} {`, '}', () => {
    writeBlock(writer, around, body, false);
    if (!isCounting) return;
    writer.line(`${count} += 1;`);
    writer.block(`if ${count} == ${rounds.most} {`, '}', () => writer.line('break;'));
  });
};

type Condition = Extract<Statement, { kind: 'if' }>;

interface Asked {
  readonly conditions: readonly Pick<Condition, 'step' | 'is'>[];
  readonly body: Block;
}

const alone = (statement: Condition): Asked => ({ conditions: [statement], body: statement.body });

/** Questions of which one is only asked for where the other holds, as one condition. */
const joined = (statement: Condition): Asked => {
  const [only, ...more] = statement.body;
  if (statement.otherwise.length > 0 || more.length > 0 || only?.kind !== 'if') return alone(statement);
  if (only.otherwise.length > 0 || only.body.length === 0) return alone(statement);
  const { conditions, body } = joined(only);
  return { conditions: [statement, ...conditions], body };
};

const writeIf = (
  writer: Writer,
  around: Surroundings,
  statement: Condition,
  { opening, isTail }: { readonly opening: string; readonly isTail: boolean },
): void => {
  const { dialect } = around;
  const { conditions, body } = dialect.isObserved ? alone(statement) : joined(statement);
  writeConditions(
    writer,
    opening,
    conditions.map((each) => asked(dialect, each, conditions.length > 1)),
    statement.step.name.from,
  );
  writer.indented(() => writeBlock(writer, around, body, isTail));
  const next = dialect.isObserved ? undefined : onlyQuestion(statement.otherwise);
  if (next !== undefined) {
    writeIf(writer, around, next, { opening: '} else if', isTail });
    return;
  }
  if (statement.otherwise.length > 0) {
    writer.line('} else {');
    writer.indented(() => writeBlock(writer, around, statement.otherwise, isTail));
  }
  writer.line('}');
};

const writeConditions = (
  writer: Writer,
  opening: string,
  conditions: readonly string[],
  about: readonly string[],
): void => {
  const [first = '', ...others] = conditions;
  const line = `${opening} ${conditions.join(' && ')} {`;
  if (others.length === 0) writeHead(writer, opening, first, about);
  else if (line.length <= writer.room()) writer.line(line, about);
  else {
    writer.line(`${opening} ${first}`, about);
    writer.indented(() => {
      for (const each of others) writer.line(`&& ${each}`);
    });
    writer.line('{');
  }
};

const writeMatch = (
  writer: Writer,
  around: Surroundings,
  { step, cases }: Extract<Statement, { kind: 'choose' }>,
  isTail: boolean,
): void => {
  const { dialect, outcome } = around;
  const { answer: asked } = step;
  if (asked === undefined || asked === 'boolean') return;
  const arms = (): void => {
    for (const { answers, body } of cases) {
      const pattern = answers.map((answer) => memberOf(asked, answer)).join(' | ');
      const about = aboutAnswers(answers);
      const [only] = body;
      if (body.length === 0) writer.line(`${pattern} => {}`, about);
      else if (isTail && body.length === 1 && only?.kind === 'end' && outcome !== undefined)
        writeArm(writer, pattern, memberOf(outcome, only.outcome), about);
      else if (isTail && body.length === 1 && only?.kind === 'answer')
        writeArm(writer, pattern, answered(only.value), about);
      else writer.block(`${pattern} => {`, '}', () => writeBlock(writer, around, body, isTail), about);
    }
  };
  writeHead(writer, 'match', call(dialect, step), step.name.from);
  writer.indented(arms);
  writer.line('}');
};

const observe = (writer: Writer, { isObserved, holder }: Dialect, step: Work): void => {
  if (!isObserved || isComputed(step)) return;
  const target = holder === '' ? 'observe' : '(self.observe)';
  writer.line(`${target}(${quote(saidOf(step))});`);
};

type Deed = Extract<Statement, { kind: 'do' }>;

const writeStep = (writer: Writer, dialect: Dialect, { step, keeps, as }: Deed): void => {
  if (isComputed(step)) {
    writer.line(computed(step, as), step.name.from);
    return;
  }
  const { name, port } = step;
  const keyword = as === 'set' ? '' : as === 'varied' ? 'let mut ' : 'let ';
  const kept = keeps === undefined ? '' : `${keyword}${identifier(keeps.name)} = `;
  writeChain(writer, `${dialect.holder}${identifier(port.handle)}`, [called(dialect, step)], ';', kept, name.from);
};

/** How computations are written. */
const expressions: ExpressionForms = {
  variable: ({ name }) => identifier(name),
  number: (value, isDecimal) => (isDecimal ? withPoint(value) : String(value)),
  text: quote,
  widen: (written) => `(${written} as f64)`,
};

const computed = (work: Computation, as: Deed['as']): string => {
  const { computes, result } = work;
  const name = result === undefined ? '_' : identifier(result.name);
  const change = as === 'set' ? changeIn(work) : undefined;
  if (change !== undefined) return `${name} ${change.sign}= ${withoutBrackets(change.by)};`;
  const keyword = as === 'set' ? '' : as === 'varied' ? 'let mut ' : 'let ';
  const owning = result !== undefined && isText(result.type) ? '.to_owned()' : '';
  return `${keyword}${name} = ${withoutBrackets(computes)}${owning};`;
};

const withoutBrackets = (expression: Expression): string =>
  writeExpression(expression, expressions).replace(/^\(([^()]*)\)$/, '$1');

/** What is asked, or its opposite; several are joined by `and`. */
const asked = (
  dialect: Dialect,
  { step, is }: { readonly step: Work; readonly is: boolean },
  isJoined = false,
): string => {
  if (!isComputed(step)) return `${is ? '' : '!'}${call(dialect, step)}`;
  const condition = is ? step.computes : negated(step.computes);
  const written = writeExpression(condition, expressions);
  return isJoined && condition.kind === 'joined' ? `(${written})` : written;
};

const call = (dialect: Dialect, step: Step): string =>
  `${dialect.holder}${identifier(step.port.handle)}.${called(dialect, step)}`;

const called = (dialect: Dialect, { name, parameters = [] }: Step): string =>
  `${identifier(name)}(${parameters.map((each) => lent(dialect, each)).join(', ')})`;

/** A value as a step takes it: texts are lent to it. */
const lent = (dialect: Dialect, value: PassedValue): string =>
  `${isLent(value) && !isTaken(dialect, value) ? '&' : ''}${identifier(value.name)}`;

/** A value as it is given back: its receiver owns it. */
const owned = (dialect: Dialect, value: PassedValue): string =>
  `${identifier(value.name)}${isLent(value) && isTaken(dialect, value) ? '.to_owned()' : ''}`;

const isLent = ({ type, isList }: PassedValue): boolean => isList || isText(type);

const isTaken = ({ taken = [] }: Dialect, value: PassedValue): boolean =>
  taken.some(({ name }) => identifier(name) === identifier(value.name));

const writeTable = (writer: Writer, { dialect, outcome }: Surroundings, { states, start, rows }: StateTable): void => {
  writer.line(`let mut state = ${memberOf(states, start)};`);
  writer.block('loop {', '}', () => {
    writer.block('match state {', '}', () => {
      for (const row of rows) {
        const pattern = memberOf(states, row.state);
        if (row.kind === 'end') {
          const value = outcome === undefined ? '' : ` ${memberOf(outcome, row.outcome)}`;
          writeArm(writer, pattern, `return${value}`, row.state.from);
          continue;
        }
        writer.block(
          `${pattern} => {`,
          '}',
          () => {
            observe(writer, dialect, row.step);
            if (row.kind === 'do') {
              writeStep(writer, dialect, { kind: 'do', step: row.step });
              writer.line(`state = ${memberOf(states, row.next)};`);
            } else writeExits(writer, dialect, states, row);
          },
          row.state.from,
        );
      }
    });
  });
};

const writeExits = (
  writer: Writer,
  dialect: Dialect,
  states: EnumDecl,
  { step, next }: Extract<StateTable['rows'][number], { kind: 'choose' }>,
): void => {
  const to = (answer: Answer) => next.find((exit) => exit.answer === answer)?.to;
  const [yes, no] = [to(true), to(false)];
  if (yes !== undefined && no !== undefined) {
    const [open, first, second] = [`if ${call(dialect, step)} {`, memberOf(states, yes), memberOf(states, no)];
    if (`${open} ${first} } else { ${second} }`.length <= 50) {
      writer.line(`state = ${open} ${first} } else { ${second} };`, step.name.from);
      return;
    }
    writer.line(`state = ${open}`, step.name.from);
    writer.indented(() => writer.line(first));
    writer.block('} else {', '};', () => writer.line(second));
    return;
  }
  const asked = step.answer;
  if (asked === undefined || asked === 'boolean') return;
  writer.block(
    `state = match ${call(dialect, step)} {`,
    '};',
    () => {
      for (const { answers, to: state } of exitCases(next)) {
        const pattern = answers.map((answer) => memberOf(asked, answer)).join(' | ');
        writeArm(writer, pattern, memberOf(states, state), aboutAnswers(answers));
      }
    },
    step.name.from,
  );
};
