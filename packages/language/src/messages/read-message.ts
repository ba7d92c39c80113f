import {
  contractedPronouns,
  objectPronouns,
  particles,
  personPronouns,
  pronouns,
  subjectPronouns,
} from '../lexicon/en/closed-words.ts';
import {
  addressingVerbs,
  answerVerbs,
  askingVerbs,
  callingVerbs,
  fetchVerbs,
  inwardVerbs,
  mailWords,
  partyNouns,
  replyVerbs,
  sayingVerbs,
  silentVerbs,
} from '../lexicon/en/messages.ts';
import { numberWords } from '../lexicon/en/numbers.ts';
import { stateVerbs } from '../lexicon/en/verbs.ts';
import { shortened } from '../process/label.ts';
import { type ClauseParts, outsideBrackets, takeApart, withoutArticle } from '../segment/phrases.ts';
import type { Predicate } from '../segment/predicate.ts';
import { splitNames, splitSubject } from '../segment/split-names.ts';
import { isPluralName, singularName } from '../structure/name.ts';
import { spanOf, type Token, textOf, wordAt } from '../text/token.ts';
import { capitalised, isAdverb, uncapitalised } from '../text/words.ts';
import { isCall } from './calls.ts';
import { findMember, memberAt, nameTokens } from './cast.ts';
import { type Receiver, receiverOf } from './find-receiver.ts';
import type { Message } from './message.ts';
import { isRequest } from './requests.ts';
import { answererMeant, isPersonal, memberIn, personMeant, severalMeant, type Talk } from './talk.ts';
import { withParticle } from './with-particle.ts';

/** Reads one clause as a message, or as one to each receiver that it lists; none where nobody is named who could send it. */
export const readMessage = (tokens: readonly Token[], predicate: Predicate, talk: Talk): readonly Message[] => {
  const several = jointSenders(tokens, predicate, talk);
  if (several.length > 1)
    return several.flatMap((name) => {
      const start = name.length;
      const end = predicate.end - predicate.start + start;
      return readMessage([...name, ...tokens.slice(predicate.start)], { ...predicate, start, end }, talk);
    });
  const bare = outsideBrackets(tokens, predicate);
  const apart = withParticle(withNamedAim(takeApart(bare.tokens, bare.predicate), talk));
  if (predicate.voice === 'state' || stateVerbs.has(predicate.verb) || silentVerbs.has(predicate.verb))
    return readSeen(apart, predicate, { talk, span: spanOf(tokens) });
  const parts = predicate.voice === 'passive' ? { ...apart, object: apart.subject } : apart;
  const sender =
    predicate.voice === 'passive' ? passiveSender(apart, predicate, talk) : senderOf(parts, predicate, talk);
  if (sender === undefined) return [];
  const at = tokens[0]?.start ?? 0;
  const receiver = receiverOf(parts, predicate, { sender, at }, talk);
  talk.sender = sender;
  if (receiver === undefined) return [];
  const isTaken = receiver.isTaken === true;
  const [from, to] = isTaken ? [receiver.to, sender] : [sender, receiver.to];
  const { isReply } = receiver;
  if (from !== to) talk.addressed = to;
  if (from !== to && !isTaken) noteCall(predicate, { from, to, isReply }, talk);
  const label = labelOf(parts, predicate, { receiver, isReply, talk });
  talk.met(
    from,
    to,
    label.split(' ').some((word) => mailWords.has(word.toLowerCase())),
  );
  // `the editor is notified, reads it`: who was told goes on.
  if (predicate.voice === 'passive' && receiver.isObject && isPersonal(to, talk)) talk.sender = to;
  talk.redirected = predicate.verb === 'redirect' && !isPersonal(to, talk) ? to : undefined;
  const message: Message = {
    kind: 'message',
    from,
    to,
    label,
    ...(isReply ? { messageKind: 'reply' as const } : {}),
    span: spanOf(tokens),
  };
  const others = from === sender && from !== to ? otherReceivers(tokens, predicate, { parts, receiver, talk }) : [];
  for (const other of others) {
    talk.callers.set(other, from);
    talk.askers.set(other, from);
  }
  return [message, ...others.filter((other) => other !== from).map((other) => ({ ...message, to: other }))];
};

/** `the mason and the joiner sign it`: each of them does. */
const jointSenders = (
  tokens: readonly Token[],
  { start, voice }: Predicate,
  talk: Talk,
): readonly (readonly Token[])[] => {
  const both = bothMeant(tokens, start, talk);
  if (voice === 'active' && both.length > 0) return both;
  const names = splitSubject(tokens.slice(0, start)).filter((name) => !name.every(isAdverb));
  if (voice !== 'active' || names.length < 2 || !tokens.slice(0, start).some(({ lower }) => lower === 'and')) return [];
  return names.every((name) => memberIn(name, talk) !== undefined) ? names : [];
};

/** `both sides sign in front of the notary`: the two people who take part and are not named in the clause. */
const bothMeant = (tokens: readonly Token[], verb: number, talk: Talk): readonly (readonly Token[])[] => {
  const [first] = tokens;
  if (first === undefined || verb < 1 || !partyNouns.has(tokens[verb - 1]?.lower ?? '')) return [];
  const named = tokens.map((_, at) => memberAt(talk.cast, tokens, at)?.member);
  const people = talk.cast.members.filter((_, member) => isPersonal(member, talk) && !named.includes(member));
  return people.length === 2 ? people.map(({ words }) => words.map((word) => wordAt(word, first))) : [];
};

/** Notes who called whom; what is given to whoever asked for it calls nobody. */
const noteCall = (
  { verb }: Predicate,
  { from, to, isReply }: { readonly from: number; readonly to: number; readonly isReply: boolean },
  talk: Talk,
): void => {
  const asks = askingVerbs.has(verb) || callingVerbs.has(verb) || fetchVerbs.has(verb);
  const isGiven = talk.questions.get(from) === to && !asks;
  if (asks) talk.questions.set(to, from);
  if (isReply) return;
  talk.callers.set(to, from);
  if (!isGiven) talk.askers.set(to, from);
};

/** `reports to update server`: what looks like `to update` names somebody who takes part. */
const withNamedAim = (parts: ClauseParts, talk: Talk): ClauseParts => {
  const [to, ...noun] = parts.rest;
  const isAim = to?.lower === 'to' && noun.length > 1 && memberIn(noun, talk) !== undefined;
  return isAim
    ? { ...parts, phrases: [...parts.phrases, { preposition: 'to', tokens: parts.rest, noun }], rest: [] }
    : parts;
};

/**
 * `the clerk opens the record, sees the open bill, explains it`: who only sees something goes on, and it is what he saw. What a person sees
 * whose turn it was not comes from the system that he uses.
 */
const readSeen = (
  parts: ClauseParts,
  { voice, verb }: Predicate,
  { talk, span }: { readonly talk: Talk; readonly span: Message['span'] },
): readonly Message[] => {
  if (voice !== 'active') return [];
  const seer = findMember(talk.cast, nameTokens(parts.subject));
  const before = talk.sender;
  talk.sender = seer ?? before;
  const opening = parts.object[0]?.lower ?? '';
  const isThing = silentVerbs.has(verb) && !pronouns.has(opening) && !contractedPronouns.has(opening);
  const object = isThing ? objectOf(parts.object, talk) : '';
  if (verb !== 'see' || object === '' || seer === undefined || seer === before || !isPersonal(seer, talk)) return [];
  const shower = talk.partners.get(seer)?.find((other) => !isPersonal(other, talk));
  if (shower === undefined) return [];
  talk.addressed = seer;
  return [{ kind: 'message', from: shower, to: seer, label: `Show ${uncapitalised(object)}`, span }];
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

const senderOf = (parts: ClauseParts, { verb }: Predicate, talk: Talk): number | undefined => {
  const { subject } = parts;
  if (subject.length === 0) return talk.sender;
  const pronoun = subject.length === 1 ? (subject[0]?.lower ?? '') : '';
  const target = parts.phrases.find(({ preposition }) => preposition === 'to');
  const isElsewhere = target !== undefined && memberIn(target.noun, talk) !== talk.sender;
  const answers = !isElsewhere && (replyVerbs.has(verb) || sayingVerbs.has(verb));
  const asked = answers ? answererMeant(pronoun, talk) : undefined;
  if (asked !== undefined) return asked;
  if (personPronouns.has(pronoun)) return personMeant(talk, subject[0]?.start ?? 0) ?? talk.sender;
  if (pronoun === 'they') return severalMeant(talk) ?? talk.sender;
  if (subjectPronouns.has(pronoun)) return talk.sender;
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
  const isTold = addressingVerbs.has(predicate.verb) && isPersonal(talk.sender ?? -1, talk);
  if (isTold && !isPersonal(talk.addressed ?? -1, talk)) return talk.addressed ?? talk.sender;
  return (answerVerbs.has(predicate.verb) ? called : undefined) ?? addressed ?? talk.sender;
};

const labelOf = (
  parts: ClauseParts,
  predicate: Predicate,
  { receiver, isReply, talk }: { readonly receiver: Receiver; readonly isReply: boolean; readonly talk: Talk },
): string => {
  const quote = parts.object
    .concat(parts.phrases.flatMap((phrase) => phrase.tokens))
    .find((token) => token.kind === 'quote');
  if (quote && !isReply)
    return isCall(quote) || isRequest(quote) ? quote.text : `${capitalised(predicate.verb)} ${quote.text}`;
  const object = receiver.isObject
    ? receiver.handed === undefined
      ? ''
      : objectOf(receiver.handed, talk)
    : objectOf(
        receiver.isTaken === true ? parts.object.filter(({ lower }) => !particles.has(lower)) : parts.object,
        talk,
      );
  const isPlainAnswer = answerVerbs.has(predicate.verb) || receiver.isTaken === true || sayingVerbs.has(predicate.verb);
  const isNamed = object !== '' && !objectPronouns.has(object.toLowerCase());
  if ((isReply || receiver.isTaken === true) && isPlainAnswer && isNamed) return capitalised(object);
  const others = parts.phrases.filter((phrase) => phrase !== receiver.via);
  const given = others.find(({ preposition }) => preposition === 'with');
  if (isReply && answerVerbs.has(predicate.verb) && object === '' && given !== undefined)
    return capitalised(objectOf(given.noun, talk));
  const tail = object === '' || others[0]?.preposition === 'for' ? others.slice(0, 1) : [];
  const said = parts.rest[0]?.lower ?? '';
  // `tells her that the results are ready`
  if (said === 'that' && receiver.isObject && parts.rest.length > 2)
    return capitalised(textOf(shortened(withoutArticle(parts.rest.slice(1)), longestTold)));
  if (/^(?:whether|if)$/.test(said)) talk.asked = textOf(withoutArticle(parts.rest.slice(1)));
  const [about] = tail;
  if ((receiver.isObject || askingVerbs.has(predicate.verb)) && about?.preposition === 'for')
    noteObject(textOf(withoutArticle(about.noun)), talk);
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

/** Words of what somebody is told. */
const longestTold = 8;

const objectOf = (tokens: readonly Token[], talk: Talk): string => {
  const only = tokens.length === 1 ? tokens[0] : undefined;
  const [first, particle] = tokens;
  if (tokens.length === 2 && first?.lower === 'it' && particle && particles.has(particle.lower))
    return `${particle.lower} ${objectOf([first], talk)}`;
  const meant = only?.lower === 'it' && talk.object.one !== '' ? talk.object.one : talk.object.last;
  if (only && objectPronouns.has(only.lower) && only.lower !== 'one' && meant !== '') return meant;
  const text = textOf(shortened(withoutArticle(tokens), 6));
  // `offers three times, the guest takes one`: from then on `it` is that time.
  if (only?.lower === 'one' && talk.object.last !== '') noteObject(singularName(talk.object.last), talk);
  const isPerson = talk.cast.members[memberIn(tokens, talk) ?? -1]?.kind === 'actor';
  if (text !== '' && !isPerson && !(only && (only.lower === 'one' || numberWords.includes(only.lower))))
    noteObject(text, talk);
  return text;
};

/** Keeps what was spoken of last: `it` means one thing, `them` whatever it was. */
const noteObject = (text: string, talk: Talk): void => {
  talk.object = { last: text, one: isPluralName(text) ? talk.object.one : text };
};
