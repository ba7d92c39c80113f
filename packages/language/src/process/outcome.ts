import { contractedPronouns, determiners, negations, pronouns, subjectPronouns } from '../lexicon/en/closed-words.ts';
import {
  comparedAlone,
  faults,
  fineAlone,
  noones,
  saidAnswers,
  someones,
  troubles,
} from '../lexicon/en/guard-words.ts';
import { negatingPrefixes, type OutcomePair, outcomePairs } from '../lexicon/en/outcomes.ts';
import { readVerb, singular } from '../lexicon/morphology.ts';
import { leaveOthers } from './number-ranges.ts';
import type { Question } from './statement.ts';

export interface Outcome {
  /** The index of the pair of words. */
  readonly pair: number;
  readonly side: 'yes' | 'no';
}

/** `the boss says no` */
const saidIn = (words: readonly string[]): Outcome['side'] | undefined => {
  const at = words.findIndex((word, index) => /^says?$/.test(word) && saidAnswers.has(words[index + 1] ?? ''));
  return at < 0 ? undefined : saidAnswers.get(words[at + 1] ?? '');
};

/** Which side of a pair of outcome words a condition names: `is not approved` and `is rejected` are the same. */
const sideOf = (words: readonly string[], { yes, no }: OutcomePair): Outcome['side'] | undefined => {
  const said = saidIn(words);
  if (said !== undefined) return no.includes('refuses') ? said : undefined;
  const says = words.some((word) => no.includes(word))
    ? 'no'
    : words.some((word) => yes.includes(word))
      ? 'yes'
      : undefined;
  const isNegated = words.some((word, index) => negations.has(word) || (word === 'no' && index < words.length - 1));
  return says && isNegated ? (says === 'yes' ? 'no' : 'yes') : says;
};

/** The first pair of outcome words that a condition speaks of, and its side. */
export const outcomeOf = (words: readonly string[]): Outcome | undefined => {
  for (const [pair, entry] of outcomePairs.entries()) {
    const side = sideOf(words, entry);
    if (side) return { pair, side };
  }
  return undefined;
};

const meaningful = (words: readonly string[]): ReadonlySet<string> =>
  new Set(
    words
      .filter((word) => /\p{L}|\d/u.test(word) && !isEmpty(word))
      .map((word) => readVerb(word)?.base ?? singular(word)),
  );

const isEmpty = (word: string): boolean =>
  determiners.has(word) ||
  negations.has(word) ||
  contractedPronouns.has(word) ||
  pronouns.has(word) ||
  /^(?:any|some)(?:one|body)$|sel(?:f|ves)$/.test(word) ||
  fillers.has(word);

const fillers = new Set(
  'is are was were be been has have had does do did it they of in to for that then no there already yet still'.split(
    ' ',
  ),
);

/** How two conditions relate: `same` question and answer, the `opposite` answer, or `unrelated`. */
export const relate = (a: Question, b: Question): 'same' | 'opposite' | 'unrelated' => {
  if (leaveOthers(a.words, b.words)) return 'unrelated';
  const [oursSaid, theirsSaid] = [saidIn(a.words), saidIn(b.words)];
  if (oursSaid !== undefined && theirsSaid !== undefined)
    return (oursSaid === theirsSaid) === (a.isNegated === b.isNegated) ? 'same' : 'opposite';
  const ours = meaningful(a.words);
  const theirs = meaningful(b.words);
  const shared = [...ours].filter((word) => theirs.has(word)).length;
  const likeness = shared / Math.max(1, Math.min(ours.size, theirs.size));
  const isReferred = [a, b].some(({ words }) => subjectPronouns.has(words[0] ?? ''));
  if (likeness > 0.75 && shared / Math.max(ours.size, theirs.size) >= (isReferred ? 0.5 : 0.6))
    return a.isNegated === b.isNegated ? 'same' : 'opposite';
  const [isNoneOfOurs, isNoneOfTheirs] = [isNone(b.words, a.words), isNone(a.words, b.words)];
  if (isNoneOfOurs !== isNoneOfTheirs) return (isNoneOfOurs ? a : b).isNegated ? 'same' : 'opposite';
  if (areSomeAndNone(a.words, b.words) || areSomeAndNone(b.words, a.words)) return 'opposite';
  if (areAllAndAny(a, b) || areAllAndAny(b, a)) return 'opposite';
  if (areAnyAndAll(a, b) || areAnyAndAll(b, a)) return 'opposite';
  if (isBeyond(b.words, a.words) || isBeyond(a.words, b.words)) return 'opposite';
  if (areFaultAndFine(a, b) || areFaultAndFine(b, a)) return 'opposite';
  if (lacks(a.words, ours, theirs) !== lacks(b.words, theirs, ours)) return 'opposite';
  const isOpposite = outcomePairs.some((entry) => {
    const sides = [sideOf(a.words, entry), sideOf(b.words, entry)];
    return sides[0] !== undefined && sides[1] !== undefined && sides[0] !== sides[1];
  });
  return isOpposite || negates(ours, theirs) || negates(theirs, ours) ? 'opposite' : 'unrelated';
};

/** `if none`, `if none is found`: there is nothing of what was asked for. */
const isNone = (words: readonly string[], asked: readonly string[]): boolean => {
  const [first = '', ...more] = words[0] === 'there' ? words.slice(2) : words;
  return /^(?:none|nothing|neither)$/.test(first) && more.every((word) => fillers.has(word) || asked.includes(word));
};

/** `somebody waits`, `nobody wants it` */
const areSomeAndNone = ([some = '']: readonly string[], [none = '']: readonly string[]): boolean =>
  someones.has(some) && noones.has(none);

/** `anything doesn't match` is the opposite of `all matches`. */
const areAllAndAny = (any: Question, all: Question): boolean =>
  any.isNegated &&
  !all.isNegated &&
  /^(?:any|some)(?:thing|one|body)?$/.test(any.words[0] ?? '') &&
  /^(?:all|every(?:thing|one|body)?)$/.test(all.words[0] ?? '') &&
  [...meaningful(all.words)].some((word) => meaningful(any.words).has(word));

/** `any red` and `all green`, told in a few words. */
const areAnyAndAll = (any: Question, all: Question): boolean =>
  !any.isNegated &&
  !all.isNegated &&
  any.words.length === 2 &&
  all.words.length === 2 &&
  /^(?:any|some)$/.test(any.words[0] ?? '') &&
  /^(?:all|everything|both)$/.test(all.words[0] ?? '');

/** `it is thicker or thinner` than what lies between two numbers. */
const isBeyond = (told: readonly string[], asked: readonly string[]): boolean =>
  asked.includes('between') && asked.some((word) => /^\d/.test(word)) && comparedAlone.test(told.join(' '));

/** `if anything is missing`, and then only `if it's right` or `if fine`. */
const areFaultAndFine = (fault: Question, fine: Question): boolean =>
  !fault.isNegated &&
  !fine.isNegated &&
  fault.words.some((word) => faults.has(word) || troubles.has(word)) &&
  fineAlone.test(fine.words.join(' '));

/** `no spare` of `it needs a spare`: names nothing else than what the other is about, and says that it is not there. */
const lacks = (words: readonly string[], ours: ReadonlySet<string>, theirs: ReadonlySet<string>): boolean =>
  /^(?:no|without)$/.test(words[0] ?? '') && ours.size > 0 && [...ours].every((word) => theirs.has(word));

/** `everything fits`, `all is in order`: where that is so, no other case is left. */
export const tellsAllFine = ({ words, isNegated }: Question): boolean =>
  !isNegated && (/^(?:all|everything)$/.test(words[0] ?? '') || fineAlone.test(words.join(' ')));

/** `covered` and `uncovered`, `complete` and `incomplete`. */
const negates = (ours: ReadonlySet<string>, theirs: ReadonlySet<string>): boolean =>
  [...ours].some((word) => word.length > 3 && negatingPrefixes.some((prefix) => theirs.has(prefix + word)));

/** True where two conditions are about the same thing (`if the loan is small ... if the loan is large`). */
export const sharesSubject = (a: Question, b: Question): boolean => {
  const theirs = meaningful(b.words);
  return [...meaningful(a.words)].some((word) => theirs.has(word) && /\p{L}{3}/u.test(word));
};
