import { personNouns, systemNouns } from './en/actors.ts';
import {
  ableEnding,
  askingVerbs,
  consultingVerbs,
  fetchingVerbs,
  givingVerbs,
  hadThings,
  handingVerbs,
  happeningVerbs,
  judgingVerbs,
  lastingWords,
  makingVerbs,
  notingVerbs,
  objectEnds,
  outcomeWords,
  owningWords,
  plainEnd,
  pointingWords,
  questionWords,
  remainingVerbs,
  replyOpening,
  sendingVerb,
  standingWords,
  tellingWords,
  treatingVerbs,
  unpassingVerbs,
  verbParticles,
} from './en/asking-words.ts';
import { askedThings, stateAdjectives } from './en/closed-words.ts';
import {
  addressingVerbs,
  comingOutNouns,
  identifyingNouns,
  optingVerbs,
  sayingNouns,
  secretNouns,
} from './en/value-words.ts';
import { compoundDeeds, compoundThings, irregularVerbs, nounHomographs, takersOfDeeds, verbs } from './en/verbs.ts';

export { numberWords } from './en/numbers.ts';
export { doerEnding, doneEnding, relatingWords, relationNouns } from './en/relation-nouns.ts';
export { comparingWords, countedRounds, endOfRounds, holdInRounds, partOfWhole } from './en/round-words.ts';
export { emptyInConditions } from './en/verdict-words.ts';

/** What a written form can be. `past` stands for simple past and participle where both are spelt alike. */
export type VerbForm = 'base' | 'third' | 'past' | 'participle' | 'gerund';

export interface VerbReading {
  readonly base: string;
  readonly forms: ReadonlySet<VerbForm>;
}

/**
 * Looks a written word up as a form of a verb. In: a word in lower case. Out: its base and what forms it can be,
 * undefined where the lexicon has no such verb. Spellings with and without a doubled consonant are both read.
 */
export const readVerb = (word: string): VerbReading | undefined => formTable().get(word) ?? readPrefixed(word);

/** `mops`; also `reports`, which may be several, and `puts`, which may have been yesterday. */
export const isThirdForm = (word: string): boolean => readVerb(word)?.forms.has('third') === true;

/** `sends`, but no word that is also a base form. It may still be a noun: `reports`. */
export const isOnlyThird = (word: string): boolean => isThirdForm(word) && readVerb(word)?.forms.has('base') !== true;

/** `re-check`, `resend`, `pre-fill`: the prefix joined to a known verb. */
const readPrefixed = (word: string): VerbReading | undefined => {
  const match = /^(re-?|de-?|dis|pre-?|un|auto-?|double-|co-)(\p{L}{4,})$/u.exec(word);
  const rest = match?.[2] && formTable().get(match[2]);
  return rest ? { base: `${match?.[1] ?? ''}${rest.base}`, forms: rest.forms } : undefined;
};

/** True for two nouns of which the second is a deed, though the first may be a verb elsewhere: `document check`. */
export const isCompoundDeed = (words: readonly string[]): boolean => {
  const [first = '', second = ''] = words;
  return words.length === 2 && compoundDeeds.has(second) && nounHomographs.has(first) && !takersOfDeeds.has(first);
};

/** True for two nouns of which the second is passed on, though the first may be a verb elsewhere: `welcome message`. */
export const isCompoundThing = ([first = '', second = '', ...more]: readonly string[]): boolean =>
  more.length === 0 && compoundThings.about.has(first) && compoundThings.passed.has(second);

/** `ask for ads` of `asks for ads`; words that may be a noun stay where neither is it known nor stands an article or preposition behind them. */
export const withBaseVerb = ([first = '', ...rest]: readonly string[], isVerb: boolean): readonly string[] => {
  const reading = readVerb(first.toLowerCase());
  const isNamed = reading !== undefined && nounHomographs.has(reading.base);
  const isThird = reading?.forms.has('third') === true && (isVerb || !isNamed || opensPhrase.test(rest[0] ?? ''));
  return [isThird ? reading.base : first, ...rest];
};

const opensPhrase = /^(?:an?|the|its?|their|at|by|for|from|in|into|on|to|with)$/;

/** True for what is answered by yes or no: `is free`. */
export const isYesNoQuestion = ([first = '', ...rest]: readonly string[]): boolean =>
  questionWords.has(first) && (rest.length > 0 || first === 'exists');

/**
 * How many words name who acts, before the verb of a label that tells what somebody does: 1 of `receptionist registers the guest`, 3 of
 * `the head nurse signs`. 0 where it tells no such thing.
 */
export const actorsBefore = (words: readonly string[]): number => {
  const verb = words.slice(0, 4).findIndex((word) => readVerb(word)?.forms.has('third') === true);
  const actor = words[verb - 1] ?? '';
  return verb < words.length - 1 && (personNouns.has(actor) || systemNouns.has(actor)) ? verb : 0;
};

/**
 * A question with its verb first: `is customer a member` of `customer is a member`, `has dough doubled` of `dough has doubled`. What somebody
 * has stays, as in `customer has a coupon`: the same words in another order would ask for another thing.
 */
export const withVerbFirst = (question: string): string => {
  const [, subject = '', verb = '', rest = ''] =
    /^(\p{L}+(?:\s+\p{L}+){0,2}?)\s+(is|are|was|were|can|has|have)\s+(.+)$/iu.exec(question) ?? [];
  if (subject === '' || askedThings.has(subject.toLowerCase().split(/\s+/)[0] ?? '')) return question;
  const deed =
    rest
      .toLowerCase()
      .replace(/^(?:(?:not|been|already)\s+)*/, '')
      .match(/^\p{L}+/u)?.[0] ?? '';
  const forms = readVerb(deed)?.forms;
  const isHappened = forms?.has('past') === true || forms?.has('participle') === true || /[^e]{2}ed$/.test(deed);
  return /^ha/i.test(verb) && !isHappened ? question : `${verb} ${subject} ${rest}`;
};

/** Whether a label names somebody, or a system, in words of this language. */
export const namesActor = (words: readonly string[]): boolean =>
  words.some((word) =>
    [word, singular(word)].some((one) => personNouns.has(one) || systemNouns.has(one) || isDoer(one)),
  );

/** Whether a label names people of a kind: `farmers`, `shop customers`. */
export const namesPeople = (words: readonly string[]): boolean => {
  const last = words.at(-1) ?? '';
  return singular(last) !== last && personNouns.has(singular(last));
};

/** Whether a word names who does what a verb says: `collector`, `manager`. */
const isDoer = (word: string): boolean =>
  ['', 'e'].some((end) => /[eo]r$/.test(word) && readVerb(`${word.slice(0, -2)}${end}`)?.forms.has('base') === true);

/** Whether a word says how something is: `missing`, `urgent`. */
export const isAdjective = (word: string): boolean => stateAdjectives.has(word) || lastingWords.has(word);

/** What a question of one word lacks: `is` of `complete`, `has` of `appointment`, `should` of `approve`, `it` of `works`. */
export const questionWordFor = (word: string): 'is' | 'has' | 'should' | 'it' => {
  if (stateAdjectives.has(word) || lastingWords.has(word) || personNouns.has(word)) return 'is';
  const forms = readVerb(word)?.forms;
  if (forms?.has('third') === true) return 'it';
  if (forms?.has('past') === true || forms?.has('participle') === true) return 'is';
  if (isHad(word)) return 'has';
  return forms?.has('base') === true ? 'should' : 'is';
};

/** Nouns of what one has or has not, by the lexicon or by how they end. */
const isHad = (word: string): boolean =>
  hadThings.has(singular(word)) ||
  (nounHomographs.has(word) && readVerb(word) !== undefined) ||
  /.{3}(?:ments?|[st]ions?|[ae]nces?|ness|ships?)$/.test(word) ||
  /[^aeious]s$/.test(word);

/**
 * The word that a question lacks which only names a thing and how it is: `is` of `receipt valid` and of `urgent case`, `are` of
 * `all items available`, `has` of `delivery failed` and of `group ticket`, `does` of `customer accept`. Undefined where it lacks none.
 */
export const missingQuestionWord = (
  words: readonly string[],
): 'is' | 'are' | 'has' | 'have' | 'do' | 'does' | undefined => {
  const [first = '', ...rest] = words;
  const last = rest.at(-1);
  if (last === undefined || words.some((word) => questionWords.has(word))) return undefined;
  const happens = readVerb(last);
  const canHappen = happens?.forms.has('base') === true && !happens.forms.has('past') && !nounHomographs.has(last);
  const doer = rest.at(-2) ?? first;
  const isDone = rest.length === 1 && (personNouns.has(first) || personNouns.has(singular(first)));
  if (canHappen && (isDone || (remainingVerbs.has(last) && rest.length < 4)))
    return /[^siu]s$/.test(doer) ? 'do' : 'does';
  if (words.length < 4 && ableEnding.test(last) && readVerb(last) === undefined && !rest.slice(0, -1).some(isActing))
    return /[^siu]s$/.test(doer) ? 'are' : 'is';
  const by = words.indexOf('by');
  if (by > 1 && by < words.length - 1 && isPast(words[by - 1] ?? ''))
    return /[^siu]s$/.test(words[by - 2] ?? '') ? 'are' : 'is';
  const standing = standingQuestionWord(words);
  if (standing !== undefined) return standing;
  if (words.length > 4) return undefined;
  if (tellingWords.has(first) && !rest.some(isActing) && readVerb(last)?.forms.has('past') !== true) return 'is';
  if (first === 'no' && words.length === 2 && !stateAdjectives.has(last) && !lastingWords.has(last)) return 'has';
  if (readVerb(first)?.forms.has('past') === true || rest.slice(0, -1).some(isActing)) return undefined;
  const subject = stateAdjectives.has(rest.at(-2) ?? '') ? rest.slice(0, -2) : rest.slice(0, -1);
  const named = [first, ...subject];
  const isMany = /[^siu]s$/.test(named[named.indexOf('of') - 1] ?? named.at(-1) ?? '');
  if (stateAdjectives.has(last) || lastingWords.has(last)) return isMany ? 'are' : 'is';
  const reading = readVerb(last);
  if (words.length === 2 && foundWords.test(first) && /[^siu]s$/.test(last)) return 'has';
  if (stateAdjectives.has(first) && readVerb(first) === undefined && reading?.forms.has('past') !== true)
    return /[^siu]s$/.test(last) && !words.some((word) => word === 'all') ? 'has' : 'is';
  const isUnknownParticiple = reading === undefined && /[^e]{2}ed$|[a-z]{2}oven$/.test(last);
  if (isUnknownParticiple) return isMany ? 'are' : 'is';
  if (reading?.forms.has('past') !== true && reading?.forms.has('participle') !== true)
    return hadThings.has(singular(last)) && !isTold([first, ...rest]) && ![first, ...subject].some(isActing)
      ? 'has'
      : undefined;
  if (happeningVerbs.has(reading.base) || [first, ...subject].some((word) => personNouns.has(word)))
    return isMany ? 'have' : 'has';
  return isMany ? 'are' : 'is';
};

/**
 * The same of what names a thing and where it stands: `is` of `in stock`, of `damage above 5000 euros` and of `heavier than 30 kg`.
 */
const standingQuestionWord = (words: readonly string[]): 'is' | 'are' | undefined => {
  const at = words.findIndex((word, index) => standingWords.has(word) || isCompared(word, words[index + 1]));
  const subject = words.slice(0, at);
  const [first = ''] = subject;
  if (at < 0 || at > 3 || at === words.length - 1 || subject.some(isActing)) return undefined;
  if (at === 0) return isManyCompared(words) ? 'are' : 'is';
  const things = subject.filter((word) => !lastingWords.has(word));
  if (askedThings.has(first) || /^(?:at|no|which|what|when|who)$/.test(first) || isDeed(things)) return undefined;
  return /[^siu]s$/.test(things.at(-1) ?? '') ? 'are' : 'is';
};

/** The first of `heavier than` and of `more than`. */
const isCompared = (word: string, next: string | undefined): boolean =>
  next === 'than' && /^(?:better|fewer|less|more|worse|\p{L}{2,}er)$/u.test(word);

const isManyCompared = ([first = '', second, ...rest]: readonly string[]): boolean =>
  isCompared(first, second) && /^(?:fewer|less|more)$/.test(first) && /[^siu]s$/.test(rest.at(-1) ?? '');

/** Whether words begin with a verb that is no noun, or tell of something that has happened. */
const isDeed = ([first = '', ...rest]: readonly string[]): boolean =>
  (readVerb(first)?.forms.has('base') === true && !nounHomographs.has(first)) ||
  [first, ...rest].some((word) => readVerb(word)?.forms.has('past') === true && !stateAdjectives.has(word));

/** What is asked for where it names what may be found: `damaged boxes`, `missing documents`. */
const foundWords = /[^e]ed$|^(?:broken|expiring|lost|missing|open|stolen|unpaid)$/;

/** `delivery note matches`: behind one thing stands what it does, though it may be several things elsewhere. */
const isTold = (words: readonly string[]): boolean => {
  const last = words.at(-1) ?? '';
  const before = words.at(-2) ?? '';
  return (
    readVerb(last)?.forms.has('third') === true &&
    !/^(?:all|any|more|no|other|some)$/.test(before) &&
    !stateAdjectives.has(before) &&
    !/[^siu]s$/.test(before)
  );
};

/** A verb that says what somebody does, such as `answers`, and no noun. */
const isActing = (word: string): boolean => {
  const reading = readVerb(word);
  return reading?.forms.has('third') === true && !nounHomographs.has(reading.base);
};

/**
 * What is asked or wanted of whoever is told it: `are the items available` of `ask whether the items are available`, `print the ticket` of
 * `tell to print the ticket`. Undefined of a label that says it itself.
 */
export const wantedBy = (label: string): string | undefined => {
  const wanted = /^(?:tell|ask|instruct|order|request)s?\s+(?:(?:it|him|her|them)\s+)?to\s+(.+)$/i.exec(label)?.[1];
  if (wanted !== undefined) return wanted;
  const [, subject, verb, rest] =
    /^(?:ask|check|enquire|inquire|quer(?:y|ie))s?\s+(?:whether|if)\s+(\S+(?:\s+\S+){0,3}?)\s+(is|are|has|have|can)\s+(.+)$/i.exec(
      label,
    ) ?? [];
  return subject === undefined ? undefined : `${verb} ${subject} ${rest}`;
};

/** True for what brings something back: `get status`. */
export const asksForThing = ([first = '', ...rest]: readonly string[]): boolean =>
  rest.length > 0 && askingVerbs.has(first);

/** True for what makes a thing that was not there: `create token`. */
export const bringsAbout = ([first = '', ...rest]: readonly string[]): boolean =>
  rest.length > 0 && makingVerbs.has(readVerb(first)?.base ?? first);

/**
 * What a deed does with its object: brings it back, makes it, hands on what whoever does it has made, gives away what is there, deals with what
 * is at hand, or takes it.
 */
export type ObjectUse = 'fetches' | 'makes' | 'hands' | 'gives' | 'treats' | 'takes';

/**
 * The objects of a deed, and what is done with them: the seat of `pick a seat`, email and password of `enter email and password`. In: words in
 * lower case that begin with a verb. Undefined where nothing is passed, or nothing is named.
 */
export const objectsOf = (
  words: readonly string[],
): { readonly objects: readonly (readonly string[])[]; readonly use: ObjectUse } | undefined => {
  const [first = '', ...rest] = words;
  const verb = readVerb(first)?.base ?? first;
  const isFetched = fetchingVerbs.has(verb) || (/^(?:ask|request)$/.test(verb) && rest[0] === 'for');
  if ((unpassingVerbs.has(verb) && !isFetched) || questionWords.has(verb)) return undefined;
  const behind = rest.slice(verbParticles.has(rest[0] ?? '') || (isFetched && rest[0] === 'for') ? 1 : 0);
  const end = behind.findIndex((word, index) => objectEnds.has(word) || isNextDeed(word, behind[index - 1]));
  const said = (end < 0 ? behind : behind.slice(0, end)).filter((word) => !owningWords.has(word));
  const objects = said
    .join(' ')
    .split(/\band\b/)
    .map((object) => object.split(' ').filter((word) => word !== ''))
    .filter((object) => object.length > 0);
  // What is asked for may be called after how it is: `available quantity`.
  const isThing = (object: readonly string[]): boolean =>
    isThingBroughtBack(object) || (isFetched && object.length === 2 && isThingBroughtBack(object.slice(1)));
  if (said.some((word) => pointingWords.has(word)) || !objects.every(isThing)) return undefined;
  return objects.length === 0 ? undefined : { objects, use: isFetched ? 'fetches' : useOf(verb) };
};

/** The verb of `and charge the card`. */
const isNextDeed = (word: string, before: string | undefined): boolean =>
  before === 'and' && readVerb(word)?.forms.has('base') === true && !nounHomographs.has(word);

const useOf = (verb: string): ObjectUse => {
  if (handingVerbs.has(verb)) return 'hands';
  if (givingVerbs.has(verb)) return 'gives';
  if (treatingVerbs.has(verb)) return 'treats';
  return makingVerbs.has(verb) ? 'makes' : 'takes';
};

/**
 * What a deed has come to: `permit refused` of `refuse the permit`. In: words in lower case that begin with a verb. Undefined where they begin
 * with none, or name nothing.
 */
export const doneOf = ([first = '', ...rest]: readonly string[]): string | undefined => {
  const base = readVerb(first)?.base;
  const particle = rest.slice(0, verbParticles.has(rest[0] ?? '') ? 1 : 0);
  const behind = rest.slice(particle.length).filter((word) => !/^(?:an?|the)$/.test(word) && !owningWords.has(word));
  const end = behind.findIndex((word) => objectEnds.has(word) || word === 'and');
  const object = end < 0 ? behind : behind.slice(0, end);
  const isNamed = object.length > 0 && object.length <= 3 && !object.some((word) => pointingWords.has(word));
  if (base === undefined || base === 'be' || !(isNamed || rest.length === 0)) return undefined;
  // What somebody was asked to do is said, too.
  const wish =
    behind[end] === 'to' && readVerb(behind[end + 1] ?? '')?.forms.has('base') === true ? behind.slice(end) : [];
  const whole = [...object, participle(base), ...particle, ...wish];
  return whole.length > mostWords ? whole.slice(0, whole.length - wish.length).join(' ') : whole.join(' ');
};

/** More words are no name. */
const mostWords = 7;

/** Whether the label of an end says nothing of how it ended. */
export const isPlainEnd = (label: string): boolean => plainEnd.test(label.trim());

/** `object` of `objects`, which somebody does who is asked for a judgement; undefined of other words. */
export const judgingBase = (word: string): string | undefined =>
  [...judgingVerbs].find((base) => thirdPerson(base) === word);

/** Who is asked: the water board of `ask the water board`. In: words in lower case that begin with a verb. */
export const askedActor = ([first = '', ...rest]: readonly string[]): readonly string[] | undefined => {
  const words = rest.filter((word) => !/^(?:an?|the)$/.test(word) && !owningWords.has(word));
  const isAsked = consultingVerbs.has(readVerb(first)?.base ?? '');
  return isAsked &&
    words.length > 0 &&
    words.length <= 3 &&
    !words.some((word) => objectEnds.has(word) || word === 'and')
    ? words
    : undefined;
};

/** Whether somebody is turned to because of something: `notify the courier`. Words in lower case that begin with a verb. */
export const addressesSomebody = ([first = '']: readonly string[]): boolean =>
  addressingVerbs.has(readVerb(first)?.base ?? first);

/** Whether one thing, or some, are taken of what is offered: `select seats`. */
export const optsFor = ([first = '', ...rest]: readonly string[]): boolean =>
  rest.length > 0 && optingVerbs.has(readVerb(first)?.base ?? first);

/** Whether what has come of something is handed on, whatever it is: `show the result`. */
export const handsOutcome = (words: readonly string[]): boolean =>
  handingVerbs.has(readVerb(words[0] ?? '')?.base ?? '') && comingOutNouns.has(words.at(-1) ?? '') && words.length <= 4;

/** Whether nobody is shown a thing but whoever has to check it: a password. */
export const isSecret = (words: readonly string[]): boolean => words.some((word) => secretNouns.has(word));

/** Whether a thing tells one of its kind from all others, or is what is kept about it: `order id`, `user record`. */
export const identifiesOne = (words: readonly string[]): boolean => identifyingNouns.has(words.at(-1) ?? '');

/** Whether a value says no more than how something went: `alarm status`. */
export const tellsHowItWent = (words: readonly string[]): boolean => sayingNouns.has(words.at(-1) ?? '');

/** What a reply brings, without the verb that says so: `the invoice` of `returns the invoice`. */
export const withoutReplyVerb = (label: string): string => label.replace(replyOpening, '');

/** Whether what is done brings somebody something that whoever does it has made: `store schedule`, but not `log access`. */
export const bringsMade = (words: readonly string[]): boolean =>
  objectsOf(words)?.use === 'hands' && !notingVerbs.has(words[0] ?? '');

/** What is sent, without the verb that says so: `the approval` of `send the approval`; undefined where nothing is. */
export const sentThing = (label: string): string | undefined =>
  sendingVerb.test(label) ? label.replace(sendingVerb, '') : undefined;

/** True for what somebody gets, as in `status history`; what only says how it went is none. */
export const isThingBroughtBack = (words: readonly string[]): boolean =>
  words.length > 0 &&
  words.length <= 3 &&
  !words.some((word) => outcomeWords.has(word) || /^(?:and|or|\d.*)$/.test(word));

let table: ReadonlyMap<string, VerbReading> | undefined;
const formTable = (): ReadonlyMap<string, VerbReading> => {
  table ??= buildFormTable();
  return table;
};

const buildFormTable = (): ReadonlyMap<string, VerbReading> => {
  const readings = new Map<string, { base: string; forms: Set<VerbForm> }>();
  const add = (word: string, base: string, form: VerbForm): void => {
    const known = readings.get(word);
    if (!known) readings.set(word, { base, forms: new Set([form]) });
    else if (known.base === base) known.forms.add(form);
    else if (form === 'base') readings.set(word, { base, forms: new Set([form]) });
  };
  const irregular = new Map(
    irregularVerbs.map(([base = '', past = '', participle = '']) => [base, { past, participle }]),
  );
  for (const base of verbs) {
    add(base, base, 'base');
    if (base === 'be') continue;
    add(base === 'have' ? 'has' : thirdPerson(base), base, 'third');
    const odd = irregular.get(base);
    if (odd) {
      add(odd.past, base, 'past');
      add(odd.participle, base, 'participle');
    }
    if (base.endsWith('e')) add(`${base.slice(0, -1)}ing`, base, 'gerund');
    else if (base.endsWith('y')) add(`${base}ing`, base, 'gerund');
  }
  // `taped` is of `tape`: what is spelt right comes before what of `tap` is spelt wrong.
  for (const isRight of [true, false])
    for (const base of verbs) {
      if (base === 'be') continue;
      for (const stem of pastStems(base).filter((found) => isSpeltRight(base, found) === isRight)) {
        if (!irregular.has(base)) add(`${stem}ed`, base, 'past');
        add(`${stem}ing`, base, 'gerund');
      }
    }
  return readings;
};

/** `pay` gives `paid`, `carry` gives `carried`, `ship` gives `shipped`. */
export const participle = (base: string): string => {
  const odd = irregularVerbs.find(([infinitive]) => infinitive === base)?.[2];
  if (odd !== undefined) return odd;
  const isShort = /^[^aeiou]*[aeiou][bdgklmnprt]$/.test(base);
  return base.endsWith('e')
    ? `${base}d`
    : /[^aeiou]y$/.test(base)
      ? `${base.slice(0, -1)}ied`
      : `${base}${isShort ? base.at(-1) : ''}ed`;
};

const isPast = (word: string): boolean => {
  const forms = readVerb(word)?.forms;
  return forms?.has('past') === true || forms?.has('participle') === true || /[^e]{2}ed$/.test(word);
};

/** `pass` gives `passes`, `carry` gives `carries`. */
export const thirdPerson = (base: string): string => {
  if (/(?:s|x|z|ch|sh|o)$/.test(base)) return `${base}es`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
};

/** What stands before `-ed`: `carri`, `stopp` and `stop`, `mak`. */
const pastStems = (base: string): readonly string[] => {
  if (base.endsWith('e')) return [base.slice(0, -1)];
  if (/[^aeiou]y$/.test(base)) return [`${base.slice(0, -1)}i`];
  return /[^aeiou][aeiou][bdfglmnprt]$|[aeiou][ae]l$/.test(base) ? [base, `${base}${base.at(-1)}`] : [base];
};

/** Verbs of one short syllable double their last letter. */
const isSpeltRight = (base: string, stem: string): boolean =>
  stem !== base || !/^[^aeiou]*[aeiou][bdfglmnprt]$/.test(base);

/** `orders` gives `order`, `companies` gives `company`; leaves words that only look like plurals. */
export const singular = (word: string): string => {
  if (/^(?:pcs|vms|tvs|azs|apis|pis|uis|wikis|taxis|kiwis)$/i.test(word)) return word.slice(0, -1);
  if (/^(?:movies|caches|niches)$/i.test(word)) return word.slice(0, -1);
  if (
    word.length < 4 ||
    !word.endsWith('s') ||
    /(?:ss|us|is|news|series|species|goods|means|sms|https|dns|aws|ios|postgres|kubernetes|jenkins|canvas|atlas|alias|bias|christmas)$/i.test(
      word,
    )
  )
    return word;
  if (/(?:shel|loa|wol|thie|scar|cal)ves$/i.test(word)) return `${word.slice(0, -3)}f`;
  if (/knives$/i.test(word)) return `${word.slice(0, -3)}fe`;
  if (/[^aeiou]ies$/i.test(word)) return `${word.slice(0, -3)}y`;
  if (/zzes$/i.test(word)) return word.slice(0, -3);
  return /(?:ss|x|tz|ch|sh|canvas|atlas|alias|bias)es$/i.test(word) ? word.slice(0, -2) : word.slice(0, -1);
};
