import { singular } from '../../lexicon/morphology.ts';
import type { Sentence } from '../../text/sentences.ts';
import type { Token } from '../../text/token.ts';
import { relate } from '../outcome.ts';
import { toQuestion } from '../question.ts';
import type { Guard } from './guard.ts';
import { afterSigns, isSign } from './signs.ts';

/** The most words of such a case. */
const longestCase = 5;

/** The most sentences between the question and its other answer. */
const farthest = 3;

/**
 * `Seal intact? Then we load it. Seal broken, it goes to the yard.`: words before a mark that begin as a question before them did, and end with
 * the opposite. In: the tokens of a sentence, where it is read from, and the sentences before it.
 */
export const oppositeOfAsked = (
  tokens: readonly Token[],
  from: number,
  at: number,
  before: readonly Sentence[],
): Guard | undefined => {
  const question = before.slice(-farthest).findLast(({ closing }) => closing === '?')?.tokens;
  const asked = question?.slice(question.findLastIndex(({ kind }) => kind === 'mark') + 1);
  const end = tokens.findIndex((token, index) => index > at && (isSign(token) || token.text === ','));
  const told = tokens.slice(at, Math.max(at, end));
  if (asked === undefined || told.length < 2 || told.length > longestCase || end >= tokens.length - 1) return undefined;
  const isSame = singular(told[0]?.lower ?? '') === singular(asked[0]?.lower ?? '');
  if (!isSame || relate(toQuestion(asked), toQuestion(told)) !== 'opposite') return undefined;
  return { answer: 'other', tokens: told, from, next: afterSigns(tokens, end), subject: [], isSure: true };
};
