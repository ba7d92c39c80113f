import { articles, copulas, prepositions } from '../lexicon/en/closed-words.ts';
import type { Token } from '../text/token.ts';

/** `a tug is a kind of ship with power`: what it has beside what the others have. */
export const isKindBefore = (tokens: readonly Token[], from: number): boolean => {
  const is = tokens.slice(0, from).findLastIndex(({ lower }) => copulas.has(lower));
  const kind = tokens.slice(is + 1, from - 1);
  return is > 0 && articles.has(kind[0]?.lower ?? '') && kind.length > 1 && kind.length < 6 && kind.every(isPlainWord);
};

const isPlainWord = ({ kind, lower }: Token): boolean =>
  kind === 'word' && (lower === 'of' || !(prepositions.has(lower) || lower === 'and'));
