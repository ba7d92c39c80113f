import { shownNouns } from '../lexicon/en/actors.ts';
import { objectPronouns, subjectPronouns } from '../lexicon/en/closed-words.ts';
import {
  fetchVerbs,
  inwardVerbs,
  receiveVerbs,
  recipientPrepositions,
  replyVerbs,
  sendVerbs,
  showVerbs,
} from '../lexicon/en/messages.ts';
import { stateVerbs } from '../lexicon/en/verbs.ts';
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
import { type Cast, canTakePart, castMember, findMember, nameTokens } from './cast.ts';
import type { Message } from './message.ts';

/** Who spoke to whom so far; what replies and pronouns need. */
export interface Talk {
  readonly cast: Cast;
  sender: number | undefined;
  /** The last thing that was sent or handled: what `it` means. */
  object: string;
  /** For each participant, who called it last. */
  readonly callers: Map<number, number>;
}

export const createTalk = (cast: Cast): Talk => ({ cast, sender: undefined, object: '', callers: new Map() });

/** Reads one clause as a message; undefined where nobody is named who could send it. */
export const readMessage = (tokens: readonly Token[], predicate: Predicate, talk: Talk): Message | undefined => {
  if (predicate.voice === 'state' || stateVerbs.has(predicate.verb)) return undefined;
  const parts = takeApart(withoutBrackets(tokens), predicate);
  const sender = predicate.voice === 'passive' ? passiveSender(parts, talk) : senderOf(parts, talk);
  if (sender === undefined) return undefined;
  const receiver = receiverOf(parts, predicate, sender, talk);
  const [from, to] =
    receiveVerbs.has(predicate.verb) && receiver.via?.preposition === 'from'
      ? [receiver.to, sender]
      : [sender, receiver.to];
  const { isReply } = receiver;
  talk.sender = sender;
  if (!isReply && from !== to) talk.callers.set(to, from);
  return {
    kind: 'message',
    from,
    to,
    label: labelOf(parts, predicate, { receiver, isReply, talk }),
    ...(isReply ? { messageKind: 'reply' as const } : {}),
    span: spanOf(tokens),
  };
};

const senderOf = (parts: ClauseParts, talk: Talk): number | undefined => {
  const { subject } = parts;
  if (subject.length === 0) return talk.sender;
  if (subject.length === 1 && subjectPronouns.has(subject[0]?.lower ?? '')) return talk.sender;
  return castMember(talk.cast, nameTokens(subject)) ?? findMember(talk.cast, nameTokens(subject).slice(-1));
};

const passiveSender = (parts: ClauseParts, talk: Talk): number | undefined => {
  const agent = parts.phrases.find((phrase) => phrase.preposition === 'by');
  return (agent && findMember(talk.cast, nameTokens(agent.noun))) ?? talk.sender;
};

interface Receiver {
  readonly to: number;
  /** The phrase or the object that named it, to be left out of the label. */
  readonly via?: PrepositionalPhrase;
  readonly isObject: boolean;
  readonly isReply: boolean;
}

const receiverOf = (parts: ClauseParts, predicate: Predicate, sender: number, talk: Talk): Receiver => {
  const object = withoutArticle(parts.object);
  const named = memberIn(object, talk);
  const isInward = inwardVerbs.has(predicate.verb);
  const isTold =
    showVerbs.has(predicate.verb) ||
    fetchVerbs.has(predicate.verb) ||
    parts.phrases.length === 0 ||
    talk.cast.members[named ?? -1]?.kind !== 'actor';
  if (named !== undefined && named !== sender && isTold && !(isInward && isPersonal(named, talk)))
    return { to: named, isObject: true, isReply: false };
  for (const via of parts.phrases) {
    if (!recipientPrepositions.has(via.preposition)) continue;
    const to = memberIn(via.noun, talk);
    if (to !== undefined && isInward && isPersonal(to, talk)) continue;
    if (to !== undefined && to !== sender)
      return { to, via, isObject: false, isReply: replyVerbs.has(predicate.verb) && talk.callers.get(sender) === to };
  }
  const caller = talk.callers.get(sender);
  const movesOn = parts.object.length === 0 && parts.phrases[0]?.preposition === 'to';
  if (!movesOn && (replyVerbs.has(predicate.verb) || parts.particle?.lower === 'back') && caller !== undefined)
    return { to: caller, isObject: false, isReply: true };
  return { to: silentReceiver(predicate, sender, talk), isObject: false, isReply: false };
};

const isPersonal = (member: number, talk: Talk): boolean => talk.cast.members[member]?.kind === 'actor';

/** Who is meant where nobody is named: people act on the system that they use, and what it shows reaches them. */
const silentReceiver = (predicate: Predicate, sender: number, talk: Talk): number => {
  const { members } = talk.cast;
  const isPerson = members[sender]?.kind === 'actor';
  const partner = members.findIndex(
    (member, index) => index !== sender && (member.kind === 'actor') !== isPerson && member.kind !== 'database',
  );
  if (isPerson) return partner >= 0 ? partner : sender;
  const caller = talk.callers.get(sender);
  if (sendVerbs.has(predicate.verb) && caller !== undefined) return caller;
  const person = caller !== undefined && members[caller]?.kind === 'actor' ? caller : partner;
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
  const object = receiver.isObject ? '' : objectOf(parts.object, talk);
  if (isReply && replyVerbs.has(predicate.verb) && object !== '') return capitalised(object);
  const others = parts.phrases.filter((phrase) => phrase !== receiver.via);
  const tail = object === '' || others[0]?.preposition === 'for' ? others.slice(0, 1) : [];
  const infinitive =
    object === '' && tail.length === 0 && parts.rest[0]?.lower === 'to' ? textOf(shortened(parts.rest, 6)) : '';
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

/** Adds everybody whom a clause names as sender or receiver to the cast. */
export const introduce = (tokens: readonly Token[], predicate: Predicate, cast: Cast): void => {
  const parts = takeApart(withoutBrackets(tokens), predicate);
  const subject = nameTokens(parts.subject);
  const isPronoun = subject.length === 1 && subjectPronouns.has(subject[0]?.lower ?? '');
  if (
    subject.length > 0 &&
    !isPronoun &&
    predicate.voice === 'active' &&
    (canTakePart(subject) || (subject.length <= 3 && predicate.score >= 6))
  )
    castMember(cast, subject);
  const nouns = [
    parts.object,
    ...parts.phrases.filter((phrase) => recipientPrepositions.has(phrase.preposition)).map((phrase) => phrase.noun),
  ];
  for (const noun of nouns) {
    const name = nameTokens(noun);
    if (canTakePart(name) && !shownNouns.has(name.at(-1)?.lower ?? '')) castMember(cast, name);
  }
};
