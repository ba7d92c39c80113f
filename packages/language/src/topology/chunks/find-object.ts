import type { Token } from '../../text/token.ts';
import type { Relation } from '../relations.ts';
import { hasName } from './small-words.ts';

/** How many words may stand between a verb and its preposition. */
const longestCarried = 5;

export const findObject = (
  { prepositions, carries }: Relation,
  tokens: readonly Token[],
  after: number,
): { readonly from: number; readonly carriedEnd: number } | undefined => {
  if (prepositions.length === 0) return hasName(tokens, after) ? { from: after, carriedEnd: after } : undefined;
  for (let at = after; at <= after + (carries ? longestCarried : 0) && at < tokens.length; at += 1) {
    if (tokens[at]?.kind === 'mark') return undefined;
    const length = prepositionAt(prepositions, tokens, at);
    if (length > 0 && hasName(tokens, at + length)) return { from: at + length, carriedEnd: at };
    if (at > after && /^(?:and|which|that|is|are)$/.test(tokens[at]?.lower ?? '')) return undefined;
  }
  return undefined;
};

const prepositionAt = (prepositions: readonly string[], tokens: readonly Token[], at: number): number =>
  Math.max(
    0,
    ...prepositions.map((phrase) => {
      const words = phrase.split(' ');
      return words.every((word, offset) => tokens[at + offset]?.lower === word) ? words.length : 0;
    }),
  );
