import { type Block, leavesLoop } from '../../program/index.ts';

/**
 * Where one answer at the end of a round ends the flow and another one leaves the loop for what ends it too, both are written in their cases, and so is work behind the loop:
 * nobody looks for the last of three answers behind the loop.
 */
export const withEndsInside = (block: Block): Block => {
  const index = block.findIndex(({ kind }) => kind === 'repeat');
  const [loop, rest] = [block[index], block.slice(index + 1)];
  const isWork = rest.every(({ kind }) => kind === 'do');
  if (loop?.kind !== 'repeat' || rest.length === 0 || !(isWork || isStraight(rest))) return block;
  const question = loop.body.at(-1);
  if (question?.kind !== 'choose' || leavesLoop(loop.body.slice(0, -1))) return block;
  const leaving = question.cases.filter(({ body }) => leavesLoop(body));
  const [only] = leaving;
  if (only?.body.length !== 1 || leaving.length > 1 || !question.cases.some(({ body }) => isStraight(body)))
    return block;
  const body: Block = isWork ? [...rest, { kind: 'leave' }] : rest;
  const cases = question.cases.map((each) => (each === only ? { ...each, body } : each));
  return [...block.slice(0, index), { ...loop, body: [...loop.body.slice(0, -1), { ...question, cases }] }];
};

/** Only work, and then the end. */
const isStraight = (block: Block): boolean =>
  block.at(-1)?.kind === 'end' && block.slice(0, -1).every(({ kind }) => kind === 'do');
