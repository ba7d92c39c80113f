import { remarkOf, type Step } from '../program/index.ts';
import type { Writer } from './writer.ts';

/** A comment with what the diagram says of a step, where its name does not say all of it. */
export const writeRemark = (writer: Pick<Writer, 'comment'>, step: Step): void => {
  const text = remarkOf(step);
  if (text !== '') writer.comment(text);
};
