import {
  clauseOpeners,
  conjunctions,
  oftenWords,
  onlySubjects,
  phraseOpeners,
  pluralPointers,
  timeWords,
} from '../lexicon/en/closed-words.ts';
import { asksVerbs, tellingVerbs } from '../lexicon/en/process-words.ts';
import { intransitiveVerbs, stateVerbs } from '../lexicon/en/verbs.ts';
import type { Token } from '../text/token.ts';
import { isAdverb, skipAdverbs } from '../text/words.ts';
import { findPredicate } from './predicate.ts';
import { windowEnd } from './window-end.ts';

/**
 * `the customer brings the part i take photos`: people who type fast leave the comma out. In: tokens, where the clause begins, and where the
 * next one may. Out: true before a pronoun with a verb and what it is done to; `the form we use` has nothing behind its verb.
 */
export const opensRunOn = (tokens: readonly Token[], from: number, index: number): boolean => {
  const [before, pronoun] = [tokens[index - 1], tokens[index]];
  // `it` and `you` are as often what a verb is done to.
  if (before?.kind !== 'word' || pronoun === undefined || !onlySubjects.has(pronoun.lower)) return false;
  if (clauseOpeners.has(pronoun.lower) || opensMore.some((words) => words.has(before.lower))) return false;
  const left = findPredicate(tokens.slice(from, index));
  const isOver = left !== undefined && (from + left.end < index || intransitiveVerbs.has(left.verb));
  // `tells the patient they need a rest`, `thinks`: what somebody is told is no clause of its own.
  if (!isOver || left.score < leastSure || tellingVerbs.has(left.verb) || asksVerbs.has(left.verb)) return false;
  const right = tokens.slice(index, windowEnd(tokens, index));
  const verbAt = skipAdverbs(right, 1);
  const found = findPredicate(right);
  const object = found && right[found.end];
  return (
    found?.start === verbAt &&
    (found.form === 'base' || found.form === 'third') &&
    object !== undefined &&
    object.kind !== 'mark' &&
    !conjunctions.has(object.lower) &&
    !phraseOpeners.has(object.lower) &&
    // `the form we use every day`, `a rest they need`: when, or whether at all, is no object.
    !oftenWords.has(object.lower) &&
    !timeWords.has(object.lower) &&
    !(stateVerbs.has(found.verb) || wishes.has(found.verb) || isAdverb(object))
  );
};

/** Words after which no clause is over. */
const opensMore = [clauseOpeners, conjunctions, phraseOpeners, pluralPointers];

/** Verbs that say what somebody would have: `the size they want`. */
const wishes: ReadonlySet<string> = new Set(['need', 'want', 'use']);

/** The score of a verb whose object is known. */
const leastSure = 6;
