import { beyondWords, type Name } from '../program/index.ts';
import type { Writer } from './writer.ts';

/** A comment with what the diagram says, where its name does not say all of it. */
export const writeLabel = (writer: Pick<Writer, 'comment'>, name: Name): void => {
  const text = beyondWords(name);
  if (text !== '') writer.comment(text);
};
