import { articles, conjunctions, determiners } from '../../lexicon/en/closed-words.ts';
import { answers, otherCases } from '../../lexicon/en/guard-words.ts';
import { negatingPrefixes } from '../../lexicon/en/outcomes.ts';
import { readVerb } from '../../lexicon/morphology.ts';
import { markerAt } from '../../segment/marker-at.ts';
import { withoutBrackets } from '../../segment/phrases.ts';
import { findPredicate } from '../../segment/predicate.ts';
import { windowEnd } from '../../segment/window-end.ts';
import type { Sentence } from '../../text/sentences.ts';
import type { Token } from '../../text/token.ts';
import { namesActor } from '../actor.ts';
import { relate } from '../outcome.ts';
import { toQuestion } from '../question.ts';
import { isContrast } from '../read-contrast.ts';
import { isSorting } from '../read-sorting.ts';
import { conditionStrength, isOutcome } from './condition-phrase.ts';
import { isListedCase } from './listed-cases.ts';
import { measureAt } from './measure.ts';
import { subjectCaseAt } from './subject-case.ts';

/** Which answer a guard gives to the question before it; `other` names a case of its own. */
export type GuardAnswer = 'yes' | 'no' | 'else' | 'other';

/** A place in a sentence where it is said in which case what follows is done: `too low -> ...`, `no: ...`, `under 70 reject`. */
export interface Guard {
  readonly answer: GuardAnswer;
  /** The condition; empty for an answer. */
  readonly tokens: readonly Token[];
  /** Where it begins in its sentence, and where what is done begins. */
  readonly from: number;
  readonly next: number;
  /** Words that the deed needs in front of it: `orders over 100 go to Ann` is about orders. */
  readonly subject: readonly Token[];
  readonly isSure: boolean;
  /** True for a kind of thing: it counts only beside its opposite. */
  readonly isKind?: boolean;
  /** True where the words before an arrow tell what somebody or something does: as the first of a text they start it. */
  readonly isEvent?: boolean;
}

/** The guards of each sentence. Those that are no guard by themselves count only beside another one. */
export const findGuards = (sentences: readonly Sentence[]): readonly (readonly Guard[])[] => {
  let since = neverAsked;
  const found = sentences.map((sentence, index) => {
    const isAfterQuestion = sentences[index - 1]?.closing === '?';
    const isLadder = [sentence, sentences[index + 1]].some((told) => told !== undefined && hasElseIf(told.tokens));
    const isSplit = isContrast(sentence.tokens) || isSorting(sentence.tokens);
    const guards = isSplit
      ? []
      : guardsOf(sentence, {
          isAfterQuestion,
          isLadder,
          isOpen: since <= longestSilence,
          isTold: false,
          before: sentences.slice(Math.max(0, index - longestListing), index),
          isListed: isListedCase(sentences, index),
        });
    since = guards.some(({ isKind }) => isKind !== true) || sentence.closing === '?' ? 0 : since + 1;
    return guards;
  });
  return found.map((guards, index) =>
    guards.filter((guard, at) => guard.isSure || hasPartner(guard, at, found, sentences, index)),
  );
};

/** How many sentences back something may have been asked or named. */
const longestListing = 12;

/** How many sentences may lie between the cases of one decision. */
const longestSilence = 2;
const neverAsked = 99;

const hasPartner = (
  guard: Guard,
  at: number,
  all: readonly (readonly Guard[])[],
  sentences: readonly Sentence[],
  index: number,
): boolean => {
  const beside = [all[index]?.[at - 1], all[index]?.[at + 1]];
  const around = [
    ...(at === 0 ? [all[index - 1]?.at(-1)] : []),
    ...(at === (all[index]?.length ?? 0) - 1 ? [all[index + 1]?.[0]] : []),
  ];
  const isChained = beside.some(
    (other) => other !== undefined && (other.next === guard.from || guard.next === other.from),
  );
  if (isChained) return false;
  if (guard.isKind === true)
    return [...beside, ...around].some(
      (other) => other !== undefined && relate(toQuestion(guard.tokens), toQuestion(other.tokens)) === 'opposite',
    );
  return (
    [...beside, ...around].some((other) => other !== undefined) ||
    sentences[index - 1]?.closing === '?' ||
    all
      .slice(Math.max(0, index - farthest), index + farthest + 1)
      .some((found) => found.some((other) => areOpposite(guard, other)))
  );
};

/** How many sentences may lie between the two cases of one question. */
const farthest = 5;

const areOpposite = (a: Guard, b: Guard): boolean =>
  a.answer === 'other' && b.answer === 'other' && relate(toQuestion(a.tokens), toQuestion(b.tokens)) === 'opposite';

/** `if a, b, else if c, d` is read by its clauses. */
const hasElseIf = (tokens: readonly Token[]): boolean =>
  tokens.some((_, index) => markerAt(tokens, index)?.role === 'else-if');

interface Context {
  readonly isAfterQuestion: boolean;
  readonly isLadder: boolean;
  /** True where a case or a question was told shortly before. */
  readonly isOpen: boolean;
  /** True behind `if ...` of the same sentence. */
  readonly isTold: boolean;
  /** The sentences before this one. */
  readonly before: readonly Sentence[];
  /** True for an item whose opening before a colon is a case of what the text before asks. */
  readonly isListed: boolean;
}

const guardsOf = (sentence: Sentence, context: Context): readonly Guard[] => {
  const { tokens, closing } = sentence;
  const guards: Guard[] = [];
  let isPlainCondition = false;
  let depth = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token?.text === '(') depth += 1;
    if (token?.text === ')') depth -= 1;
    if (depth > 0 || !opensPiece(tokens, at)) {
      if (markerAt(tokens, at)?.role === 'if' && at >= (guards.at(-1)?.next ?? 0)) isPlainCondition = true;
      continue;
    }
    const last = guards.at(-1);
    if (last !== undefined && at < last.next) continue;
    const isCased = guards.some(({ isKind }) => isKind !== true);
    const isOpen = context.isOpen || isCased;
    const guard =
      (at === 0 ? listedCase(sentence, context.isListed) : undefined) ??
      guardAt(tokens, at, {
        ...context,
        isTold: isPlainCondition && !isCased,
        isOpen: isOpen && !(isPlainCondition && !isCased),
        isAfterQuestion: context.isAfterQuestion || isCased,
      });
    const isQuestion = closing === '?' && guard !== undefined && guard.next >= tokens.length;
    if (guard !== undefined && !isQuestion) guards.push(guard);
    else if (markerAt(tokens, at)?.role === 'if') isPlainCondition = true;
  }
  return guards;
};

/** `no cover means she declines` */
const isMeaning = (token: Token | undefined): boolean => token?.lower === 'means';

const isSign = (token: Token | undefined): boolean =>
  token !== undefined && /^(?:[-=]{1,3}>|[→➔➜⟶]|[:=–—-])$/.test(token.text) && token.kind === 'mark';

/** A new piece begins with the sentence, behind a mark, and before `else`. */
const opensPiece = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at - 1];
  if (tokens[at]?.kind === 'mark' && !/^(?:[<>]=?|[≤≥])$/.test(tokens[at]?.text ?? '')) return false;
  return (
    before === undefined ||
    /^[,;/()]$/.test(before.text) ||
    (isSign(before) && before.text !== '=') ||
    /^(?:else|otherwise|nope|no|yes|N|Y)$/.test(tokens[at]?.text ?? '') ||
    (conjunctions.has(before.lower) && opensWithAnswer(tokens, at))
  );
};

const opensWithAnswer = (tokens: readonly Token[], at: number): boolean =>
  /^(?:yes|no|else|otherwise)$/.test(tokens[at]?.lower ?? '') ||
  /^if (?:not|yes|no|so)$/.test(`${tokens[at]?.lower} ${tokens[at + 1]?.lower}`);

/** `- bland -> add salt` below a step: the line names a case. */
const listedCase = ({ tokens, item }: Sentence, isListed: boolean): Guard | undefined => {
  if (isListed) {
    const colon = tokens.findIndex(({ text }) => text === ':');
    const name = withoutBrackets(tokens.slice(0, colon)).filter(({ lower }) => lower !== 'only');
    return { answer: 'other', tokens: name, from: 0, next: colon + 1, subject: [], isSure: true };
  }
  const sign = tokens.findIndex(isSign);
  const name = tokens.slice(0, Math.max(0, sign));
  const isName = item === '-' && name.length > 0 && name.length <= 4 && !isMarkerWord(name[0]) && !namesActor(name);
  const isCase = isName && /^(?:[-=]+>|[→➔➜⟶]|=)$/.test(tokens[sign]?.text ?? '') && sign < tokens.length - 1;
  return isCase ? { answer: 'other', tokens: name, from: 0, next: sign + 1, subject: [], isSure: false } : undefined;
};

const isMarkerWord = (token: Token | undefined): boolean =>
  /^(?:if|when|else|otherwise|yes|no|then)$/.test(token?.lower ?? '');

const guardAt = (tokens: readonly Token[], start: number, context: Context): Guard | undefined => {
  let at = start;
  while (/^(?:then|and|or|but|also|so)$/.test(tokens[at]?.lower ?? '')) at += 1;
  return (
    answerAt(tokens, start, at, context) ??
    subjectCaseAt(tokens, start, at, context.before) ??
    otherCaseAt(tokens, start, at, context) ??
    (context.isTold && explains(tokens, at) ? undefined : phraseAt(tokens, start, at)) ??
    (context.isLadder
      ? undefined
      : (measuredAt(tokens, start, at) ?? onesAt(tokens, start, at) ?? kindAt(tokens, start, at)))
  );
};

/** `no -> stop`, `yes: go on`, `if not call`, `Y ship N wait`. */
const answerAt = (tokens: readonly Token[], from: number, at: number, context: Context): Guard | undefined => {
  const marker = markerAt(tokens, at);
  if (marker !== undefined && marker.length > 1 && (marker.role === 'yes' || marker.role === 'no') && context.isOpen)
    return {
      answer: marker.role,
      tokens: [],
      from,
      next: afterSigns(tokens, at + marker.length),
      subject: [],
      isSure: true,
    };
  const word = tokens[at];
  const answer = answers.get(word?.lower ?? '');
  if (word === undefined || answer === undefined) return undefined;
  const sign = tokens[at + 1];
  const isClear = isSign(sign) || (context.isAfterQuestion && sign?.text === ',');
  const isBare =
    context.isAfterQuestion && word.lower.length + Number(/^\p{Lu}$/u.test(word.text)) > 1 && sign?.kind === 'word';
  const isPhrase = isBare && phraseAt(tokens, from, at) !== undefined;
  if (!isClear && (!isBare || isPhrase)) return undefined;
  return { answer, tokens: [], from, next: afterSigns(tokens, at + 1), subject: [], isSure: true };
};

const otherCaseAt = (tokens: readonly Token[], from: number, at: number, context: Context): Guard | undefined => {
  if (!context.isOpen) return undefined;
  const phrase = otherCases.find((words) =>
    words.split(' ').every((word, offset) => tokens[at + offset]?.lower === word),
  );
  if (phrase === undefined) return undefined;
  const end = at + phrase.split(' ').length;
  if (phrase === 'other' && !isSign(tokens[end])) return undefined;
  if (markerAt(tokens, end)?.role === 'if') return undefined;
  // `the others are invited` tells who is.
  const isSubject =
    /(?:others|rest|else)$/.test(phrase) && tokens[end]?.kind === 'word' && phrase !== 'else' && phrase !== 'or else';
  return {
    answer: 'else',
    tokens: tokens.slice(at, end),
    from,
    next: afterSigns(tokens, end),
    subject: isSubject && findPredicate(tokens.slice(end))?.start === 0 ? tokens.slice(at, end) : [],
    isSure: true,
  };
};

/** Words before an arrow, a colon or a dash that name a condition. */
const phraseAt = (tokens: readonly Token[], from: number, start: number): Guard | undefined => {
  const marker = markerAt(tokens, start);
  const isMarked = marker?.role === 'if' && marker.length === 1;
  const at = isMarked ? start + 1 : start;
  let sign = at;
  while (
    sign < tokens.length &&
    !isBorder(tokens[sign]) &&
    !isMeaning(tokens[sign]) &&
    !(isSign(tokens[sign]) && !goesOnWithArrow(tokens, sign))
  )
    sign += 1;
  if (sign === at || sign >= tokens.length - 1) return undefined;
  const phrase = tokens.slice(at, sign);
  if (isMeaning(tokens[sign])) return meaningAt(tokens, from, at, sign);
  if (!isSign(tokens[sign])) return undefined;
  const isSpaced = (tokens[sign]?.start ?? 0) > (tokens[sign - 1]?.end ?? 0);
  if (tokens[sign]?.text === '-' && !isSpaced) return undefined;
  const strength: 'strong' | 'weak' | undefined =
    isMarked && tokens[sign]?.text !== '='
      ? 'strong'
      : (conditionStrength(phrase) ??
        namedCase(tokens, phrase, sign) ??
        pairedCase(tokens, from, sign) ??
        openedCase(tokens, from, sign));
  if (strength === undefined) return undefined;
  return {
    answer: 'other',
    tokens: phrase,
    from,
    next: afterSigns(tokens, sign),
    subject: [],
    isSure: strength === 'strong',
    isEvent: !isMarked && tellsEvent(phrase) && /^(?:[-=]+>|[→➔➜⟶])$/.test(tokens[sign]?.text ?? ''),
  };
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
const explains = (tokens: readonly Token[], at: number): boolean => {
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

/** `SEV1 -> call the lead.`, `false positive => close it`: a sentence that names a case, with one arrow and a deed behind it. */
const openedCase = (tokens: readonly Token[], from: number, sign: number): 'weak' | undefined => {
  const phrase = tokens.slice(from, sign);
  const deed = tokens.slice(sign + 1);
  if (from > 0 || phrase.length > 4 || !isArrowSign(tokens[sign]) || deed.some(isArrowSign)) return undefined;
  if (namesActor(phrase) || (findPredicate(phrase)?.score ?? 0) >= 6) return undefined;
  return findPredicate(deed) === undefined && deed.length > longestName ? undefined : 'weak';
};

/** The most words of a deed that is only named. */
const longestName = 4;

const isArrowSign = (token: Token | undefined): boolean => /^(?:[-=]+>|[→➔➜⟶])$/.test(token?.text ?? '');

/** `reason = price -> offer a discount`: the arrow ends the condition. */
const goesOnWithArrow = (tokens: readonly Token[], at: number): boolean => {
  if (!/^[=<>-]$/.test(tokens[at]?.text ?? '')) return false;
  if (
    tokens[at + 1]?.kind === 'number' &&
    /^[<>=-]$/.test(tokens[at]?.text ?? '') &&
    tokens[at - 1] !== undefined &&
    tokens[at]?.text !== '='
  )
    return true;
  const end = tokens.findIndex(
    (token, index) => index > at && (isBorder(token) || /^(?:[-=]+>|[→➔➜⟶])$/.test(token.text)),
  );
  return end > 0 && !isBorder(tokens[end]) && end - at <= 5;
};

const isBorder = (token: Token | undefined): boolean => token !== undefined && /^[,;()]$/.test(token.text);

/** `under 600 reject`, `orders over 100 go to Ann`: a measure with no mark behind it. */
const measuredAt = (tokens: readonly Token[], from: number, start: number): Guard | undefined => {
  const marker = markerAt(tokens, start);
  const isMarked = (marker?.role === 'if' || marker?.phrase === 'when') && marker.length === 1;
  const first = isMarked || tokens[start]?.lower === 'for' ? start + 1 : start;
  const at = /^(?:it|it's|they|they're|its|the)$/.test(tokens[first]?.lower ?? '') && isMarked ? first + 1 : first;
  const measure = measureAt(tokens.slice(at));
  if (measure === undefined) return undefined;
  const next = at + measure.length;
  const rest = tokens.slice(next);
  if (rest.length === 0 || isSign(rest[0]) || (at === start && isBorder(rest[0]))) return undefined;
  const verb = findPredicate(measure.thing);
  if (verb !== undefined && (verb.start > 0 || verb.score > 6)) return undefined;
  const found = findPredicate(rest);
  const isPlural = /[^s]s$/.test(measure.thing.at(-1)?.lower ?? '');
  const actsItself =
    found?.start === 0 && (found.form === 'third' || found.modal !== undefined || isPlural || found.verb === 'need');
  return {
    answer: 'other',
    tokens: tokens.slice(at, next),
    from,
    next: rest[0]?.text === ',' ? next + 1 : next,
    subject: actsItself ? measure.thing : [],
    isSure: true,
  };
};

/** `damaged goods are photographed`: a kind of thing as the subject, where another clause tells of the opposite kind. */
const kindAt = (tokens: readonly Token[], from: number, start: number): Guard | undefined => {
  const first = determiners.has(tokens[start]?.lower ?? '') || tokens[start]?.lower === 'for' ? start + 1 : start;
  const kind = tokens.slice(first, first + 2);
  const [quality, thing] = kind;
  if (quality === undefined || thing?.kind !== 'word' || !tellsKind(quality)) return undefined;
  const found = findPredicate(tokens.slice(first, windowEnd(tokens, first)));
  const isAbout = tokens[start]?.lower === 'for' && found !== undefined && found.start > 2;
  const isSubject =
    found?.start === 2 && (found.form !== 'base' || found.modal !== undefined || /[^s]s$/.test(thing.lower));
  if (!isSubject && !isAbout) return undefined;
  return {
    answer: 'other',
    tokens: kind,
    from,
    next: first + 2,
    subject: isAbout ? [] : kind,
    isSure: false,
    isKind: true,
  };
};

/** `Bad ones go back`: of several that were told of, those with this outcome. */
const onesAt = (tokens: readonly Token[], from: number, start: number): Guard | undefined => {
  const first = tokens[start]?.lower === 'for' ? start + 1 : start;
  const isOne = first > start && articles.has(tokens[first]?.lower ?? '');
  const at = isOne ? first + 1 : first;
  const [quality, ones] = tokens.slice(at, at + 2);
  if (quality === undefined || ones?.lower !== (isOne ? 'one' : 'ones') || !tellsKind(quality)) return undefined;
  return {
    answer: 'other',
    tokens: [quality],
    from,
    next: at + 2,
    subject: first > start ? [] : [quality, ones],
    isSure: false,
    isKind: true,
  };
};

const tellsKind = (quality: Token): boolean => {
  const bare = negatingPrefixes.find((prefix) => quality.lower.startsWith(prefix));
  const forms = readVerb(quality.lower)?.forms;
  return isOutcome(quality) || bare !== undefined || forms?.has('participle') === true;
};

const afterSigns = (tokens: readonly Token[], at: number): number => {
  let next = at;
  while (isSign(tokens[next]) || tokens[next]?.text === ',') next += 1;
  return next;
};
