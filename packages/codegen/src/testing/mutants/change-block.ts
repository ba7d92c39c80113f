import {
  type Block,
  type Computation,
  type EnumDecl,
  type Expression,
  isComputed,
  isName,
  type Name,
  type PassedValue,
  type Statement,
  type Step,
} from '../../program/index.ts';
import { type Changed, replaced, without } from './mutant.ts';

/** Each way to get a block wrong: a step dropped, put in another order or given to somebody else, branches swapped, another outcome. */
export const changeBlock = (
  block: Block,
  { outcome, steps }: { readonly outcome?: EnumDecl; readonly steps: readonly Step[] },
): readonly Changed<Block>[] =>
  block.flatMap((statement, index) => [
    ...changeOrder(block, index),
    ...changeStatement(statement, { ...(outcome !== undefined && { outcome }), steps }).map(({ change, part }) => ({
      change,
      part: replaced(block, index, part),
    })),
  ]);

const changeOrder = (block: Block, index: number): readonly Changed<Block>[] => {
  const [one, next] = [block[index], block[index + 1]];
  if (one?.kind === 'done') return [{ change: 'go on after the answer', part: without(block, index) }];
  if (one?.kind !== 'do') return [];
  const dropped = { change: `drop ${said(one.step.name)}`, part: without(block, index) };
  if (next?.kind !== 'do' || next.step === one.step) return [dropped];
  const swapped = replaced(replaced(block, index, next), index + 1, one);
  return [dropped, { change: `swap ${said(one.step.name)} and ${said(next.step.name)}`, part: swapped }];
};

const changeStatement = (
  statement: Statement,
  around: { readonly outcome?: EnumDecl; readonly steps: readonly Step[] },
): readonly Changed<Statement>[] => {
  switch (statement.kind) {
    case 'do': {
      const { step } = statement;
      if (isComputed(step))
        return changeComputation(step).map(({ change, part }) => ({ change, part: { ...statement, step: part } }));
      const other = around.steps.find((each) => each.answer === undefined && each.port !== step.port);
      return [
        ...(other === undefined
          ? []
          : [
              {
                change: `${said(step.name)} becomes ${said(other.name)}`,
                part: { kind: 'do' as const, step: other },
              },
            ]),
        ...swapValues(step).map(({ change, part }) => ({ change, part: { ...statement, step: part } })),
      ];
    }
    case 'if':
      return [
        { change: `swap the branches of ${said(statement.step.name)}`, part: { ...statement, is: !statement.is } },
        ...changeQuestion(statement),
        ...changeBlock(statement.body, around).map(({ change, part }) => ({
          change,
          part: withBody(statement, part),
        })),
        ...changeBlock(statement.otherwise, around).map(({ change, part }) => ({
          change,
          part: { ...statement, otherwise: part },
        })),
      ];
    case 'choose':
      return [
        ...swapCases(statement),
        ...statement.cases.flatMap((each, index) =>
          changeBlock(each.body, around).map(({ change, part }) => ({
            change,
            part: { ...statement, cases: replaced(statement.cases, index, { ...each, body: part }) },
          })),
        ),
      ];
    case 'while':
      return [
        { change: `turn the question ${said(statement.step.name)}`, part: { ...statement, is: !statement.is } },
        ...changeQuestion(statement),
        ...changeBlock(statement.body, around)
          .filter(({ part }) => part.length > 0)
          .map(({ change, part }) => ({ change, part: { ...statement, body: part } })),
      ];
    case 'repeat':
    case 'each':
      return [
        ...oneRoundMore(statement),
        ...changeBlock(statement.body, around)
          .filter(({ part }) => part.length > 0)
          .map(({ change, part }) => ({ change, part: { ...statement, body: part } })),
      ];
    case 'answer': {
      const { value } = statement;
      const members = value.type.kind === 'enum' ? value.type.enum.members : [];
      const other = isName(value.sample) ? members.find((member) => member !== value.sample) : value.sample !== true;
      if (other === undefined) return [];
      return [{ change: 'answer otherwise', part: { kind: 'answer', value: { ...value, sample: other } } }];
    }
    case 'end': {
      const other = around.outcome?.members.find((member) => member !== statement.outcome);
      if (other === undefined) return [];
      return [
        { change: `end in ${said(other)}, not ${said(statement.outcome)}`, part: { kind: 'end', outcome: other } },
      ];
    }
    default:
      return [];
  }
};

/** A computed question with another comparison, or another number. */
const changeQuestion = <T extends Extract<Statement, { kind: 'if' | 'while' }>>(statement: T): readonly Changed<T>[] =>
  isComputed(statement.step)
    ? changeComputation(statement.step).map(({ change, part }) => ({ change, part: { ...statement, step: part } }))
    : [];

/** A computation with another sign, or with a number that is one more. */
const changeComputation = (work: Computation): readonly Changed<Computation>[] =>
  changeExpression(work.computes).map((computes) => ({
    change: `compute otherwise in ${said(work.name)}`,
    part: { ...work, computes },
  }));

const otherSigns: Readonly<Record<string, string>> = {
  '+': '-',
  '-': '+',
  '*': '+',
  '/': '*',
  '%': '+',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '==': '!=',
  '!=': '==',
};

const changeExpression = (expression: Expression): readonly Expression[] => {
  switch (expression.kind) {
    case 'number':
      return [{ ...expression, value: expression.value + 1 }];
    case 'widened':
      return changeExpression(expression.of).map((of) => ({ ...expression, of }));
    case 'text':
    case 'variable':
      return [];
    default: {
      const sides = [
        ...changeExpression(expression.left).map((left) => ({ ...expression, left })),
        ...changeExpression(expression.right).map((right) => ({ ...expression, right })),
      ];
      if (expression.kind === 'joined')
        return [{ ...expression, by: expression.by === 'all' ? 'any' : 'all' }, ...sides];
      return [{ ...expression, sign: otherSigns[expression.sign] } as Expression, ...sides];
    }
  }
};

const oneRoundMore = (statement: Statement): readonly Changed<Statement>[] => {
  if (statement.kind !== 'repeat' || statement.rounds === undefined) return [];
  const rounds = { ...statement.rounds, most: statement.rounds.most + 1 };
  return [{ change: 'go through a loop once more', part: { ...statement, rounds } }];
};

/** A step that is given two values of a type the wrong way round. */
const swapValues = (step: Step): readonly Changed<Step>[] => {
  const { parameters = [] } = step;
  const typeOf = ({ type, isList }: PassedValue): string =>
    `${type.kind === 'scalar' ? type.scalar : type.kind}${isList ? ' list' : ''}`;
  const second = parameters.findIndex((each, index) =>
    parameters.slice(0, index).some((one) => typeOf(one) === typeOf(each)),
  );
  const [one, two] = [
    parameters.find((each) => typeOf(each) === typeOf(parameters[second] ?? each)),
    parameters[second],
  ];
  if (one === undefined || two === undefined) return [];
  const swapped = parameters.map((each) => (each === one ? two : each === two ? one : each));
  return [{ change: `swap what ${said(step.name)} is given`, part: { ...step, parameters: swapped } }];
};

type If = Extract<Statement, { kind: 'if' }>;

/** Where nothing is left to do, the other branch is what is asked for. */
const withBody = (statement: If, body: Block): If =>
  body.length === 0 && statement.otherwise.length > 0
    ? { ...statement, is: !statement.is, body: statement.otherwise, otherwise: [] }
    : { ...statement, body };

const swapCases = (statement: Extract<Statement, { kind: 'choose' }>): readonly Changed<Statement>[] => {
  const { cases, step } = statement;
  const [one] = cases;
  const other = cases.findIndex(({ body }) => one !== undefined && textOf(body) !== textOf(one.body));
  const another = cases[other];
  if (one === undefined || another === undefined) return [];
  const swapped = replaced(replaced(cases, 0, { ...one, body: another.body }), other, { ...another, body: one.body });
  return [{ change: `swap two answers to ${said(step.name)}`, part: { ...statement, cases: swapped } }];
};

const textOf = (block: Block): string =>
  block
    .map((statement): string => {
      switch (statement.kind) {
        case 'do':
          return said(statement.step.name);
        case 'if':
          return `${said(statement.step.name)} ${statement.is} (${textOf(statement.body)}) (${textOf(statement.otherwise)})`;
        case 'while':
          return `while ${said(statement.step.name)} ${statement.is} (${textOf(statement.body)})`;
        case 'each':
          return `each ${said(statement.item.name)} (${textOf(statement.body)})`;
        case 'repeat':
          return `repeat (${textOf(statement.body)})`;
        case 'choose':
          return statement.cases
            .map(({ answers, body }) => `${answers.map(said).join(' or ')} (${textOf(body)})`)
            .join(' ');
        case 'end':
          return `end ${said(statement.outcome)}`;
        default:
          return statement.kind;
      }
    })
    .join('; ');

export const said = ({ words }: Name): string => words.join(' ');
