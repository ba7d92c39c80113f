import { articles, copulas, determiners, negations, stateAdjectives } from '../../lexicon/en/closed-words.ts';
import {
  allOfThem,
  answers,
  comparers,
  comparingStarts,
  conditionOpeners,
  outcomeStates,
  outcomeVerbs,
  placeStates,
} from '../../lexicon/en/guard-words.ts';
import { negatingPrefixes, outcomePairs } from '../../lexicon/en/outcomes.ts';
import { stateVerbs } from '../../lexicon/en/verbs.ts';
import { readVerb } from '../../lexicon/morphology.ts';
import { findPredicate } from '../../segment/predicate.ts';
import type { Token } from '../../text/token.ts';
import { measureAt } from './measure.ts';

/** The most words of a condition that is told without `if`. */
const longestCondition = 8;

/** Words that pairs of outcomes know. */
const outcomes: ReadonlySet<string> = new Set(outcomePairs.flatMap(({ yes, no }) => [...yes, ...no]));

/**
 * How surely a phrase without `if` is a condition (`not solved -> ...`, `too low: ...`): `strong` by itself, `weak` only where another
 * condition stands beside it (`approved -> ship, rejected -> stop`; but `drafted -> approved -> shipped` are three steps).
 */
export const conditionStrength = (tokens: readonly Token[]): 'strong' | 'weak' | undefined => {
  const [first] = tokens;
  const last = tokens.at(-1);
  if (!first || !last || tokens.length > longestCondition) return undefined;
  if (tokens.some(({ text }) => /^(?:[,;:?!]|[-=]+>)$/.test(text))) return undefined;
  // `that's the end of it: ...` tells how it is.
  if (tokens.some(({ lower }) => /^that['’]s$/.test(lower))) return undefined;
  if (isWholeMeasure(tokens) || endsWithMeasure(tokens)) return 'strong';
  const predicate = findPredicate(tokens);
  const isCommand = predicate?.start === 0 && predicate.form === 'base' && predicate.score >= 7;
  if (tokens.some(({ text }) => text === '=') && tokens.length > 2) return 'strong';
  if (conditionOpeners.has(first.lower) && tokens.length > 1 && !isCommand) return 'strong';
  if (opensWithDenial(first) && tokens.length <= 4) return 'strong';
  if (isCommand && tokens.length > 1) return undefined;
  if (predicate?.voice === 'state' || (predicate !== undefined && stateVerbs.has(predicate.verb))) return 'strong';
  const isDenied = predicate !== undefined && predicate.start > 0 && tokens.some(({ lower }) => negations.has(lower));
  if (isDenied || (predicate?.verb === 'say' && answers.has(last.lower))) return 'strong';
  if (tokens.length > 5) return undefined;
  if (tokens.length === 2 && allOfThem.has(first.lower)) return 'weak';
  if (tokens.some(({ lower }) => lower === 'too') && predicate?.start !== 0) return 'strong';
  if (tokens.some(({ lower }) => lower === 'not') && tokens.length <= 4) return 'strong';
  if ((isOutcome(last) || tellsState(tokens)) && !determiners.has(last.lower)) return 'weak';
  if (tokens.some((token, at) => outcomeVerbs.has(token.lower) && at <= 2))
    return tokens.length <= 4 ? 'weak' : undefined;
  return tokens.length <= 3 && opensWithQuality(tokens) ? 'weak' : undefined;
};

/** `score below 500`, `70 to 90`, with nothing behind it. */
const isWholeMeasure = (tokens: readonly Token[]): boolean => {
  const measure = measureAt(tokens);
  const verb = findPredicate(measure?.thing ?? []);
  return measure !== undefined && measure.length >= tokens.length && !(verb?.start === 0 && verb.score >= 8);
};

/** `temperature in the cold store above 8 degrees` */
const endsWithMeasure = (tokens: readonly Token[]): boolean => {
  const at = tokens.findLastIndex(({ lower }) => comparers.has(lower) || comparingStarts.has(lower));
  const measure = at > 1 ? measureAt(tokens.slice(at)) : undefined;
  return (
    measure !== undefined && measure.length === tokens.length - at && findPredicate(tokens.slice(0, at)) === undefined
  );
};

/** `admitted`, `changes requested`, `in stock`, `back online`: how something turned out. */
const tellsState = (tokens: readonly Token[]): boolean => {
  const [first] = tokens;
  const last = tokens.at(-1);
  if (first === undefined || last === undefined || tokens.length > 3) return false;
  const forms = readVerb(last.lower)?.forms;
  const isDone = forms !== undefined && !forms.has('base') && (forms.has('past') || forms.has('participle'));
  return isDone || placeStates.has(first.lower);
};

export const isOutcome = ({ lower }: Token): boolean =>
  outcomes.has(lower) || outcomeStates.has(lower) || (stateAdjectives.has(lower) && !copulas.has(lower));

/** `bad part`, `small wound`, `bigger`. */
const opensWithQuality = (tokens: readonly Token[]): boolean => {
  const [first] = tokens.filter(({ lower }) => !articles.has(lower));
  return (
    first !== undefined &&
    (isOutcome(first) ||
      deniesOutcome(first) ||
      /^(?:small|big|larg|high|low|old|young|long|short|fast|slow|heavi|light)(?:g?er)$/.test(first.lower))
  );
};

/** `non-empty` */
const deniesOutcome = (token: Token): boolean =>
  negatingPrefixes.some((prefix) => {
    const bare = token.lower.slice(prefix.length);
    return token.lower.startsWith(prefix) && bare !== '' && isOutcome({ ...token, lower: bare });
  });

/** `can't reproduce: ...`, `doesn't open: ...` say what is not so; `don't open it` is a command. */
const opensWithDenial = ({ lower }: Token): boolean =>
  lower === 'cannot' || (/n['’]t$/.test(lower) && !/^don['’]t$/.test(lower));
