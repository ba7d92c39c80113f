import { remarks } from '../../lexicon/en/remarks.ts';
import { type Token, textOf } from '../../text/token.ts';
import type { Chunk } from '../chunks/chunk.ts';
import { readName } from '../read-name.ts';

/** True for what is said to us about the drawing, such as `need an overview of the stack`: it names nothing to draw. */
export const isRemark = (tokens: readonly Token[]): boolean => {
  const text = textOf(tokens).toLowerCase();
  return remarks.some(({ pattern }) => pattern.test(text));
};

/** The title in `Camera app for the school. The camera ...`: an opening statement that only names what all the others are about. */
export const titleIn = (chunks: readonly Chunk[]): string | undefined => {
  const [first, purpose, second, ...others] = chunks;
  if (first?.kind !== 'name' || others.length > 0) return undefined;
  const name = readName(first.tokens);
  if (name === undefined || name.count !== undefined || name.determiner === 'known') return undefined;
  if (purpose === undefined) return name.label;
  const isFor = purpose.kind === 'relation' && purpose.relation.meaning === 'purpose' && second?.kind === 'name';
  return isFor ? textOf([...first.tokens, ...purpose.tokens, ...second.tokens]) : undefined;
};
