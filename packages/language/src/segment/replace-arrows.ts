import type { Token } from '../text/token.ts';
import { findPredicate } from './predicate.ts';

/**
 * Arrows inside prose: `bad seal -> scrap the jar, else go on` reads as `if bad seal, scrap the jar, else go on`. An arrow
 * after words that hold a verb, or with no `else` behind it, reads as `then`; after an answer it reads as a colon.
 */
export const replaceArrows = (tokens: readonly Token[]): readonly Token[] => {
  if (!tokens.some(isArrow)) return tokens;
  const hasElse = tokens.some((token) => token.lower === 'else' || token.lower === 'otherwise');
  const replaced: Token[] = [];
  for (const token of tokens) {
    if (!isArrow(token)) {
      replaced.push(token);
      continue;
    }
    if (isAnswer(replaced)) {
      replaced.push({ ...token, text: ':', lower: ':' });
      continue;
    }
    const from = replaced.findLastIndex((before) => before.text === ',' || before.text === ';') + 1;
    const isCondition = hasElse && findPredicate(replaced.slice(from))?.form !== 'base';
    if (isCondition) replaced.splice(from, 0, word('if', replaced[from] ?? token));
    replaced.push(isCondition ? { ...token, text: ',', lower: ',' } : word('then', token));
  }
  return replaced;
};

/** `yes -> ship it, no -> refund`: an answer stands alone before its arrow. */
const isAnswer = (before: readonly Token[]): boolean => {
  const [opener, answer] = before.length === 1 ? [undefined, before[0]] : before.slice(-2);
  return /^(?:yes|no)$/.test(answer?.lower ?? '') && (opener === undefined || /^[,;.]$/.test(opener.text));
};

export const isArrow = (token: Token): boolean => token.kind === 'mark' && /^(?:[-=]+>|[→➔➜⟶])$/.test(token.text);

const word = (text: string, at: Token): Token => ({ text, lower: text, kind: 'word', start: at.start, end: at.start });
