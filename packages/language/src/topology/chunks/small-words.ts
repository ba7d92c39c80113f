import { numberWords } from '../../lexicon/en/numbers.ts';
import type { Token } from '../../text/token.ts';
import { isAdverb } from '../../text/words.ts';

/** Words that stand between names and between clauses. */
export const separators = new Set([
  ',',
  'and',
  '&',
  'or',
  'plus',
  'while',
  'whereas',
  'but',
  'then',
  'where',
  ';',
  ':',
  'so',
]);
export const relatives = new Set(['which', 'that', 'who']);

/** True where a name may begin. */
export const hasName = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at];
  if (token === undefined || token.lower === 'to') return false;
  return (token.kind !== 'mark' || token.text === '"') && !separators.has(token.lower);
};

/** The place behind adverbs and other words that change nothing. */
export const skipFillers = (tokens: readonly Token[], from: number): number => {
  let at = from;
  for (let token = tokens[at]; token && isFiller(token, tokens[at + 1]); token = tokens[at]) at += 1;
  return at;
};

const fillers = new Set(['also', 'then', 'directly', 'only', 'asynchronously', 'in turn']);

/** `both` stands for a name where none follows it. */
const isFiller = (token: Token, next: Token | undefined): boolean =>
  isAdverb(token) ||
  fillers.has(token.lower) ||
  (/^(?:both|all|each)$/.test(token.lower) && next?.kind === 'word' && numberWords.indexOf(next.lower) < 2);
