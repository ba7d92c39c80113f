import { markerAt } from '../../segment/marker-at.ts';
import { findPredicate } from '../../segment/predicate.ts';
import type { Token } from '../../text/token.ts';
import { namesActor } from '../actor.ts';
import { conditionStrength, isOutcome } from './condition-phrase.ts';
import type { Guard } from './guard.ts';
import { isFault } from './kind-guards.ts';
import { afterSigns, isArrowSign, isBorder, isMeaning, isSign } from './signs.ts';

/** Words before an arrow, a colon or a dash that name a condition. */
export const phraseAt = (
  tokens: readonly Token[],
  from: number,
  start: number,
  said: readonly Token[] = [],
): Guard | undefined => {
  const marker = markerAt(tokens, start);
  if (marker?.role === 'meanwhile') return undefined;
  const isMarked = marker?.role === 'if' && marker.length === 1;
  const at = isMarked ? start + 1 : start;
  let sign = at;
  while (
    sign < tokens.length &&
    !isBorder(tokens[sign]) &&
    !isMeaning(tokens[sign]) &&
    !(opensElse(tokens, sign) && !isMarked) &&
    !(isSign(tokens[sign]) && !goesOnWithArrow(tokens, sign))
  )
    sign += 1;
  if (sign === at || sign >= tokens.length - 1) return undefined;
  const phrase = tokens.slice(at, sign);
  if (isMeaning(tokens[sign])) return meaningAt(tokens, from, at, sign);
  if (opensElse(tokens, sign) && !isMarked) return thenAt(tokens, from, at, sign);
  if (!isSign(tokens[sign])) return undefined;
  const isSpaced = (tokens[sign]?.start ?? 0) > (tokens[sign - 1]?.end ?? 0);
  if (tokens[sign]?.text === '-' && !isSpaced) return undefined;
  const strength: 'strong' | 'weak' | undefined =
    (isMarked && tokens[sign]?.text !== '=') ||
    (phrase.some(isFault) && isStateOf(phrase, said)) ||
    (start === 0 && hasOtherWay(tokens, phrase, sign))
      ? 'strong'
      : (conditionStrength(phrase) ??
        namedCase(tokens, phrase, sign) ??
        pairedCase(tokens, from, sign) ??
        closingCase(tokens, from, sign) ??
        openedCase(tokens, from, sign, said));
  if (strength === undefined) return undefined;
  return {
    answer: 'other',
    tokens: phrase,
    from,
    next: afterSigns(tokens, sign),
    subject: [],
    isSure: strength === 'strong',
    isMarked,
    isEvent: !isMarked && tellsEvent(phrase) && /^(?:[-=]+>|[→➔➜⟶])$/.test(tokens[sign]?.text ?? ''),
  };
};

/** `error rate normal for 30 minutes -> roll out, otherwise roll back`: where another way is told behind it, the words before the arrow ask. */
const hasOtherWay = (tokens: readonly Token[], phrase: readonly Token[], sign: number): boolean => {
  const other = tokens.findIndex((_, at) => at > sign + 1 && markerAt(tokens, at)?.role === 'else');
  const found = findPredicate(phrase);
  const isCommand = found?.start === 0 && found.form === 'base';
  const isPlain = phrase.length > 1 && phrase.length <= longestAsked && !isCommand && !namesActor(phrase);
  return isPlain && isArrowSign(tokens[sign]) && other > 0 && !tokens.slice(sign + 1, other).some(isSign);
};

/** Words of what such a sentence asks. */
const longestAsked = 8;

/** `then` with what is done otherwise behind it. */
const opensElse = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.lower === 'then' && tokens.slice(at).some((_, offset) => markerAt(tokens, at + offset)?.role === 'else');

/** `card valid then lend it, else renew it` */
const thenAt = (tokens: readonly Token[], from: number, at: number, sign: number): Guard | undefined => {
  const phrase = tokens.slice(at, sign);
  if (conditionStrength(phrase) === undefined || findPredicate(phrase)?.start === 0) return undefined;
  return { answer: 'other', tokens: phrase, from, next: sign + 1, subject: [], isSure: true };
};

/** A phrase without a verb that means that something is done. */
const meaningAt = (tokens: readonly Token[], from: number, at: number, sign: number): Guard | undefined => {
  const phrase = tokens.slice(at, sign);
  const deed = tokens.slice(tokens[sign + 1]?.lower === 'that' ? sign + 2 : sign + 1);
  const tellsAll = phrase.length <= 5 && findPredicate(phrase) === undefined && findPredicate(deed) !== undefined;
  return tellsAll
    ? { answer: 'other', tokens: phrase, from, next: tokens.length - deed.length, subject: [], isSure: true }
    : undefined;
};

/** `if it blinks, the line is down: call Ann`: what the condition means, before what is done. */
export const explains = (tokens: readonly Token[], at: number): boolean => {
  const sign = tokens.findIndex(({ text }, index) => index > at && text === ':');
  const phrase = sign < 0 ? [] : tokens.slice(at, sign);
  return phrase.length > 2 && (findPredicate(phrase)?.start ?? 0) > 0;
};

const tellsEvent = (phrase: readonly Token[]): boolean => {
  const found = findPredicate(phrase);
  return found?.voice === 'active' && !found.isNegated && found.modal === undefined;
};

/** `green badge = open the gate`: a few words that are set equal to a deed. */
const namedCase = (tokens: readonly Token[], phrase: readonly Token[], sign: number): 'weak' | undefined => {
  if (phrase.length > 5 || tokens[sign]?.text !== '=') return undefined;
  return findPredicate(tokens.slice(sign + 1)) === undefined ? undefined : 'weak';
};

/** `gold -> call, silver -> write`: pieces with one arrow each are cases with what is done in them. */
const pairedCase = (tokens: readonly Token[], from: number, sign: number): 'weak' | undefined => {
  if (!isArrowSign(tokens[sign]) || sign - from > 3) return undefined;
  if (from > 0 && !/^[,;:/]$/.test(tokens[from - 1]?.text ?? '')) return undefined;
  const phrase = tokens.slice(from, sign);
  if (namesActor(phrase) || (findPredicate(phrase)?.score ?? 0) >= 7) return undefined;
  const end = tokens.findIndex((token, at) => at > sign && isBorder(token));
  const own = tokens.slice(sign + 1, end < 0 ? undefined : end);
  const next = end < 0 ? -1 : tokens.findIndex((token, at) => at > end && isSign(token));
  const before = tokens.slice(0, from).filter(isArrowSign).length;
  const isLastPair = before > 0 && end < 0;
  const isPair = next > end && next - end <= 4 && isArrowSign(tokens[next]);
  return !own.some(isArrowSign) && (isPair || isLastPair) ? 'weak' : undefined;
};

/** `take the temperature, fever -> call the parents.`: a noun or two behind the last comma of a sentence, with one arrow and a deed behind it. */
const closingCase = (tokens: readonly Token[], from: number, sign: number): 'weak' | undefined => {
  const phrase = tokens.slice(from, sign);
  const deed = tokens.slice(sign + 1);
  if (tokens[from - 1]?.text !== ',' || phrase.length > 2 || !isArrowSign(tokens[sign])) return undefined;
  const isNamed =
    findPredicate(phrase) === undefined && !namesActor(phrase) && !tokens.slice(0, from).some(isArrowSign);
  return isNamed && !deed.some((token) => isArrowSign(token) || isBorder(token)) ? 'weak' : undefined;
};

/** `SEV1 -> call the lead.`, `false positive => close it`: a sentence that names a case, with one arrow and a deed behind it. */
const openedCase = (
  tokens: readonly Token[],
  from: number,
  sign: number,
  said: readonly Token[],
): 'weak' | undefined => {
  const phrase = tokens.slice(from, sign);
  const deed = tokens.slice(sign + 1);
  const isParted = isArrowSign(tokens[sign]) || (isDash(tokens[sign]) && phrase.length <= 3 && phrase.some(isFault));
  if (from > 0 || phrase.length > 4 || !isParted || deed.some(isArrowSign)) return undefined;
  const verb = isMarkedBefore(said, phrase) || isStateOf(phrase, said) ? 0 : (findPredicate(phrase)?.score ?? 0);
  if (namesActor(phrase) || verb >= 6) return undefined;
  return findPredicate(deed) === undefined && deed.length > longestName ? undefined : 'weak';
};

/** `they mark keep or discard. keep -> ...`: one of two that were named before. */
const isMarkedBefore = (said: readonly Token[], [name, ...more]: readonly Token[]): boolean =>
  more.length === 0 &&
  said.some(({ lower }, at) => lower === name?.lower && (said[at - 1]?.lower === 'or' || said[at + 1]?.lower === 'or'));

/** `load the cart. empty cart -> ...`, `card refused -> ...`: how a thing is that was named before. */
const isStateOf = (phrase: readonly Token[], said: readonly Token[]): boolean => {
  const thing = phrase.filter((token) => !isOutcome(token));
  return phrase.length === 2 && thing.length === 1 && said.some(({ lower }) => lower === thing[0]?.lower);
};

const isDash = (token: Token | undefined): boolean => /^[–—-]$/.test(token?.text ?? '');

/** The most words of a deed that is only named. */
const longestName = 4;

/** `reason = price -> offer a discount`: the arrow ends the condition. */
const goesOnWithArrow = (tokens: readonly Token[], at: number): boolean => {
  if (!/^[=<>–-]$/.test(tokens[at]?.text ?? '')) return false;
  if (
    tokens[at + 1]?.kind === 'number' &&
    /^[<>=–-]$/.test(tokens[at]?.text ?? '') &&
    tokens[at - 1] !== undefined &&
    tokens[at]?.text !== '='
  )
    return true;
  const end = tokens.findIndex(
    (token, index) => index > at && (isBorder(token) || /^(?:[-=]+>|[→➔➜⟶])$/.test(token.text)),
  );
  return end > 0 && !isBorder(tokens[end]) && end - at <= 5;
};
