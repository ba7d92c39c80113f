import { triesCounts, triesNouns } from '../lexicon/en/guard-words.ts';
import { findPredicate } from '../segment/predicate.ts';
import { spanOf, type Token, textOf } from '../text/token.ts';
import { capitalised } from '../text/words.ts';
import type { Question, Statement } from './statement.ts';

/**
 * `After three failed attempts the card is kept`: what is done once something was tried too often. In: the tokens of a sentence and how a
 * clause is read. Out: undefined where it tells of no such limit.
 */
export const readLimit = (
  tokens: readonly Token[],
  read: (tokens: readonly Token[]) => readonly Statement[],
): readonly Statement[] | undefined => {
  const at = tokens.findIndex((_, index) => limitEnd(tokens, index) > index);
  const end = limitEnd(tokens, at);
  const before = tokens[at - 1];
  if (at < 0 || (before !== undefined && !/^(?:,|;|and|but)$/.test(before.lower))) return undefined;
  const told = tokens.slice(tokens[end]?.text === ',' ? end + 1 : end);
  if (findPredicate(told) === undefined) return undefined;
  const limit = tokens.slice(tokens[at + 1]?.lower === 'the' ? at + 2 : at + 1, end);
  const question: Question = {
    text: `${capitalised(textOf(limit))}?`,
    isNegated: false,
    words: limit.map(({ lower }) => lower),
    span: spanOf(limit),
  };
  const said = withoutMost(tokens.slice(0, Math.max(0, before?.kind === 'word' ? at - 2 : at - 1)));
  const earlier = said.length === 0 ? [] : read(said);
  const then = read(told);
  const elseAt = then.findIndex((statement) => statement.kind === 'branch' && statement.exit === 'no');
  const other = then[elseAt];
  const limited: Statement = {
    kind: 'choice',
    question,
    body: elseAt < 0 ? then : then.slice(0, elseAt),
    otherwise: other?.kind === 'branch' ? other.body : undefined,
    isLimit: true,
  };
  return withinRetry([...earlier, limited, ...(elseAt < 0 ? [] : then.slice(elseAt + 1))]);
};

/** `retry, max 3 times, after the third failure ...`: how often is told by what is done then. */
const withoutMost = (tokens: readonly Token[]): readonly Token[] => {
  const comma = tokens.findLastIndex(({ text }) => text === ',');
  const last = tokens.slice(comma + 1);
  const counts = last.length <= longestCount && last.some(isCount) && triesNouns.has(last.at(-1)?.lower ?? '');
  return comma > 0 && counts && findPredicate(last)?.start !== 0 ? tokens.slice(0, comma) : tokens;
};

/** Tokens of `no more than three times`. */
const longestCount = 6;

/** Where `after the third time` ends that opens there; the place itself for none. */
const limitEnd = (tokens: readonly Token[], at: number): number => {
  if (tokens[at]?.lower !== 'after') return at;
  const end = tokens.findIndex(({ lower }, index) => index > at + 1 && triesNouns.has(lower));
  const between = end < 0 ? [] : tokens.slice(at + 1, end);
  return between.length > 0 && between.length <= 3 && between.some(isCount) ? end + 1 : at;
};

const isCount = ({ kind, lower }: Token): boolean =>
  kind === 'number' || triesCounts.has(lower) || /^\d+(?:nd|rd|th)$/.test(lower);

/** A limit counts what was told to be tried again just before it: there the question stands, and who may still try goes back. */
export const withinRetry = (statements: readonly Statement[]): readonly Statement[] =>
  statements.flatMap((statement, index) => {
    const next = statements[index + 1];
    const before = statements[index - 1];
    if (isLimit(statement) && before !== undefined && (triesAgain(before) || leadsToRetry(before))) return [];
    if (!isLimit(next)) return [statement];
    if (triesAgain(statement)) return [{ ...next, otherwise: [statement] }];
    return leadsToRetry(statement) ? [{ ...statement, body: [{ ...next, otherwise: statement.body }] }] : [statement];
  });

type Choice = Extract<Statement, { readonly kind: 'choice' }>;

const isLimit = (statement: Statement | undefined): statement is Choice =>
  statement?.kind === 'choice' && statement.isLimit === true;

const triesAgain = (statement: Statement): boolean =>
  statement.kind === 'jump' || (statement.kind === 'step' && statement.isAgain === true);

const leadsToRetry = (statement: Statement): statement is Choice => {
  if (statement.kind !== 'choice' || statement.isLimit === true) return false;
  const last = statement.body.at(-1);
  return last !== undefined && triesAgain(last);
};
