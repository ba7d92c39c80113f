import { clauseOpeners, phraseOpeners, pronouns, thingOpeners } from '../lexicon/en/closed-words.ts';
import { nounHomographs } from '../lexicon/en/verbs.ts';
import { readVerb } from '../lexicon/morphology.ts';
import type { Token } from '../text/token.ts';
import { isAdverb } from '../text/words.ts';
import type { Joiner } from './clause.ts';
import type { FoundMarker } from './marker-at.ts';
import { takeApart } from './phrases.ts';
import type { Predicate } from './predicate.ts';
import { windowEnd } from './window-end.ts';

/** A place where a clause may end, and how the next would begin. */
interface Place {
  readonly tokens: readonly Token[];
  /** Where the next begins. */
  readonly next: number;
  readonly joiner: Joiner;
  readonly afterComma: boolean;
  /** What opened the clause on the left. */
  readonly marker: FoundMarker | undefined;
  /** True in a list of steps that are only named. */
  readonly isNamed: boolean;
}

/** The most words of a step that is only named. */
const longestName = 5;

/**
 * True where a step follows that is only named: `..., then a short briefing`, `wake up, coffee, shower`. In: the clause on the left with its
 * verb. What a verb with an object is told of may be more objects, and what `and` or `or` ends is a list of them.
 */
export const namesStep = (left: readonly Token[], predicate: Predicate | undefined, place: Place): boolean => {
  const { tokens, next, joiner, marker } = place;
  const right = tokens.slice(next, windowEnd(tokens, next));
  const isShort = right.length > 0 && right.length <= longestName;
  if (!place.afterComma || !isShort || marker?.role === 'when' || marker?.role === 'if') return false;
  if (joiner === 'then') return right.some(({ text }) => /\p{L}{3}/u.test(text));
  if (joiner !== 'comma' || !isName(right) || closesList(tokens, next)) return false;
  if (predicate === undefined)
    return place.isNamed || marker?.role === 'yes' || marker?.role === 'no' || marker?.role === 'else';
  if (predicate.form === 'base' && predicate.start === 0 && endsWithCommand(tokens, next)) return true;
  const { object, phrases } = takeApart(left, predicate);
  if (thingOpeners.has(phrases.at(-1)?.preposition ?? '')) return false;
  return predicate.voice === 'active' && (object.length === 0 || phrases.length > 0);
};

const isName = (words: readonly Token[]): boolean =>
  !(words.length === 1 && words[0]?.lower === 'parallel') &&
  words.every(({ kind }) => kind === 'word') &&
  !phraseOpeners.has(words[0]?.lower ?? '') &&
  !clauseOpeners.has(words[0]?.lower ?? '') &&
  !pronouns.has(words.at(-1)?.lower ?? '') &&
  !words.every(isAdverb);

/** True where `and` or `or` stands before the last of the things that commas divide from here on. */
const closesList = (tokens: readonly Token[], from: number): boolean => {
  const end = windowEnd(tokens, from);
  const mark = tokens[end];
  if (mark === undefined || (mark.kind === 'mark' && mark.text !== ',')) return false;
  return mark.kind === 'word' || /^(?:and|or|&)$/.test(tokens[end + 1]?.lower ?? '') || closesList(tokens, end + 1);
};

/** `mix the dough, a long rest, shape, bake`: a list that opens with a command and ends with another one lists deeds. */
const endsWithCommand = (tokens: readonly Token[], from: number): boolean => {
  const end = windowEnd(tokens, from);
  const piece = tokens.slice(from, end);
  const mayBeThing = piece.length === 1 && readVerb(piece[0]?.lower ?? '')?.forms.has('base') !== true;
  if (piece.length === 0 || piece.length > longestName || mayBeThing) return false;
  if (tokens[end]?.text === ',') return endsWithCommand(tokens, end + 1);
  const [verb] = piece;
  const isCommand = verb !== undefined && readVerb(verb.lower)?.forms.has('base') === true;
  return end >= tokens.length && isCommand && !(piece.length === 1 && nounHomographs.has(verb.lower));
};
