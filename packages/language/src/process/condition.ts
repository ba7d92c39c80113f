import {
  conjunctions,
  determiners,
  haves,
  indefinites,
  negations,
  onlySubjects,
  pronouns,
} from '../lexicon/en/closed-words.ts';
import { absences, comparers, noones, saysAbsence, saysExistence } from '../lexicon/en/guard-words.ts';
import { sensingVerbs } from '../lexicon/en/verbs.ts';
import { singular } from '../lexicon/morphology.ts';
import type { Clause } from '../segment/clause.ts';
import { isTimePhrase, takeApart, withoutArticle } from '../segment/phrases.ts';
import { findPredicate } from '../segment/predicate.ts';
import { markAfter, spanOf, type Token, textOf } from '../text/token.ts';
import { capitalised } from '../text/words.ts';
import { headPhrase, namesActor, namesPeople } from './actor.ts';
import { type Discourse, noteThing } from './discourse.ts';
import { isOutcome } from './guards/condition-phrase.ts';
import { isFault } from './guards/kind-guards.ts';
import { outcomeOf } from './outcome.ts';
import type { Question } from './statement.ts';

/** Clauses joined by a bare `and` or `or` still belong to the condition while a comma is to come. */
export const conditionEnd = (clauses: readonly Clause[]): number => {
  const comma = clauses.findIndex((clause, index) => index > 0 && (clause.afterComma || clause.joiner === 'then'));
  if (comma < 1) return 1;
  const between = clauses.slice(1, comma);
  return between.every((clause) => clause.role === undefined && (clause.joiner === 'and' || clause.joiner === 'or'))
    ? comma
    : 1;
};

/** `accept it unless the label is missing, the tube is broken or the sample is old`: how many clauses of a condition behind a deed tell what it may be; 1 for it alone. */
export const choicesIn = ([first, ...more]: readonly Clause[]): number => {
  const end = more.findIndex(({ joiner }) => joiner === 'or');
  const told = more.slice(0, end + 1);
  const isListed =
    end >= 0 &&
    more.length === end + 1 &&
    told.every(
      ({ role, predicate, joiner }) =>
        role === undefined &&
        (joiner === 'comma' || joiner === 'or') &&
        predicate !== undefined &&
        predicate.start > 0 &&
        predicate.voice !== 'active',
    );
  return first !== undefined && isListed ? told.length + 1 : 1;
};

/** `wait until the oven is hot and nobody is near`: what is to be waited for, with how many clauses tell it. */
export const untilAll = ([first, next]: readonly Clause[]): {
  readonly tokens: readonly Token[];
  readonly count: number;
} => {
  const told = first?.tokens ?? [];
  const found = next?.joiner === 'and' && next.role === undefined && !next.afterComma ? next.predicate : undefined;
  const subject = next?.tokens[0]?.lower ?? '';
  const isState =
    found !== undefined &&
    found.start > 0 &&
    (found.voice === 'state' || noones.has(subject) || haves.has(next?.tokens[found.start]?.lower ?? ''));
  return isState && next !== undefined
    ? { tokens: [...told, ...joined(next), ...next.tokens], count: 2 }
    : { tokens: told, count: 1 };
};

/** `if there is one`, `if they have none` after `look for a match`: whether there is what was acted on last. */
export const existence = (condition: readonly Token[], discourse: Discourse): Question | undefined => {
  const told = textOf(condition).toLowerCase();
  const said = saysAbsence.test(told) ? 'none' : saysExistence.exec(told)?.[1];
  if (said === undefined) return undefined;
  const sought = (said === 'none' ? discourse.sought : undefined) ?? discourse.object;
  const words = ['there', 'is', ...sought.toLowerCase().split(' ')];
  const asked = told.startsWith('there') ? 'Is there one' : 'Have one';
  const text = `${sought === '' ? asked : capitalised(sought)}?`;
  return { text, isNegated: said === 'none', words, span: spanOf(condition), isThere: true };
};

/** What a condition is about is what `it` means after it, but a measure that is compared: the thing is meant that it is a measure of. */
export const noteSubject = (condition: readonly Token[], discourse: Discourse): void => {
  if (discourse.object !== '' && isCompared(condition)) {
    noteAgain(condition, discourse);
    return;
  }
  // Several that are missing may be what is asked for: `if papers are missing, they are requested`.
  const isOneMissing = absences.has(condition.at(-1)?.lower ?? '') && condition.at(-2)?.lower === 'is';
  if (isOneMissing && discourse.object !== '') return;
  const predicate = findPredicate(condition);
  const named = predicate ? condition.slice(0, predicate.start) : [];
  const isThere = named.length === 1 && named[0]?.lower === 'there';
  const subject = withoutArticle(headPhrase(isThere && predicate ? condition.slice(predicate.end) : named));
  const first = subject[0];
  if (predicate === undefined) noteKind(condition, discourse);
  if (/^it(?:['’]s)?$/.test(condition[0]?.lower ?? '')) noteOther(condition.slice(1), discourse);
  if (
    predicate?.voice === 'active' &&
    !isThere &&
    !sensingVerbs.has(predicate.verb) &&
    (namesActor(subject) || onlySubjects.has(first?.lower ?? ''))
  )
    noteObject(takeApart(condition, predicate).object, discourse);
  if (
    first &&
    !pronouns.has(first.lower) &&
    !indefinites.has(first.lower) &&
    !determiners.has(first.lower) &&
    !negations.has(first.lower) &&
    subject.length <= 4 &&
    !namesPeople(subject)
  ) {
    noteThing(textOf(subject), discourse);
    if (isThere) discourse.sought = textOf(subject);
  }
};

/** `False alarm? reset it`, `no papers - ask for them`: the thing whose quality is asked, and what there may be none of. */
const noteKind = ([quality, thing, ...more]: readonly Token[], discourse: Discourse): void => {
  if (quality === undefined || thing?.kind !== 'word' || more.length > 0 || isOutcome(thing)) return;
  const isLacking = quality.lower === 'no' && singular(thing.lower) !== thing.lower;
  const isKind = !determiners.has(quality.lower) && (isFault(quality) || outcomeOf([quality.lower]) !== undefined);
  if ((isLacking || isKind) && !namesActor([thing])) noteThing(thing.text, discourse);
};

/** `check the stock; if it is in stock, wrap it`: what is in something is what was spoken of before that. */
const noteOther = (state: readonly Token[], discourse: Discourse): void => {
  const last = discourse.things.at(-1)?.toLowerCase();
  if (last === undefined || !state.some(({ lower }) => lower === last)) return;
  const other = discourse.things.findLast((thing) => thing.toLowerCase() !== last);
  if (other !== undefined) noteThing(other, discourse);
};

/** `if she finds a stain, the maid removes it`: what somebody finds or needs is what the rest is about. */
const noteObject = (object: readonly Token[], discourse: Discourse): void => {
  const thing = withoutArticle(headPhrase(object));
  const isNamed = thing.length > 0 && thing.length <= 3 && thing.every(({ kind }) => kind === 'word');
  if (isNamed && !namesActor(thing) && !isTimePhrase(thing) && !determiners.has(thing.at(-1)?.lower ?? ''))
    noteThing(textOf(thing), discourse);
};

/** `if the parcel is over 20 kg`: what was spoken of before is meant again, though it is compared. */
const noteAgain = (condition: readonly Token[], discourse: Discourse): void => {
  const predicate = findPredicate(condition);
  const subject = textOf(withoutArticle(headPhrase(condition.slice(0, predicate?.start ?? 0))));
  if (discourse.things.includes(subject)) noteThing(subject, discourse);
};

const isCompared = (condition: readonly Token[]): boolean =>
  condition.some(({ lower }) => comparers.has(lower) || /^exceeds?$/.test(lower)) &&
  condition.some(({ lower }) => /\d/.test(lower) || /^(?:limit|threshold|budget)$/.test(lower));

/** The conjunction that stood before a clause, as a token. */
export const joined = (clause: Clause): readonly Token[] => {
  const first = clause.tokens[0];
  if (!first || !conjunctions.has(clause.joiner)) return [];
  return [
    {
      text: clause.joiner,
      lower: clause.joiner,
      kind: 'word',
      start: Math.max(0, first.start - clause.joiner.length - 1),
      end: first.start - 1,
    },
  ];
};

/** The same, or the comma between two entries of a list. */
export const listed = (clause: Clause): readonly Token[] => {
  const [first] = clause.tokens;
  return clause.joiner === 'comma' && first !== undefined
    ? [markAfter(',', { start: first.start, end: first.start })]
    : joined(clause);
};
