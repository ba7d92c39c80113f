import { collectiveNouns, personNouns, systemNouns } from '../lexicon/en/actors.ts';
import {
  articles,
  askedThings,
  clauseOpeners,
  conjunctions,
  contractedPronouns,
  copulas,
  determiners,
  indefinites,
  modals,
  particles,
  phraseOpeners,
  pluralPointers,
  pronouns,
  stateAdjectives,
  subjectPronouns,
  timeWords,
} from '../lexicon/en/closed-words.ts';
import { answers, units } from '../lexicon/en/guard-words.ts';
import { numberWords } from '../lexicon/en/numbers.ts';
import { asksVerbs, questionOpeners } from '../lexicon/en/process-words.ts';
import { intransitiveVerbs, loneCommands, nounHomographs } from '../lexicon/en/verbs.ts';
import { readVerb, singular } from '../lexicon/morphology.ts';
import type { Token } from '../text/token.ts';
import { skipAdverbs } from '../text/words.ts';
import {
  awaitsQuality,
  type ConditionShape,
  endsWithParticle,
  endsWithPhrasalVerb,
  isComparison,
  shapeOfCondition,
} from './condition-shape.ts';
import { ellipticAnswer } from './elliptic-answer.ts';
import { type FoundMarker, markerAt } from './marker-at.ts';
import { findPredicate, type Predicate } from './predicate.ts';
import { isBreak, windowEnd } from './window-end.ts';

/**
 * `If it is raining take the bus`: no comma tells where the condition ends. It ends before an imperative that follows
 * a complete condition, or before a new subject with its own verb.
 */
export const endsCondition = (tokens: readonly Token[], from: number, index: number, marker: FoundMarker): boolean => {
  if (!conditionRoles.has(marker.role)) return false;
  const condition = tokens.slice(from, index);
  const opener = tokens[index];
  if (!opener || followsClosely(opener) || countsOn(condition.at(-1), opener)) return false;
  const right = clauseFrom(tokens, index);
  const left = findPredicate(condition);
  if (
    awaitsNoun(condition) ||
    awaitsClause(condition.at(-1)) ||
    (awaitsQuality(condition, left) && !articles.has(opener.lower))
  )
    return false;
  if (marker.role === 'if' && ellipticAnswer(condition) !== undefined) return opensOwnClause(right, condition);
  if (opensWithPronoun(right, condition, namesOnly(marker))) return true;
  if (goesOn(condition, right, opener)) return false;
  if (isFoundOut(tokens.slice(0, from), condition) && isDeed(right)) return true;
  const found = findPredicate(right);
  if (!found) return false;
  const isEvent = isBareEvent(condition, marker);
  const shape = isEvent ? 'closed' : shapeOfCondition(condition, left);
  if (isLoneNoun(condition) && followsNoun(opener, found)) return true;
  if (condition.length === 1 && /^(?:none|nothing|any)$/.test(condition[0]?.lower ?? '') && found.start === 0)
    return found.voice === 'active';
  if (left !== undefined && tellsAll(condition, left) && isDeedOnThing(found, right)) return true;
  if (left !== undefined && endsInTime(condition, left) && isSubjectWithVerb(right, found)) return true;
  if (left !== undefined && deniesAll(condition, left) && isOwnClause(right, found)) return true;
  if (isBareOutcome(condition) && isOwnThing(right, found)) return true;
  if (endsWithBase(condition, left) && (isDoneBySomebody(found) || isDeedOfActor(right, found))) return true;
  if (left === undefined && (condition.length > 1 || isLoneNoun(condition)) && isOwnClause(right, found)) return true;
  if (left !== undefined && tellsDeed(condition, left) && (opensWithTeam(right, found) || opensWithName(right, found)))
    return true;
  if (shape === 'open' || (marker.role === 'while' && shape !== 'closed')) return false;
  const hasComma = commaEndsCondition(tokens, from);
  if (shape === 'closed' && isCommand(right, condition)) return true;
  if (found.start === 0) {
    const isName = !left?.voice && nounHomographs.has(found.verb) && hasComma;
    return !isName && !(isEvent && found.form === 'third') && opensWithVerb(right, found, shape);
  }
  const leastScore = articles.has(opener.lower) && left?.voice === 'state' ? 6 : 7;
  const hasOwnVerb = left !== undefined && left.score >= 7 && found.score >= leastScore && left.voice !== 'active';
  const isOver = shape === 'closed' || pronouns.has(opener.lower);
  if (hasComma && !(hasOwnVerb && opener.kind === 'word' && isOver)) return false;
  return opensWithSubject(right, found, shape, left);
};

/** What stands from a place on up to the end of its clause: two who are joined by `and` are one subject. */
const clauseFrom = (tokens: readonly Token[], index: number): readonly Token[] => {
  const end = windowEnd(tokens, index);
  const right = tokens.slice(index, end);
  const isJoined =
    tokens[end]?.lower === 'and' &&
    right.length <= longestSubject &&
    articles.has(right[0]?.lower ?? '') &&
    !pronouns.has(tokens[end + 1]?.lower ?? '');
  if (!isJoined || findPredicate(right) !== undefined) return right;
  const both = tokens.slice(index, windowEnd(tokens, end + 1));
  return findPredicate(both)?.form === 'base' ? both : right;
};

/** Words of one of two who are joined. */
const longestSubject = 3;

/** `there are open`: a quality, whose noun is to come. */
const awaitsNoun = (condition: readonly Token[]): boolean => {
  const last = condition.at(-1);
  return (
    condition[0]?.lower === 'there' &&
    last !== undefined &&
    (stateAdjectives.has(last.lower) || copulas.has(last.lower) || last.kind === 'number')
  );
};

/** `ask the guest whether`: what is asked is still to come. */
const awaitsClause = (last: Token | undefined): boolean =>
  last !== undefined && last.lower !== 'that' && (askedThings.has(last.lower) || questionOpeners.has(last.lower));

/** `they don't | we go`, `it isn't | call her`; but `it isn't a key` and `they don't call her` have not said everything yet. */
const opensOwnClause = (right: readonly Token[], condition: readonly Token[]): boolean => {
  const opener = right[0]?.lower ?? '';
  const last = condition.findLast(({ lower }) => lower !== 'not')?.lower.replace(/n?['’]?t$/, '') ?? '';
  const found = findPredicate(right);
  if (found === undefined) return false;
  if (found.start > 0) return subjectPronouns.has(opener) || (doers.has(last) && articles.has(opener));
  return copulas.has(last) && found.form === 'base' && found.score >= sureCommand && !nounHomographs.has(found.verb);
};

/** Auxiliaries of which nothing can be said: a noun behind them is a subject. */
const doers: ReadonlySet<string> = new Set(['do', 'does', 'did']);

/** The score of a verb in front of what it is done to. */
const sureCommand = 8.5;

/** `two failed attempts | a senior is called`: an article behind a noun opens another phrase, whose verb is its own. */
const isOwnClause = (right: readonly Token[], found: Predicate): boolean =>
  articles.has(right[0]?.lower ?? '') && found.start > 1 && found.score >= 8;

/** `it floats`, `the alarm rings`: a subject and its verb, after which no other verb could belong to them. */
const tellsAll = (condition: readonly Token[], { start, end, form, voice, modal }: Predicate): boolean =>
  start > 0 && end === condition.length && form === 'third' && voice === 'active' && modal === undefined;

/** `it does not fit`, `the lamp doesn’t light up`: nothing is missing behind it. */
const deniesAll = (condition: readonly Token[], { start, end, isNegated, voice, verb }: Predicate): boolean => {
  const isWhole =
    end === condition.length || (end === condition.length - 1 && particles.has(condition[end]?.lower ?? ''));
  return (
    start > 0 && isNegated && voice === 'active' && isWhole && (intransitiveVerbs.has(verb) || end < condition.length)
  );
};

/** `she does not come within two days`: how long is the last that is said. */
const endsInTime = (condition: readonly Token[], { start }: Predicate): boolean => {
  const [count, unit] = condition.slice(-2);
  const isCount = count?.kind === 'number' || numberWords.includes(count?.lower ?? '');
  return start > 0 && isCount && timeWords.has(singular(unit?.lower ?? ''));
};

/** `the bread goes to Ann` */
const isSubjectWithVerb = (right: readonly Token[], { start, form, voice, score }: Predicate): boolean =>
  articles.has(right[0]?.lower ?? '') && start > 1 && score >= 6 && (form === 'third' || voice === 'passive');

/** `mix the dough`, `start over`: a command with what it is done to, or with its particle. */
const isDeedOnThing = ({ start, form, score, verb, end }: Predicate, right: readonly Token[]): boolean =>
  start === 0 &&
  form === 'base' &&
  ((score >= 7 && !nounHomographs.has(verb)) || particles.has(right[end]?.lower ?? ''));

/** `the guest finds a stain`: who does what to what. */
const tellsDeed = (condition: readonly Token[], { start, end, voice }: Predicate): boolean =>
  start > 0 && end < condition.length && voice === 'active' && condition.at(-1)?.kind === 'word';

/** `housekeeping clean it`: a team and its verb, which is no noun of the team's such as `finance report`. */
const opensWithTeam = ([noun, , next]: readonly Token[], { start, form, verb }: Predicate): boolean =>
  noun !== undefined &&
  collectiveNouns.has(noun.lower) &&
  start === 1 &&
  (form === 'base' || form === 'third') &&
  (!nounHomographs.has(verb) || pronouns.has(next?.lower ?? '') || determiners.has(next?.lower ?? ''));

/** `insurance raises a query | TPA desk replies`: who is called by capitals alone is no part of what was told. */
const opensWithName = (right: readonly Token[], { start, end, form, verb }: Predicate): boolean =>
  /^\p{Lu}{2,5}$/u.test(right[0]?.text ?? '') &&
  (start === 1 || start === 2) &&
  form === 'third' &&
  (!nounHomographs.has(verb) || end === right.length);

/** `approved | mail goes out`: without an article and in the singular, a noun is not what was approved. */
const isBareOutcome = (condition: readonly Token[]): boolean => {
  const [word] = condition;
  const forms = readVerb(word?.lower ?? '')?.forms;
  return (
    condition.length === 1 &&
    forms !== undefined &&
    !forms.has('base') &&
    (forms.has('past') || forms.has('participle'))
  );
};

const isOwnThing = ([noun]: readonly Token[], { start, form, voice, score }: Predicate): boolean =>
  noun?.kind === 'word' &&
  start === 1 &&
  score >= 6 &&
  !/s$/.test(noun.lower) &&
  (form === 'third' || voice === 'passive');

/** `can't verify | asks the user`: what is done to something is no verb. */
const isDoneBySomebody = ({ start, form, verb }: Predicate): boolean =>
  start === 0 && form === 'third' && !nounHomographs.has(verb);

/** `they accept | mechanic fixes it`: whoever acts is no object of a verb without an article. */
const isDeedOfActor = ([noun]: readonly Token[], { start, end, form, score }: Predicate): boolean =>
  noun !== undefined && canAct(noun) && start === 1 && end === 2 && form === 'third' && score >= sureCommand;

const endsWithBase = (condition: readonly Token[], left: Predicate | undefined): boolean =>
  left?.form === 'base' && left.voice === 'active' && left.end === condition.length && condition.length > 1;

export const conditionRoles: ReadonlySet<string> = new Set(['if', 'else-if', 'unless', 'when', 'while', 'no']);

/** No clause opens with these words. */
const followsClosely = ({ lower }: Token): boolean =>
  conjunctions.has(lower) ||
  clauseOpeners.has(lower) ||
  askedThings.has(lower) ||
  particles.has(lower) ||
  lower === 'of';

/** `within 2 minutes`, `over 5 pounds`: the unit belongs to its number, and what is counted is no verb in the third person. */
const countsOn = (last: Token | undefined, opener: Token): boolean => {
  const forms = readVerb(opener.lower)?.forms;
  return last?.kind === 'number' && (units.has(opener.lower) || (forms?.has('third') === true && !forms.has('base')));
};

/** `when a sample comes in we scan it`: no condition goes on with a pronoun that has a verb of its own. */
const opensWithPronoun = (right: readonly Token[], condition: readonly Token[], isName: boolean): boolean => {
  const isContracted = contractedPronouns.has(right[0]?.lower ?? '');
  const isWhole = condition.length > 1 || isName || isBareOutcome(condition);
  if (!isWhole || !(isContracted || /^(?:we|they|he|she|i|it)$/.test(right[0]?.lower ?? ''))) return false;
  const last = condition.at(-1);
  if (last === undefined || last.kind === 'mark' || /^(?:that|to|and|or)$/.test(last.lower)) return false;
  const found = findPredicate(right);
  const verbAt = skipAdverbs(right, 1);
  const hasVerb =
    isContracted ||
    (found?.start === verbAt && (found.end > verbAt + 1 || found.form === 'third' || found.form === 'base'));
  const [first] = condition;
  const isPointed = pluralPointers.has(first?.lower ?? '') && readVerb(last.lower)?.forms.has('base') === true;
  const isPhrase = phraseOpeners.has(first?.lower ?? '') || particles.has(first?.lower ?? '');
  return (
    hasVerb &&
    (findPredicate(condition) !== undefined || isName || isPointed || isPhrase || indefinites.has(first?.lower ?? ''))
  );
};

/** `in case of`, `in the absence of any`: what happens is only named. */
const namesOnly = ({ phrase }: FoundMarker): boolean => /\bof\b(?: any| such)?$/.test(phrase);

/** After these words more must come; but no article opens what goes on with another: `says no | the order is closed`. */
const goesOn = (condition: readonly Token[], right: readonly Token[], opener: Token): boolean => {
  const last = condition.at(-1);
  return (
    !last ||
    conjunctions.has(last.lower) ||
    modals.has(last.lower) ||
    (determiners.has(last.lower) &&
      !isComparison(condition) &&
      !articles.has(opener.lower) &&
      !saysAnswer(condition)) ||
    /^(?:to|not|first|second|third|fourth|last|next|same)$/.test(last.lower) ||
    (phraseOpeners.has(last.lower) &&
      !endsWithParticle(condition) &&
      !endsWithPhrasalVerb(condition) &&
      !isOnOrOff(condition, right))
  );
};

/** `the light is on | the operator presses stop`: what is on is on nothing that acts. */
const isOnOrOff = (condition: readonly Token[], right: readonly Token[]): boolean => {
  const left = findPredicate(condition);
  const found = findPredicate(right);
  const isState = left?.voice === 'state' && left.start > 0 && left.end === condition.length - 1;
  const acts = found?.form === 'third' && found.voice === 'active' && found.start === 2 && found.end < right.length;
  return isState && particles.has(condition.at(-1)?.lower ?? '') && articles.has(right[0]?.lower ?? '') && acts;
};

/** `he says no | call Ann` */
const saysAnswer = (condition: readonly Token[]): boolean =>
  readVerb(condition.at(-2)?.lower ?? '')?.base === 'say' && answers.has(condition.at(-1)?.lower ?? '');

/** `check the tyres, if flat`, `print a page, if still nothing`: how something that was looked into is. */
const isFoundOut = (before: readonly Token[], condition: readonly Token[]): boolean => {
  const [state, ...more] = condition[0]?.lower === 'still' ? condition.slice(1) : condition;
  if (state === undefined || more.length > 0) return false;
  const isLooked = before.some(({ lower }) => asksVerbs.has(readVerb(lower)?.base ?? ''));
  const isOther = [pronouns, determiners, indefinites, subjectPronouns].some((words) => words.has(state.lower));
  const isState = stateAdjectives.has(state.lower) || (!isOther && readVerb(state.lower) === undefined);
  return (isLooked && isState) || (condition.length > 1 && state.lower === 'nothing');
};

/** `pump`, whatever else the word may be. */
const isDeed = ([verb]: readonly Token[]): boolean => readVerb(verb?.lower ?? '')?.forms.has('base') === true;

/** `after login check the role`, `after the visit send a receipt`: an event named by a noun alone. */
const isBareEvent = (condition: readonly Token[], marker: FoundMarker): boolean => {
  const noun = articles.has(condition[0]?.lower ?? '') ? condition.slice(1) : condition;
  return noun.length === 1 && /^(?:after|upon|following)$/.test(marker.phrase) && !pronouns.has(noun[0]?.lower ?? '');
};

/** `if mismatch clerk calls the supplier`, `if duplicate close it`. */
const followsNoun = (opener: Token, found: Predicate): boolean =>
  found.start === 0
    ? found.form === 'base' && found.modal === undefined && found.score >= 8.5
    : found.start === 1 && found.form === 'third' && canAct(opener);

/** A noun in the singular is no subject of a verb in its base form. */
const isLoneNoun = (condition: readonly Token[]): boolean => {
  const [noun] = condition;
  return (
    condition.length === 1 &&
    noun?.kind === 'word' &&
    !pronouns.has(noun.lower) &&
    !indefinites.has(noun.lower) &&
    !collectiveNouns.has(noun.lower) &&
    !/[^s]s$/.test(noun.lower)
  );
};

/** `if b > a print b is bigger`: nothing but a command follows a comparison. */
const isCommand = ([verb]: readonly Token[], condition: readonly Token[]): boolean =>
  isComparison(condition) && readVerb(verb?.lower ?? '')?.forms.has('base') === true;

const opensWithVerb = (right: readonly Token[], found: Predicate, shape: ConditionShape): boolean => {
  if (found.form === 'third') return shape === 'closed' && right.length > 1 && found.score >= 6.5;
  const isSure = !nounHomographs.has(found.verb) || found.score > 8 || particles.has(right[1]?.lower ?? '');
  if (found.form !== 'base') return false;
  if (right.length > 1) return isSure || shape === 'closed';
  return shape === 'closed' && (isSure || loneCommands.has(found.verb));
};

const opensWithSubject = (
  right: readonly Token[],
  found: Predicate,
  shape: ConditionShape,
  left: Predicate | undefined,
): boolean => {
  const opener = right[0];
  if (opener !== undefined && (determiners.has(opener.lower) || pronouns.has(opener.lower)))
    return (
      found.score >= (articles.has(opener.lower) && (left?.voice === 'state' || left?.voice === 'passive') ? 6 : 7) &&
      (left !== undefined || shape === 'closed' || articles.has(opener.lower))
    );
  // `you are a shift worker | the supervisor calls`: an article opens another phrase.
  if (opener?.kind !== 'word' || phraseOpeners.has(opener.lower) || found.score < 5.5) return false;
  if (articles.has(right[1]?.lower ?? '')) return false;
  if (shape === 'closed') return left !== undefined && left.start > 0 ? true : found.voice === 'active';
  const isState = left?.voice === 'state' || left?.form === 'gerund';
  return isState && found.start === 1 && found.form === 'third' && canAct(opener);
};

/** Somebody or something that acts, by the noun alone. */
export const canAct = (noun: Token): boolean => personNouns.has(noun.lower) || systemNouns.has(noun.lower);

const commaEndsCondition = (tokens: readonly Token[], from: number): boolean => {
  const comma = tokens.findIndex((token, index) => index > from && (token.text === ',' || isBreak(token)));
  if (tokens[comma]?.text !== ',') return false;
  const rest = comma < 0 ? [] : tokens.slice(comma + 1, windowEnd(tokens, comma + 1));
  if (/^(?:else|else-if|if|when|no)$/.test(markerAt(tokens, comma + 1)?.role ?? '')) return false;
  return rest.length > 0 && findPredicate(rest) !== undefined;
};
