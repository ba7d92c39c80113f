import { personNouns, systemNouns } from '../lexicon/en/actors.ts';
import { articles, determiners, phraseOpeners, possessives, pronouns } from '../lexicon/en/closed-words.ts';
import { compoundHeads, loneCommands, loneDeeds, nounHomographs, whereaboutsVerbs } from '../lexicon/en/verbs.ts';
import { isOnlyThird, isThirdForm, readVerb, singular } from '../lexicon/morphology.ts';
import type { Token } from '../text/token.ts';
import { skipAdverbs } from '../text/words.ts';
import type { Joiner } from './clause.ts';
import { withoutBrackets } from './phrases.ts';
import { findPredicate, type Predicate } from './predicate.ts';
import { unknownParticiple } from './unknown-verb.ts';

/** What stands left of a possible clause border. */
export interface LeftSide {
  readonly predicate: Predicate | undefined;
  /** True where something stands between its verb and the border. */
  readonly hasObject: boolean;
  readonly hasMarker: boolean;
  /** True for a name of which nothing is told yet: `if the manager | or the owner agrees`. */
  readonly isName?: boolean;
}

/**
 * Tells whether the words right of a comma, `and`, `or` open a clause of their own or only go on with a list
 * (`checks the stock and ships the order` against `checks the stock and the order`). Its verb must agree in form with the
 * verb on the left, or bring its own subject.
 */
export const startsClause = (right: readonly Token[], left: LeftSide, joiner: Joiner): boolean => {
  const first = skipAdverbs(right);
  const predicate = findPredicate(right);
  if (tellsAfterState(right, first, left, joiner)) return true;
  if (!predicate) return left.predicate?.voice === 'passive' && unknownParticiple(right, first, first) !== undefined;
  if (predicate.start > first && !opensWithThird(right, first, left)) return ownSubject(right, predicate, left, joiner);
  return sharedSubject(right, first, predicate, left, joiner);
};

/** `after the checks are finished, the board signs`: a passive takes no object, so what looks like a list of two nouns acts. */
const tellsAfterState = (right: readonly Token[], first: number, left: LeftSide, joiner: Joiner): boolean => {
  const last = right.at(-1);
  return (
    joiner === 'comma' &&
    left.hasMarker &&
    !left.hasObject &&
    left.predicate?.voice === 'passive' &&
    left.predicate.start > 0 &&
    articles.has(right[first]?.lower ?? '') &&
    right.length - first >= 3 &&
    right.length - first <= 4 &&
    last !== undefined &&
    isThirdForm(last.lower)
  );
};

/** `builds the image and runs smoke tests`: after a verb in the third person another one, though its object looks like a verb, too. */
const opensWithThird = (right: readonly Token[], first: number, left: LeftSide): boolean =>
  isOnlyThird(right[first]?.lower ?? '') && left.predicate?.form === 'third' && right.length - first <= longestDeed;

/** A verb with an object of two words. */
const longestDeed = 3;

const ownSubject = (right: readonly Token[], predicate: Predicate, left: LeftSide, joiner: Joiner): boolean => {
  if (left.isName && (joiner === 'or' || joiner === 'and')) return false;
  if (!left.predicate && !left.hasMarker && joiner !== 'then') return false;
  if (/^(?:which|that)$/.test(right[skipAdverbs(right)]?.lower ?? ''))
    return right.some((token) => token.lower === 'then');
  if (withoutBrackets(right.slice(0, predicate.start)).some((token) => token.kind === 'mark')) return false;
  if (goesOnAlike(right, predicate, left, joiner)) return true;
  if (
    predicate.score >= 5.5 &&
    predicate.form === 'third' &&
    nounHomographs.has(predicate.verb) &&
    predicate.score < 8
  ) {
    const subject = right.slice(skipAdverbs(right), predicate.start);
    return determiners.has(subject[0]?.lower ?? '') || canAct(subject.at(-1));
  }
  // `sends the slips home, parents sign`
  if (joiner === 'comma' && predicate.start === 1 && predicate.form === 'base' && areSeveral(right[0])) return true;
  // `sort the mail, urgent letters go to the boss`: several that go somewhere are no objects.
  if (joiner === 'comma' && goesSomewhere(right, predicate)) return true;
  if (isTelegraphic(predicate) && left.predicate && isTelegraphic(left.predicate)) return right.length <= 5;
  return predicate.score >= 5.5;
};

/** `the clerk fills the form, the board votes`: after a subject with its verb comes another one in the same form. */
const goesOnAlike = (
  right: readonly Token[],
  { start, form, score }: Predicate,
  left: LeftSide,
  joiner: Joiner,
): boolean => {
  const before = left.predicate;
  const isAlike = before?.form === 'third' && before.start > 0 && before.score >= 6 && form === 'third';
  return (
    joiner === 'comma' &&
    isAlike &&
    start > 1 &&
    score >= 4.5 &&
    (articles.has(right[0]?.lower ?? '') || possessives.has(right[0]?.lower ?? ''))
  );
};

const goesSomewhere = (right: readonly Token[], { start, end, form, verb }: Predicate): boolean =>
  form === 'base' &&
  start > 0 &&
  whereaboutsVerbs.has(verb) &&
  /[^s]s$/.test(right[start - 1]?.lower ?? '') &&
  phraseOpeners.has(right[end]?.lower ?? '');

/** `goods packed`: a participle after its noun, with no auxiliary. */
const isTelegraphic = (predicate: Predicate): boolean =>
  predicate.voice === 'passive' && predicate.start > 0 && predicate.end - predicate.start === 1;

/** A word that may go on with a passive: `is opened and put into the file`. */
export const isParticiple = (token: Token): boolean => {
  const forms = readVerb(token.lower)?.forms;
  return forms !== undefined && (forms.has('past') || forms.has('participle'));
};

const canAct = (noun: Token | undefined): boolean =>
  noun !== undefined &&
  (personNouns.has(singular(noun.lower)) || systemNouns.has(singular(noun.lower)) || /^\p{Lu}/u.test(noun.text));

/** `parents`, `drivers`: several who act. */
const areSeveral = (noun: Token | undefined): boolean =>
  noun !== undefined && singular(noun.lower) !== noun.lower && personNouns.has(singular(noun.lower));

const sharedSubject = (
  right: readonly Token[],
  first: number,
  predicate: Predicate,
  left: LeftSide,
  joiner: Joiner,
): boolean => {
  const verb = right[first];
  const next = right[predicate.end];
  if (!verb) return false;
  const isAlone = right.length - first === 1;
  const isHomograph = nounHomographs.has(predicate.verb);
  const opensObject = next !== undefined && (determiners.has(next.lower) || pronouns.has(next.lower));
  if (next?.lower === 'again' && right.length === predicate.end + 1) return left.predicate !== undefined;
  if (joiner === 'then') return left.predicate !== undefined || left.hasMarker;
  if (left.predicate?.voice === 'passive' && (isParticiple(verb) || predicate.form === 'participle')) return true;
  if (predicate.voice === 'state' || predicate.modal || predicate.score >= 9)
    return left.predicate !== undefined || left.hasMarker;
  if (left.hasMarker && !left.predicate) return predicate.form === 'base' || opensObject;
  switch (predicate.form) {
    case 'base': {
      if (isAlone && loneCommands.has(predicate.verb)) return left.predicate !== undefined;
      if (isHomograph && isAlone) return !left.hasObject && left.predicate?.form === 'base';
      if (isHomograph && next && compoundHeads.has(next.lower)) return false;
      if (!left.predicate) return joiner === 'comma' && (!isHomograph || opensObject);
      if (left.predicate.form === 'base' || left.predicate.modal)
        return opensObject || !isHomograph || next !== undefined;
      return opensObject || (!isHomograph && joiner === 'comma');
    }
    case 'third': {
      // `packs and ships`: what a verb alone is joined to is another verb.
      if (isAlone && joiner === 'and' && (loneDeeds.has(predicate.verb) || !left.hasObject))
        return left.predicate?.form === 'third';
      // `accepts or appeals`
      if (isAlone && joiner === 'or' && !left.hasObject && left.predicate?.form === 'third') return true;
      if (isHomograph && (isAlone || next?.lower === 'of')) return false;
      if (left.predicate?.form === 'third') return true;
      return (
        opensObject ||
        (next !== undefined && phraseOpeners.has(next.lower) && !isHomograph && left.predicate !== undefined)
      );
    }
    case 'gerund':
      return left.predicate?.form === 'gerund';
    default:
      return (
        left.predicate?.voice === 'passive' ||
        (left.predicate?.form === 'past' && opensObject) ||
        (left.predicate?.form === 'past' && !isHomograph)
      );
  }
};
