import { shownNouns } from '../lexicon/en/actors.ts';
import {
  clauseOpeners,
  determiners,
  objectPronouns,
  prepositions,
  subjectPronouns,
  timeWords,
} from '../lexicon/en/closed-words.ts';
import {
  addressingVerbs,
  askingVerbs,
  calledThings,
  callingVerbs,
  commonObjects,
  fetchVerbs,
  givingVerbs,
  handingVerbs,
  inwardVerbs,
  keepingVerbs,
  placePrepositions,
  placingVerbs,
  pullingVerbs,
  questionOpeners,
  receiveVerbs,
  recipientPrepositions,
  ringingVerbs,
  searchingVerbs,
  sendVerbs,
  showVerbs,
} from '../lexicon/en/messages.ts';
import { readVerb, singular } from '../lexicon/morphology.ts';
import { type ClauseParts, takeApart, withoutArticle, withoutBrackets } from '../segment/phrases.ts';
import type { Predicate } from '../segment/predicate.ts';
import { splitNames, splitSubject } from '../segment/split-names.ts';
import { isAttributeName } from '../structure/items.ts';
import type { Token } from '../text/token.ts';
import { isAdverb } from '../text/words.ts';
import { isCall } from './calls.ts';
import { type Cast, canTakePart, castMember, findMember, nameTokens } from './cast.ts';
import { withParticle } from './with-particle.ts';

/** Adds everybody whom a clause names as sender or receiver to the cast. */
export const introduce = (tokens: readonly Token[], predicate: Predicate, cast: Cast): void => {
  const parts = withParticle(takeApart(withoutBrackets(tokens), predicate));
  const subjects = splitSubject(parts.subject).map(nameTokens);
  const isTold =
    predicate.voice === 'passive' && (addressingVerbs.has(predicate.verb) || callingVerbs.has(predicate.verb));
  if ((predicate.voice === 'active' || isTold) && subjects.every(canTakePart))
    for (const subject of subjects) castMember(cast, subject);
  const object = nameTokens(parts.object);
  const isAsked = asksObject(parts, predicate) && canReceive(object, parts.object[0]?.lower === 'the');
  const isDirect = tokens[predicate.end]?.text !== ',' && !isAdverb(tokens[predicate.end] ?? (tokens[0] as Token));
  const isFetched =
    predicate.verb === 'return' ||
    (predicate.verb === 'request' && parts.object[0]?.lower !== 'the') ||
    (fetchVerbs.has(predicate.verb) && /^(?:from|in)$/.test(parts.phrases[0]?.preposition ?? ''));
  const isThing = isFetched || (parts.phrases[0]?.preposition === 'from' && shownNouns.has(object.at(-1)?.lower ?? ''));
  const called = isDirect && !isThing ? calledName(parts.object, predicate, parts.rest[0]?.lower === 'to') : [];
  const given = givenName(parts.object, predicate);
  if (given.length > 0) castMember(cast, given);
  const isCalling = parts.object.some(isCall);
  const listed = callingVerbs.has(predicate.verb) ? splitNames(parts.object, 'to').map(nameTokens) : [];
  if (listed.length > 1 && listed.every((name) => canReceive(name, true) || canTakePart(name)))
    for (const name of listed) castMember(cast, name);
  else if (called.length > 0) castMember(cast, nameTokens(called));
  else if (!isFetched && (canTakePart(object) || isAsked) && !shownNouns.has(object.at(-1)?.lower ?? ''))
    castMember(cast, object);
  for (const { preposition, noun, tokens: phrase } of parts.phrases) {
    if (!recipientPrepositions.has(preposition) || noun[0]?.lower === 'parallel') continue;
    const names = splitNames(phrase.slice(1), preposition).map(nameTokens);
    const isPlace = placePrepositions.has(preposition);
    // `sends the robot to the bin`: one who takes part is sent to a place, and is who is told.
    const isPlaceOf = preposition === 'to' && sendVerbs.has(predicate.verb) && findMember(cast, object) !== undefined;
    const isSent = preposition === 'to' && (handingVerbs.has(predicate.verb) || showVerbs.has(predicate.verb));
    const isPulled = receiveVerbs.has(predicate.verb) || pullingVerbs.has(predicate.verb);
    const isKept =
      (placePrepositions.has(preposition) || preposition === 'at' || preposition === 'on') &&
      (handingVerbs.has(predicate.verb) || keepingVerbs.has(predicate.verb) || fetchVerbs.has(predicate.verb));
    for (const name of names.length > 1 && isSent ? names : [nameTokens(noun)]) {
      if (isPlaceOf && !canTakePart(name)) continue;
      const head = name.at(-1)?.lower ?? '';
      const isShown = shownNouns.has(head) && !(isPlace && /^(?:cache|repository)$/.test(head));
      const isPlaceName =
        isProperName(noun) || isAbbreviation(withoutArticle(noun)) || (isKept && noun.length === 1 && isBareName(noun));
      if (
        (canTakePart(name) && !isShown) ||
        (isCalling && /^(?:on|at|to)$/.test(preposition) && canReceive(name, true)) ||
        (preposition === 'from' && isPulled && noun[0]?.lower === 'the' && canReceive(name, true)) ||
        (isSent && canReceive(name, noun[0]?.lower === 'the')) ||
        (preposition === 'at' && noun[0]?.lower === 'the' && placingVerbs.has(predicate.verb) && canReceive(name)) ||
        (/^(?:via|through)$/.test(preposition) &&
          (isProperName(noun) || (noun[0]?.lower === 'the' && canReceive(name, true)))) ||
        (isPlace || preposition === 'at'
          ? isPlaceName
          : preposition === 'with' &&
            (isNamed(noun) || (inwardVerbs.has(predicate.verb) && noun.length === 1 && isBareName(noun))))
      )
        castMember(cast, name);
    }
  }
  if (handingVerbs.has(predicate.verb)) introduceRest(tokens, cast);
};

/** `e-mails the clerk the form`: who gets something stands before it. */
const givenName = (object: readonly Token[], { verb, voice }: Predicate): readonly Token[] => {
  if (voice !== 'active' || !givingVerbs.has(verb)) return [];
  const thing = object.findIndex(({ lower }, at) => at > 0 && determiners.has(lower));
  const name = thing < 1 ? [] : nameTokens(object.slice(0, thing));
  return canTakePart(name) || isProperName(name) ? name : [];
};

/** `calls billing`, `asks Rita to sign`, `tells PLC "stop"`: the short name behind a verb of calling. */
const calledName = (object: readonly Token[], { verb, voice }: Predicate, isToAct: boolean): readonly Token[] => {
  if (voice !== 'active' || !callingVerbs.has(verb)) return [];
  const end = object.findIndex(
    ({ kind, lower }) => kind !== 'word' || clauseOpeners.has(lower) || prepositions.has(lower),
  );
  const said = end < 0 ? object : object.slice(0, end);
  const name = said[0]?.lower === 'the' ? said.slice(1) : said;
  const isNamed =
    isProperName(name) ||
    (name.length <= 3 && /^\p{Lu}{2,}$/u.test(name.at(-1)?.text ?? '')) ||
    (name === said && name.length === 1 && isBareName(name)) ||
    (isToAct && name.length <= 2 && name.length > 0);
  return isNamed || canTakePart(name) ? name : [];
};

/** `Postgres`, `SAP`, `Play Store`: capitals that no sentence explains. */
const isProperName = (name: readonly Token[]): boolean =>
  name.length > 0 &&
  name.length <= 3 &&
  name.every(({ kind, text, lower }) => kind === 'word' && /^\p{Lu}/u.test(text) && !timeWords.has(lower)) &&
  !isAttributeName(name.map(({ text }) => text).join(' '));

/** `from the EHR` */
const isAbbreviation = (name: readonly Token[]): boolean =>
  name.length === 1 && /^\p{Lu}{2,}$/u.test(name[0]?.text ?? '') && isProperName(name);

/** `with the EHR`; `with a TAN` tells how. */
const isNamed = (noun: readonly Token[]): boolean =>
  !/^an?$/.test(noun[0]?.lower ?? '') && isAbbreviation(withoutArticle(noun));

/** `to sqs`, `calls stripe`: one word without an article that is no plural and no common object. */
const isBareName = ([token]: readonly Token[]): boolean =>
  token !== undefined &&
  token.kind === 'word' &&
  /^[\p{L}\d-]{2,}$/u.test(token.text) &&
  (!/[^s]s$/.test(token.lower) || /^\p{L}{2,3}s$/u.test(token.lower)) &&
  !/(?:ing|ed)$/.test(token.lower) &&
  !isAttributeName(token.lower) &&
  !objectPronouns.has(token.lower) &&
  !subjectPronouns.has(token.lower) &&
  !timeWords.has(token.lower) &&
  !isAdverb(token) &&
  !readVerb(token.lower)?.forms.has('base') &&
  !commonObjects.has(token.lower);

/** `asks the crane for a crate`, `notifies the crew`: the object is somebody who is spoken to; `asks a question` is not. */
const asksObject = (parts: ClauseParts, { verb, voice }: Predicate): boolean => {
  if (voice !== 'active' || !/^(?:the|\p{Lu}.*)$/u.test(parts.object[0]?.text ?? '')) return false;
  const goesOn = parts.phrases.some(({ preposition }) => preposition === 'for' || preposition === 'about');
  const head = parts.object.at(-1)?.lower ?? '';
  const isPlace = !calledThings.has(head) && singular(head) === head;
  return (
    addressingVerbs.has(verb) ||
    ((ringingVerbs.has(verb) || searchingVerbs.has(verb)) && isPlace) ||
    (askingVerbs.has(verb) && (goesOn || questionOpeners.has(parts.rest[0]?.lower ?? '')))
  );
};

/** `and to the pilot`: what a clause lists behind its first receiver. */
const introduceRest = (tokens: readonly Token[], cast: Cast): void => {
  tokens.forEach((token, index) => {
    if (token.lower !== 'to' || tokens[index - 1]?.lower !== 'and') return;
    const end = tokens.findIndex(({ text, lower }, at) => at > index && (text === ',' || lower === 'and'));
    const name = nameTokens(tokens.slice(index + 1, end < 0 ? undefined : end));
    if (canTakePart(name) || canReceive(name)) castMember(cast, name);
  });
};

/** A short name that is handed something: no date, address or other fact, and nothing that is done. */
const canReceive = (name: readonly Token[], isNoun = false): boolean =>
  name.length > 0 &&
  name.length <= 2 &&
  name.every(({ kind }) => kind === 'word') &&
  !isAttributeName(name.map(({ text }) => text).join(' ')) &&
  !objectPronouns.has(name[0]?.lower ?? '') &&
  (isNoun || readVerb(name[0]?.lower ?? '')?.forms.has('base') !== true) &&
  !shownNouns.has(name.at(-1)?.lower ?? '');
