import { tellingWords } from '../../lexicon/en/asking-words.ts';
import {
  articles,
  conjunctions,
  determiners,
  onlySubjects,
  phraseOpeners,
  subjectPronouns,
} from '../../lexicon/en/closed-words.ts';
import { anyones, faults } from '../../lexicon/en/guard-words.ts';
import { negatingPrefixes } from '../../lexicon/en/outcomes.ts';
import { whereaboutsVerbs } from '../../lexicon/en/verbs.ts';
import { readVerb, singular } from '../../lexicon/morphology.ts';
import { markerAt } from '../../segment/marker-at.ts';
import { findPredicate, type Predicate } from '../../segment/predicate.ts';
import { windowEnd } from '../../segment/window-end.ts';
import type { Token } from '../../text/token.ts';
import { namesActor } from '../actor.ts';
import { isOutcome } from './condition-phrase.ts';
import type { Guard } from './guard.ts';
import { measureAt } from './measure.ts';
import { isBorder, isSign } from './signs.ts';

/** `under 600 reject`, `orders over 100 go to Ann`: a measure with no mark behind it. */
export const measuredAt = (tokens: readonly Token[], from: number, start: number): Guard | undefined => {
  const marker = markerAt(tokens, start);
  if (marker?.role === 'unless') return undefined;
  const isMarked = (marker?.role === 'if' || marker?.phrase === 'when') && marker.length === 1;
  const first = isMarked || tokens[start]?.lower === 'for' ? start + 1 : start;
  const at = /^(?:it|it's|they|they're|its|the)$/.test(tokens[first]?.lower ?? '') && isMarked ? first + 1 : first;
  const measure = measureAt(tokens.slice(at));
  if (measure === undefined) return undefined;
  const next = at + measure.length;
  const rest = tokens.slice(next);
  // `with 24 hours' notice`
  if (/['’]$/.test(rest[0]?.lower ?? '')) return undefined;
  // `Warmer than 12 degrees, and the load is refused.`
  const isSoToSay = from === 0 && rest[0]?.text === ',' && rest[1]?.lower === 'and' && rest.length > 3;
  if (rest.length === 0 || isSign(rest[0]) || (at === start && isBorder(rest[0]) && !isSoToSay)) return undefined;
  // `leaks of more than a litre` are things.
  const verb = tokens[at + measure.thing.length]?.lower === 'of' ? undefined : findPredicate(measure.thing);
  if (verb !== undefined && (verb.start > 0 || verb.score > 6)) return undefined;
  const found = findPredicate(rest);
  const isPlural = /[^s]s$/.test(measure.thing.at(-1)?.lower ?? '');
  const actsItself =
    found?.start === 0 && (found.form === 'third' || found.modal !== undefined || isPlural || found.verb === 'need');
  return {
    answer: 'other',
    tokens: tokens.slice(at, next),
    from,
    next: isSoToSay ? next + 2 : rest[0]?.text === ',' ? next + 1 : next,
    subject: actsItself || isAnyone(measure.thing) ? measure.thing : [],
    isSure: true,
  };
};

/** `anyone above 39 is seen first` */
const isAnyone = ([word, ...more]: readonly Token[]): boolean => more.length === 0 && anyones.has(word?.lower ?? '');

/**
 * `damaged goods are photographed`: a kind of thing as the subject, where another clause tells of the opposite kind, or where it is told that
 * something is wrong with them and they were named before.
 */
export const kindAt = (
  tokens: readonly Token[],
  from: number,
  start: number,
  before: readonly Token[],
): Guard | undefined => {
  const first = determiners.has(tokens[start]?.lower ?? '') || tokens[start]?.lower === 'for' ? start + 1 : start;
  if (tokens[first]?.lower === 'too') return tooMuch(tokens, { from, start, first });
  const aside = bracketEnd(tokens, first + 2);
  if (aside > first + 2) return overAside(tokens, aside, { from, start, first }, before);
  const kind = tokens.slice(first, first + 2);
  const [quality, thing] = kind;
  if (quality === undefined || thing?.kind !== 'word' || !(tellsKind(quality) || hasRival(tokens, first)))
    return undefined;
  const clause = tokens.slice(first, windowEnd(tokens, first));
  const found = findPredicate(clause)?.start === 0 ? behind(findPredicate(clause.slice(2)), 2) : findPredicate(clause);
  // `for small leaks he calls Ann`, `small leaks he mends himself`
  const isFronted = tokens[start]?.lower === 'for' || subjectPronouns.has(tokens[first + 2]?.lower ?? '');
  const isAbout = isFronted && found !== undefined && found.start > 2;
  const isSubject =
    found?.start === 2 && (found.form !== 'base' || found.modal !== undefined || /[^s]s$/.test(thing.lower));
  if (!isSubject && !isAbout) return undefined;
  // `the old school sends the file`
  const isOneWhoActs =
    tokens[start]?.lower === 'the' &&
    singular(thing.lower) === thing.lower &&
    found?.voice === 'active' &&
    !isFault(quality);
  if (isOneWhoActs && !whereaboutsVerbs.has(found?.verb ?? '')) return undefined;
  const isNamed = before.some(({ lower }) => singular(lower) === singular(thing.lower));
  const isSure = isFault(quality) && (isNamed || isCheckedFor(quality, before));
  return {
    answer: 'other',
    tokens: isSure ? [thing, { ...quality, text: quality.lower }] : kind,
    from,
    next: first + 2,
    subject: isAbout ? [] : kind,
    isSure,
    isKind: true,
  };
};

/** `small leaks she mends herself`: what is said first is set against other cases. */
export const frontedKindAt = (tokens: readonly Token[], from: number, start: number): Guard | undefined => {
  const [quality, things, doer] = tokens.slice(start, start + 3);
  const found = findPredicate(tokens.slice(start + 3, windowEnd(tokens, start)));
  const isFronted =
    markerAt(tokens, start) === undefined &&
    isQuality(quality) &&
    /[^s]s$/.test(things?.lower ?? '') &&
    onlySubjects.has(doer?.lower ?? '') &&
    found?.start === 0;
  return isFronted
    ? { answer: 'other', tokens: tokens.slice(start, start + 2), from, next: start + 2, subject: [], isSure: false }
    : undefined;
};

/** `incomplete` of what was checked for its completeness. */
const isCheckedFor = ({ lower }: Token, before: readonly Token[]): boolean => {
  const prefix = negatingPrefixes.find((opening) => lower.startsWith(opening) && lower.length > opening.length + 4);
  const bare = prefix === undefined ? undefined : lower.slice(prefix.length);
  return bare !== undefined && before.some((token) => token.lower.startsWith(bare) && token.lower !== bare);
};

/** `too big crates are opened` */
const tooMuch = (
  tokens: readonly Token[],
  { from, start, first }: { readonly from: number; readonly start: number; readonly first: number },
): Guard | undefined => {
  const found = kindAt(tokens.toSpliced(first, 1), from, start, []);
  const [too, quality, thing] = tokens.slice(first, first + 3);
  if (too === undefined || quality === undefined || thing === undefined || found === undefined) return undefined;
  return { ...found, tokens: [thing, too, quality], next: found.next + 1, isSure: true };
};

/** Where a bracket ends that opens there; the place itself for none. */
const bracketEnd = (tokens: readonly Token[], at: number): number => {
  const end = tokens[at]?.text === '(' ? tokens.findIndex(({ text }, index) => index > at && text === ')') : -1;
  return end < 0 ? at : end + 1;
};

/** `small claims (up to 50) are paid`: what the bracket says is no part of the case. */
const overAside = (
  tokens: readonly Token[],
  aside: number,
  { from, start, first }: { readonly from: number; readonly start: number; readonly first: number },
  before: readonly Token[],
): Guard | undefined => {
  const found = kindAt(tokens.toSpliced(first + 2, aside - first - 2), from, start, before);
  return found && { ...found, next: found.next + aside - first - 2 };
};

/** `rejected` of `rejected goods go back` looks like the verb. */
const behind = (found: Predicate | undefined, offset: number): Predicate | undefined =>
  found && { ...found, start: found.start + offset, end: found.end + offset };

/** `Bad ones go back`: of several that were told of, those with this outcome. */
export const onesAt = (
  tokens: readonly Token[],
  from: number,
  start: number,
  before: readonly Token[],
): Guard | undefined => {
  const first = tokens[start]?.lower === 'for' ? start + 1 : start;
  const at = articles.has(tokens[first]?.lower ?? '') ? first + 1 : first;
  const isOne = first > start && at > first;
  const [quality, ones] = tokens.slice(at, at + 2);
  if (quality === undefined || !(ones?.lower === 'ones' || (isOne && ones?.lower === 'one'))) return undefined;
  if (!tellsKind(quality) && !hasRival(tokens, at)) return undefined;
  return {
    answer: 'other',
    tokens: [quality],
    from,
    next: at + 2,
    subject: first > start ? [] : [quality, ones],
    isSure: isFault(quality) && before.length > 0,
    isKind: true,
  };
};

/** `approved goes to print, rejected gets a note`: how something turned out stands for what did. */
export const outcomeActsAt = (tokens: readonly Token[], from: number, start: number): Guard | undefined => {
  const [outcome, verb] = tokens.slice(start, start + 2);
  if (outcome === undefined || verb === undefined || !isOutcome(outcome)) return undefined;
  const forms = readVerb(outcome.lower)?.forms;
  if (forms?.has('base') === true || readVerb(verb.lower)?.forms.has('third') !== true) return undefined;
  return { answer: 'other', tokens: [outcome], from, next: start + 1, subject: [outcome], isSure: false, isKind: true };
};

/** `low ones wait, high ones go first`: any quality tells a kind where the same things of another quality are told of. */
const hasRival = (tokens: readonly Token[], at: number): boolean => {
  const [quality, things] = tokens.slice(at, at + 2);
  return (
    isQuality(quality) &&
    /[^s]s$/.test(things?.lower ?? '') &&
    tokens.some(({ lower }, index) => {
      const other = tokens[index - 1];
      return (
        lower === things?.lower &&
        isQuality(other) &&
        other?.lower !== quality?.lower &&
        opensSubject(tokens[index - 2])
      );
    })
  );
};

const isQuality = (token: Token | undefined): boolean =>
  token?.kind === 'word' &&
  !determiners.has(token.lower) &&
  !tellingWords.has(token.lower) &&
  !phraseOpeners.has(token.lower) &&
  !conjunctions.has(token.lower) &&
  !namesActor([token]) &&
  !/^\p{Lu}/u.test(token.text.slice(1));

/** Nothing, a mark or an article stands before the subject of a clause. */
export const opensSubject = (before: Token | undefined): boolean =>
  before === undefined || before.kind === 'mark' || conjunctions.has(before.lower) || articles.has(before.lower);

const tellsKind = (quality: Token): boolean => {
  const bare = negatingPrefixes.find((prefix) => quality.lower.startsWith(prefix));
  const forms = readVerb(quality.lower)?.forms;
  return isOutcome(quality) || isFault(quality) || bare !== undefined || forms?.has('participle') === true;
};

/** `infected files` and `clean files`: two kinds of one thing. */
export const areTwoKinds = (a: Guard, b: Guard): boolean => {
  const [quality, thing] = namedKind(a);
  const [other, named] = namedKind(b);
  if (a.isKind !== true || b.isKind !== true || quality === undefined || other === undefined) return false;
  const isOneThing = thing !== undefined && thing.lower === named?.lower;
  return isOneThing && quality.lower !== other.lower;
};

/** The quality and the thing; what stands in front of who acts on it is no subject. */
const namedKind = ({ subject, tokens, isSure }: Guard): readonly Token[] => {
  if (subject.length > 0) return subject;
  return isSure ? tokens.toReversed() : tokens;
};

/** `damaged`, `unlabelled`, `undeliverable`. */
export const isFault = ({ lower }: Token): boolean => {
  const forms = lower.startsWith('un') ? readVerb(lower.slice(2))?.forms : undefined;
  const isUndone = forms?.has('participle') === true || forms?.has('past') === true;
  return faults.has(lower) || isUndone || /^un\w{3,}able$/.test(lower);
};
