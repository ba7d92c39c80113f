import { determiners, negations } from '../../lexicon/en/closed-words.ts';
import { singular } from '../../lexicon/morphology.ts';
import { findPredicate } from '../../segment/predicate.ts';
import type { Token } from '../../text/token.ts';
import { relate } from '../outcome.ts';
import { toQuestion } from '../question.ts';
import { isOutcome } from './condition-phrase.ts';
import { measureAt } from './measure.ts';
import type { Case } from './to-decision.ts';

/** True where two conditions are cases of one decision: opposites, measures of one thing, or the second names no thing of its own. */
export const areSiblings = (first: readonly Token[], other: readonly Token[]): boolean => {
  if (relate(toQuestion(first), toQuestion(other)) === 'opposite') return true;
  const [ours, theirs] = [measureAt(first), measureAt(other)];
  if (ours && theirs) return theirs.thing.length === 0 || shares(ours.thing, theirs.thing);
  const isEquation = (tokens: readonly Token[]): boolean => tokens.some(({ text }) => text === '=');
  if (isEquation(first) && isEquation(other)) return true;
  const isNone = (tokens: readonly Token[]): boolean => /^(?:no|not|without|missing)$/.test(tokens[0]?.lower ?? '');
  if (isNone(first) && isNone(other)) return false;
  if ((isName(first) && isName(other)) || tellsDenial(first, other)) return true;
  return other.length === 1 || (other.length <= 3 && shares(first, other));
};

/** `the host confirms` and `the host does not answer or refuses`: what one may do, and that one doesn't. */
export const tellsDenial = (first: readonly Token[], other: readonly Token[]): boolean => {
  const [did, didNot] = [findPredicate(first), findPredicate(other)];
  const isActive = did !== undefined && did.start > 0 && did.voice === 'active' && !did.isNegated;
  return isActive && didNot?.isNegated === true && shares(first.slice(0, did.start), other.slice(0, didNot.start));
};

/** `SEV1`, `wool`, `false positive`: a case that is only named. */
const isName = (tokens: readonly Token[]): boolean =>
  tokens.length <= 4 &&
  !tokens.some(isOutcome) &&
  measureAt(tokens) === undefined &&
  findPredicate(tokens) === undefined;

/** True where a case belongs to a question that was asked. */
export const fitsQuestion = (asked: readonly Token[], cases: readonly Case[], tokens: readonly Token[]): boolean => {
  const relation = relate(toQuestion(asked), toQuestion(tokens));
  const isTold = (answer: Case['answer']): boolean => cases.some((told) => told.answer === answer);
  if (relation === 'opposite') return !isTold('no') && !isTold('else');
  if (relation === 'same') return !isTold('yes');
  if (cases.length === 0) return true;
  if (isTold('else') || (isTold('yes') && isTold('no'))) return false;
  const labelled = cases.filter(({ answer }) => answer === 'other').at(-1);
  if (labelled !== undefined) return areSiblings(labelled.tokens, tokens) || names(asked, tokens);
  return names(asked, tokens) || (tokens.length === 1 && !isTold('no'));
};

/** `Real or test?` names `test`. */
const names = (asked: readonly Token[], tokens: readonly Token[]): boolean => {
  const words = new Set(asked.map(({ lower }) => singular(lower)));
  return tokens.every(({ lower }) => words.has(singular(lower)));
};

const shares = (a: readonly Token[], b: readonly Token[]): boolean => {
  const words = new Set(a.map(({ lower }) => singular(lower)));
  return b.some(
    ({ lower, kind }) =>
      kind === 'word' && !determiners.has(lower) && !negations.has(lower) && words.has(singular(lower)),
  );
};
