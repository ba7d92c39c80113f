import { objectPronouns, subjectPronouns } from '../lexicon/en/closed-words.ts';
import {
  addressingVerbs,
  answerVerbs,
  askingVerbs,
  callingVerbs,
  enteringVerbs,
  fetchVerbs,
  givingVerbs,
  handingVerbs,
  inwardVerbs,
  receiveVerbs,
  recipientPrepositions,
  replyVerbs,
  sayingVerbs,
  sendVerbs,
  showVerbs,
  silentVerbs,
} from '../lexicon/en/messages.ts';
import { intransitiveVerbs, stateVerbs } from '../lexicon/en/verbs.ts';
import { readVerb, singular } from '../lexicon/morphology.ts';
import { shortened } from '../process/label.ts';
import {
  type ClauseParts,
  type PrepositionalPhrase,
  takeApart,
  withoutArticle,
  withoutBrackets,
} from '../segment/phrases.ts';
import type { Predicate } from '../segment/predicate.ts';
import { spanOf, type Token, textOf } from '../text/token.ts';
import { capitalised } from '../text/words.ts';
import { type Cast, findMember, memberAt, nameTokens } from './cast.ts';
import type { Act } from './find-cast.ts';
import type { Message } from './message.ts';
import { splitNames } from './split-names.ts';

/** Who spoke to whom so far; what replies and pronouns need. */
export interface Talk {
  readonly cast: Cast;
  sender: number | undefined;
  /** To whom the last message went: what `which` and `who` mean. */
  addressed: number | undefined;
  /** What was asked last behind `whether`: what `if it is` means. */
  asked: string;
  /** The last thing that was sent or handled: what `it` means. */
  object: string;
  /** For each participant, who called it last. */
  readonly callers: Map<number, number>;
  /** For each participant, those with whom it exchanged messages, the last one first. */
  readonly partners: Map<number, readonly number[]>;
  /** Notes that two of them exchanged a message. */
  readonly met: (one: number, other: number) => void;
  /** Where somebody was sent by the last message: there the person goes on. */
  redirected: number | undefined;
  /** Who acts where in the text. */
  readonly acts: readonly Act[];
}

export const createTalk = (cast: Cast, acts: readonly Act[] = []): Talk => {
  const partners = new Map<number, readonly number[]>();
  const note = (one: number, other: number): void => {
    partners.set(one, [other, ...(partners.get(one) ?? []).filter((known) => known !== other)]);
  };
  return {
    cast,
    sender: undefined,
    addressed: undefined,
    asked: '',
    object: '',
    redirected: undefined,
    callers: new Map(),
    partners,
    met: (one, other) => {
      if (one === other) return;
      note(one, other);
      note(other, one);
    },
    acts,
  };
};

/** Reads one clause as a message, or as one to each receiver that it lists; none where nobody is named who could send it. */
export const readMessage = (tokens: readonly Token[], predicate: Predicate, talk: Talk): readonly Message[] => {
  if (predicate.voice === 'state' || stateVerbs.has(predicate.verb) || silentVerbs.has(predicate.verb)) return [];
  const apart = takeApart(withoutBrackets(tokens), predicate);
  const parts = predicate.voice === 'passive' ? { ...apart, object: apart.subject } : apart;
  const sender = predicate.voice === 'passive' ? passiveSender(apart, predicate, talk) : senderOf(parts, talk);
  if (sender === undefined) return [];
  const at = tokens[0]?.start ?? 0;
  const receiver = receiverOf(parts, predicate, { sender, at }, talk);
  talk.sender = sender;
  if (receiver === undefined) return [];
  const isTaken = receiver.isTaken === true;
  const [from, to] = isTaken ? [receiver.to, sender] : [sender, receiver.to];
  const isReply = receiver.isReply || isTaken;
  if (from !== to) talk.addressed = to;
  if (!isReply && from !== to) talk.callers.set(to, from);
  talk.met(from, to);
  talk.redirected = predicate.verb === 'redirect' && !isPersonal(to, talk) ? to : undefined;
  const message: Message = {
    kind: 'message',
    from,
    to,
    label: labelOf(parts, predicate, { receiver, isReply, talk }),
    ...(isReply ? { messageKind: 'reply' as const } : {}),
    span: spanOf(tokens),
  };
  const others = from === sender && from !== to ? otherReceivers(tokens, predicate, { parts, receiver, talk }) : [];
  for (const other of others) talk.callers.set(other, from);
  return [message, ...others.filter((other) => other !== from).map((other) => ({ ...message, to: other }))];
};

/** `to the desk and to the pilot`, `tells the desk and the pilot`: who gets the same message beside the first. */
const otherReceivers = (
  tokens: readonly Token[],
  predicate: Predicate,
  { parts, receiver, talk }: { readonly parts: ClauseParts; readonly receiver: Receiver; readonly talk: Talk },
): readonly number[] => {
  const via = receiver.via?.tokens[0];
  const from = via === undefined ? -1 : tokens.indexOf(via);
  if (from < predicate.end && !receiver.isObject) return [];
  const said = receiver.isObject ? parts.object : tokens.slice(from + 1);
  const names = splitNames(said, receiver.via?.preposition ?? 'to');
  const found = names.slice(1).map((name) => memberIn(name, talk));
  return found.flatMap((member) => (member === undefined || member === receiver.to ? [] : [member]));
};

const senderOf = (parts: ClauseParts, talk: Talk): number | undefined => {
  const { subject } = parts;
  if (subject.length === 0) return talk.sender;
  if (subject.length === 1 && subjectPronouns.has(subject[0]?.lower ?? '')) return talk.sender;
  return findMember(talk.cast, nameTokens(subject)) ?? findMember(talk.cast, nameTokens(subject).slice(-1));
};

/** Who acts is named after `by`; what is returned to somebody comes from whom that one called. */
const passiveSender = (parts: ClauseParts, predicate: Predicate, talk: Talk): number | undefined => {
  const agent = parts.phrases.find((phrase) => phrase.preposition === 'by');
  const named = agent && findMember(talk.cast, nameTokens(agent.noun));
  if (named !== undefined) return named;
  const target = parts.phrases.find((phrase) => phrase.preposition === 'to');
  const to = target && memberIn(target.noun, talk);
  const called = [...talk.callers].findLast(([, caller]) => caller === to)?.[0];
  const isThing = parts.subject.length > 0 && memberIn(parts.subject, talk) === undefined;
  const isDoneBySystem = isThing && inwardVerbs.has(predicate.verb) && isPersonal(talk.sender ?? -1, talk);
  const addressed = isDoneBySystem && !isPersonal(talk.addressed ?? -1, talk) ? talk.addressed : undefined;
  return (answerVerbs.has(predicate.verb) ? called : undefined) ?? addressed ?? talk.sender;
};

interface Receiver {
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

interface Sender {
  readonly sender: number;
  /** Where the clause stands in the text. */
  readonly at: number;
}

/** Whom a clause names as its other side, by its object or a phrase, or who is meant where it names nobody. */
const receiverOf = (
  parts: ClauseParts,
  predicate: Predicate,
  { sender, at }: Sender,
  talk: Talk,
): Receiver | undefined => {
  const found = namedReceiver(parts, predicate, sender, talk);
  const caller = talk.callers.get(sender);
  const partner = talk.partners.get(sender)?.[0];
  if (receiveVerbs.has(predicate.verb) && parts.particle === undefined) {
    const giver =
      found?.via?.preposition === 'from' || found?.isObject !== true
        ? (found?.to ?? calledBy(sender, talk))
        : undefined;
    return giver === undefined ? undefined : { ...found, to: giver, isObject: false, isReply: true, isTaken: true };
  }
  if (found !== undefined) return found;
  const ours = possessed.test(parts.object[0]?.lower ?? '') && callingVerbs.has(predicate.verb);
  const owner = ours ? talk.partners.get(sender)?.find((other) => !isPersonal(other, talk)) : undefined;
  if (owner !== undefined) return { to: owner, isObject: false, isReply: false };
  const movesOn = parts.object.length === 0 && parts.phrases[0]?.preposition === 'to';
  const answers = replyVerbs.has(predicate.verb) || sayingVerbs.has(predicate.verb) || parts.particle?.lower === 'back';
  const asker = caller ?? (sayingVerbs.has(predicate.verb) || replyVerbs.has(predicate.verb) ? partner : undefined);
  if (!movesOn && answers && asker !== undefined) return { to: asker, isObject: false, isReply: true };
  const called = [...talk.callers].findLast(([, from]) => from === sender)?.[0];
  if (callingVerbs.has(predicate.verb) && parts.object.length === 0 && called !== undefined)
    return { to: called, isObject: false, isReply: false };
  const isUnknown = readVerb(predicate.verb) === undefined && parts.object.length === 0 && parts.phrases.length === 0;
  if (isUnknown && caller !== undefined) return { to: caller, isObject: false, isReply: true };
  const to = silentReceiver(predicate, { sender, at }, talk);
  const isIdle = to === sender && intransitiveVerbs.has(predicate.verb);
  return isIdle && talk.partners.get(sender) === undefined ? undefined : { to, isObject: false, isReply: false };
};

/** `calls our webhook` */
const possessed = /^(?:our|my)$/;

/** Whom somebody called last: from there comes what he gets. */
const calledBy = (caller: number, talk: Talk): number | undefined => talk.partners.get(caller)?.[0];

const namedReceiver = (parts: ClauseParts, predicate: Predicate, sender: number, talk: Talk): Receiver | undefined => {
  const object = withoutArticle(parts.object);
  const [firstName = [], ...moreNames] = splitNames(object, 'to');
  const named = (moreNames.length > 0 ? memberIn(firstName, talk) : undefined) ?? memberIn(object, talk);
  const isInward = inwardVerbs.has(predicate.verb);
  const isTold =
    showVerbs.has(predicate.verb) ||
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
  const isOpeningOnly = talk.cast.members[named ?? -1]?.words.at(-1) !== singular(object.at(-1)?.lower ?? '');
  if (named === undefined || named === sender || (isOpeningOnly && via !== undefined)) return via;
  return isTold && !isCarried && !(isInward && isPersonal(named, talk))
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

const isPersonal = (member: number, talk: Talk): boolean => talk.cast.members[member]?.kind === 'actor';

/** Who is meant where nobody is named: people act on the system that they use, and what it shows reaches them. */
const silentReceiver = (predicate: Predicate, { sender, at }: Sender, talk: Talk): number => {
  const { members } = talk.cast;
  const isPerson = isPersonal(sender, talk);
  const partner = members.findIndex(
    (member, index) => index !== sender && (member.kind === 'actor') !== isPerson && member.kind !== 'database',
  );
  const partners = talk.partners.get(sender) ?? [];
  const next = talk.acts.find((act) => act.at > at && act.member !== sender)?.member;
  const shows = showVerbs.has(predicate.verb) && partner >= 0 && !isPerson;
  if (partners.length === 0 && next !== undefined && !inwardVerbs.has(predicate.verb) && !shows) return next;
  if (isPerson && talk.redirected !== undefined && !showVerbs.has(predicate.verb)) return talk.redirected;
  if (isPerson) {
    const tells = showVerbs.has(predicate.verb) || handingVerbs.has(predicate.verb);
    const caller = talk.callers.get(sender);
    const met = (tells ? caller : undefined) ?? partners.find((other) => tells || !isPersonal(other, talk));
    return met ?? (partner >= 0 ? partner : sender);
  }
  const caller = talk.callers.get(sender);
  const met = caller ?? partners[0];
  if (sendVerbs.has(predicate.verb) && met !== undefined) return met;
  const person =
    caller !== undefined && isPersonal(caller, talk)
      ? caller
      : (partners.find((other) => isPersonal(other, talk)) ?? (partner >= 0 ? partner : (partners[0] ?? -1)));
  return showVerbs.has(predicate.verb) && person >= 0 ? person : sender;
};

const memberIn = (noun: readonly Token[], talk: Talk): number | undefined => {
  const name = nameTokens(noun);
  return name.length === 0 || objectPronouns.has(name[0]?.lower ?? '') ? undefined : findMember(talk.cast, name);
};

const labelOf = (
  parts: ClauseParts,
  predicate: Predicate,
  { receiver, isReply, talk }: { readonly receiver: Receiver; readonly isReply: boolean; readonly talk: Talk },
): string => {
  const quote = parts.object
    .concat(parts.phrases.flatMap((phrase) => phrase.tokens))
    .find((token) => token.kind === 'quote');
  if (quote && !isReply) return `${capitalised(predicate.verb)} ${quote.text}`;
  const object = receiver.isObject
    ? receiver.handed === undefined
      ? ''
      : objectOf(receiver.handed, talk)
    : objectOf(parts.object, talk);
  const isPlainAnswer = answerVerbs.has(predicate.verb) || receiver.isTaken === true || sayingVerbs.has(predicate.verb);
  if (isReply && isPlainAnswer && object !== '') return capitalised(object);
  const others = parts.phrases.filter((phrase) => phrase !== receiver.via);
  const given = others.find(({ preposition }) => preposition === 'with');
  if (isReply && answerVerbs.has(predicate.verb) && object === '' && given !== undefined)
    return capitalised(objectOf(given.noun, talk));
  const tail = object === '' || others[0]?.preposition === 'for' ? others.slice(0, 1) : [];
  const said = parts.rest[0]?.lower ?? '';
  if (/^(?:whether|if)$/.test(said)) talk.asked = textOf(withoutArticle(parts.rest.slice(1)));
  const infinitive =
    object === '' && tail.length === 0 && /^(?:to|whether|if)$/.test(said) ? textOf(shortened(parts.rest, 6)) : '';
  const particle = parts.particle?.lower;
  const words = [
    predicate.verb,
    particle,
    object,
    ...tail.map((phrase) => `${phrase.preposition} ${textOf(shortened(withoutArticle(phrase.noun), 5))}`),
    infinitive,
  ];
  return capitalised(words.filter((word) => word !== undefined && word !== '').join(' '));
};

const objectOf = (tokens: readonly Token[], talk: Talk): string => {
  const only = tokens.length === 1 ? tokens[0] : undefined;
  if (only && objectPronouns.has(only.lower) && talk.object !== '') return talk.object;
  const text = textOf(shortened(withoutArticle(tokens), 6));
  if (text !== '') talk.object = text;
  return text;
};
