import { articles } from '../lexicon/en/closed-words.ts';
import { choiceNouns, choosingVerbs, offerOpeners } from '../lexicon/en/offer-words.ts';
import { asksVerbs } from '../lexicon/en/process-words.ts';
import { readVerb, type VerbForm } from '../lexicon/morphology.ts';
import { markerAt } from '../segment/marker-at.ts';
import { findPredicate } from '../segment/predicate.ts';
import { splitAt } from '../segment/split-at.ts';
import { isArrow } from '../segment/window-end.ts';
import { type Token, wordAt } from '../text/token.ts';
import { actorLabel, isNameLike, namesActor } from './actor.ts';
import type { Discourse } from './discourse.ts';
import { stateStep } from './read-clause.ts';
import type { Statement } from './statement.ts';
import { askedWhich } from './verdict.ts';

type Read = (tokens: readonly Token[]) => readonly Statement[];

/**
 * `The editor decides to accept, revise or reject it`, `decides: accept / revise / reject`, `seals, returns or burns it`: a choice between deeds.
 * In: the tokens of a sentence and how a clause is read. Out: undefined where it offers no deeds.
 */
export const readOffer = (
  tokens: readonly Token[],
  read: Read,
  discourse: Discourse,
): readonly Statement[] | undefined => {
  const found = findOffer(tokens);
  if (found === undefined) return undefined;
  const { before, subject, ways, behind } = found;
  const done = before.length === 0 ? [] : read(before);
  if (namesActor(subject) || isNameLike(subject, false)) discourse.actor = actorLabel(subject);
  const [first = [], second = [], ...more] = ways;
  const chosen =
    more.length === 0
      ? read([...first, wordAt('or', second[0] ?? { start: 0, end: 0 }), ...second])
      : [askedWhich(ways.map((way) => readWay(way, read, discourse)))];
  return [...done, ...chosen, ...(behind.length === 0 ? [] : read(behind))];
};

/** A way by its name alone where nobody knows its verb. */
const readWay = (way: readonly Token[], read: Read, discourse: Discourse): readonly Statement[] => {
  const told = read(way);
  return told.length > 0 ? told : [stateStep(way, discourse)];
};

interface Offer {
  /** What is told before it in the same sentence. */
  readonly before: readonly Token[];
  readonly subject: readonly Token[];
  readonly ways: readonly (readonly Token[])[];
  readonly behind: readonly Token[];
}

const findOffer = (tokens: readonly Token[]): Offer | undefined => chosenDeeds(tokens) ?? sharedDeeds(tokens);

/** `decides to land, circle or divert` */
const chosenDeeds = (tokens: readonly Token[]): Offer | undefined => {
  const at = tokens.findIndex(
    ({ lower }, index) =>
      (choosingVerbs.has(readVerb(lower)?.base ?? '') && !articles.has(tokens[index - 1]?.lower ?? '')) ||
      (choiceNouns.has(lower) && tokens[index + 1]?.text === ':'),
  );
  if (at < 0 || tokens.slice(0, at).some((_, index) => markerAt(tokens, index)?.role === 'if')) return undefined;
  const from = offerOpeners.reduce((next, opener) => next + (opener.test(tokens[next]?.lower ?? '') ? 1 : 0), at + 1);
  const end = endOfList(tokens, from);
  const ways = splitAt(tokens.slice(from, end), isLink);
  // `choose a room, enter the name, pay or cancel` is told step by step.
  const isMarked = tokens[at + 1]?.text === ':' || tokens.slice(from, end).some(isSlash);
  const tellsDeeds = tokens[from - 1]?.lower === 'to' || (isMarked ? ways : ways.slice(0, 1)).some(isDeed);
  const isTold = ways.every(isShort) && tellsDeeds;
  if (ways.length < 2 || !isTold) return undefined;
  // `decides whether to admit or discharge` says as much by itself.
  if (ways.length === 2 && !/^[:/]$/.test(tokens[at + 1]?.text ?? '') && !tokens.slice(from, end).some(isSlash))
    return undefined;
  return { ...openingOf(tokens.slice(0, at)), ways, behind: behindList(tokens, end) };
};

/** `The officer seals, returns or burns it`: what is done to one thing, told behind the last of them, is done in one of these ways. */
const sharedDeeds = (tokens: readonly Token[]): Offer | undefined => {
  const at = tokens.findIndex((_, index) => formOfList(tokens, index) !== undefined);
  const [first, second] = [tokens[at], tokens[at + 2]];
  const third = tokens.findIndex(({ lower }, index) => index > at + 2 && lower === 'or') + 1;
  if (at < 0 || first === undefined || second === undefined) return undefined;
  const end = endOfList(tokens, at);
  const [last, ...object] = tokens.slice(third, end);
  if (last === undefined || object.length === 0 || object.length > longestWay) return undefined;
  const ways = [[first], [second], [last, ...object]].map(([verb, ...more]) =>
    verb === undefined ? [] : [{ ...verb, text: baseOf(verb), lower: baseOf(verb) }, ...more],
  );
  const { before, subject } = openingOf(tokens.slice(0, at));
  const behind = behindList(tokens, end);
  // `checks, signs or burns it`: whoever looks into something does so before.
  return asksVerbs.has(baseOf(first))
    ? { before: tokens.slice(0, at + 1), subject, ways: ways.slice(1), behind }
    : { before, subject, ways, behind };
};

/** The form of three verbs in a row, of which only the last one has an object. */
const formOfList = (tokens: readonly Token[], at: number): VerbForm | undefined => {
  const [first, comma, second, next, after] = tokens.slice(at, at + 5);
  const third = next?.text === ',' ? (after?.lower === 'or' ? tokens[at + 5] : undefined) : after;
  if (comma?.text !== ',' || !(next?.lower === 'or' || after?.lower === 'or')) return undefined;
  const forms = [first, second, third].map((token) => readVerb(token?.lower ?? '')?.forms);
  return (['third', 'base'] as const).find((form) => forms.every((found) => found?.has(form)));
};

const baseOf = ({ lower }: Token): string => readVerb(lower)?.base ?? lower;

const openingOf = (tokens: readonly Token[]): Pick<Offer, 'before' | 'subject'> => {
  const border = tokens.findLastIndex(
    (token) => token.text === ',' || token.lower === 'and' || token.lower === 'then' || isArrow(token),
  );
  return { before: tokens.slice(0, Math.max(0, border)), subject: tokens.slice(border + 1) };
};

const behindList = (tokens: readonly Token[], end: number): readonly Token[] =>
  tokens.slice(end + (tokens[end]?.text === ',' || tokens[end]?.text === ';' ? 1 : 0));

const isSlash = ({ text }: Token): boolean => text === '/';

/** A list ends before what comes `then`, and with the way behind its last `or`. */
const endOfList = (tokens: readonly Token[], from: number): number => {
  const last = tokens.findLastIndex((token, index) => index >= from && (token.lower === 'or' || isSlash(token)));
  if (last < 0) return from;
  const end = tokens.findIndex(
    (token, index) => index > last && (/^[,;]$/.test(token.text) || markerAt(tokens, index) !== undefined),
  );
  return end < 0 ? tokens.length : end;
};

const isLink = (token: Token): boolean => token.text === ',' || token.lower === 'or' || isSlash(token);

/** `send it back`, with its verb in front. */
const isDeed = (tokens: readonly Token[]): boolean => {
  const [verb] = tokens;
  const found = findPredicate(tokens);
  if (tokens.length === 1) return readVerb(verb?.lower ?? '')?.forms.has('base') === true;
  return found?.start === 0 && found.voice === 'active';
};

const isShort = (tokens: readonly Token[]): boolean =>
  tokens.length <= longestWay && tokens.every(({ kind }) => kind !== 'mark');

/** In words. */
const longestWay = 8;
