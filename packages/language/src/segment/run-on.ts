import {
  clauseOpeners,
  conjunctions,
  onlySubjects,
  phraseOpeners,
  pluralPointers,
} from '../lexicon/en/closed-words.ts';
import { intransitiveVerbs } from '../lexicon/en/verbs.ts';
import type { Token } from '../text/token.ts';
import { skipAdverbs } from '../text/words.ts';
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
  if (!isOver || left.score < leastSure) return false;
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
    !phraseOpeners.has(object.lower)
  );
};

/** Words after which no clause is over. */
const opensMore = [clauseOpeners, conjunctions, phraseOpeners, pluralPointers];

/** The score of a verb whose object is known. */
const leastSure = 6;
