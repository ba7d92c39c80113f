import { personNouns, systemNouns } from '../lexicon/en/actors.ts';
import { prepositions } from '../lexicon/en/closed-words.ts';
import { shortened } from '../process/label.ts';
import { withoutArticle } from '../segment/phrases.ts';
import { spanOf, type Token, textOf } from '../text/token.ts';
import { capitalised } from '../text/words.ts';
import { type Cast, canTakePart, castMember, memberAt, nameTokens } from './cast.ts';
import type { Message } from './message.ts';
import { isShortAnswer } from './split-turns.ts';
import type { Talk } from './talk.ts';

/** The longest name behind `from` or `to`, in words. */
const longestName = 3;

/** Where a message goes that is told without a verb: `alarm from the pump to the desk`, `key from the client`, `server hello`. */
interface Route {
  readonly from: readonly Token[];
  readonly to: readonly Token[];
  readonly label: readonly Token[];
}

/** Reads a clause that names a message and its ends, but nobody who acts: the side that it leaves out follows from the talk. */
export const readFragment = (tokens: readonly Token[], talk: Talk): readonly Message[] => {
  if (isShortAnswer(tokens, 0)) return shortAnswer(tokens, talk);
  const { from, to, label } = routeOf(tokens, talk.cast);
  const [sender, receiver] = [from, to].map((name) => memberAt(talk.cast, name, 0)?.member);
  if ((sender === undefined && receiver === undefined) || label.length === 0) return [];
  const source = sender ?? (answersCaller(receiver, talk) ? talk.sender : talk.addressed);
  const asked = source === undefined ? undefined : (talk.callers.get(source) ?? talk.partners.get(source)?.[0]);
  const next = talk.acts.find(({ at, member }) => at > (tokens[0]?.start ?? 0) && member !== source)?.member;
  const target = receiver ?? asked ?? next;
  if (source === undefined || target === undefined || source === target) return [];
  const isReply = receiver === undefined && talk.callers.get(source) === target;
  talk.sender = source;
  talk.addressed = target;
  if (!isReply) talk.callers.set(target, source);
  talk.met(source, target);
  return [
    {
      kind: 'message',
      from: source,
      to: target,
      label: capitalised(textOf(shortened(withoutArticle(label), longestLabel))),
      ...(isReply ? { messageKind: 'reply' as const } : {}),
      span: spanOf(tokens),
    },
  ];
};

/** `401 back to the browser`: whom that one called who asked last, or whom the last message went to. */
const answersCaller = (receiver: number | undefined, { addressed, sender, callers }: Talk): boolean =>
  receiver === addressed || (sender !== undefined && receiver !== undefined && callers.get(sender) === receiver);

/** `miss`, `cache hit`: whoever was asked says so. */
const shortAnswer = (tokens: readonly Token[], talk: Talk): readonly Message[] => {
  const [from, to] = [talk.addressed, talk.sender];
  if (from === undefined || to === undefined || from === to) return [];
  return [
    { kind: 'message', from, to, label: capitalised(textOf(tokens)), messageKind: 'reply', span: spanOf(tokens) },
  ];
};

/** In words. */
const longestLabel = 6;

/** Puts those whom a fragment names into the cast: nouns for people and systems behind `from` and `to`, and in front. */
export const introduceFragment = (tokens: readonly Token[], cast: Cast): void => {
  const { from, to } = routeOf(tokens, cast);
  const isWhole = from.length > 0 && to.length > 0;
  for (const name of [from, to].map(nameTokens))
    if (canTakePart(name) || (isWhole && name.length <= longestName)) castMember(cast, name);
};

const routeOf = (tokens: readonly Token[], cast: Cast): Route => {
  const opening = openingName(tokens, cast);
  const [from, to] = ['from', 'to'].map((word) => tokens.findIndex(({ lower }) => lower === word));
  const name = (at = -1): readonly Token[] =>
    at < 0 ? [] : withoutArticle(tokens.slice(at + 1, nameEnd(tokens, at + 1)));
  const borders = [from, to].filter((at): at is number => at !== undefined && at >= 0);
  const end = borders.length === 0 ? tokens.length : Math.min(...borders);
  const isNamed = opening > 0 && (from === undefined || from < 0);
  return {
    from: isNamed ? tokens.slice(0, opening) : name(from),
    to: name(to),
    label: tokens
      .slice(isNamed ? opening : 0, end)
      .filter(({ lower }) => !/^(?:back|then|goes|go|comes|is|are|sent)$/.test(lower)),
  };
};

/** `server hello`: how long the name of a participant is that opens the fragment. */
const openingName = (tokens: readonly Token[], cast: Cast): number => {
  const known = memberAt(cast, tokens, 0);
  if (known !== undefined) return known.end;
  const first = tokens[0]?.lower ?? '';
  return personNouns.has(first) || systemNouns.has(first) ? 1 : 0;
};

const nameEnd = (tokens: readonly Token[], from: number): number => {
  const end = tokens.findIndex(
    ({ kind, lower }, index) =>
      index > from && (kind === 'mark' || prepositions.has(lower) || /^(?:and|or|back|first|then)$/.test(lower)),
  );
  return Math.min(end < 0 ? tokens.length : end, from + longestName + 1);
};
