import { phraseOpeners } from '../lexicon/en/closed-words.ts';
import { nounHomographs } from '../lexicon/en/verbs.ts';
import { readVerb } from '../lexicon/morphology.ts';
import type { Sentence } from '../text/sentences.ts';
import { spanOf, type Token, textOf } from '../text/token.ts';
import { capitalised } from '../text/words.ts';
import { type Cast, castMember, memberAt, nameTokens } from './cast.ts';
import { knownSubjectAt, newSubjectAt, predicateFrom } from './find-subject.ts';
import type { Message } from './message.ts';
import { readFragment } from './read-fragment.ts';
import { readMessage } from './read-message.ts';
import { isShortAnswer } from './split-turns.ts';
import type { Talk } from './talk.ts';

/**
 * Arrows between sentences: `kiosk -> till: order, till -> kitchen order slip`. In: the tokens of one step with its arrows. Out: a
 * message per arrow. What follows a colon, or a participant that is known, is the message.
 */
export const readArrowSteps = (tokens: readonly Token[], talk: Talk): readonly Message[] => {
  const pieces = piecesOf(tokens);
  const messages: Message[] = [];
  const last = pieces.at(-1);
  const label = last === undefined ? '' : capitalised(textOf(partsOf(last, talk.cast).label));
  let from: Opener = openerOf(pieces[0] ?? [], talk);
  for (const [index, piece] of pieces.slice(1).entries()) {
    if (isShortAnswer(piece, 0)) {
      if (from.said !== undefined) messages.push(from.said);
      messages.push(...readFragment(piece, talk));
      continue;
    }
    const { name, label: own } = partsOf(piece, talk.cast);
    const to = castMember(talk.cast, nameTokens(name));
    if (from.member !== undefined && to !== undefined && to !== from.member) {
      const said = own.length > 0 ? capitalised(textOf(own)) : from.label || label;
      const isReply = isDashed(tokens, index);
      messages.push({
        kind: 'message',
        from: from.member,
        to,
        label: said,
        ...(isReply ? { messageKind: 'reply' as const } : {}),
        span: spanOf(tokens),
      });
      if (!isReply) talk.callers.set(to, from.member);
      talk.met(from.member, to);
    }
    from = { member: to ?? from.member, label: from.label };
  }
  if (messages.every(({ messageKind }) => messageKind !== 'reply')) talk.sender = from.member ?? talk.sender;
  return messages;
};

export const hasArrowMark = (tokens: readonly Token[]): boolean => tokens.some(isArrow);

const isArrow = ({ text }: Token): boolean => /^(?:[-=]{1,3}>|[→➔➜⟶])$/.test(text);

const isDashed = (tokens: readonly Token[], index: number): boolean =>
  /^--/.test(tokens.filter(isArrow)[index]?.text ?? '');

/** Puts the participants that arrows name into the cast: what opens an arrow, and what stands before a colon. */
export const castArrows = (tokens: readonly Token[], cast: Cast): void => {
  if (!hasArrowMark(tokens)) return;
  const pieces = piecesOf(tokens);
  const [opening = []] = pieces;
  if (newSubjectAt(opening, 0) === undefined) castMember(cast, nameTokens(opening));
  for (const piece of pieces.slice(1)) {
    const { name, label } = partsOf(piece, cast);
    if (label.length > 0 || name.length <= longestName) castMember(cast, nameTokens(name));
  }
};

/** The most words that are a name although nothing else names it. */
const longestName = 2;

const piecesOf = (tokens: readonly Token[]): readonly (readonly Token[])[] => {
  const pieces: Token[][] = [[]];
  for (const token of tokens) {
    if (isArrow(token)) pieces.push([]);
    else pieces.at(-1)?.push(token);
  }
  return pieces;
};

/** `stock desk: count`, `stock desk count` where the stock desk is known: the name, and what is said to it. */
const partsOf = (
  piece: readonly Token[],
  cast: Cast,
): { readonly name: readonly Token[]; readonly label: readonly Token[] } => {
  const colon = piece.findIndex(({ text }) => text === ':');
  if (colon > 0) return { name: piece.slice(0, colon), label: piece.slice(colon + 1) };
  const known = memberAt(cast, piece, 0);
  return known === undefined
    ? { name: piece, label: [] }
    : { name: piece.slice(0, known.end), label: piece.slice(known.end) };
};

interface Opener {
  readonly member: number | undefined;
  readonly label: string;
  /** What the opening says on its own, where an answer follows the arrow. */
  readonly said?: Message;
}

/** Who stands before the first arrow: a name, or somebody who does something. */
const openerOf = (
  opening: readonly Token[],
  talk: Talk,
): { readonly member: number | undefined; readonly label: string } => {
  const subject = knownSubjectAt(opening, 0, talk.cast);
  if (subject === undefined) return { member: castMember(talk.cast, nameTokens(opening)), label: '' };
  const [message] = readMessage(opening, predicateFrom(opening, subject.verb), talk);
  return {
    member: memberAt(talk.cast, subject.name, 0)?.member,
    label: message?.label ?? '',
    ...(message === undefined ? {} : { said: message }),
  };
};

/** Cuts a sentence with arrows where one step ends and the next begins: at a comma before another arrow or before somebody who acts. */
export const splitSteps = (sentence: Sentence): readonly Sentence[] => {
  const { tokens } = sentence;
  if (!hasArrowMark(tokens)) return [sentence];
  const pieces = piecesOf(tokens);
  if (tellsStory(pieces))
    return pieces.filter(({ length }) => length > 0).map((piece) => ({ ...sentence, tokens: piece }));
  const cuts = tokens.flatMap(({ text }, index) =>
    /^[,;|]$/.test(text) && startsStep(tokens, index + 1) ? [index] : [],
  );
  return [-1, ...cuts].map((cut, index) => ({ ...sentence, tokens: tokens.slice(cut + 1, cuts[index]) }));
};

/** `guest rings -> clerk opens -> guest asks for a room`: most arrows part sentences, and none stands between two names. */
const tellsStory = (pieces: readonly (readonly Token[])[]): boolean => {
  const acting = pieces.filter((piece) => newSubjectAt(piece, 0) !== undefined);
  return acting.length > 2 && acting.length * 2 > pieces.length;
};

/** The most words before an arrow that are the name of who sends. */
const longestOpener = 4;

const startsStep = (tokens: readonly Token[], at: number): boolean => {
  const end = tokens.findIndex((token, index) => index >= at && (isArrow(token) || token.kind === 'mark'));
  const opensArrow = end >= 0 && end - at <= longestOpener && isArrow(tokens[end] as Token);
  return opensArrow || newSubjectAt(tokens, at) !== undefined;
};

/** `guest rings -> clerk opens`, `if closed -> guest waits`: such an arrow only says what comes next. */
export const withoutStepArrows = (tokens: readonly Token[], cast: Cast): readonly Token[] =>
  tokens.map((token, index) => {
    if (!isArrow(token)) return token;
    const acts = knownSubjectAt(tokens, index + 1, cast) ?? newSubjectAt(tokens, index + 1);
    const isCondition = /^(?:if|when|on|else|otherwise)$/.test(tokens[0]?.lower ?? '');
    return acts !== undefined || isCondition || goesOn(tokens, index + 1) ? { ...token, text: ',', lower: ',' } : token;
  });

/** `-> asks the price service`: what the one before the arrow does next. */
const goesOn = (tokens: readonly Token[], at: number): boolean => {
  const reading = readVerb(tokens[at]?.lower ?? '');
  const after = tokens[at + 1];
  return (
    reading?.forms.has('third') === true &&
    !nounHomographs.has(reading.base) &&
    after?.kind === 'word' &&
    !phraseOpeners.has(after.lower)
  );
};
