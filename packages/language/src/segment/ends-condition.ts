import { determiners, particles, phraseOpeners, pronouns, stateAdjectives } from '../lexicon/en/closed-words.ts';
import { intransitiveVerbs, nounHomographs } from '../lexicon/en/verbs.ts';
import type { Token } from '../text/token.ts';
import { isAdverb } from '../text/words.ts';
import { type FoundMarker, markerAt } from './marker-at.ts';
import { findPredicate, type Predicate } from './predicate.ts';
import { windowEnd } from './window-end.ts';

/**
 * `If it is raining take the bus`: no comma tells where the condition ends. It ends before an imperative that follows
 * a complete condition, or before a new subject with its own verb.
 */
export const endsCondition = (tokens: readonly Token[], from: number, index: number, marker: FoundMarker): boolean => {
  if (!conditionRoles.has(marker.role)) return false;
  const before = tokens[index - 1];
  if (
    !before ||
    phraseOpeners.has(before.lower) ||
    determiners.has(before.lower) ||
    /^(?:to|not)$/.test(before.lower)
  ) {
    return false;
  }
  const condition = tokens.slice(from, index);
  const left = findPredicate(condition);
  if (!isCompleteCondition(condition, left)) return false;
  const right = tokens.slice(index, windowEnd(tokens, index));
  const found = findPredicate(right);
  if (!found) return false;
  if (found.start === 0) {
    const isSure = !nounHomographs.has(found.verb) || found.score > 8 || particles.has(right[1]?.lower ?? '');
    return found.form === 'base' && right.length > 1 && (isSure || intransitiveVerbs.has(left?.verb ?? ''));
  }
  if (commaEndsCondition(tokens, from)) return false;
  const opener = tokens[index];
  const opensNoun = opener !== undefined && (determiners.has(opener.lower) || pronouns.has(opener.lower));
  return opensNoun && found.score >= 7 && left !== undefined;
};

const conditionRoles: ReadonlySet<string> = new Set(['if', 'else-if', 'unless', 'when', 'no']);

/** `low`, `in stock`, `the payment fails`, `it is above 30`: nothing more is needed; `the customer wants` needs an object. */
const isCompleteCondition = (tokens: readonly Token[], predicate: Predicate | undefined): boolean => {
  const first = tokens[0];
  if (!first) return false;
  if (tokens.every((token) => stateAdjectives.has(token.lower) || isAdverb(token) || token.lower === 'not'))
    return true;
  if (tokens.length < 2) return false;
  if (phraseOpeners.has(first.lower)) return true;
  if (!predicate || (predicate.score < 5.5 && predicate.start > 0)) return false;
  if (predicate.end < tokens.length || predicate.voice === 'passive') return true;
  return intransitiveVerbs.has(predicate.verb);
};

const commaEndsCondition = (tokens: readonly Token[], from: number): boolean => {
  const comma = tokens.findIndex((token, index) => index > from && token.text === ',');
  const rest = comma < 0 ? [] : tokens.slice(comma + 1, windowEnd(tokens, comma + 1));
  if (markerAt(tokens, comma + 1)?.role === 'else' || markerAt(tokens, comma + 1)?.role === 'else-if') return false;
  return rest.length > 0 && findPredicate(rest) !== undefined;
};
