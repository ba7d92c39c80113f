import type { SpecEdge } from '@diagloom/diagram/model';
import {
  type Answer,
  type Block,
  canFallOut,
  emptyLast,
  type PassedValue,
  type Statement,
  type Step,
} from '../../program/index.ts';
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
  /** The question of a frame, and its answers in the order of its sections. */
  readonly questionOf: (frame: FramePart) => { readonly step: Step; readonly answers: readonly Answer[] };
}

/** The work of a participant as statements. A frame that is about the question right before it takes its answer. */
export const toBlock = (parts: readonly Part[], code: ExchangeCode): Block =>
  parts.flatMap((part, index): Block => {
    if (part.kind === 'frame') return frameToBlock(part, code, answerBefore(parts, index, code));
    if (part.kind === 'answer') return [{ kind: 'done' }];
    const step = code.stepOf(part.message);
    const before = code.before(part.message).map((each): Statement => ({ kind: 'do', step: each }));
    if (step.answer === undefined) return [...before, { kind: 'do', step }];
    const next = parts[index + 1];
    const isTaken = next?.kind === 'frame' && answerBefore(parts, index + 1, code) !== undefined;
    return isTaken ? before : [...before, { kind: 'if', step, is: true, body: [], otherwise: [] }];
  });

type Question = ReturnType<ExchangeCode['questionOf']>;

const answerBefore = (parts: readonly Part[], index: number, code: ExchangeCode): Question | undefined => {
  const [before, part] = [parts[index - 1], parts[index]];
  if (before?.kind !== 'send' || part?.kind !== 'frame') return undefined;
  const step = code.stepOf(before.message);
  const answers = code.answersIn(before.message, part);
  return answers && { step, answers };
};

const frameToBlock = (part: FramePart, code: ExchangeCode, known: Question | undefined): Block => {
  const bodies = part.sections.map((section) => toBlock(section.parts, code));
  const [first = [], second = []] = bodies;
  const kind = part.frame.kind ?? 'alt';
  if (kind === 'par') return bodies.flat();
  const items = kind === 'loop' ? code.itemsIn(part) : undefined;
  if (items !== undefined) return [{ kind: 'each', ...items, body: bodies.flat() }];
  const { step, answers } = known ?? code.questionOf(part);
  if (kind === 'loop') return [{ kind: 'while', step, is: answers[0] === true, body: bodies.flat() }];
  if (step.answer === 'boolean') {
    const [yes, no] = answers[0] === true ? [first, second] : [second, first];
    if (no.length > 0 && (yes.length === 0 || !canFallOut(no)))
      return [{ kind: 'if', step, is: false, body: no, otherwise: [] }, ...yes];
    return canFallOut(yes)
      ? [{ kind: 'if', step, is: true, body: yes, otherwise: no }]
      : [{ kind: 'if', step, is: true, body: yes, otherwise: [] }, ...no];
  }
  const cases = answers.flatMap((answer, index): Extract<Statement, { kind: 'choose' }>['cases'] =>
    typeof answer === 'boolean' ? [] : [{ answers: [answer], body: bodies[index] ?? [] }],
  );
  return [{ kind: 'choose', step, cases: emptyLast(cases) }];
};
