import type { SpecEdge } from '@diagloom/diagram/model';
import type { Answer, Block, Statement, Step } from '../../program/index.ts';
import type { Part } from './read-exchanges.ts';

export type FramePart = Extract<Part, { kind: 'frame' }>;

/** What parts of an exchange are called in the code. */
export interface ExchangeCode {
  readonly stepOf: (message: SpecEdge) => Step;
  /** The question of a frame, and its answers in the order of its sections. */
  readonly questionOf: (frame: FramePart) => { readonly step: Step; readonly answers: readonly Answer[] };
}

/** The work of a participant as statements. */
export const toBlock = (parts: readonly Part[], code: ExchangeCode): Block =>
  parts.flatMap((part) =>
    part.kind === 'send' ? [{ kind: 'do', step: code.stepOf(part.message) }] : frameToBlock(part, code),
  );

const frameToBlock = (part: FramePart, code: ExchangeCode): Block => {
  const bodies = part.sections.map((section) => toBlock(section.parts, code));
  const [first = [], second = []] = bodies;
  const kind = part.frame.kind ?? 'alt';
  if (kind === 'par') return bodies.flat();
  const { step, answers } = code.questionOf(part);
  if (kind === 'loop') return [{ kind: 'while', step, is: answers[0] === true, body: bodies.flat() }];
  if (step.answer === 'boolean')
    return first.length === 0
      ? [{ kind: 'if', step, is: false, body: second, otherwise: [] }]
      : [{ kind: 'if', step, is: true, body: first, otherwise: second }];
  const cases = answers.flatMap((answer, index): Extract<Statement, { kind: 'choose' }>['cases'] =>
    typeof answer === 'boolean' ? [] : [{ answers: [answer], body: bodies[index] ?? [] }],
  );
  return [{ kind: 'choose', step, cases }];
};
