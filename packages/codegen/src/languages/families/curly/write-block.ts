import type { Writer } from '../../../printing/writer.ts';
import {
  aboutAnswers,
  askedAtEnd,
  asStep,
  type Block,
  canFallOut,
  changeIn,
  declaresAnything,
  type EnumDecl,
  exitCases,
  goingOnOf,
  isComputed,
  isName,
  leavesLoop,
  type Name,
  negated,
  onlyQuestion,
  type PassedValue,
  type Rounds,
  type Statement,
  type StateTable,
  type Step,
  setsAnything,
  type Work,
  writeExpression,
} from '../../../program/index.ts';
import { type CurlyDialect, writeBraces, writeBranches } from './dialect.ts';

/** Writes statements; `outcome` is absent where nothing is given back. */
export const writeBlock = (writer: Writer, dialect: CurlyDialect, block: Block, outcome?: EnumDecl): void => {
  for (const statement of block)
    writeStatement({ writer, dialect, ...(outcome !== undefined && { outcome }) }, statement);
};

interface Scope {
  readonly writer: Writer;
  readonly dialect: CurlyDialect;
  readonly outcome?: EnumDecl;
}

type Branches = Parameters<typeof writeBranches>[2];

/** The branches of a question; one that is all of the other branch goes on with it. */
const branchesOf = (
  scope: Scope,
  question: Extract<Statement, { kind: 'if' }>,
  head = questionOf(scope, question),
): Branches => {
  const { writer, dialect, outcome } = scope;
  const { step, body, otherwise } = question;
  const write = (block: Block) => (): void => writeBlock(writer, dialect, block, outcome);
  const next = dialect.isObserved ? undefined : onlyQuestion(otherwise);
  return [
    { head, body: write(body), about: step.name.from },
    ...(next !== undefined
      ? branchesOf(scope, next, `else ${dialect.head('if', asked(scope, next.step, next.is))}`)
      : otherwise.length === 0
        ? []
        : [{ head: 'else', body: write(otherwise) }]),
  ];
};

const writeStatement = (scope: Scope, statement: Statement): void => {
  const { writer, dialect, outcome } = scope;
  const write = (block: Block) => (): void => writeBlock(writer, dialect, block, outcome);
  switch (statement.kind) {
    case 'do':
      tell(scope, statement.step);
      if (!writeRescued(scope, statement)) writer.line(done(scope, statement), statement.step.name.from);
      return;
    case 'hold':
      writer.line(`${dialect.declare?.(statement.value, statement.isVaried) ?? ''}${dialect.end}`);
      return;
    case 'if': {
      const { step, body, otherwise } = statement;
      if (body.length === 0 && otherwise.length === 0) {
        act(scope, step);
        return;
      }
      tell(scope, step);
      writeBranches(writer, dialect, branchesOf(scope, statement));
      return;
    }
    case 'choose':
      tell(scope, statement.step);
      if (statement.cases.some(({ body }) => leavesLoop(body))) writeChain(scope, statement);
      else writeSwitch(scope, statement);
      return;
    case 'while': {
      const { step, is, body } = statement;
      if (!dialect.isObserved) {
        writeBraces(writer, dialect, dialect.head('while', asked(scope, step, is)), write(body), {
          about: step.name.from,
        });
        return;
      }
      writeBraces(writer, dialect, dialect.head('while', 'true'), () => {
        tell(scope, step);
        const leave: Block = [{ kind: 'leave' }];
        const question = questionOf(scope, { step, is: !is, body: leave, otherwise: [] });
        writeBraces(writer, dialect, question, write(leave), { about: step.name.from });
        write(body)();
      });
      return;
    }
    case 'each':
      writeBraces(writer, dialect, dialect.each(statement.item, statement.of), write(statement.body));
      return;
    case 'repeat':
      if (statement.rounds === undefined) writeLoop(scope, statement.body);
      else writeRounds(scope, statement.body, statement.rounds);
      return;
    case 'leave':
      writer.line(`break${dialect.end}`);
      return;
    case 'again':
      writer.line(`continue${dialect.end}`);
      return;
    case 'end':
      writer.line(ending(scope, statement.outcome), statement.outcome.from);
      return;
    case 'done':
      writer.line(`return${dialect.end}`);
      return;
    case 'raise':
      writer.line(dialect.raise?.(statement.error) ?? '');
      return;
    case 'answer':
      writer.line(`return ${answered(dialect, statement.value)}${dialect.end}`);
      return;
    case 'give': {
      const { step, value } = statement;
      if (step !== undefined) tell(scope, step);
      const given = step === undefined ? dialect.variableName(value.name) : dialect.call(step);
      writer.line(`return ${given}${dialect.end}`, step?.name.from);
    }
  }
};

const answered = ({ constantOf }: CurlyDialect, { type, sample }: PassedValue): string =>
  type.kind === 'enum' && isName(sample) ? constantOf(type.enum, sample) : String(sample);

const writeLoop = (scope: Scope, round: Block): void => {
  const { writer, dialect, outcome } = scope;
  const end = askedAtEnd(round);
  if (end === undefined) {
    writeBraces(writer, dialect, dialect.head('while', 'true'), () => writeBlock(writer, dialect, round, outcome));
    return;
  }
  const { step, is } = end;
  const body = (): void => {
    writeBlock(writer, dialect, end.body, outcome);
    tell(scope, step);
  };
  const close = ` ${dialect.head('while', asked(scope, step, is))}${dialect.end}`;
  writeBraces(writer, dialect, dialect.once ?? 'do', body, { about: step.name.from, close });
};

const writeRounds = (scope: Scope, body: Block, { counter, most }: Rounds): void => {
  const { writer, dialect, outcome } = scope;
  const count = dialect.variableName(counter);
  const end = askedAtEnd(body);
  if (end === undefined && !setsAnything(body)) {
    writeBraces(writer, dialect, dialect.times(count, most), () => writeBlock(writer, dialect, body, outcome));
    return;
  }
  writer.line(`${dialect.varied} ${count} = 0${dialect.end}`);
  const round = (): void => {
    writeBlock(writer, dialect, end?.body ?? body, outcome);
    writer.line(`${count} += 1${dialect.end}`);
    if (end !== undefined) tell(scope, end.step);
  };
  const question = end === undefined ? '' : `${asked(scope, end.step, end.is)} && `;
  const close = ` ${dialect.head('while', `${question}${count} < ${most}`)}${dialect.end}`;
  writeBraces(writer, dialect, dialect.once ?? 'do', round, { about: end?.step.name.from ?? [], close });
};

const tell = ({ writer, dialect }: Scope, step: Work): void => {
  if (dialect.isObserved && !isComputed(step)) writer.line(dialect.observe(step));
};

const act = (scope: Scope, step: Work): void => {
  tell(scope, step);
  scope.writer.line(done(scope, { kind: 'do', step }), step.name.from);
};

/** What is kept of a call that may fail, or of the error that it fails with. */
const writeRescued = (
  { writer, dialect }: Scope,
  { step, keeps, as, failing = [] }: Extract<Statement, { kind: 'do' }>,
): boolean => {
  const { rescue } = dialect;
  if (keeps === undefined || failing.length === 0 || rescue === undefined) return false;
  const isVaried = as === 'varied' || rescue.isVaried === true;
  if (as !== 'set') writer.line(`${dialect.declare?.(keeps, isVaried) ?? ''}${dialect.end}`);
  const set = (value: string): string => `${dialect.variableName(keeps.name)} = ${value}${dialect.end}`;
  writeBranches(writer, dialect, [
    { head: rescue.attempt, body: () => writer.line(set(dialect.call(asStep(step))), step.name.from) },
    ...failing.map((error) => ({ head: rescue.head(error), body: () => writer.line(set(rescue.said(error))) })),
  ]);
  return true;
};

const done = ({ dialect }: Pick<Scope, 'dialect'>, { step, keeps, as }: Extract<Statement, { kind: 'do' }>): string => {
  const keyword = as === 'set' ? '' : `${as === 'varied' ? dialect.varied : dialect.variable} `;
  const kept = keeps === undefined ? '' : `${keyword}${dialect.variableName(keeps.name)} = `;
  const change = as === 'set' && isComputed(step) ? changeIn(step) : undefined;
  if (keeps !== undefined && change !== undefined)
    return `${dialect.variableName(keeps.name)} ${change.sign}= ${writeExpression(change.by, dialect.expressions)}${dialect.end}`;
  return `${kept}${called(dialect, step)}${dialect.end}`;
};

const called = (dialect: CurlyDialect, work: Work): string =>
  isComputed(work) ? writeExpression(work.computes, dialect.expressions) : dialect.call(work);

/** The head of a branch; a guard where the language has them and the branch is always left. */
const questionOf = (
  scope: Scope,
  { step, is, body, otherwise }: Pick<Extract<Statement, { kind: 'if' }>, 'step' | 'is' | 'body' | 'otherwise'>,
): string => {
  const { head, guard } = scope.dialect;
  const isGuard = guard !== undefined && !is && otherwise.length === 0 && !canFallOut(body);
  return isGuard ? guard(asked(scope, step, true)) : head('if', asked(scope, step, is));
};

/** The call, or its opposite. */
const asked = ({ dialect }: Scope, step: Work, is: boolean): string => {
  if (isComputed(step)) return writeExpression(is ? step.computes : negated(step.computes), dialect.expressions);
  const call = dialect.call(step);
  if (!is && dialect.not !== undefined) return dialect.not(call);
  return is ? call : dialect.isAwaited ? `!(${call})` : `!${call}`;
};

type Choice = Extract<Statement, { kind: 'choose' }>;

const writeSwitch = ({ writer, dialect, outcome }: Scope, { step, cases }: Choice): void => {
  const lineOf = (body: Block): string | undefined => {
    const [only] = body;
    return body.length === 1 && only?.kind === 'do' && !dialect.isObserved ? done({ dialect }, only) : undefined;
  };
  // Elsewhere an answer that there is not would go on, without what each case sets.
  const isWhole = cases.every(({ body }) => !canFallOut(body)) || cases.some(({ body }) => setsAnything(body));
  dialect.writeSwitch(writer, {
    subject: dialect.call(step),
    about: step.name.from,
    cases: cases.map(({ answers, body }) => {
      const line = lineOf(body);
      return {
        values: enumOf(step),
        members: answers,
        write: () => writeBlock(writer, dialect, body, outcome),
        fallsOut: canFallOut(body),
        ...(line !== undefined && { line }),
        ...(body.length === 0 && { isEmpty: true as const }),
        ...(declaresAnything(body) && { declares: true as const }),
      };
    }),
    ...(isWhole && { otherwise: dialect.refuse(step) }),
  });
};

const enumOf = ({ answer, name }: Step): EnumDecl => {
  if (typeof answer === 'object') return answer;
  throw new Error(`${name.label} is no question with several answers`);
};

/** A `break` inside a switch would leave the switch, not the loop. Cases that never fall out are guards. */
const writeChain = ({ writer, dialect, outcome }: Scope, { step, cases }: Choice): void => {
  const write = (block: Block) => (): void => writeBlock(writer, dialect, block, outcome);
  const name = dialect.variableName({ words: [...step.name.words, 'answer'] });
  const isAnswer = (answers: readonly Name[], keyword: 'if' | 'else if' = 'if'): string => {
    const tests = answers.map((answer) => `${name} == ${dialect.constantOf(enumOf(step), answer)}`);
    return dialect.head(keyword, tests.join(' || '));
  };
  writer.line(`${dialect.variable} ${name} = ${dialect.call(step)}${dialect.end}`, step.name.from);
  const goingOn = goingOnOf(cases);
  if (goingOn !== undefined) {
    const { answer, leaving } = goingOn;
    const isOther = dialect.head('if', `${name} != ${dialect.constantOf(enumOf(step), answer)}`);
    writeBraces(writer, dialect, isOther, write(leaving.body), { about: aboutAnswers(leaving.answers) });
    write(cases[0]?.body ?? [])();
    return;
  }
  const guards = cases.findIndex(({ body }) => canFallOut(body));
  const count = Math.min(guards === -1 ? cases.length : guards, cases.length - 1);
  for (const { answers, body } of cases.slice(0, count)) {
    writeBraces(writer, dialect, isAnswer(answers), write(body), { about: aboutAnswers(answers) });
  }
  const rest = cases.slice(count);
  const last = rest.at(-1);
  if (rest.length === 1 && last !== undefined) {
    write(last.body)();
    return;
  }
  const branches = rest.map(({ answers, body }, index) => ({
    head: index === rest.length - 1 ? 'else' : isAnswer(answers, index === 0 ? 'if' : 'else if'),
    body: write(body),
    about: aboutAnswers(answers),
  }));
  writeBranches(writer, dialect, last?.body.length === 0 ? branches.slice(0, -1) : branches);
};

const ending = ({ dialect, outcome }: Scope, end: Name): string =>
  `return${outcome === undefined ? '' : ` ${dialect.constantOf(outcome, end)}`}${dialect.end}`;

/** A loop over the states. */
export const writeTable = (
  writer: Writer,
  dialect: CurlyDialect,
  { states, start, rows }: StateTable,
  outcome: EnumDecl | undefined,
): void => {
  const scope: Scope = { writer, dialect, ...(outcome !== undefined && { outcome }) };
  const move = (to: Name): string => `state = ${dialect.constantOf(states, to)}${dialect.end}`;
  writer.line(dialect.startState(states, start));
  writeBraces(writer, dialect, dialect.head('while', 'true'), () =>
    dialect.writeSwitch(writer, {
      subject: 'state',
      cases: rows.map((row) => ({
        values: states,
        members: [row.state],
        fallsOut: row.kind !== 'end',
        ...(row.kind === 'end' && { line: ending(scope, row.outcome) }),
        write: () => {
          if (row.kind === 'end') {
            writer.line(ending(scope, row.outcome), row.outcome.from);
            return;
          }
          if (row.kind === 'do') {
            act(scope, row.step);
            writer.line(move(row.next));
            return;
          }
          tell(scope, row.step);
          writeExits(scope, row, states, move);
        },
      })),
    }),
  );
};

const writeExits = (
  { writer, dialect }: Scope,
  { step, next: exits }: Extract<StateTable['rows'][number], { kind: 'choose' }>,
  states: EnumDecl,
  move: (to: Name) => string,
): void => {
  const [yes, no] = [true, false].map((value) => exits.find((exit) => exit.answer === value)?.to);
  if (yes !== undefined && no !== undefined) {
    const next = dialect.pick(dialect.call(step), dialect.constantOf(states, yes), dialect.constantOf(states, no));
    writer.line(`state = ${next}${dialect.end}`, step.name.from);
    return;
  }
  dialect.writeSwitch(writer, {
    subject: dialect.call(step),
    about: step.name.from,
    cases: exitCases(exits).map(({ answers, to }) => ({
      values: enumOf(step),
      members: answers,
      write: () => writer.line(move(to)),
      line: move(to),
      fallsOut: true,
    })),
  });
};
