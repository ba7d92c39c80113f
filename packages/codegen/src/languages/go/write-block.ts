import { doubleQuoted } from '../../printing/double-quoted.ts';
import { withPoint } from '../../printing/with-point.ts';
import type { Writer } from '../../printing/writer.ts';
import {
  aboutAnswers,
  asText,
  type Block,
  type Computation,
  canFallOut,
  changeIn,
  type EnumDecl,
  type ErrorDecl,
  type ExpressionForms,
  exitCases,
  goingOnOf,
  isComputed,
  type Keeping,
  leavesLoop,
  type Name,
  negated,
  type PassedValue,
  type PortDecl,
  type Rounds,
  type Statement,
  type StateTable,
  type Step,
  saidOf,
  stepsOf,
  wholeType,
  writeExpression,
} from '../../program/index.ts';
import { constantOf, errorOf, type GoDialect, identifier, typeName } from './dialect.ts';
import { plainType } from './record-types.ts';
import { plainLiteral, zeroOf } from './written.ts';

/** The function around a block. */
export interface Surroundings {
  readonly dialect: GoDialect;
  readonly ports: readonly PortDecl[];
  /** What stands before a port, such as the receiver and its dot. */
  readonly holder: string;
  /** A variable for errors is there in a block around. */
  readonly hasError?: boolean;
  /** Absent where the function gives no outcome back. */
  readonly outcome?: EnumDecl | undefined;
  /** The value that it gives back, which has nothing to do with how it went. */
  readonly result?: PassedValue | undefined;
}

/** Writes statements; each block of braces remembers which variables it has declared. */
export const writeBlock = (writer: Writer, around: Surroundings, block: Block): void => {
  const scope: Scope = { writer, around, declared: new Set() };
  for (const [index, statement] of block.entries()) {
    writeStatement(scope, statement);
    if (statement.kind === 'hold' && isBrought(statement.value, block.slice(index + 1))) declareError(scope);
  }
};

const isBrought = (value: PassedValue, block: Block): boolean =>
  stepsOf(block).some(({ result }) => result !== undefined && identifier(result.name) === identifier(value.name));

/** Whatever sets a variable that is declared before sets an error with it. */
const declareError = ({ writer, around, declared }: Scope): void => {
  if (!around.dialect.canFail || declared.has('err')) return;
  writer.line('var err error');
  declared.add('err');
};

interface Scope {
  readonly writer: Writer;
  readonly around: Surroundings;
  readonly declared: Set<string>;
}

const writeInner = ({ writer, around, declared }: Scope, block: Block): void => {
  const hasError = around.hasError === true || declared.has('err');
  writer.indented(() => writeBlock(writer, { ...around, hasError }, block));
};

const writeStatement = (scope: Scope, statement: Statement): void => {
  const { writer } = scope;
  switch (statement.kind) {
    case 'do':
      if (isComputed(statement.step)) compute(scope, statement.step, statement.as);
      else if (statement.keeps === undefined) act(scope, statement.step);
      else {
        observe(scope, statement.step);
        const name = identifier(statement.keeps.name);
        if (statement.as === 'set') scope.declared.add(name);
        if (scope.declared.has(name) && scope.around.hasError !== true) declareError(scope);
        keep(scope, statement.step, name, statement.failing);
      }
      return;
    case 'hold':
      scope.declared.add(identifier(statement.value.name));
      writer.line(`var ${identifier(statement.value.name)} ${plainType([], wholeType(statement.value))}`);
      return;
    case 'if': {
      const { step, is, body, otherwise } = statement;
      if (body.length === 0 && otherwise.length === 0 && !isComputed(step)) {
        act(scope, step);
        return;
      }
      const question = isComputed(step) ? conditionOf(step, is) : `${is ? '' : '!'}${ask(scope, step)}`;
      writer.line(`if ${question} {`, step.name.from);
      writeInner(scope, body);
      if (otherwise.length > 0) {
        writer.line('} else {');
        writeInner(scope, otherwise);
      }
      writer.line('}');
      return;
    }
    case 'choose':
      if (statement.cases.some(({ body }) => leavesLoop(body))) writeChain(scope, statement);
      else writeSwitch(scope, statement);
      return;
    case 'while':
      writeWhile(scope, statement);
      return;
    case 'each':
      writer.line(`for _, ${identifier(statement.item.name)} := range ${identifier(statement.of.name)} {`);
      writeInner(scope, statement.body);
      writer.line('}');
      return;
    case 'repeat':
      writer.line(statement.rounds === undefined ? 'for {' : timesHead(statement.rounds));
      writeInner(scope, statement.body);
      writer.line('}');
      return;
    case 'leave':
      writer.line('break');
      return;
    case 'again':
      writer.line('continue');
      return;
    case 'end': {
      const { dialect, outcome } = scope.around;
      const value = outcome === undefined ? '' : constantOf(outcome, statement.outcome);
      const given = [value, dialect.canFail ? 'nil' : ''].filter(Boolean).join(', ');
      writer.line(`return ${given}`.trim(), statement.outcome.from);
      return;
    }
    case 'done':
      writer.line(scope.around.dialect.canFail ? 'return nil' : 'return');
      return;
    case 'raise': {
      const { around } = scope;
      const zero = around.result && zeroOf(around.result);
      writer.line(`return ${zero === undefined ? '' : `${zero}, `}${errorOf(statement.error)}`);
      return;
    }
    case 'answer': {
      const { canFail } = scope.around.dialect;
      writer.line(`return ${plainLiteral(statement.value, statement.value.sample)}${canFail ? ', nil' : ''}`);
      return;
    }
    case 'give': {
      const { step, value } = statement;
      const { canFail } = scope.around.dialect;
      const name = identifier(value.name);
      if (step !== undefined) observe(scope, step);
      if (step !== undefined && canFail) keep(scope, step, name);
      const given = step === undefined || canFail ? name : call(scope, step);
      writer.line(`return ${given}${canFail ? ', nil' : ''}`, step?.name.from);
    }
  }
};

/** How computations are written. */
const expressions: ExpressionForms = {
  variable: ({ name }) => identifier(name),
  number: (value, isDecimal) => (isDecimal ? withPoint(value) : String(value)),
  adaptsNumbers: true,
  text: doubleQuoted,
  widen: (written) => `float64(${written})`,
  isTight: true,
};

const conditionOf = ({ computes }: Computation, is: boolean): string =>
  writeExpression(is ? computes : negated(computes), expressions);

const compute = ({ writer, declared }: Scope, work: Computation, as: Keeping | undefined): void => {
  const { result, computes, name } = work;
  if (result === undefined) return;
  const variable = identifier(result.name);
  const change = as === 'set' ? changeIn(work) : undefined;
  const isStep = change?.by.kind === 'number' && change.by.value === 1 && /[-+]/.test(change.sign);
  const set =
    change === undefined
      ? ''
      : isStep
        ? change.sign.repeat(2)
        : ` ${change.sign}= ${writeExpression(change.by, expressions)}`;
  if (change !== undefined) writer.line(`${variable}${set}`, name.from);
  else writer.line(`${variable} ${as === 'set' ? '=' : ':='} ${writeExpression(computes, expressions)}`, name.from);
  declared.add(variable);
};

const timesHead = ({ counter, most }: Rounds): string => {
  const count = identifier(counter);
  return `for ${count} := 1; ${count} <= ${most}; ${count}++ {`;
};

const call = ({ around: { dialect, holder } }: Scope, { name, port, parameters = [] }: Step): string => {
  const given = [...(dialect.isObserved ? ['ctx'] : []), ...parameters.map((each) => identifier(each.name))];
  return `${holder}${identifier(port.handle)}.${typeName(name)}(${given.join(', ')})`;
};

const observe = ({ writer, around: { dialect, holder } }: Scope, step: Step): void => {
  if (dialect.isObserved) writer.line(`${holder}observe(${doubleQuoted(saidOf(step))})`);
};

/** Gives an error back, with the step that it came from. */
const fail = ({ writer, around }: Scope, { name }: Step, message = '%w', value = 'err'): void => {
  const error = `fmt.Errorf(${doubleQuoted(`${asText(name)}: ${message}`)}, ${value})`;
  const zero = around.outcome === undefined ? around.result && zeroOf(around.result) : '""';
  writer.line(`return ${zero === undefined ? '' : `${zero}, `}${error}`);
};

/** Takes a step; its answer, if there is any, is not looked at. */
const act = (scope: Scope, step: Step): void => {
  const { writer, around } = scope;
  observe(scope, step);
  if (!around.dialect.canFail) {
    writer.line(call(scope, step), step.name.from);
    return;
  }
  const result = step.answer === undefined && step.result === undefined ? 'err' : '_, err';
  writer.block(`if ${result} := ${call(scope, step)}; err != nil {`, '}', () => fail(scope, step), step.name.from);
};

/** Asks a question and gives the expression that holds its answer. */
const ask = (scope: Scope, step: Step, isKept = false): string => {
  const { around } = scope;
  observe(scope, step);
  if (!around.dialect.canFail && !isKept) return call(scope, step);
  return keep(scope, step, answerName(scope, step));
};

/** Takes a step whose answer or result stays in a variable. */
const keep = (scope: Scope, step: Step, name: string, failing: readonly ErrorDecl[] = []): string => {
  const { writer, around, declared } = scope;
  const result = around.dialect.canFail ? `${name}, err` : name;
  writer.line(`${result} ${declared.has(name) ? '=' : ':='} ${call(scope, step)}`, step.name.from);
  declared.add(name);
  if (around.dialect.canFail) declared.add('err');
  if (!around.dialect.canFail) return name;
  for (const [index, error] of failing.entries()) {
    writer.line(`${index === 0 ? '' : '} else '}if errors.Is(err, ${errorOf(error)}) {`);
    writer.indented(() => writer.line(`${name} = ${errorOf(error)}.Error()`));
  }
  writer.block(`${failing.length === 0 ? '' : '} else '}if err != nil {`, '}', () => fail(scope, step));
  return name;
};

/** A variable called like the question, that hides no port. */
const answerName = ({ around }: Scope, { name }: Step): string => {
  const written = identifier(name);
  const taken = around.holder === '' ? around.ports.map(({ handle }) => identifier(handle)) : [];
  return [...taken, 'ctx'].includes(written) ? `${written}_` : written;
};

type Choice = Extract<Statement, { kind: 'choose' }>;

const writeSwitch = (scope: Scope, { step, cases }: Choice): void => {
  const { writer, around } = scope;
  const answer = ask(scope, step);
  writer.line(`switch ${answer} {`, step.name.from);
  for (const { answers, body } of cases) {
    const values = answers.map((value) => answerValue(step, value)).join(', ');
    writer.line(`case ${values}:`, aboutAnswers(answers));
    writeInner(scope, body);
  }
  if (around.dialect.canFail || cases.every(({ body }) => !canFallOut(body))) {
    writer.line('default:');
    writer.indented(() => {
      if (around.dialect.canFail) fail(scope, step, 'unexpected answer %q', answer);
      else writer.line(`panic(${doubleQuoted(`unexpected answer to ${asText(step.name)}`)})`);
    });
  }
  writer.line('}');
};

/** A `break` inside a switch would leave the switch, not the loop. Cases that never fall out are guards. */
const writeChain = (scope: Scope, { step, cases }: Choice): void => {
  const { writer, around } = scope;
  const answer = ask(scope, step, true);
  const goingOn = goingOnOf(cases);
  if (goingOn !== undefined) {
    const { leaving } = goingOn;
    const other = `if ${answer} != ${answerValue(step, goingOn.answer)} {`;
    writer.block(other, '}', () => writeBlock(writer, around, leaving.body), aboutAnswers(leaving.answers));
    for (const statement of cases[0]?.body ?? []) writeStatement(scope, statement);
    return;
  }
  let isOpen = false;
  for (const [index, { answers, body }] of cases.entries()) {
    const isLast = index === cases.length - 1;
    const about = aboutAnswers(answers);
    if (isLast && index > 0) {
      if (!isOpen) {
        for (const statement of body) writeStatement(scope, statement);
        return;
      }
      if (body.length > 0) {
        writer.line('} else {', about);
        writeInner(scope, body);
      }
      writer.line('}');
      return;
    }
    const test = answers.map((value) => `${answer} == ${answerValue(step, value)}`).join(' || ');
    writer.line(`${isOpen ? '} else if' : 'if'} ${test} {`, about);
    writer.indented(() => writeBlock(writer, around, body));
    isOpen = isOpen || canFallOut(body);
    if (!isOpen || isLast) writer.line('}');
  }
};

const answerValue = ({ answer }: Step, value: Name): string =>
  typeof answer === 'object' ? constantOf(answer, value) : typeName(value);

const writeWhile = (scope: Scope, { step, is, body }: Extract<Statement, { kind: 'while' }>): void => {
  const { writer, around } = scope;
  if (isComputed(step) || !around.dialect.canFail) {
    const question = isComputed(step) ? conditionOf(step, is) : `${is ? '' : '!'}${call(scope, step)}`;
    writer.line(`for ${question} {`, step.name.from);
    writeInner(scope, body);
    writer.line('}');
    return;
  }
  writer.block('for {', '}', () => {
    const hasError = around.hasError === true || scope.declared.has('err');
    const inner: Scope = { ...scope, around: { ...around, hasError }, declared: new Set() };
    const answer = ask(inner, step);
    writer.block(`if ${is ? '!' : ''}${answer} {`, '}', () => writer.line('break'));
    for (const statement of body) writeStatement(inner, statement);
  });
};

/** A loop over the states. */
export const writeTable = (writer: Writer, around: Surroundings, { states, start, rows }: StateTable): void => {
  const scope: Scope = { writer, around, declared: new Set() };
  const move = (to: StateTable['start']): void => writer.line(`state = ${constantOf(states, to)}`);
  writer.line(`state := ${constantOf(states, start)}`);
  writer.block('for {', '}', () => {
    writer.line('switch state {');
    for (const row of rows) {
      writer.line(`case ${constantOf(states, row.state)}:`, row.state.from);
      writer.indented(() => {
        const inner: Scope = { ...scope, declared: new Set() };
        if (row.kind === 'end') {
          writeStatement(inner, { kind: 'end', outcome: row.outcome });
        } else if (row.kind === 'do') {
          act(inner, row.step);
          move(row.next);
        } else writeExits(inner, row, move);
      });
    }
    writer.line('}');
  });
};

const writeExits = (
  scope: Scope,
  { step, next }: Extract<StateTable['rows'][number], { kind: 'choose' }>,
  move: (to: StateTable['start']) => void,
): void => {
  const { writer, around } = scope;
  const answer = ask(scope, step);
  const [yes, no] = [true, false].map((value) => next.find((exit) => exit.answer === value)?.to);
  if (yes !== undefined && no !== undefined) {
    writer.block(`if ${answer} {`, '', () => move(yes), step.name.from);
    writer.block('} else {', '}', () => move(no));
    return;
  }
  writer.line(`switch ${answer} {`, step.name.from);
  for (const { answers, to } of exitCases(next)) {
    writer.line(`case ${answers.map((each) => answerValue(step, each)).join(', ')}:`, aboutAnswers(answers));
    writer.indented(() => move(to));
  }
  writer.line('default:');
  writer.indented(() => {
    if (around.dialect.canFail) fail(scope, step, 'unexpected answer %q', answer);
    else writer.line(`panic(${doubleQuoted(`unexpected answer to ${asText(step.name)}`)})`);
  });
  writer.line('}');
};
