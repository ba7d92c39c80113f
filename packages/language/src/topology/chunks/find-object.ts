import type { Token } from '../../text/token.ts';
import type { Relation } from '../relations.ts';
import { isConnection } from '../sentence/connection.ts';
import { hasName } from './small-words.ts';

/** How many words may stand between a verb and its preposition. */
const longestCarried = 5;

export const findObject = (
  { prepositions, carries }: Relation,
  tokens: readonly Token[],
  after: number,
): { readonly from: number; readonly carriedEnd: number } | undefined => {
  if (prepositions.length === 0) return hasName(tokens, after) ? { from: after, carriedEnd: after } : undefined;
  const means = meansLength(tokens, after);
  const behind = means > 0 ? prepositionAt(prepositions, tokens, after + means) : 0;
  if (behind > 0 && hasName(tokens, after + means + behind))
    return { from: after + means + behind, carriedEnd: after + means };
  for (let at = after; at <= after + (carries ? longestCarried : 0) && at < tokens.length; at += 1) {
    if (tokens[at]?.kind === 'mark') return undefined;
    const length = prepositionAt(prepositions, tokens, at);
    if (length > 0 && hasName(tokens, at + length)) return { from: at + length, carriedEnd: at };
    if (at > after && /^(?:and|which|that|is|are)$/.test(tokens[at]?.lower ?? '')) return undefined;
  }
  return undefined;
};

/** How many words say over what: `over a VPN` in `connected over a VPN to Azure`. */
const meansLength = (tokens: readonly Token[], at: number): number => {
  if (!/^(?:over|via|through|using|with|by)$/.test(tokens[at]?.lower ?? '')) return 0;
  const words = tokens.slice(at + 1, at + 5).map(({ lower }) => lower);
  const length = [1, 2, 3, 4].find(
    (count) =>
      isConnection(words.slice(/^(?:an?|the)$/.test(words[0] ?? '') ? 1 : 0, count)) &&
      /^(?:to|into|with)$/.test(words[count] ?? ''),
  );
  return length === undefined ? 0 : length + 1;
};

const prepositionAt = (prepositions: readonly string[], tokens: readonly Token[], at: number): number =>
  Math.max(
    0,
    ...prepositions.map((phrase) => {
      const words = phrase.split(' ');
      return words.every((word, offset) => tokens[at + offset]?.lower === word) ? words.length : 0;
    }),
  );
