import {
  addressingVerbs,
  answerVerbs,
  askingVerbs,
  callingVerbs,
  enteringVerbs,
  fetchVerbs,
  givingVerbs,
  handingVerbs,
  handworkVerbs,
  inwardVerbs,
  personalVerbs,
  pickingVerbs,
  pullingVerbs,
  receiveVerbs,
  recipientPrepositions,
  replyVerbs,
  ringingVerbs,
  sayingVerbs,
  sendVerbs,
  showVerbs,
  tellingVerbs,
} from '../lexicon/en/messages.ts';
import { intransitiveVerbs } from '../lexicon/en/verbs.ts';
import { readVerb, singular } from '../lexicon/morphology.ts';
import { type ClauseParts, type PrepositionalPhrase, withoutArticle } from '../segment/phrases.ts';
import type { Predicate } from '../segment/predicate.ts';
import { splitNames } from '../segment/split-names.ts';
import type { Token } from '../text/token.ts';
import { brokerSide } from './broker.ts';
import { memberAt } from './cast.ts';
import { isPersonal, memberIn, type Talk } from './talk.ts';

export interface Receiver {
  readonly to: number;
  /** The phrase or the object that named it, to be left out of the label. */
  readonly via?: PrepositionalPhrase;
  readonly isObject: boolean;
  readonly isReply: boolean;
  /** True where the subject is the one who gets something: the message comes from the other side. */
  readonly isTaken?: boolean;
  /** What is handed over, where the object opens with the receiver: `shows the guest a room`. */
  readonly handed?: readonly Token[];
}

export interface Sender {
  readonly sender: number;
  /** Where the clause stands in the text. */
  readonly at: number;
}

/** Whom a clause names as its other side, by its object or a phrase, or who is meant where it names nobody. */
export const receiverOf = (
  parts: ClauseParts,
  predicate: Predicate,
  { sender, at }: Sender,
  talk: Talk,
): Receiver | undefined => {
  const named = namedReceiver(parts, predicate, sender, talk);
  const found = named ?? brokerSide(parts, predicate, sender, talk);
  const caller = talk.callers.get(sender);
  const partner = talk.partners.get(sender)?.[0];
  // `the shop gets the rates from the bank`: a system asks for them.
  const pulls =
    pullingVerbs.has(predicate.verb) &&
    found?.via?.preposition === 'from' &&
    !isPersonal(sender, talk) &&
    !isPersonal(found.to, talk);
  if (receiveVerbs.has(predicate.verb) && /^(?:back)?$/.test(parts.particle?.lower ?? '') && !pulls) {
    const giver =
      found?.via?.preposition === 'from' || found?.isObject !== true
        ? (found?.to ?? calledBy(sender, talk) ?? lastSystem(sender, talk))
        : undefined;
    const isReply = giver !== undefined && talk.partners.get(sender)?.includes(giver) === true;
    return giver === undefined ? undefined : { ...found, to: giver, isObject: false, isReply, isTaken: true };
  }
  if (found !== undefined)
    return found.via !== undefined && isConsumed(predicate, found, talk) ? { ...found, isTaken: true } : found;
  const ours = possessed.test(parts.object[0]?.lower ?? '') && callingVerbs.has(predicate.verb);
  const owner = ours ? talk.partners.get(sender)?.find((other) => !isPersonal(other, talk)) : undefined;
  if (owner !== undefined) return { to: owner, isObject: false, isReply: false };
  const movesOn = parts.object.length === 0 && parts.phrases[0]?.preposition === 'to';
  const answers = replyVerbs.has(predicate.verb) || sayingVerbs.has(predicate.verb) || parts.particle?.lower === 'back';
  const asker =
    talk.askers.get(sender) ??
    caller ??
    (sayingVerbs.has(predicate.verb) || replyVerbs.has(predicate.verb) ? partner : undefined);
  if (!movesOn && answers && asker !== undefined) return { to: asker, isObject: false, isReply: true };
  // `the nurse asks the name and the patient tells`
  const questioner = talk.questions.get(sender);
  const isTelling = tellingVerbs.has(predicate.verb) && parts.object.length === 0 && parts.phrases.length === 0;
  if (isTelling && questioner !== undefined) return { to: questioner, isObject: false, isReply: false };
  const called = [...talk.callers].findLast(([, from]) => from === sender)?.[0];
  if (callingVerbs.has(predicate.verb) && parts.object.length === 0 && called !== undefined)
    return { to: called, isObject: false, isReply: false };
  const isUnknown =
    !inwardVerbs.has(predicate.verb) &&
    readVerb(predicate.verb) === undefined &&
    parts.object.length === 0 &&
    parts.phrases.length === 0;
  if (isUnknown && caller !== undefined) return { to: caller, isObject: false, isReply: true };
  const to = silentReceiver(predicate, { sender, at }, talk);
  const isIdle = to === sender && intransitiveVerbs.has(predicate.verb);
  return isIdle && talk.partners.get(sender) === undefined ? undefined : { to, isObject: false, isReply: false };
};

/** `consumes it from the queue` */
const isConsumed = ({ verb }: Predicate, { to, via }: Receiver, talk: Talk): boolean =>
  verb === 'consume' && via?.preposition === 'from' && !isPersonal(to, talk);

/** `calls our webhook` */
const possessed = /^(?:our|my)$/;

/** Whom somebody called last: from there comes what he gets. */
const calledBy = (caller: number, talk: Talk): number | undefined => talk.partners.get(caller)?.[0];

/** `the guest pays, the kitchen gets a ticket`: from whatever the last message went to or came from, if that is no person. */
const lastSystem = (taker: number, talk: Talk): number | undefined =>
  [talk.addressed, talk.sender].find((member) => member !== undefined && member !== taker && !isPersonal(member, talk));

const namedReceiver = (parts: ClauseParts, predicate: Predicate, sender: number, talk: Talk): Receiver | undefined => {
  const object = withoutArticle(parts.object);
  const [firstName = [], ...moreNames] = splitNames(object, 'to');
  const named = (moreNames.length > 0 ? memberIn(firstName, talk) : undefined) ?? memberIn(object, talk);
  const isInward = inwardVerbs.has(predicate.verb);
  const isTold =
    showVerbs.has(predicate.verb) ||
    addressingVerbs.has(predicate.verb) ||
    ringingVerbs.has(predicate.verb) ||
    fetchVerbs.has(predicate.verb) ||
    parts.phrases.length === 0 ||
    talk.cast.members[named ?? -1]?.kind !== 'actor';
  const opening = memberAt(talk.cast, object, 0);
  const via = phraseReceiver(parts, predicate, sender, talk);
  const isCarried =
    via?.via?.preposition === 'to' && (handingVerbs.has(predicate.verb) || showVerbs.has(predicate.verb));
  const partner = talk.partners.get(sender)?.[0];
  const pronoun = object[0]?.lower ?? '';
  const isSpokenTo = askingVerbs.has(predicate.verb) || addressingVerbs.has(predicate.verb);
  const isPronoun = /^(?:him|her)$/.test(pronoun) || (/^(?:it|them)$/.test(pronoun) && isSpokenTo);
  if (isPronoun && partner !== undefined && !isCarried && takesTwo(predicate.verb))
    return { to: partner, isObject: true, isReply: false, handed: object.slice(1) };
  const behind = object[opening?.end ?? object.length];
  const isWhole = opening !== undefined && (behind?.kind !== 'word' || behind.lower === 'and');
  const lastWord = singular(object[(opening?.end ?? 0) - 1]?.lower ?? '');
  const isFullName = talk.cast.members[opening?.member ?? -1]?.words.at(-1) === lastWord.replace(/['’]s$/, '');
  const isFetched = via?.via?.preposition === 'from' || via?.via?.preposition === 'to';
  if (
    opening !== undefined &&
    opening.member !== sender &&
    !isWhole &&
    !isFetched &&
    isFullName &&
    takesTwo(predicate.verb)
  )
    return { to: opening.member, isObject: true, isReply: false, handed: object.slice(opening.end) };
  // `taps the card on the terminal`: a card is no card network where another one is named.
  const lastOfName = talk.cast.members[named ?? -1]?.words.at(-1);
  const lastOfObject = object.at(-1)?.lower ?? '';
  const isOpeningOnly = lastOfName !== singular(lastOfObject);
  // `sends a message` tells nothing of the message store.
  const isSent = handingVerbs.has(predicate.verb) || sendVerbs.has(predicate.verb) || givingVerbs.has(predicate.verb);
  const isOther = isOpeningOnly && lastOfName !== singular(lastOfObject.split('-').at(-1) ?? '');
  if (named === undefined || named === sender || (isOpeningOnly && via !== undefined) || (isOther && isSent))
    return via;
  // `verifies the client with the user service`
  const isAsked = isInward && via?.via !== undefined && /^(?:with|against|at)$/.test(via.via.preposition);
  return isTold && !isCarried && !isAsked && !(isInward && isPersonal(named, talk))
    ? { to: named, isObject: true, isReply: false }
    : via;
};

const takesTwo = (verb: string): boolean =>
  givingVerbs.has(verb) ||
  showVerbs.has(verb) ||
  askingVerbs.has(verb) ||
  addressingVerbs.has(verb) ||
  handingVerbs.has(verb);

const phraseReceiver = (parts: ClauseParts, predicate: Predicate, sender: number, talk: Talk): Receiver | undefined => {
  for (const via of parts.phrases) {
    if (!recipientPrepositions.has(via.preposition)) continue;
    if (via.preposition === 'with' && answerVerbs.has(predicate.verb)) continue;
    if (via.preposition === 'from' && enteringVerbs.has(predicate.verb)) continue;
    const [first = [], ...more] = splitNames(via.noun, via.preposition);
    const to =
      (more.length > 0 ? memberIn(first, talk) : undefined) ??
      thereMeant(via, talk) ??
      memberIn(via.noun, talk) ??
      memberAt(talk.cast, withoutArticle(via.noun), 0)?.member;
    if (
      to !== undefined &&
      inwardVerbs.has(predicate.verb) &&
      isPersonal(to, talk) &&
      !/^(?:with|to)$/.test(via.preposition)
    )
      continue;
    if (to !== undefined && to !== sender)
      return { to, via, isObject: false, isReply: replyVerbs.has(predicate.verb) && talk.callers.get(sender) === to };
  }
  return undefined;
};

/** `from there`: where the last message went. */
const thereMeant = ({ noun: [only, ...more] }: PrepositionalPhrase, talk: Talk): number | undefined =>
  only?.lower === 'there' && more.length === 0 ? talk.addressed : undefined;

/** Who is meant where nobody is named: people act on the system that they use, and what it shows reaches them. */
const silentReceiver = (predicate: Predicate, { sender, at }: Sender, talk: Talk): number => {
  const { members } = talk.cast;
  const isPerson = isPersonal(sender, talk);
  const isInward = inwardVerbs.has(predicate.verb) && predicate.verb !== 'log';
  const partner = members.findIndex(
    (member, index) => index !== sender && (member.kind === 'actor') !== isPerson && member.kind !== 'database',
  );
  const partners = talk.partners.get(sender) ?? [];
  const next = talk.acts.find((act) => act.at > at && act.member !== sender)?.member;
  const pulled = partners.find((other) => !isPersonal(other, talk) && talk.hasCalled(sender, other));
  if (!isPerson && pulled !== undefined && pullingVerbs.has(predicate.verb)) return pulled;
  const shows = showVerbs.has(predicate.verb) && partner >= 0 && !isPerson;
  const place = talk.addressed;
  const isLeft = place !== undefined && place !== sender && !isPersonal(place, talk);
  if (!isPerson && partners.length === 0 && isLeft && pickingVerbs.has(predicate.verb)) return place;
  if (partners.length === 0 && next !== undefined && !isInward && !shows) return next;
  // `the machine requests a debit, the bank confirms`: whoever acts next was asked.
  if (!isPerson && askingVerbs.has(predicate.verb) && next !== undefined) return next;
  if (isPerson && talk.redirected !== undefined && !showVerbs.has(predicate.verb)) return talk.redirected;
  if (isPerson && handworkVerbs.has(predicate.verb)) return sender;
  if (isPerson) {
    const tells = showVerbs.has(predicate.verb) || handingVerbs.has(predicate.verb);
    const caller = talk.callers.get(sender);
    const met =
      (tells ? (talk.askers.get(sender) ?? caller) : undefined) ??
      partners.find((other) => tells || !isPersonal(other, talk));
    const asker = sender === talk.addressed && caller !== undefined && isPersonal(caller, talk) ? caller : undefined;
    const other = talk.acts.findLast((act) => act.at < at && act.member !== sender && isPersonal(act.member, talk));
    const isDirect = caller === undefined && personalVerbs.has(predicate.verb) && !isPersonal(met ?? -1, talk);
    if (isDirect && other !== undefined) return other.member;
    return met ?? asker ?? (partner >= 0 ? partner : sender);
  }
  const caller = talk.callers.get(sender);
  const met = talk.askers.get(sender) ?? caller ?? partners[0];
  // `the depot gives the number`: to the system that asked for it.
  const isGiven = givingVerbs.has(predicate.verb) && predicate.verb !== 'show' && talk.askers.get(sender) !== undefined;
  if ((sendVerbs.has(predicate.verb) || isGiven) && met !== undefined) return met;
  const person =
    caller !== undefined && isPersonal(caller, talk)
      ? caller
      : (partners.find((other) => isPersonal(other, talk)) ?? (partner >= 0 ? partner : (caller ?? partners[0] ?? -1)));
  return showVerbs.has(predicate.verb) && person >= 0 ? person : sender;
};
