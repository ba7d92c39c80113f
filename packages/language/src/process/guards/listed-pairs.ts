import { answers } from '../../lexicon/en/guard-words.ts';
import { markerAt } from '../../segment/marker-at.ts';
import { findPredicate } from '../../segment/predicate.ts';
import type { Token } from '../../text/token.ts';
import { namesActor } from '../actor.ts';
import type { Guard } from './guard.ts';
import { isArrowSign } from './signs.ts';

/**
 * `Sort the wool: clean -> card it, dirty -> wash it, moth holes -> burn it`: cases of one decision, whatever they are called. In: the tokens of a
 * sentence. Out: undefined where fewer than three short names lead to what is mostly a deed.
 */
export const listedPairs = (tokens: readonly Token[]): readonly Guard[] | undefined => {
  const colon = tokens.slice(0, longestLead).findIndex(({ text }) => text === ':');
  const opening = colon + 1;
  const starts = [opening, ...tokens.flatMap(({ text }, at) => (at > opening && /^[,;]$/.test(text) ? [at + 1] : []))];
  const guards = starts.flatMap((from, index) => {
    const sign = tokens.findIndex(
      (token, at) => at >= from && at < (starts[index + 1] ?? tokens.length) && isArrowSign(token),
    );
    const head = tokens.slice(from, sign);
    return sign < 0 || !isCaseName(head)
      ? []
      : [{ answer: 'other' as const, tokens: head, from, next: sign + 1, subject: [], isSure: true, isOfList: true }];
  });
  const deeds = guards.filter(({ next }) => findPredicate(tokens.slice(next))?.start === 0);
  const arrows = tokens.filter(isArrowSign).length;
  const isList = guards.length >= fewest && guards.length === arrows && guards[0]?.from === opening;
  return isList && deeds.length * 2 >= guards.length ? guards : undefined;
};

/** In tokens before the colon. */
const longestLead = 9;

const fewest = 3;

const longestName = 4;

/** A state or a thing, but no deed of its own, nobody who acts, and no answer. */
const isCaseName = (head: readonly Token[]): boolean => {
  const [first] = head;
  if (first === undefined || head.length > longestName || namesActor(head)) return false;
  const marker = markerAt(head, 0);
  const isAnswer = answers.has(first.lower) && head.length === 1;
  if (isAnswer || (marker !== undefined && (marker.role !== 'no' || marker.length === head.length))) return false;
  const predicate = findPredicate(head);
  return !(predicate?.start === 0 && predicate.form === 'base' && head.length > 1);
};
