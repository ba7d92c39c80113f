import { determiners, phraseOpeners } from '../lexicon/en/closed-words.ts';
import { needs } from '../lexicon/en/guard-words.ts';
import { strongRoles } from '../lexicon/en/markers.ts';
import { askingVerbs, findsOut } from '../lexicon/en/prompt-words.ts';
import type { Token } from '../text/token.ts';
import { type FoundMarker, markerAt } from './marker-at.ts';
import { findPredicate } from './predicate.ts';
import { windowEnd } from './window-end.ts';

/** Words that are also prepositions open a clause only where a verb follows. */
export const opensStrongly = (
  tokens: readonly Token[],
  index: number,
  from: number,
  marker: FoundMarker | undefined,
): boolean => {
  const found = markerAt(tokens, index);
  if (
    found?.phrase === 'in which case' ||
    found?.phrase === 'if yes' ||
    found?.phrase === 'if no' ||
    found?.phrase === 'if not'
  )
    return true;
  if (!found || !strongRoles.has(found.role)) return false;
  if (saysNeed(found, tokens[index + found.length])) return true;
  if (found.phrase === 'as' || found.phrase === 'should' || found.phrase === 'where' || found.phrase === 'following')
    return false;
  if (found.role === 'if' && (found.phrase.endsWith(' of') || found.phrase === 'if'))
    return !introducesQuestion(tokens.slice(from, index));
  if (found.role === 'who')
    return index > from && !opensInside(tokens, from, index) && !isAskedFor(tokens.slice(from, index + 1));
  if (
    found.role === 'else' ||
    found.role === 'else-if' ||
    found.role === 'unless' ||
    found.role === 'contrast' ||
    found.role === 'reason'
  ) {
    return found.phrase !== 'since' || hasVerb(tokens, index + found.length);
  }
  if (marker && (marker.role === 'when' || marker.role === 'if') && found.role === 'when') return false;
  return hasVerb(tokens, index + found.length);
};

/** `where necessary`, `when asked`. */
export const saysNeed = ({ role, phrase }: FoundMarker, next: Token | undefined): boolean =>
  (role === 'when' || phrase === 'where') && needs.has(next?.lower ?? '');

/** `the nurse who spots it checks the patient`: who is spoken of is told of within the subject, which has its own verb to come. */
const opensInside = (tokens: readonly Token[], from: number, at: number): boolean => {
  const subject = tokens.slice(from, at);
  if (findPredicate(subject) !== undefined || subject.length > longestSubject || tokens[at - 1]?.text === ',')
    return false;
  return findPredicate(tokens.slice(from, windowEnd(tokens, from)))?.start !== undefined && hasSecondVerb(tokens, at);
};

/** `they count who is left`: right behind a verb, `who` is whom it is about. */
const isAskedFor = (before: readonly Token[]): boolean => {
  const found = findPredicate(before);
  return found?.voice === 'active' && found.end === before.length - 1;
};

/** Longer than this, what stands before `who` is no subject alone, in tokens. */
const longestSubject = 5;

const hasSecondVerb = (tokens: readonly Token[], at: number): boolean => {
  const told = tokens.slice(at + 1, windowEnd(tokens, at + 1));
  const first = findPredicate(told);
  const rest = told.slice(first?.start === 0 ? first.end : 1);
  const second = findPredicate(rest);
  return second !== undefined && second.start > 0 && second.score >= leastOfSecond;
};
const leastOfSecond = 6;

const hasVerb = (tokens: readonly Token[], from: number): boolean => {
  const predicate = findPredicate(tokens.slice(from, windowEnd(tokens, from)));
  return (
    predicate !== undefined &&
    (predicate.start > 0 ? predicate.score >= 5.5 : predicate.form === 'gerund' || predicate.form === 'participle')
  );
};

/** `check if ...` and `ask the clerk if ...` ask; the question belongs to the verb. */
const introducesQuestion = (before: readonly Token[]): boolean => {
  if (findsOut.test(before.map(({ lower }) => lower).join(' '))) return true;
  const asks = before.findLastIndex(({ lower }, at) => askingVerbs.has(lower) && !isNoun(before, at));
  if (asks < 0 || asks === before.length - 1) return asks >= 0;
  const asked = before.slice(asks + 1);
  return (
    /^asks?$/.test(before[asks]?.lower ?? '') &&
    asked.length <= longestAsked &&
    asked.every(({ kind, lower }) => kind === 'word' && !phraseOpeners.has(lower))
  );
};

/** `order a blood test if needed`: behind an article a word that may be a verb is none, where the clause has one before it. */
const isNoun = (before: readonly Token[], at: number): boolean => {
  const article = before.findLastIndex(({ lower }, index) => index < at && determiners.has(lower));
  const found = findPredicate(before);
  return found !== undefined && article >= found.end && at - article <= longestNoun && before[at - 1]?.lower !== 'to';
};

/** From an article to the noun behind it, in words. */
const longestNoun = 3;

/** Who is asked, in words. */
const longestAsked = 4;
