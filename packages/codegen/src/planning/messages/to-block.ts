import type { SpecEdge } from '@diagloom/diagram/model';
import {
  type Answer,
  type Block,
  canFallOut,
  type ErrorDecl,
  emptyLast,
  leavesLoop,
  type Name,
  type PassedValue,
  type Statement,
  type Step,
  withoutWhile,
} from '../../program/index.ts';
import { size } from '../with-guards.ts';
import { conditionOf, type countOf } from './loops.ts';
import type { FramePart, Part } from './read-exchanges.ts';

/** A list, and one of it. */
export interface LoopItems {
  readonly item: PassedValue;
  readonly of: PassedValue;
}

/** What parts of an exchange are called in the code. */
export interface ExchangeCode {
  readonly stepOf: (message: SpecEdge) => Step;
  /** What has to be done before a message can be sent. */
  readonly before: (message: SpecEdge) => readonly Step[];
  /** The list that a loop goes through, and what its rounds are about. */
  readonly itemsIn: (frame: FramePart) => LoopItems | undefined;
  /** The answers of a message that lead into the sections of the frame right behind it; undefined where it decides nothing there. */
  readonly answersIn: (message: SpecEdge, frame: FramePart) => readonly Answer[] | undefined;
  /** What is answered in a case of the choice that is told. */
  readonly outcomeAt: (index: number) => PassedValue;
  /** A frame by the cases that the answer to the message right before it tells. */
  readonly casesIn: (message: SpecEdge, frame: FramePart) => FramePart;
  readonly errorOf: (answer: SpecEdge) => ErrorDecl;
  /** The errors of a message that whoever sent it goes on from, since what has come of it is what it hands on next. */
  readonly failingAt: (message: SpecEdge, next: Part | undefined) => readonly ErrorDecl[];
  readonly isInLoop?: true;
  /** How the list of a loop is made of what is there, where nobody brings it. */
  readonly listFor: (frame: FramePart) => Step | undefined;
  /** What is waited for in each round. */
  readonly waitIn?: (frame: FramePart) => Step | undefined;
  /** How often a loop is gone through at most, and whether it may end before. */
  readonly countIn?: typeof countOf;
  /** What counts the rounds of a loop. */
  readonly counterOf: (frame: FramePart) => Name;
  /** The question of a frame, and its answers in the order of its sections. */
  readonly questionOf: (frame: FramePart) => { readonly step: Step; readonly answers: readonly Answer[] };
}

/** The work of a participant as statements. A frame that is about the question right before it takes its answer. */
export const toBlock = (all: readonly Part[], code: ExchangeCode): Block => {
  const over = all.findIndex(({ kind }) => kind === 'raise');
  const parts = over < 0 ? all : all.slice(0, over + 1);
  return parts.flatMap((part, index): Block => {
    if (part.kind === 'frame') {
      const before = parts[index - 1];
      const frame = before?.kind === 'send' ? code.casesIn(before.message, part) : part;
      return frameToBlock(frame, code, answerBefore(parts, index, code));
    }
    if (part.kind === 'answer') return [{ kind: 'done' }];
    if (part.kind === 'leave') return [{ kind: code.isInLoop ? 'leave' : 'done' }];
    if (part.kind === 'raise') return [{ kind: 'raise', error: code.errorOf(part.message) }];
    if (part.kind === 'outcome') return [{ kind: 'answer', value: code.outcomeAt(part.index) }];
    const step = code.stepOf(part.message);
    const before = code.before(part.message).map((each): Statement => ({ kind: 'do', step: each }));
    const next = parts[index + 1];
    const failing = code.failingAt(part.message, next);
    if (step.answer === undefined) return [...before, { kind: 'do', step, ...(failing.length > 0 && { failing }) }];
    const isTaken = next?.kind === 'frame' && answerBefore(parts, index + 1, code) !== undefined;
    return isTaken ? before : [...before, { kind: 'if', step, is: true, body: [], otherwise: [] }];
  });
};

type Question = ReturnType<ExchangeCode['questionOf']>;

const answerBefore = (parts: readonly Part[], index: number, code: ExchangeCode): Question | undefined => {
  const [before, part] = [parts[index - 1], parts[index]];
  if (before?.kind !== 'send' || part?.kind !== 'frame') return undefined;
  const step = code.stepOf(before.message);
  const answers = code.answersIn(before.message, code.casesIn(before.message, part));
  return answers && { step, answers };
};

const frameToBlock = (part: FramePart, code: ExchangeCode, known: Question | undefined): Block => {
  const kind = part.frame.kind ?? 'alt';
  const count = kind === 'loop' ? code.countIn?.(conditionOf(part)) : undefined;
  const inside = kind === 'loop' ? { ...code, isInLoop: true as const } : code;
  const bodies = part.sections.map((section) => toBlock(section.parts, inside));
  const [first = [], second = []] = bodies;
  if (kind === 'par') return bodies.flat();
  const items = kind === 'loop' ? code.itemsIn(part) : undefined;
  if (items !== undefined) {
    const list = code.listFor(part);
    const made: Block = list === undefined ? [] : [{ kind: 'do', step: list }];
    return [...made, { kind: 'each', item: items.item, of: items.of, body: bodies.flat() }];
  }
  const wait = kind === 'loop' ? code.waitIn?.(part) : undefined;
  const body: Block = [...(wait === undefined ? [] : [{ kind: 'do', step: wait } as const]), ...bodies.flat()];
  const rounds = count && { most: count.most, counter: code.counterOf(part) };
  if (rounds !== undefined && !count?.isAsked) return [{ kind: 'repeat', body, rounds }];
  const { step, answers } = known ?? code.questionOf(part);
  if (kind === 'loop') {
    const goesOn = answers[0] === true;
    const leave: Statement = { kind: 'if', step, is: !goesOn, body: [{ kind: 'leave' }], otherwise: [] };
    if (rounds !== undefined) return [{ kind: 'repeat', body: [...body, leave], rounds }];
    if (wait !== undefined) return [{ kind: 'repeat', body: [...body, leave] }];
    const round: Statement = { kind: 'while', step, is: goesOn, body };
    return leavesLoop(round.body) ? withoutWhile([round]) : [round];
  }
  if (step.answer === 'boolean') {
    const [yes, no] = answers[0] === true ? [first, second] : [second, first];
    const isShort = !canFallOut(yes) && !canFallOut(no) && size(yes) < size(no);
    if (isShort) return [{ kind: 'if', step, is: true, body: yes, otherwise: [] }, ...no];
    if (no.length > 0 && (yes.length === 0 || !canFallOut(no)))
      return [{ kind: 'if', step, is: false, body: no, otherwise: [] }, ...yes];
    return canFallOut(yes)
      ? [{ kind: 'if', step, is: true, body: yes, otherwise: no }]
      : [{ kind: 'if', step, is: true, body: yes, otherwise: [] }, ...no];
  }
  const cases = answers.flatMap((answer, index): Extract<Statement, { kind: 'choose' }>['cases'] =>
    typeof answer === 'boolean' ? [] : [{ answers: [answer], body: bodies[index] ?? [] }],
  );
  const members = typeof step.answer === 'object' ? step.answer.members : [];
  const others = members
    .filter((member) => !answers.includes(member))
    .map((answer) => ({ answers: [answer], body: [] }));
  return [{ kind: 'choose', step, cases: emptyLast([...cases, ...others]) }];
};
